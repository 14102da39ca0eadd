import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../machines/registry';
import { paths } from '../../src/app/paths';

const known: readonly string[] = [...Object.values(paths), '/interview/:role'];

test.each(registry.map((entry) => [entry.file, entry] as const))(
  '%s: its screens are screens of the app',
  (_, entry) => {
    expect(entry.screens.length).toBeGreaterThan(0);
    expect(entry.screens.filter((screen) => !known.includes(screen))).toEqual([]);
  },
);

test('the table of flows in the README has each of them, with its machine and its page', () => {
  const readme = readFileSync('README.md', 'utf8');
  const rows = [
    ...readme.matchAll(
      /^\| (.+?) \| \[`(.+?)\.machine\.ts`\]\(machines\/(.+?)\.machine\.ts\) \| .+ \| \[chart\]\(docs\/statecharts\/(.+?)\.md\) \|$/gm,
    ),
  ];
  const table = rows.map(([, title, ...files]) => ({ title, files }));
  const flows = registry.map(({ title, file }) => ({ title, files: [file, file, file] }));
  const byTitle = (a: { title?: string | undefined }, b: { title?: string | undefined }) =>
    (a.title ?? '').localeCompare(b.title ?? '');
  expect(table.sort(byTitle)).toEqual(flows.sort(byTitle));
});
