import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import { dueTasks, taskName } from '../../domain/board/due';
import { eventsOnDay } from '../../domain/calendar/on-day';
import { deviceZone } from '../../ui/device-zone';
import { selectOwnTasks } from '../board/selectors';
import { selectCalendar } from '../calendar/selectors';

/** Something that is due today. Plain data. */
export interface TodayItem {
  readonly id: string;
  readonly title: string;
  /** `HH:MM` on this device's clock; `null` for the whole day. */
  readonly time: string | null;
  readonly to: string;
}

/** One for each place that has things with a day: the calendar, the board. */
const sources: readonly ((state: RootState, today: string) => readonly TodayItem[])[] = [eventsOf, tasks];

/** What is due today, the whole day's first, then by the clock. @param today `YYYY-MM-DD` */
export const todayItems = (state: RootState, today: string): readonly TodayItem[] =>
  sources
    .flatMap((source) => source(state, today))
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? '') || a.title.localeCompare(b.title));

/** What the board says is due today, or was due before and is still open. */
function tasks(state: RootState, today: string): readonly TodayItem[] {
  return dueTasks(selectOwnTasks(state), today).map((task) => ({
    id: task.id,
    title: task.due === today ? taskName(task) : `${taskName(task)} (overdue)`,
    time: null,
    to: paths.tasks,
  }));
}

function eventsOf(state: RootState, today: string): readonly TodayItem[] {
  return eventsOnDay(today, selectCalendar(state), deviceZone()).map(({ key, text, time }) => ({
    id: key,
    title: text,
    time,
    to: `${paths.calendar}?day=${today}`,
  }));
}
