import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '../../machines/registry';
import { allReplays } from '../machines/all-replays';
import { pageOf, toMermaid } from './statecharts';

const folder = 'docs/statecharts';
const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

test.each(registry.map((entry) => [entry.file, entry] as const))(
  'docs/statecharts/%s.md tells what the machine is now (npm run docs writes it)',
  (file, entry) => {
    const page = pageOf(entry, allReplays[file] ?? { replays: [], ignored: [], happyPath: '' });
    const path = `${folder}/${file}.md`;
    if (process.env.WRITE_DOCS) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, page);
    }
    expect(read(path)).toBe(page);
  },
);

test.each(registry.map((entry) => [entry.file, entry.machine] as const))(
  'the chart of %s draws every state once, with names Mermaid can read',
  (_, machine) => {
    const chart = toMermaid(machine);
    const drawn = [...chart.matchAll(/^\s*state "[\w ]+" as (\w+)/gm)].map((m) => m[1]);
    let states = 0;
    const count = (node: typeof machine.root) => {
      for (const child of Object.values(node.states)) {
        states += 1;
        count(child as typeof machine.root);
      }
    };
    count(machine.root);
    expect(new Set(drawn).size).toBe(states + (machine.root.type === 'parallel' ? 1 : 0));
    expect(chart).not.toContain(';');
  },
);
