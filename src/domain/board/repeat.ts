import { localDay } from '../activity/figures';
import { expandRule, readRule } from '../calendar/rule';
import { DAY, dayText, SECOND, wallOf, wallText } from '../calendar/wall';
import type { Task, TaskChange, Tasks } from './types';

/** How far ahead the next time is looked for. */
const AHEAD = 40 * 366 * DAY;

/** How a task can be made to repeat; a rule that a file brought along stays as it is. */
export const TASK_REPEATS = [
  ['', 'Does not repeat'],
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=WEEKLY', 'Every week'],
  ['FREQ=WEEKLY;INTERVAL=2', 'Every two weeks'],
  ['FREQ=MONTHLY', 'Every month'],
  ['FREQ=YEARLY', 'Every year'],
] as const;

/**
 * The task that follows one that repeats, when that is finished: in its place, due the next time after the day it was due
 * and the day it was done, with its points open. `null` where none follows.
 *
 * Its id is made of the first one's and the day, so that two tabs that finish one task make the same one.
 * @param at ISO date-time at which it was finished
 */
export function nextOf(task: Task, at: string): Task | null {
  const rule = readRule(task.repeat);
  if (!rule) return null;
  const done = localDay(at);
  const start = wallOf(task.due === null ? done : task.due);
  const after = Math.max(start, wallOf(done)) + DAY - SECOND;
  const until = rule.until?.wall ?? Number.POSITIVE_INFINITY;
  // One with a count is walked from its beginning, so that what is left of it is known.
  const from = rule.count === null ? after : start;
  const moments = expandRule(rule, start, { from, to: after + AHEAD, limit: rule.count ?? 2, until });
  const next = moments.find((moment) => moment > after);
  if (next === undefined) return null;
  const due = dayText(next);
  const left = rule.count === null ? null : rule.count - moments.filter((moment) => moment < next).length;
  const root = /^(.*)\.\d{4}-\d\d-\d\d$/.exec(task.id)?.[1] ?? task.id;
  return {
    ...task,
    id: `${root}.${due}`,
    due,
    // Times of a rule that is finer than a day.
    dueTime: wallText(next).slice(11, 16) === '00:00' ? task.dueTime : wallText(next).slice(11, 16),
    repeat: left === null ? task.repeat : task.repeat.replace(/COUNT=\d+/i, `COUNT=${left}`),
    checklist: task.checklist.map((point) => (point.done ? { ...point, done: false } : point)),
    createdAt: at,
    doneAt: null,
    eventId: null,
    sample: false,
  };
}

/**
 * What follows when a task that repeats was finished: the next one in its old list, and no more repetition of the one that is
 * done, so that it can be opened again and finished without a second one.
 * @param before the task as it was on its old list
 */
export function following(tasks: Tasks, before: Task): TaskChange[] {
  const done = tasks[before.id];
  if (done?.list !== 'completed' || done.repeat === '') return [];
  const next = nextOf({ ...done, list: before.list, rank: before.rank }, done.doneAt ?? done.createdAt);
  const ends = { id: done.id, before: done, after: { ...done, repeat: '' } };
  return next && !Object.hasOwn(tasks, next.id) ? [ends, { id: next.id, before: null, after: next }] : [ends];
}
