import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { challenges, readChallenges } from '../../src/content/schema/rooms/challenges';
import { ContentError } from '../../src/content/schema/source';

const PLACE = 'src/content/challenges';
const NAME = '01-double-it';

const statement = (title: string, group = 'First steps') => `---
title: ${title}
group: ${group}
difficulty: easy
topics: [arithmetic, formatted input]
skills: [C]
hints:
  - Two times is a sum of two.
  - A number and itself.
  - Print n + n.
---
Read one integer and print its double on a line of its own. The number may be
negative, and it may be 0.

A second paragraph.
`;
const program = (body: string) => `#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) == 1) printf("%d\\n", ${body});
    return 0;
}
`;
const withMistake = (mistake: string, body: string) => `// ${mistake}\n${program(body)}`;

/** A challenge without a fault, by the paths of its files. */
const sound = (name: string, title: string, salt = ''): Record<string, string> => ({
  [`${name}/statement.md`]: statement(title),
  [`${name}/starter.c`]: program('n'),
  [`${name}/model.c`]: program(`2 * n${salt}`),
  [`${name}/wrong/adds-two.c`]: withMistake('Adds two', `n + 2${salt}`),
  [`${name}/wrong/squares.c`]: withMistake('Squares', `n * n${salt}`),
  [`${name}/wrong/adds-one.c`]: withMistake('Adds one', `n + 1${salt}`),
  [`${name}/wrong/triples.c`]: withMistake('Triples', `3 * n${salt}`),
  [`${name}/wrong/halves.c`]: withMistake('Halves', `n / 2${salt}`),
  [`${name}/right/takes-its-negative-away.c`]: withMistake('Takes its negative away', `n - -n${salt}`),
  [`${name}/right/takes-from-three.c`]: withMistake('Takes it from three times', `3 * n - n${salt}`),
  [`${name}/editorial.md`]:
    'Twice a number is the number and itself.\n\n## Complexity\n\nO(1).\n\n## Go further\n\nTriple it.\n',
  ...Object.fromEntries(
    [3, 5, -1, 0].flatMap((n, index) => {
      const stem = `${name}/tests/0${index + 1}-${index === 0 ? 'example' : 'hidden'}`;
      return [
        [`${stem}.in`, `${n}\n`],
        [`${stem}.out`, `${2 * n}\n`],
      ];
    }),
  ),
});
const files = { 'groups.yaml': '- First steps\n', ...sound(NAME, 'Double It') };

