import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/app/paths';
import { detailScreens } from '../../src/app/screens';
import { anchorsOf, brokenLinks, linksOf, picturesOf } from './links';

const GUIDE = 'docs/guide';
const PICTURES = 'docs/pictures';
/** Bytes of one picture, and of all. */
const LARGEST = 120_000;
const LARGEST_OF_ALL = 1_900_000;

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.md'));
const pages = new Map(
  ['README.md', 'CONTRIBUTING.md', 'machines/README.md', ...docs].map((path) => [path, readFileSync(path, 'utf8')]),
);

describe('the guide', () => {
  /** The rows of its table: the addresses of a screen, and the page about it. */
  const rows = [
    ...(pages.get(`${GUIDE}/README.md`) ?? '').matchAll(/^\| [^|]+ \| ([^|]+) \| \[[^\]]+\]\(([\w-]+\.md)\) \|$/gm),
  ].map(([, addresses = '', page = '']) => ({
    addresses: [...addresses.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address),
    page,
  }));

  test('names every screen of the app once, and no other', () => {
    const screens = [...Object.values(paths), ...detailScreens.map(({ path }) => path)];
    expect(rows.flatMap(({ addresses }) => addresses).sort()).toEqual([...screens].sort());
  });

  test('has a page for each row, a row for each page, and each page names its addresses and shows a picture', () => {
    const written = docs.filter((path) => path.startsWith(`${GUIDE}/`) && path !== `${GUIDE}/README.md`);
    expect(rows.map(({ page }) => `${GUIDE}/${page}`).sort()).toEqual([...written].sort());
    for (const { addresses, page } of rows) {
      const text = pages.get(`${GUIDE}/${page}`) ?? '';
      for (const address of addresses) expect([page, text]).toEqual([page, expect.stringContaining(`\`${address}\``)]);
      expect([page, linksOf(text).some(({ picture }) => picture)]).toEqual([page, true]);
    }
  });
});

describe('links', () => {
  test('of the README, the guide, the decisions and the flows lead to files that are there', () => {
    expect(brokenLinks(pages, existsSync)).toEqual([]);
  });

  const check = (text: string, files: readonly string[] = ['docs/b.md', 'docs/p.jpg']) =>
    brokenLinks(
      new Map([
        ['docs/a.md', text],
        ['docs/b.md', '# The way\n\n## C++, and `more`\n\n## The way\n\n<a id="here"></a>'],
      ]),
      (path) => files.includes(path),
    );

  test.each([
    ['a file', '[b](b.md)'],
    ['a heading', '[b](b.md#c-and-more)'],
    ['a heading of the same name', '[b](./b.md#the-way-1)'],
    ['an anchor of HTML', '[b](b.md#here)'],
    ['a picture that is a link', '[![p](p.jpg)](b.md)'],
    ['another site', '[x](https://example.org/gone.md) [y](mailto:a@example.org)'],
    ['code', '`[b](gone.md)` and ``a ` [b](gone.md)``\n\n```md\n[b](gone.md)\n```\n'],
  ])('%s: no fault', (_, text) => expect(check(text)).toEqual([]));

  test.each([
    ['a file that is gone', 'Text [b](gone.md) text', 'docs/a.md: there is no gone.md'],
    ['a link whose words hold brackets', '[a [b] c](gone.md)', 'docs/a.md: there is no gone.md'],
    ['a heading that is gone', '[b](b.md#gone)', 'docs/a.md: docs/b.md has no #gone'],
    ['a heading of its own that is gone', '# A\n\n[b](#b)', 'docs/a.md: docs/a.md has no #b'],
    ['a picture that is gone', '![p](pictures/p.jpg)', 'docs/a.md: there is no pictures/p.jpg'],
    ['a picture of a link that is gone', '[![p](q.jpg)](b.md)', 'docs/a.md: there is no q.jpg'],
    ['a picture of HTML that is gone', '<img src="q.jpg" alt="">', 'docs/a.md: there is no q.jpg'],
    ['a path of the machine', '[b](/docs/b.md)', 'docs/a.md: /docs/b.md is no relative link'],
    ['a way out of the project', '[b](../../b.md)', 'docs/a.md: ../../b.md leads out of the project'],
  ])('%s is reported', (_, text, fault) => expect(check(text)).toContain(fault));

  test('anchors are as GitHub makes them', () => {
    expect([...anchorsOf('# A b\n\n## [Link](x.md) & `code`\n\n## a-b_c: 2!\n')]).toEqual([
      'a-b',
      'link--code',
      'a-b_c-2',
    ]);
  });
});

describe('pictures', () => {
  const files = readdirSync(PICTURES).map((name) => `${PICTURES}/${name}`);

  test('each is shown on some page', () => {
    expect(files.filter((file) => !picturesOf(pages).has(file))).toEqual([]);
  });

  test('each is a JPEG under its limit, and all are under theirs', () => {
    const sizes = files.map((file) => [file, statSync(file).size] as const);
    expect(sizes.filter(([, size]) => size > LARGEST)).toEqual([]);
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(LARGEST_OF_ALL);
    for (const file of files) expect([file, readFileSync(file).subarray(0, 2).toString('hex')]).toEqual([file, 'ffd8']);
  });
});
