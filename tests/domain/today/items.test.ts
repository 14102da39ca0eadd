import { expect, test } from 'vitest';
import { applied, edit } from '../../../src/domain/board/changes';
import { newEvent } from '../../../src/domain/calendar/edits';
import { itemsOfDay } from '../../../src/domain/today/items';
import { boardOf, taskOf } from '../board/support';

const DAY = '2026-11-21';

test('whole days, then the longest overdue, then what is due, then the clock; later days and other days are left out', () => {
  let tasks = boardOf({
    todo: ['today', 'a little late', 'later', 'long late'],
    completed: ['done before', 'done today'],
  });
  for (const [id, due] of [
    ['task-today', DAY],
    ['task-a little late', '2026-11-20'],
    ['task-later', '2026-11-22'],
    ['task-long late', '2026-11-02'],
    ['task-done before', DAY],
    ['task-done today', '2026-11-20'],
  ] as const)
    tasks = applied(tasks, edit(tasks, id, { due }));
  const [before, done] = [taskOf(tasks, 'task-done before'), taskOf(tasks, 'task-done today')];
  tasks = {
    ...tasks,
    [before.id]: { ...before, doneAt: '2026-11-20T12:00:00.000Z' },
    [done.id]: { ...done, doneAt: `${DAY}T12:00:00.000Z` },
  };
  const event = (id: string, start: string, allDay = false) => ({
    ...newEvent({ id, text: id, start, end: start, allDay, zone: '', at: `${DAY}T00:00:00.000Z` }),
  });
  const events = {
    'at nine': event('at nine', `${DAY}T09:00:00`),
    conference: { ...event('conference', `${DAY}T00:00:00`, true), end: '2026-11-22T00:00:00' },
    tomorrow: event('tomorrow', '2026-11-22T09:00:00'),
  };
  const items = itemsOfDay({ tasks, events, parts: {}, zone: 'UTC' }, DAY);
  expect(items.map(({ title, due, done }) => [title, due, done])).toEqual([
    ['conference', null, false],
    ['long late', '2026-11-02', false],
    ['a little late', '2026-11-20', false],
    ['done today', '2026-11-20', true],
    ['today', DAY, false],
    ['at nine', null, false],
  ]);
});
