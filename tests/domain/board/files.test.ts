import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additions, applied } from '../../../src/domain/board/changes';
import { toCsv } from '../../../src/domain/board/csv';
import { listsOf, orderOf, tasksIn } from '../../../src/domain/board/lists';
import { MARKDOWN_MARKS, readMarkdown, toMarkdown } from '../../../src/domain/board/markdown';
import { sampleTasks } from '../../../src/domain/board/samples';
import { finder, found } from '../../../src/domain/board/search';
import { asPoint } from '../../../src/domain/board/texts';
import {
  type BoardLabels,
  type BoardLists,
  LISTS,
  NO_DETAILS,
  PRIORITIES,
  type Task,
  type TaskDetails,
} from '../../../src/domain/board/types';
import { AT, boardOf, taskOf } from './support';

const LISTS_KNOWN: BoardLists = {
  'list-a': { id: 'list-a', title: 'Applied', rank: 'V00000', limit: null },
  'list-d': { id: 'list-d', title: 'Done', rank: 'V00001', limit: 3 },
};
const LABELS: BoardLabels = {
  'label-1': { id: 'label-1', name: 'Interview', colour: 'blue' },
  'label-2': { id: 'label-2', name: 'Home (old)', colour: 'red' },
};
const idOf = (name: string, colour: string | null): string | undefined =>
  Object.values(LABELS).find((label) => label.name === name && label.colour === colour)?.id;

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

  test('what goes out comes in again, whatever the text and the details', () => {
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
      '- Notes:',
      'Checklist:',
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
    const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
    const order = orderOf(LISTS_KNOWN);
    const details: { readonly [Field in keyof TaskDetails]: fc.Arbitrary<Task[Field]> } = {
      notes: text,
      checklist: fc.array(
        fc.record({ id: fc.constant(''), text, done: fc.boolean() }).filter((point) => asPoint(point.text) !== ''),
        { maxLength: 4 },
      ),
      labels: fc.subarray(Object.keys(LABELS)),
      priority: fc.constantFrom(...PRIORITIES),
      dueTime: fc.constantFrom(null, '09:05', '23:59'),
      estimate: fc.constantFrom(null, 1, 90),
      repeat: fc.constantFrom('', 'FREQ=WEEKLY;BYDAY=MO,FR', 'FREQ=DAILY;COUNT=3'),
      links: fc.subarray(['topic frontend/html', 'job a,b', 'question data/1']),
      reminders: fc.subarray([0, 10, 1440]),
    };
    const task = fc.record({
      content: text,
      list: fc.constantFrom(...order.map(({ id }) => id)),
      due: fc.constantFrom(null, '2026-11-30', '2028-02-29'),
      archivedAt: fc.constantFrom(null, AT),
      ...details,
    });
    fc.assert(
      fc.property(fc.array(task, { maxLength: 6 }), (rows) => {
        const tasks = applied(
          {},
          additions(
            {},
            rows.map(({ archivedAt, ...row }, n) => ({
              ...row,
              ...(archivedAt === null ? {} : { archivedAt }),
              checklist: row.checklist.map((point, at) => ({ ...point, id: `point-${at + 1}` })),
              id: `${n}`,
              at: AT,
            })),
          ),
        );
        const lists = listsOf(tasks, order);
        const archive = Object.values(tasks).filter(({ archivedAt }) => archivedAt !== null);
        const read = readMarkdown(toMarkdown(lists, { order, labels: LABELS, archive }));
        const expected = order.flatMap(({ id: list }) => [
          ...tasksIn(lists, list),
          ...archive.filter((made) => made.list === list),
        ]);
        const back = read.map(({ listTitle, labels = [], list, ...rest }) => ({
          ...NO_DETAILS,
          archivedAt: null,
          ...rest,
          list: order.find(({ title }) => title === listTitle)?.id ?? list,
          labels: labels.map(({ name, colour }) => idOf(name, colour)),
        }));
        expect(back).toEqual(expected.map((made) => Object.fromEntries(MARKED.map((field) => [field, made[field]]))));
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
    const none = ','.repeat(10);
    expect(toCsv(listsOf(tasks))).toBe(
      `task,list,due,created,completed,time,priority,labels,estimate,repeat,reminders,links,checklist,notes,archived\r\n"say ""hi"", then\ngo",To Do,2026-11-30,${AT},${none}\r\n'=1+1,Completed,,${AT},${AT}${none}\r\n`,
    );
  });

  test('has every detail, the names of lists and labels, and the archive last', () => {
    const tasks = applied(
      {},
      additions({}, [
        {
          id: '1',
          content: 'Prepare',
          list: 'list-a',
          due: '2026-11-30',
          at: AT,
          dueTime: '15:00',
          priority: 'high',
          labels: ['label-1', 'label-2', 'label-gone'],
          estimate: 90,
          repeat: 'FREQ=WEEKLY',
          reminders: [10, 1440],
          links: ['topic frontend/html', 'job j1'],
          checklist: [
            { id: 'a', text: 'Read', done: true },
            { id: 'b', text: 'Ask', done: false },
          ],
          notes: 'See **there**',
        },
        { id: '2', content: 'Old', list: 'completed', due: null, at: AT, archivedAt: AT },
      ]),
    );
    const order = orderOf(LISTS_KNOWN);
    const archive = [taskOf(tasks, '2')];
    const rows = toCsv(listsOf(tasks, order), { order, labels: LABELS, archive }).split('\r\n');
    expect(rows.slice(1)).toEqual([
      `Prepare,Applied,2026-11-30,${AT},,15:00,high,Interview (blue); Home (old) (red),90 min,FREQ=WEEKLY,"10, 1440 min before",topic frontend/html; job j1,"[x] Read\n[ ] Ask",See **there**,`,
      `Old,Completed,,${AT},${AT},,,,,,,,,,${AT}`,
      '',
    ]);
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
    expect(LISTS.reduce((sum, list) => sum + tasksIn(shown, list).length, 0)).toBe(count);
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
