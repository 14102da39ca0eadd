import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additions, applied } from '../../../src/domain/board/changes';
import { toCsv } from '../../../src/domain/board/csv';
import { listsOf } from '../../../src/domain/board/lists';
import { MARKDOWN_MARKS, type ReadTask, readMarkdown, toMarkdown } from '../../../src/domain/board/markdown';
import { sampleTasks } from '../../../src/domain/board/samples';
import { finder, found } from '../../../src/domain/board/search';
import { LISTS, type Task } from '../../../src/domain/board/types';
import { AT, boardOf, taskOf } from './support';

const MARKED = (Object.keys(MARKDOWN_MARKS) as (keyof Task)[]).filter((field) => MARKDOWN_MARKS[field] !== null);

describe('Markdown', () => {
  test('a board as a task list', () => {
    const tasks = applied(
      {},
      additions({}, [
        { id: '1', content: 'Write *tests*\nand run them', list: 'todo', due: '2026-11-30', at: AT },
        { id: '2', content: 'Ship', list: 'completed', due: null, at: AT },
      ]),
    );
    expect(toMarkdown(listsOf(tasks))).toBe(
      '# Project Tasks\n\n## To Do\n\n- [ ] Write \\*tests\\*\n  and run them (due 2026-11-30)\n\n## In Progress\n\n## Completed\n\n- [x] Ship\n',
    );
  });

  test('what goes out comes in again, whatever the text', () => {
    const pieces = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '-',
      '[x]',
      '#',
      '1.',
      '*',
      '\\',
      '(due 2026-01-02)',
      '<b>',
      '`',
      '  ',
      'é',
      '_',
      '~',
      '>',
      '=',
      '\t',
      '|',
      '+',
      'ا',
    );
    const content = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    const fields: { readonly [Field in keyof ReadTask]: fc.Arbitrary<Task[Field]> } = {
      content,
      list: fc.constantFrom(...LISTS),
      due: fc.constantFrom(null, '2026-11-30', '2028-02-29'),
    };
    const task = fc.record(fields);
    fc.assert(
      fc.property(fc.array(task, { maxLength: 8 }), (rows) => {
        const tasks = applied(
          {},
          additions(
            {},
            rows.map((row, n) => ({ ...row, id: `${n}`, at: AT })),
          ),
        );
        const lists = listsOf(tasks);
        const expected = LISTS.flatMap((list) =>
          lists[list].map((made) => Object.fromEntries(MARKED.map((field) => [field, made[field]]))),
        );
        expect(readMarkdown(toMarkdown(lists))).toEqual(expected);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  test.each([
    [
      '- [ ] a\n* [x] b\n+ [X] c\n1. [ ] d',
      [
        ['a', 'todo'],
        ['b', 'completed'],
        ['c', 'completed'],
        ['d', 'todo'],
      ],
    ],
    [
      '# Doing\n- a\n- [x] b\n## Done\n- c\n- [ ] d\n## Else\n- e\n- [ ] f',
      [
        ['a', 'inProgress'],
        ['b', 'completed'],
        ['c', 'completed'],
        ['d', 'todo'],
        ['f', 'todo'],
      ],
    ],
    [
      '- [/] half\n- [-] also',
      [
        ['half', 'inProgress'],
        ['also', 'inProgress'],
      ],
    ],
    [
      '- [ ] a\n  - [ ] nested\n    words of it',
      [
        ['a', 'todo'],
        ['nested\nwords of it', 'todo'],
      ],
    ],
    ['Words.\n- a bullet\n\n> quote', []],
    ['- [ ]\n- [ ]   \n-[ ] no', []],
    ['- [ ] **bold** <script>', [['**bold** <script>', 'todo']]],
  ])('%j', (text, expected) => {
    expect(readMarkdown(text).map(({ content, list }) => [content, list])).toEqual(expected);
  });

  test('a day that does not exist stays text', () => {
    expect(readMarkdown('- [ ] a (due 2026-02-30)')).toEqual([
      { content: 'a (due 2026-02-30)', list: 'todo', due: null },
    ]);
  });

  test('5 MB of items and of one line are read in linear time', () => {
    expect(readMarkdown('- [ ] a task of some length, as they are\n'.repeat(50_000))).toHaveLength(50_000);
    expect(readMarkdown(`- [ ] ${'x '.repeat(1_000_000)}`)[0]?.content).toHaveLength(99_999);
  });
});

describe('CSV', () => {
  test('quotes what must be quoted, and no text becomes a formula', () => {
    const tasks = applied(
      {},
      additions({}, [
        { id: '1', content: 'say "hi", then\ngo', list: 'todo', due: '2026-11-30', at: AT },
        { id: '2', content: '=1+1', list: 'completed', due: null, at: AT },
      ]),
    );
    expect(toCsv(listsOf(tasks))).toBe(
      `task,list,due,created,completed\r\n"say ""hi"", then\ngo",To Do,2026-11-30,${AT},\r\n'=1+1,Completed,,${AT},${AT}\r\n`,
    );
  });
});

describe('search', () => {
  const lists = listsOf(boardOf({ todo: ['Café with Ana', 'Write tests'], completed: ['Test the café'] }));
  test.each([
    ['', 3],
    ['  ', 3],
    ['cafe', 2],
    ['TEST', 2],
    ['test caf', 1],
    ['nothing', 0],
    ['(', 0],
  ])('%j finds %i', (words, count) => {
    const shown = found(lists, words);
    expect(LISTS.reduce((sum, list) => sum + shown[list].length, 0)).toBe(count);
  });
  test('looks beyond what a card shows', () => {
    const [long] = listsOf(boardOf({ todo: [`${'a '.repeat(40_000)}needle`] })).todo;
    expect(long && finder('needle')(long)).toBe(true);
  });
});

test('the samples: three, two and one, in order, each marked', () => {
  const lists = listsOf(sampleTasks);
  expect(LISTS.map((list) => lists[list].length)).toEqual([3, 2, 1]);
  expect(Object.values(sampleTasks).every(({ sample }) => sample)).toBe(true);
  expect(taskOf(sampleTasks, 'task-sample-todo-1').rank < taskOf(sampleTasks, 'task-sample-todo-2').rank).toBe(true);
});
