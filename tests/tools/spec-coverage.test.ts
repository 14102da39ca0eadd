import { describe, expect, test } from 'vitest';
import { checkCoverage, readE2e, readUnit, testsOf } from './spec-coverage.mjs';

const sources: Readonly<Record<string, string>> = {
  'src/a.ts': '',
  'tests/a.test.ts': `
    test('plain', () => {});
    describe('group', () => {
      test.each([['x', 1]])('%s is %i', () => {});
      it(\`named \${by} data\`, () => {});
    });
    test.each(rows)('costs $price', () => {});
    notATest('other', () => {});`,
  'tests/e2e/b.spec.ts': `test.describe('wide', () => { for (const t of themes) test(\`in \${t}\`, async () => {}); });`,
  'tests/machines/replays/chat.replays.ts': "export const replays = [{ name: 'asked', spec: '§4', steps: [] }];",
};
const ran = {
  unit: new Map([
    [
      'tests/a.test.ts',
      [
        { path: ['plain'], ran: true },
        { path: ['group', 'x is 1'], ran: true },
        { path: ['group', 'y is 2'], ran: false },
      ],
    ],
    ['tests/machines/replays.test.ts', [{ path: ['chat', 'asked'], ran: true }]],
  ]),
  e2e: new Map([['tests/e2e/b.spec.ts', [{ path: ['wide', 'in dark'], ran: true }]]]),
};
const bySource = { unit: null, e2e: null };

const head = '| Statement | Done by | Shown by | Changed by |\n| --- | --- | --- | --- |\n';
const row = (shown: string, by = '`src/a.ts`', changed = '[kept](decisions/spec-changes.md#kept)') =>
  `| What it does | ${by} | ${shown} | ${changed} |\n`;
const check = (page: string, reports: Parameters<typeof checkCoverage>[0]['ran'] = ran) =>
  checkCoverage({
    page,
    decisions: '- <a id="kept"></a>Everything is kept.',
    sections: { '1. Purpose': [], '2. Screens': ['Landing'] },
    source: (file: string) => sources[file] ?? null,
    ran: reports,
  });
const page = (rows: string) =>
  `# Coverage\n\n## 1. Purpose\n\n${head}${rows}\n## 2. Screens\n\n### Landing\n\n${head}${row('`tests/a.test.ts › plain`')}`;

describe('a whole page', () => {
  test.each([
    ['a title', '`tests/a.test.ts › plain`'],
    ['with its group', '`tests/a.test.ts › group › x is 1`'],
    ['filled in by data', '`tests/a.test.ts › x is 1`'],
    ['left open', '`tests/a.test.ts › x is *`'],
    ['two tests', '`tests/a.test.ts › plain`<br>`tests/e2e/b.spec.ts › in dark`'],
    ['a browser test', '`tests/e2e/b.spec.ts › wide › in dark`'],
    ['a replay', '`tests/machines/replays/chat.replays.ts › asked`'],
  ])('has no fault: %s', (_, shown) => {
    expect(check(page(row(shown)))).toEqual([]);
    expect(check(page(row(shown)), bySource)).toEqual([]);
  });

  test('by source alone, what data fills in may be named in full or left open', () => {
    for (const title of ['costs 3', 'costs *', 'named * data', 'group › * is 2'])
      expect(check(page(row(`\`tests/a.test.ts › ${title}\``)), bySource)).toEqual([]);
  });
});

