import { expect, test } from 'vitest';
import { read, said } from './support';

const csv = (...lines: readonly string[]) => lines.join('\n');

test('Asana: a row that names its parent task is a point of its checklist, told in the preview', () => {
  const file = read(
    csv(
      'Task ID,Name,Section/Column,Completed At,Due Date,Tags,Notes,Parent task',
      '1,Prepare the interview,Applied,,2026-06-11,,Ask Ana,',
      '2,Read about the team,,2026-06-02,,,,Prepare the interview',
      '3,Choose a shirt,,,2026-06-10,calm,Blue or grey,Prepare the interview',
      '4,Iron it,,,,,,Choose a shirt',
      '5,Alone,,,,,,Not in this file',
    ),
    'asana.csv',
  );
  expect(file.tasks.map(said)).toEqual([
    {
      content: 'Prepare the interview',
      list: 0,
      due: '2026-06-11',
      notes: 'Ask Ana\n\n**Choose a shirt**\nBlue or grey\nLabels: calm',
      checklist: [
        { text: 'Read about the team', done: true },
        { text: 'Choose a shirt (due 2026-06-10)', done: false },
        { text: 'Iron it', done: false },
      ],
    },
    { content: 'Alone', list: 1 },
  ]);
  expect(file.labels).toEqual([]);
  expect(file.remarks.slice(0, 2)).toEqual([
    '3 sub-tasks put into the checklists of their tasks.',
    '1 sub-task stays a task: what it belongs to is not in the file.',
  ]);
  expect(file.remarks.join()).not.toContain('Parent task');
});

test('Asana: of two tasks of one name the nearest above is meant', () => {
  const file = read(
    csv('Name,Due Date,Parent task', 'Weekly,2026-06-01,', 'A,,Weekly', 'Weekly,2026-06-08,', 'B,,Weekly'),
    'asana.csv',
  );
  expect(file.tasks.map(({ due, checklist }) => [due, checklist.map(({ text }) => text)])).toEqual([
    ['2026-06-01', ['A']],
    ['2026-06-08', ['B']],
  ]);
});

test.each([
  ['Parent id', 'Summary,Issue key,Issue id,Issue Type,Status,Parent id', '10'],
  ['Parent, by key', 'Summary,Issue key,Issue id,Issue Type,Status,Parent', 'ELV-1'],
  ['Parent, by id', 'Summary,Issue key,Issue id,Issue Type,Status,Parent', '10'],
  ['Parent summary', 'Summary,Issue key,Issue id,Issue Type,Status,Parent summary', 'Add a timer'],
])('Jira, %s: sub-tasks, done where their status is; a story stays a task though it has an epic', (_, head, parent) => {
  const file = read(
    csv(
      head,
      `Test it,ELV-2,11,Sub-task,Done,${parent}`,
      'Add a timer,ELV-1,10,Story,To Do,',
      `Draw it,ELV-3,12,Subtask,To Do,${parent}`,
      `A story of an epic,ELV-4,13,Story,To Do,${parent}`,
    ),
    'jira.csv',
  );
  expect(file.tasks.map(({ content, checklist }) => [content, checklist])).toEqual([
    [
      'Add a timer',
      [
        { text: 'Test it', done: true },
        { text: 'Draw it', done: false },
      ],
    ],
    ['A story of an epic', []],
  ]);
  // "Done" had nothing but a sub-task in it.
  expect(file.lists).toEqual([{ name: 'To Do', archived: false }]);
});

test('parts that go round in a ring stay tasks', () => {
  const file = read(csv('Name,Due Date,Parent task', 'A,,B', 'B,,A', 'C,,C'), 'asana.csv');
  expect(file.tasks.map(({ content, checklist }) => [content, checklist.length])).toEqual([
    ['A', 0],
    ['B', 0],
    ['C', 0],
  ]);
});

test('twenty thousand parts of one task are read in a moment', () => {
  const rows = Array.from({ length: 19_000 }, (_, n) => `Part ${n},,Whole`);
  const file = read(csv('Name,Due Date,Parent task', 'Whole,,', ...rows), 'asana.csv');
  expect(file.tasks).toHaveLength(1);
  expect(file.remarks).toContain('19,000 sub-tasks put into the checklists of their tasks.');
});

const todoist = (date: string) => {
  const file = read(csv('TYPE,CONTENT,PRIORITY,INDENT,DATE', `task,Call Ana,4,1,"${date}"`), 'todoist.csv', {
    now: Date.UTC(2026, 10, 23, 9),
  });
  const { due, dueTime, repeat, notes } = file.tasks[0] ?? {};
  return { due, dueTime, repeat, notes, said: file.remarks.length > 0 };
};
const dated = (due: string | null, dueTime: string | null = null, repeat = '') => ({
  due,
  dueTime,
  repeat,
  notes: '',
  said: false,
});

test.each([
  ['tomorrow', dated('2026-11-24')],
  ['tomorrow at 3pm', dated('2026-11-24', '15:00')],
  ['fri', dated('2026-11-27')],
  ['every 3rd friday', dated('2026-12-18', null, 'FREQ=MONTHLY;BYDAY=3FR')],
  ['every last fri at 4pm', dated('2026-11-27', '16:00', 'FREQ=MONTHLY;BYDAY=-1FR')],
  // Nine has passed already in Berlin.
  ['every day at 9am', dated('2026-11-24', '09:00', 'FREQ=DAILY')],
  ['every! 2 weeks', dated(null, null, 'FREQ=WEEKLY;INTERVAL=2')],
  ['jeden Dienstag', { ...dated(null), notes: 'Date: jeden Dienstag', said: true }],
  ['someday soon', { ...dated(null), notes: 'Date: someday soon', said: true }],
])('Todoist, %s', (date, expected) => expect(todoist(date)).toEqual(expected));
