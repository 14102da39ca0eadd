import { type ChangesBySeries, noteChange, occurrencesOf, repeats, seriesKey } from '../calendar/series';
import type { CalendarEvent } from '../calendar/types';
import { MINUTE, wallOf } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import { MORNING } from './passed';
import type { RemindedTask, Reminder } from './types';

/** What can be reminded of, gathered once for many looks. */
export interface Reminded {
  readonly tasks: readonly RemindedTask[];
  readonly events: readonly CalendarEvent[];
  /** Instances of series that are kept as events of their own. */
  readonly changed: ChangesBySeries;
}

/** Of many tasks and events those that have reminders. */
export function remindedOf(tasks: Iterable<RemindedTask>, events: Iterable<CalendarEvent>): Reminded {
  const changed: ChangesBySeries = new Map();
  const own: CalendarEvent[] = [];
  for (const event of events) {
    if (event.recurrenceId !== '') noteChange(changed, event);
    if (event.reminders.length > 0 && event.doneAt === null) own.push(event);
  }
  return { tasks: [...tasks].filter(isOpen), events: own, changed };
}

const isOpen = ({ list, due, reminders, archivedAt }: RemindedTask): boolean =>
  reminders.length > 0 && due !== null && list !== 'completed' && archivedAt === null;

/** A year before; what is further away is a mistake of a file. */
const EARLIEST = 366 * 24 * 60;

/**
 * What is to be said after one moment and up to another, in order. Each reminder is in exactly one of two spans that
 * meet.
 */
export function remindersBetween(reminded: Reminded, clock: Clock, after: number, upTo: number): readonly Reminder[] {
  if (!(upTo > after)) return [];
  const found: Reminder[] = [];
  for (const task of reminded.tasks) addTask(found, task, clock, after, upTo);
  for (const event of reminded.events) addEvent(found, event, reminded, clock, after, upTo);
  return found.sort((a, b) => a.at - b.at || a.starts - b.starts || (a.key < b.key ? -1 : 1));
}

/** When the next thing is to be said after a moment, within so many milliseconds; `null` for nothing. */
export const nextAt = (reminded: Reminded, clock: Clock, after: number, within: number): number | null =>
  remindersBetween(reminded, clock, after, after + within)[0]?.at ?? null;

function addTask(found: Reminder[], task: RemindedTask, clock: Clock, after: number, upTo: number) {
  const wall = wallOf(`${task.due}T${task.dueTime ?? MORNING}`);
  if (Number.isNaN(wall)) return;
  const starts = clock.toInstant(wall, '');
  for (const minutes of minutesOf(task.reminders)) {
    const at = starts - minutes * MINUTE;
    if (at <= after || at > upTo) continue;
    const { id, content: text, dueTime } = task;
    // The day is part of the key: a task that repeats is reminded of again.
    const key = `task ${id} ${task.due} ${dueTime ?? ''} ${minutes}`;
    found.push({ key, kind: 'task', id, text, at, starts, wholeDay: dueTime === null });
  }
}

function addEvent(
  found: Reminder[],
  event: CalendarEvent,
  { changed }: Reminded,
  clock: Clock,
  after: number,
  upTo: number,
) {
  const all = minutesOf(event.reminders);
  const longest = Math.max(...all) * MINUTE;
  const least = Math.min(...all) * MINUTE;
  const span = { from: after + least, to: upTo + longest + 1 };
  const dropped = repeats(event) ? changed.get(seriesKey(event)) : undefined;
  for (const { start, instance, allDay } of occurrencesOf(event, clock, span, dropped))
    for (const minutes of all) {
      const at = start - minutes * MINUTE;
      if (at <= after || at > upTo) continue;
      const key = `event ${event.id} ${instance || start} ${minutes}`;
      found.push({ key, kind: 'event', id: event.id, text: event.text, at, starts: start, wholeDay: allDay });
    }
}

const minutesOf = (reminders: readonly number[]): readonly number[] => [
  ...new Set(reminders.filter((minutes) => Number.isFinite(minutes) && Math.abs(minutes) <= EARLIEST)),
];

/** A reminder that is said this much later was missed: no page was open. */
const LATE = 2 * MINUTE;

/** What is said now, and what was missed: of each task or event only the latest time. */
export function told(
  due: readonly Reminder[],
  now: number,
): { readonly now: readonly Reminder[]; readonly missed: readonly Reminder[] } {
  const missed = new Map<string, Reminder>();
  for (const one of due) {
    if (now - one.at <= LATE) continue;
    const name = `${one.kind} ${one.id}`;
    missed.delete(name);
    missed.set(name, one);
  }
  return { now: due.filter(({ at }) => now - at <= LATE), missed: [...missed.values()] };
}