describe('what is told, with the row', () => {
  test.each([
    [
      'a test that is not in the report',
      row('`tests/a.test.ts › gone`'),
      ran,
      '“What it does”: no such test in the report',
    ],
    ['a test that is not in the source', row('`tests/a.test.ts › gone`'), bySource, 'no such test in the source'],
    ['what only looks like a test', row('`tests/a.test.ts › other`'), bySource, 'no such test in the source'],
    ['another group', row('`tests/a.test.ts › wide › x is 1`'), ran, 'no such test in the report'],
    ['a test that did not run', row('`tests/a.test.ts › y is 2`'), ran, 'did not run'],
    ['an open title of which one did not run', row('`tests/a.test.ts › * is *`'), ran, 'did not run'],
    ['a replay of another machine', row('`tests/machines/replays/chat.replays.ts › gone`'), ran, 'no such test'],
    [
      'a test file that is not there',
      row('`tests/gone.test.ts › plain`'),
      bySource,
      'there is no file tests/gone.test.ts',
    ],
    ['a file without a title', row('`tests/a.test.ts`'), ran, 'is no test'],
    ['no test', row(''), ran, 'names no test'],
    ['no file', row('`tests/a.test.ts › plain`', ''), ran, 'names no file'],
    ['a file that is not there', row('`tests/a.test.ts › plain`', '`src/b.ts`'), ran, 'there is no file src/b.ts'],
    [
      'a decision that is not there',
      row('`tests/a.test.ts › plain`', '`src/a.ts`', '[x](decisions/spec-changes.md#gone)'),
      ran,
      'no decision is called #gone',
    ],
    ['a row with a cell too few', '| What it does | `src/a.ts` | `tests/a.test.ts › plain` |\n', ran, '3 cells, not 4'],
    ['a section without rows', '', ran, 'the section “1. Purpose” has no rows'],
    ['other columns', '| Statement | Shown by |\n', ran, 'the columns are not'],
    ['a section of no spec', `### Attic\n\n${head}`, ran, 'is no section of the product spec'],
  ])('%s', (_, rows, reports, words) => {
    const faults = check(page(rows), reports);
    expect(faults.join('\n')).toContain(words);
    expect(faults.join('\n')).toContain('docs/spec-coverage.md');
  });

  test('a section that is missing', () => {
    expect(check(`## 1. Purpose\n\n${head}${row('`tests/a.test.ts › plain`')}`)).toEqual([
      'docs/spec-coverage.md: the section “2. Screens” is missing',
      'docs/spec-coverage.md: the section “2. Screens › Landing” is missing',
    ]);
  });

  test('a decision that no row leads to', () => {
    const bare = row('`tests/a.test.ts › plain`', '`src/a.ts`', '');
    const faults = check(page(bare).replace('[kept](decisions/spec-changes.md#kept)', ''));
    expect(faults).toEqual(['docs/decisions/spec-changes.md: no row of docs/spec-coverage.md leads to #kept']);
  });
});

test('the tests of a source, with their groups, in pieces', () => {
  expect(testsOf('tests/a.test.ts', sources['tests/a.test.ts'] ?? '')).toEqual([
    [['plain']],
    [['group'], ['', ' is ', '']],
    [['group'], ['named ', ' data']],
    [['costs ', '']],
  ]);
});

test('the reports of both runners, as they write them', () => {
  const unit = {
    testResults: [
      {
        name: '/home/ada/elevate/tests/a.test.ts',
        assertionResults: [
          { ancestorTitles: ['group'], title: 'x is 1', status: 'passed' },
          { ancestorTitles: [], title: 'later', status: 'pending' },
        ],
      },
    ],
  };
  expect([...readUnit(unit, '/home/ada/elevate')]).toEqual([
    [
      'tests/a.test.ts',
      [
        { path: ['group', 'x is 1'], ran: true },
        { path: ['later'], ran: false },
      ],
    ],
  ]);
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: [{ results: statuses.map((status) => ({ status })) }],
  });
  const e2e = {
    suites: [
      {
        file: 'b.spec.ts',
        title: 'b.spec.ts',
        specs: [spec('alone', 'skipped'), spec('never')],
        suites: [{ file: 'b.spec.ts', title: 'wide', specs: [spec('in dark', 'failed', 'passed')] }],
      },
    ],
  };
  expect([...readE2e(e2e)]).toEqual([
    [
      'tests/e2e/b.spec.ts',
      [
        { path: ['alone'], ran: false },
        { path: ['never'], ran: false },
        { path: ['wide', 'in dark'], ran: true },
      ],
    ],
  ]);
});