type Change = Readonly<Record<string, string | Uint8Array | null>>;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'challenge-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(change: Change): void {
  for (const [path, content] of Object.entries({ ...files, ...change })) {
    if (content === null) continue;
    const file = join(root, PLACE, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function faultsOf(change: Change): readonly string[] {
  write(change);
  try {
    readChallenges(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/** A change of the sound challenge's files, their paths beginning in its folder. */
const here = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).map(([path, content]) => [`${NAME}/${path}`, content]));

test('a challenge is read from its files; lines of a paragraph run on', () => {
  write({});
  expect(readChallenges(root)).toMatchObject([
    {
      name: NAME,
      path: `${PLACE}/${NAME}`,
      challenge: {
        id: 1,
        title: 'Double It',
        group: 'First steps',
        language: 'c',
        languages: ['c'],
        difficulty: 'easy',
        topics: ['arithmetic', 'formatted input'],
        hints: ['Two times is a sum of two.', 'A number and itself.', 'Print n + n.'],
        description:
          'Read one integer and print its double on a line of its own. The number may be negative, and it may be 0.\n\nA second paragraph.',
        programs: { c: { starter: program('n'), solution: program('2 * n') } },
        examples: [{ input: '3\n', output: '6\n' }],
        hidden: [
          { input: '5\n', output: '10\n' },
          { input: '-1\n', output: '-2\n' },
          { input: '0\n', output: '0\n' },
        ],
      },
      skills: ['C'],
      wrong: [
        { about: 'Adds one' },
        {
          path: `${PLACE}/${NAME}/wrong/adds-two.c`,
          language: 'c',
          about: 'Adds two',
          source: withMistake('Adds two', 'n + 2'),
        },
        { about: 'Halves' },
        { about: 'Squares' },
        { about: 'Triples' },
      ],
    },
  ]);
});

/** The sound challenge in C and in the three that a challenge in several languages has. */
const inSeveral = (head: string): Change =>
  here({
    'statement.md': statement('Double It').replace('skills: [C]', head),
    'starter.cpp': program('n - 0'),
    'model.cpp': program('n + n'),
    'starter.py': 'n = int(input())\n',
    'model.py': 'print(2 * int(input()))\n',
    'starter.js': "const n = Number(require('fs').readFileSync(0, 'utf8'));\n",
    'model.js': "console.log(2 * Number(require('fs').readFileSync(0, 'utf8')));\n",
  });

test.each([
  ['skills: [Algorithms]\nseconds: 1', ['python', 'c', 'cpp', 'javascript']],
  ['skills: [Algorithms]\nseconds: 1\nbegins: c', ['c', 'cpp', 'python', 'javascript']],
  ['skills: [Algorithms]\nseconds: 1\nbegins: cpp', ['cpp', 'c', 'python', 'javascript']],
])('of several languages it begins in Python, or in the one that it was there in first: %j', (head, languages) => {
  write(inSeveral(head));
  expect(readChallenges(root)[0]?.challenge).toMatchObject({ language: languages[0], languages });
});

test('the app gets heads for the list and a module for each group; no module carries a wrong solution', () => {
  write({
    'groups.yaml': '- C++ strings and containers\n- First steps\n',
    ...sound('02-double-again', 'Double Again', ' + 0'),
    '02-double-again/statement.md': statement('Double Again', 'C++ strings and containers'),
  });
  const modules = challenges.read(join(root, PLACE), root);
  expect([...modules.keys()]).toEqual([
    'challenges',
    'challenges/ids',
    'challenges/groups',
    'challenges/cpp-strings-and-containers',
    'challenges/first-steps',
  ]);
  const { difficulty, language, languages, topics } = readChallenges(root)[0]?.challenge ?? {};
  expect(modules.get('challenges')).toEqual({
    data: [
      {
        name: 'C++ strings and containers',
        challenges: [{ id: 2, title: 'Double Again', difficulty, language, languages, topics }],
      },
      { name: 'First steps', challenges: [{ id: 1, title: 'Double It', difficulty, language, languages, topics }] },
    ],
  });
  expect(modules.get('challenges/groups')).toEqual({
    code: expect.stringContaining('"First steps": () => import("content:challenges/first-steps")'),
  });
  expect(JSON.stringify([...modules])).toContain('2 * n');
  expect(JSON.stringify([...modules])).not.toContain('n + 2');
});

describe('what is wrong with a challenge is named with its file and line', () => {
  const text = (old: string, by: string) => statement('Double It').replace(old, by);
  test.each<[string, string, Change]>([
    // The statement
    ['statement.md:1: is missing: title, hints and what to write', 'no statement', { 'statement.md': null }],
    ['statement.md:1: begin with front matter', 'no front matter', { 'statement.md': 'Double it.\n' }],
    ['statement.md:2: title: ', 'an empty title', { 'statement.md': text('Double It', "''") }],
    [
      'statement.md:3: group: groups.yaml has no "Last steps"',
      'no such group',
      { 'statement.md': text('First steps', 'Last steps') },
    ],
    ['statement.md:4: difficulty: ', 'no such difficulty', { 'statement.md': text('easy', 'simple') }],
    [
      'statement.md:5: topics: name one to four topics',
      'five topics',
      { 'statement.md': text('arithmetic', 'a, b, c, d') },
    ],
    ['statement.md:2: skills: is missing', 'no skills', { 'statement.md': text('skills: [C]\n', '') }],
    ['statement.md:6: skills: begin with C', 'another language', { 'statement.md': text('[C]', '[C++]') }],
    ['statement.md:6: skills: begin with C', 'its language second', { 'statement.md': text('[C]', '[Recursion, C]') }],
    ['statement.md:6: skills: begin with C', 'an empty list', { 'statement.md': text('[C]', '[]') }],
    [
      'statement.md:6: skills.1: the vocabulary has no skill "Recursive"',
      'no such skill',
      { 'statement.md': text('[C]', '[C, Recursive]') },
    ],
    [
      'statement.md:8: hints.0: has blanks at its ends',
      'a hint with blanks',
      { 'statement.md': text('Two times is a sum of two.', "' Two '") },
    ],
    [
      'statement.md:7: hints: give at least one hint',
      'no hints',
      { 'statement.md': text('\n  - Two times is a sum of two.\n  - A number and itself.\n  - Print n + n.', ' []') },
    ],
    [
      'statement.md:12: say below the front matter what to write',
      'hardly a word',
      { 'statement.md': `${statement('Double It').split('---\n').slice(0, 2).join('---\n')}---\nDouble it.\n` },
    ],
    [
      'statement.md:13: the statement is shown as plain text: leave out `',
      'marks',
      { 'statement.md': text('it may be 0', 'it may be `0`') },
    ],
    [
      'statement.md:6: begins: names one of several languages',
      'one language, which needs no first',
      { 'statement.md': text('skills', 'begins: c\nskills') },
    ],
    // The programs
    ['starter.c:1: is missing', 'no starter', { 'starter.c': null }],
    ['model.c:1: is missing', 'no model', { 'model.c': null }],
    ['starter.cpp:1: is missing', 'a model without a starter', { 'model.cpp': program('n + n') }],
    [
      'model.cpp:1: is missing: a challenge in several languages has C++, Python and JavaScript',
      'two languages of three',
      { 'starter.py': 'n = 0\n', 'model.py': 'print(2 * int(input()))\n' },
    ],
    [
      'model.py:1: a program here has no threads, files, locale or further modules: import numpy',
      'a package',
      { 'starter.py': 'n = 0\n', 'model.py': 'import numpy\nprint(2 * int(input()))\n' },
    ],
    ['starter.c:1: is the model solution itself', 'nothing to do', { 'starter.c': program('2 * n') }],
    ['model.c:1: begin with the includes', 'a comment first', { 'model.c': `/* mine */\n${program('2 * n')}` }],
    [
      'model.c:9: end with one line break',
      'no end of line',
      { 'model.c': `${program('2 * n').trimEnd()} /* a\n\n */` },
    ],
    ['starter.c:4: indent by blanks', 'a tab', { 'starter.c': program('n').replace('    int', '\tint') }],
    ['starter.c:1: has no main()', 'no main', { 'starter.c': '#include <stdio.h>\n' }],
    [
      'model.c:2: a program here has no threads, files, locale or further modules: <unistd.h>',
      'beyond the tab',
      { 'model.c': `#include <stdio.h>\n#include <unistd.h>\n${program('2 * n')}` },
    ],
    ['starter.c:1: is not UTF-8 text', 'another encoding', { 'starter.c': new Uint8Array([0x23, 0xe4, 0x0a]) }],
    ['notes.txt:1: is no file of a challenge', 'a file too many', { 'notes.txt': 'later\n' }],
    // The other solutions
    [
      'wrong/Squares.c:1: name it in small letters and hyphens',
      'a name in capitals',
      { 'wrong/Squares.c': withMistake('Squares', 'n * n') },
    ],
    ['wrong/squares.c:1: begin with a line that says the mistake', 'no words', { 'wrong/squares.c': program('n * n') }],
    ['wrong/squares.c:1: says the same as', 'the same words', { 'wrong/squares.c': withMistake('Adds two', 'n * n') }],
    [
      'wrong/squares.c:1: is the program of',
      'the same program',
      { 'wrong/squares.c': withMistake('Squares', 'n + 2') },
    ],
    [
      'wrong/squares.c:2: is the model solution itself',
      'a right one',
      { 'wrong/squares.c': withMistake('Squares', '2 * n') },
    ],
    ['right/adds.c:1: begin with a line that says the way', 'no way', { 'right/adds.c': program('n + n') }],
    ['right/adds.py:1: name it in small letters', 'another language', { 'right/adds.py': '# Adds\nprint(2)\n' }],
    ['editorial.md:1: has no part "## Complexity"', 'no costs', { 'editorial.md': 'Adds.\n\n## Go further\n\nWhy?\n' }],
    ['equivalent.yaml:1: 0.why: is missing', 'no reason', { 'equivalent.yaml': "- from: 'n'\n  to: 'm'\n" }],
    // The tests
    [
      'tests/05-hidden.make:1: 0: ',
      'no such recipe',
      { 'tests/05-hidden.make': '- { figures: 3 }\n', 'tests/05-hidden.out': '1\n' },
    ],
    [
      'tests/05-hidden.out:1: has more than 4000 characters',
      'a long output of a large input',
      { 'tests/05-hidden.make': '- line: 7\n', 'tests/05-hidden.out': `${'14 '.repeat(2000)}\n` },
    ],
    [
      'tests:1: holds 0 examples',
      'no tests',
      Object.fromEntries(
        Object.keys(files)
          .filter((path) => path.includes('/tests/'))
          .map((path) => [path.slice(NAME.length + 1), null]),
      ),
    ],
    [
      'tests/02-hidden.out:1: is missing beside 02-hidden.in: what must the program print?',
      'no output',
      { 'tests/02-hidden.out': null },
    ],
    [
      'tests/01-example.in:1: is missing beside 01-example.out; make an empty file',
      'no input',
      { 'tests/01-example.in': null },
    ],
    ['tests/2.in:1: name a test 01-example.in', 'a bare number', { 'tests/2.in': '1\n' }],
    [
      'tests:1: holds 2 hidden tests; a program that reads needs at least 3',
      'too few',
      { 'tests/04-hidden.in': null, 'tests/04-hidden.out': null },
    ],
    [
      'tests/07-hidden.in:1: number the tests from 01 on without gaps: this one is 05',
      'a gap',
      { 'tests/07-hidden.in': '8\n', 'tests/07-hidden.out': '16\n' },
    ],
    [
      'tests/05-example.in:1: examples come before the hidden tests',
      'a late example',
      { 'tests/05-example.in': '8\n', 'tests/05-example.out': '16\n' },
    ],
    ['tests/03-hidden.in:1: is the input of 01-example.in again', 'an input twice', { 'tests/03-hidden.in': '3\n' }],
    [
      'tests/01-example.out:1: every test prints the same',
      'outputs alike',
      Object.fromEntries(
        [1, 2, 3, 4].map((n) => [`tests/0${n}-${n === 1 ? 'example' : 'hidden'}.out`, `6${' '.repeat(n)}\n`]),
      ),
    ],
    ['tests/02-hidden.in:1: end with a line break', 'an input that breaks off', { 'tests/02-hidden.in': '5' }],
    [
      'tests/02-hidden.out:2: has a line break of Windows',
      'line breaks of Windows',
      { 'tests/02-hidden.out': '10\n\r\n' },
    ],
    ['tests/02-hidden.out:1: is empty', 'nothing printed', { 'tests/02-hidden.out': '' }],
  ])('%s (%s)', (fault, _, change) => {
    expect(faultsOf(here(change))).toContainEqual(expect.stringContaining(`${PLACE}/${NAME}/${fault}`));
  });

  test.each<[string, Change]>([
    [
      `${PLACE}/02-double-again/statement.md:1: there is a challenge called "Double It" already`,
      { ...sound('02-double-again', 'Double It', ' + 0') },
    ],
    [
      `${PLACE}/04-double-again:1: numbers count from 01 on without gaps: this one is 02`,
      { ...sound('04-double-again', 'Double Again', ' + 0') },
    ],
    [
      `${PLACE}/01-double-twice:1: there is a number 1 already`,
      { ...sound('01-double-twice', 'Double Twice', ' + 0') },
    ],
    [
      `${PLACE}/Double:1: name the folder by its number and title: 57-count-the-vowels`,
      { ...sound('Double', 'Double Again', ' + 0') },
    ],
    [
      `${PLACE}/02-double-again/wrong/adds-two.c:1: is the program of ${PLACE}/01-double-it/wrong/adds-two.c again`,
      { ...sound('02-double-again', 'Double Again') },
    ],
    [
      `${PLACE}/groups.yaml:2: no challenge belongs to "Last steps"`,
      { 'groups.yaml': '- First steps\n- Last steps\n' },
    ],
    [`${PLACE}/groups.yaml:2: "First steps" is listed twice`, { 'groups.yaml': '- First steps\n- First steps\n' }],
  ])('%s', (fault, change) => {
    expect(faultsOf(change)).toContainEqual(fault);
  });

  test('a test without its output is one fault, and no number is missing', () => {
    expect(faultsOf(here({ 'tests/02-hidden.out': null }))).toEqual([
      `${PLACE}/${NAME}/tests/02-hidden.out:1: is missing beside 02-hidden.in: what must the program print?`,
      `${PLACE}/${NAME}/tests:1: holds 2 hidden tests; a program that reads needs at least 3`,
    ]);
  });

  test('hints in three steps, five wrong and two right solutions, an editorial', () => {
    const less = {
      'statement.md': statement('Double It').replace('  - A number and itself.\n  - Print n + n.\n', ''),
      'editorial.md': null,
      'wrong/adds-one.c': null,
      'wrong/triples.c': null,
      'wrong/halves.c': null,
      'right/takes-its-negative-away.c': null,
      'right/takes-from-three.c': null,
    };
    expect(faultsOf(here(less))).toEqual([
      `${PLACE}/${NAME}:1: holds 2 of the 5 wrong solutions that a challenge needs at least`,
      `${PLACE}/${NAME}:1: holds 0 of the 2 other right solutions that a challenge needs at least`,
      `${PLACE}/${NAME}/statement.md:7: hints: give three, from a nudge to nearly the answer`,
      `${PLACE}/${NAME}/editorial.md:1: is missing: how the model works and what it costs`,
    ]);
  });

  test('all at once', () => {
    const faults = faultsOf(
      here({
        'model.c': null,
        'wrong/squares.c': null,
        'tests/02-hidden.in': '3\n',
        'statement.md': text('easy', 'simple'),
      }),
    );
    expect(faults.map((fault) => fault.slice(`${PLACE}/${NAME}/`.length).split(':')[0])).toEqual([
      'statement.md',
      'model.c',
      'tests/02-hidden.in',
    ]);
  });
});
