import { localDay } from '../activity/figures';
import { taskName } from '../board/due';
import type { Tasks } from '../board/types';
import { aboutOf, type EventAbout } from '../calendar/about';
import { eventsOnDay } from '../calendar/on-day';
import type { CalendarEvent, CalendarPart } from '../calendar/types';

/** Something of a day: an event, or a task that is due. Plain data. */
export interface DayItem {
  /** Of the line. */
  readonly id: string;
  /** Where it is kept, and its id there. */
  readonly kind: 'event' | 'task';
  readonly of: string;
  readonly title: string;
  /** `HH:MM` on this device's clock; `null` for the whole day. */
  readonly time: string | null;
  /** The day a task was or is due, `YYYY-MM-DD`; `null` for an event. */
  readonly due: string | null;
  readonly isOverdue: boolean;
  /** Whether it is ticked off; `null` for what cannot be. */
  readonly done: boolean | null;
  /** What of the app it is about. */
  readonly about: EventAbout | null;
}

export interface DayFacts {
  readonly tasks: Tasks;
  readonly events: Readonly<Record<string, CalendarEvent>>;
  readonly parts: Readonly<Record<string, CalendarPart>>;
  /** IANA name of the device's time zone. */
  readonly zone: string;
}

/** What a day holds: the whole day's first, then the longest overdue, then by the clock. @param day `YYYY-MM-DD` */
export const itemsOfDay = (facts: DayFacts, day: string): readonly DayItem[] =>
  [...eventsOf(facts, day), ...tasksOf(facts, day)].sort(
    (a, b) =>
      (a.time ?? '').localeCompare(b.time ?? '') ||
      (a.due ?? '').localeCompare(b.due ?? '') ||
      a.title.localeCompare(b.title),
  );

/** What the board says is due that day, or was due before and is still open; and what of it was done that day. */
const tasksOf = ({ tasks }: DayFacts, day: string): readonly DayItem[] =>
  Object.values(tasks)
    .filter(
      ({ list, due, doneAt, archivedAt }) =>
        due !== null &&
        due <= day &&
        (list === 'completed' ? doneAt !== null && localDay(doneAt) === day : archivedAt === null),
    )
    .map((task) => ({
      id: task.id,
      kind: 'task',
      of: task.id,
      title: taskName(task),
      time: task.due === day ? task.dueTime : null,
      due: task.due,
      isOverdue: task.due !== day,
      done: task.list === 'completed',
      about: null,
    }));

const eventsOf = ({ events, parts, zone }: DayFacts, day: string): readonly DayItem[] =>
  eventsOnDay(day, { events, parts }, zone).map(({ key, id, text, time, about, done }) => ({
    id: key,
    kind: 'event',
    of: id,
    title: text,
    time,
    due: null,
    isOverdue: false,
    done,
    about: aboutOf(about),
  }));
