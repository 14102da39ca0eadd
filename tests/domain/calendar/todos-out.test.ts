import ICAL from 'ical.js';
import ical from 'node-ical';
import { expect, test } from 'vitest';
import { additions, applied } from '../../../src/domain/board/changes';
import { listsOf } from '../../../src/domain/board/lists';
import type { BoardLabels } from '../../../src/domain/board/types';
import { todosText } from '../../../src/domain/calendar/ical/write-todos';
import { AT, readAll } from './support';

const LABELS: BoardLabels = {
  a: { id: 'a', name: 'Old friend', colour: 'red' },
  b: { id: 'b', name: 'remote', colour: 'blue' },
};
const POINTS = [
  { id: 'p1', text: 'Book a room, early; or not', done: true },
  { id: 'p2', text: 'Ask \\ Ana', done: false },
];
const tasks = applied(
  {},
  additions({}, [
    {
      id: 'task-1',
      content: 'Prüfung: mock interview, second round 🎓',
      list: 'todo',
      due: '2026-11-27',
      dueTime: '15:30',
      priority: 'high',
      labels: ['a', 'b', 'gone'],
      notes: 'Bring a pen\nand *water*, too',
      checklist: POINTS,
      repeat: 'FREQ=WEEKLY;BYDAY=FR',
      reminders: [10, 1440],
      at: AT,
    },
    { id: 'task-2', content: 'Half done', list: 'inProgress', due: '2026-12-01', priority: 'medium', at: AT },
    { id: 'task-3', content: 'Over', list: 'completed', due: null, priority: 'low', at: AT },
    { id: 'task-4', content: 'Elsewhere', list: 'todo', due: null, checklist: POINTS, reminders: [5], at: AT },
  ]),
);
const text = todosText(listsOf(tasks), LABELS, AT);
const point = ({ text: words, done }: { text: string; done: boolean }) => ({ text: words, done });

test('what goes out comes in again', () => {
  const todos = readAll(text, 'Asia/Tokyo').todos.map(({ part: _, ...todo }) => todo);
  const none = {
    notes: '',
    due: null,
    dueTime: null,
    priority: 'none',
    labels: [],
    repeat: '',
    reminders: [],
    checklist: [],
  };
  expect(todos).toHaveLength(4);
  expect(todos).toEqual(
    expect.arrayContaining([
      {
        content: 'Prüfung: mock interview, second round 🎓',
        notes: 'Bring a pen\nand *water*, too',
        due: '2026-11-27',
        dueTime: '15:30',
        list: 'todo',
        priority: 'high',
        labels: ['Old friend', 'remote'],
        repeat: 'FREQ=WEEKLY;BYDAY=FR',
        reminders: [10, 1440],
        checklist: POINTS.map(point),
      },
      { ...none, content: 'Half done', due: '2026-12-01', list: 'inProgress', priority: 'medium' },
      { ...none, content: 'Over', list: 'completed', priority: 'low' },
      { ...none, content: 'Elsewhere', list: 'todo', checklist: POINTS.map(point) },
    ]),
  );
});

test('other readers understand the same', () => {
  // Its types know no to-dos.
  const components: readonly unknown[] = Object.values(ical.parseICS(text));
  const found = components.flatMap((one) => {
    const { type, summary, status } = one as { type?: string; summary?: string; status?: string };
    return type === 'VTODO' ? [{ summary, status }] : [];
  });
  expect(found).toHaveLength(4);
  const first = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vtodo')
    .find((todo) => todo.getFirstPropertyValue('uid') === 'task-1@elevate');
  expect(first?.getFirstPropertyValue('summary')).toBe('Prüfung: mock interview, second round 🎓');
  expect(first?.getFirstPropertyValue('description')).toBe(
    'Bring a pen\nand *water*, too\n\n- [x] Book a room, early; or not\n- [ ] Ask \\ Ana',
  );
  expect(first?.getFirstPropertyValue('due')?.toString()).toBe('2026-11-27T15:30:00');
  expect(Number(first?.getFirstPropertyValue('priority'))).toBe(1);
  expect(first?.getFirstProperty('categories')?.getValues()).toEqual(['Old friend', 'remote']);
  expect(first?.getAllSubcomponents('valarm')).toHaveLength(2);
  expect(found).toContainEqual({ summary: 'Half done', status: 'IN-PROCESS' });
});

test('no line is longer than 75 octets', () => {
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('a checklist only at the end of a description is one; words after it keep it in the notes', () => {
  const todo = (words: string) =>
    readAll(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VTODO',
        'UID:1',
        'SUMMARY:A',
        `DESCRIPTION:${words}`,
        'END:VTODO',
        'END:VCALENDAR',
      ].join('\r\n'),
    ).todos[0];
  expect(todo('- [ ] one\\n- [X] two')).toMatchObject({
    notes: '',
    checklist: [
      { text: 'one', done: false },
      { text: 'two', done: true },
    ],
  });
  expect(todo('- [ ] one\\nand more')).toMatchObject({ notes: '- [ ] one\nand more', checklist: [] });
});
