import { aboutPath } from '../../app/open-source';
import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import { localDay } from '../../domain/activity/figures';
import { taskName } from '../../domain/board/due';
import { aboutOf } from '../../domain/calendar/about';
import { eventsOnDay } from '../../domain/calendar/on-day';
import { deviceZone } from '../../ui/device-zone';
import { selectOwnTasks } from '../board/selectors';
import { selectCalendar } from '../calendar/selectors';

/** Something of today. Plain data. */
export interface TodayItem {
  /** Of the line. */
  readonly id: string;
  /** Where it is kept, and its id there. */
  readonly kind: 'event' | 'task';
  readonly of: string;
  readonly title: string;
  /** `HH:MM` on this device's clock; `null` for the whole day. */
  readonly time: string | null;
  readonly isOverdue: boolean;
  /** Whether it is ticked off; `null` for what cannot be. */
  readonly done: boolean | null;
  readonly to: string;
}

/** One for each place that has things with a day: the calendar, the board. */
const sources: readonly ((state: RootState, today: string) => readonly TodayItem[])[] = [eventsOf, tasks];

/** What today holds, the whole day's first, then by the clock. @param today `YYYY-MM-DD` */
export const todayItems = (state: RootState, today: string): readonly TodayItem[] =>
  sources
    .flatMap((source) => source(state, today))
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? '') || a.title.localeCompare(b.title));

/** What the board says is due today, or was due before and is still open; and what of it was done today. */
function tasks(state: RootState, today: string): readonly TodayItem[] {
  return Object.values(selectOwnTasks(state))
    .filter(
      ({ list, due, doneAt }) =>
        due !== null && due <= today && (list !== 'completed' || (doneAt !== null && localDay(doneAt) === today)),
    )
    .map((task) => ({
      id: task.id,
      kind: 'task',
      of: task.id,
      title: taskName(task),
      time: null,
      isOverdue: task.due !== today,
      done: task.list === 'completed',
      to: paths.tasks,
    }));
}

function eventsOf(state: RootState, today: string): readonly TodayItem[] {
  return eventsOnDay(today, selectCalendar(state), deviceZone()).map(({ key, id, text, time, about, done }) => {
    const subject = aboutOf(about);
    return {
      id: key,
      kind: 'event',
      of: id,
      title: text,
      time,
      isOverdue: false,
      done,
      to: subject ? aboutPath(subject) : `${paths.calendar}?day=${today}`,
    };
  });
}
