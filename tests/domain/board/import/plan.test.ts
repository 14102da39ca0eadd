import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additions, applied } from '../../../../src/domain/board/changes';
import { toCsv } from '../../../../src/domain/board/csv';
import { csvRows, delimiterOf } from '../../../../src/domain/board/import/csv-rows';
import { clockOf, whenOf } from '../../../../src/domain/board/import/days';
import { withColumns } from '../../../../src/domain/board/import/read-table';
import { ruleOf } from '../../../../src/domain/board/import/repeats';
import { minutesOf, priorityOf, usualList } from '../../../../src/domain/board/import/words';
import { labelAdditions } from '../../../../src/domain/board/labels';
import { listAdditions } from '../../../../src/domain/board/list-changes';
import { listsOf, orderOf } from '../../../../src/domain/board/lists';
import { LISTS, NO_DETAILS, PRIORITIES, type Task } from '../../../../src/domain/board/types';
import { stepOf, viewOfBoard } from '../../../../src/features/board/take-board-file';
import { AT, LATER } from '../support';
import { planOf, read } from './support';

describe('the rows of a CSV', () => {
  test('whatever is written by the rules is read again, with each delimiter', () => {
    const cell = fc
      .array(fc.constantFrom('a', ' ', '"', ',', ';', '\t', '\n', '\r\n', 'é', "'", '|', '='), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t', '|' as const), (table, delimiter) => {
        const text = table
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter))
          .join('\r\n');
        expect([...csvRows(text, delimiter as ',')].map(({ row }) => row)).toEqual(table);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['Task,Due\na,b', ','],
    ['Task;Due\n"a, b, c";d\n"e, f";g', ';'],
    ['Task\tDue\na, b\tc', '\t'],
    ['Task|Due\na|b', '|'],
    ['sep=;\r\nTask;Due', ';'],
    ['Task', ','],
  ])('%j is separated by %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});

describe('words of other programs', () => {
  const clock = clockOf('Europe/Berlin');
  test.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T15:00:00Z', '2026-05-01 17:00'],
    ['2026-05-01 15:00', '2026-05-01 15:00'],
    ['2026-05-01 15:00:30', '2026-05-01 15:00'],
    ['May 1, 2026', '2026-05-01'],
    ['May 1, 2026 3:00 PM', '2026-05-01 15:00'],
    ['Friday, May 1st 2026 at 12:05 am', '2026-05-01 00:05'],
    ['1 May 2026', '2026-05-01'],
    ['01/May/26 3:00 PM', '2026-05-01 15:00'],
    ['01.05.2026 9:30', '2026-05-01 09:30'],
    ['13/05/2026', '2026-05-13'],
    ['05/13/2026', '2026-05-13'],
    ['1777626000000', '2026-05-01 11:00'],
    ['May 1, 2026 → May 3, 2026', '2026-05-01'],
    ['2026-02-30', null],
    ['tomorrow', null],
    ['1.5', null],
    ['12:00', null],
    ['May 2026', null],
    ['2026-05-01 half past', null],
  ])('the day %j', (text, expected) => {
    const when = whenOf(text, true, clock);
    expect(when && [when.due, when.dueTime].filter(Boolean).join(' ')).toBe(expected);
  });
  test('03/04 by what the file or the device says', () => {
    expect(whenOf('03/04/2026', true, clock)?.due).toBe('2026-04-03');
    expect(whenOf('03/04/2026', false, clock)?.due).toBe('2026-03-04');
    expect(read('Task,Due\na,03/04/2026\nb,13/04/2026').tasks.map(({ due }) => due)).toEqual([
      '2026-04-03',
      '2026-04-13',
    ]);
  });
  test.each([
    ['every day', 'FREQ=DAILY'],
    ['every other week', 'FREQ=WEEKLY;INTERVAL=2'],
    ['every 3 months', 'FREQ=MONTHLY;INTERVAL=3'],
    ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every fri, mon at 9am', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['every! 2 days', 'FREQ=DAILY;INTERVAL=2'],
    ['monthly', 'FREQ=MONTHLY'],
    ['every 3rd Friday', null],
    ['every 0 days', null],
    ['tomorrow', null],
  ])('the repeat %j', (text, rule) => {
    expect(ruleOf(text)).toBe(rule);
  });
  test.each([
    ['To Do', 'todo'],
    ['TODO', 'todo'],
    ['🗒 Backlog', 'todo'],
    ['Doing 🔥', 'inProgress'],
    ['In-Progress', 'inProgress'],
    ['✅ Done', 'completed'],
    ['Applied', null],
    ['Done with Northwind', null],
    ['', null],
  ])('the list %j', (name, list) => {
    expect(usualList(name)).toBe(list);
  });
  test.each([
    ['Highest', 'high'],
    ['1 - Urgent', 'high'],
    ['Medium priority', 'medium'],
    ['P3', 'low'],
    ['', 'none'],
    ['No priority', 'none'],
    ['soon', null],
  ])('the priority %j', (text, priority) => {
    expect(priorityOf(text)).toBe(priority);
  });
  test.each([
    ['45m', 45],
    ['1h 30m', 90],
    ['1.5h', 90],
    ['1:30', 90],
    ['90', 90],
    ['90 min', 90],
    ['soon', null],
    ['', null],
  ])('the estimate %j', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});

test('columns put right by hand: another title, the rest into the notes, no head', () => {
  const file = read('Company,Task,Due\nNorthwind,Call,2026-05-01\n', 'a.csv');
  const columns = file.table?.guess;
  if (!columns) throw new Error('no table');
  expect(file.tasks[0]?.content).toBe('Call');
  expect(file.remarks).toEqual(['Columns left out: Company.']);
  const other = withColumns(file, { ...columns, task: 0, rest: 'notes' }, 'UTC');
  expect(other.tasks).toMatchObject([{ content: 'Northwind', notes: 'Task: Call', due: '2026-05-01' }]);
  expect(other.remarks).toEqual([]);
  expect(withColumns(file, { ...columns, head: false }, 'UTC').tasks.map(({ content }) => content)).toEqual([
    'Task',
    'Call',
  ]);
});

test('a list without heads or anything else is tasks', () => {
  expect(read('Write tests\nSend the CV\n', 'list.csv').tasks.map(({ content }) => content)).toEqual([
    'Write tests',
    'Send the CV',
  ]);
});

test('every task is accounted for, and a second import adds nothing', () => {
  const words = fc.constantFrom('a', 'b', 'c', 'Call', 'Send');
  const row = fc.record({
    task: words,
    list: fc.constantFrom('To Do', 'Applied', 'Done', 'Offer', ''),
    done: fc.constantFrom('', 'yes'),
  });
  const rows = fc.array(row, { minLength: 1, maxLength: 12 });
  const target = fc.constantFrom('new', 'leave', 'todo', 'list-gone');
  fc.assert(
    fc.property(
      rows,
      fc.dictionary(fc.constantFrom('Applied', 'Done', ''), target),
      fc.subarray(['a', 'Call']),
      (table, lists, known) => {
        const file = read(`Task,Status,Done\n${table.map((one) => `${one.task},${one.list},${one.done}`).join('\n')}`);
        const plan = planOf(file, { lists }, { texts: new Set(known) });
        expect(plan.tasks.length + plan.duplicates + plan.leftOut + plan.archived).toBe(file.tasks.length);
        const step = stepOf(plan, '“a.csv”', AT);
        const madeLists = applied({}, listAdditions({}, step.lists));
        const tasks = applied(
          {},
          additions(
            {},
            step.tasks.map((task, n) => ({ at: AT, ...task, id: `${n}` })),
          ),
        );
        expect(Object.keys(tasks)).toHaveLength(plan.tasks.length);
        for (const { list } of Object.values(tasks)) expect([...LISTS, ...Object.keys(madeLists)]).toContain(list);
        const board = viewOfBoard(tasks, madeLists, {});
        const again = planOf(file, { lists }, { ...board, texts: new Set([...board.texts, ...known]) });
        expect(again.tasks).toEqual([]);
        expect(again.lists).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test("the board's own CSV comes back as it went out, formulas, labels, archive and all", () => {
  const words = fc
    .array(fc.constantFrom('a', '=1+1', '-', "'", '"', ',', ';', '\n', 'é', '@', '+', ' ', '[x] ', '(red)'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join(''));
  const lists = applied(
    {},
    listAdditions({}, [
      { id: 'list-1', title: 'Applied' },
      { id: 'list-2', title: '=Offer; "2"' },
    ]),
  );
  const labels = applied(
    {},
    labelAdditions({}, [
      { id: 'l1', name: 'Remote', colour: 'teal' },
      { id: 'l2', name: 'Home (red)', colour: 'blue' },
    ]),
  );
  const task = fc.record({
    content: words,
    list: fc.constantFrom(...LISTS, 'list-1', 'list-2'),
    due: fc.constantFrom(null, '2026-11-30'),
    dueTime: fc.constantFrom(null, '09:30'),
    notes: fc.oneof(fc.constant(''), words),
    checklist: fc.array(
      fc.record({
        id: fc.constant(''),
        text: fc.constantFrom('a', 'b; c', '[x] d', '=1', '- e', '1. f'),
        done: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    labels: fc.subarray(['l1', 'l2']),
    priority: fc.constantFrom(...PRIORITIES),
    estimate: fc.constantFrom(null, 5, 90),
    repeat: fc.constantFrom('', 'FREQ=WEEKLY;BYDAY=MO'),
    reminders: fc.subarray([0, 10, 1440]),
    links: fc.subarray(['topic frontend/html', 'job j1']),
    archived: fc.boolean(),
  });
  const shape = ({ id, rank, eventId, ...rest }: Task) => ({
    ...rest,
    checklist: rest.checklist.map(({ text, done }) => [text, done]),
  });
  fc.assert(
    fc.property(fc.array(task, { minLength: 1, maxLength: 6 }), (rows) => {
      const tasks = applied(
        {},
        additions(
          {},
          rows.map(({ archived, ...row }, n) => ({
            ...NO_DETAILS,
            ...row,
            checklist: row.checklist.map((point, at) => ({ ...point, id: `point-${at + 1}` })),
            ...(archived ? { archivedAt: LATER } : {}),
            id: `${n}`,
            at: AT,
            doneAt: LATER,
          })),
        ),
      );
      const made = Object.values(tasks);
      if (made.length === 0) return;
      const order = orderOf(lists);
      const shown = listsOf(tasks, order);
      const archive = made.filter(({ archivedAt }) => archivedAt !== null);
      const file = read(toCsv(shown, { order, labels, archive }), 'project-tasks.csv');
      expect(file.format).toBe('own');
      const step = stepOf(planOf(file, {}, { ...viewOfBoard({}, lists, labels) }), '“a”', LATER);
      const back = applied(
        {},
        additions(
          {},
          step.tasks.map((one, n) => ({ at: AT, ...one, id: `${n}` })),
        ),
      );
      expect(Object.values(back).map(shape)).toEqual([...Object.values(shown).flat(), ...archive].map(shape));
      expect([step.lists, step.labels]).toEqual([[], []]);
    }),
    { numRuns: 300 },
  );
});
