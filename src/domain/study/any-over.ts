import type { CalendarEvent } from '../calendar/types';

/**
 * Whether a block of study may have been missed: a quick look, which has nothing fetched where there is none.
 * @param day `YYYY-MM-DD`, today
 */
export const anyOver = (events: Readonly<Record<string, CalendarEvent>>, day: string): boolean =>
  Object.values(events).some(
    ({ about, doneAt, start }) => about !== '' && doneAt === null && start.slice(0, 10) <= day,
  );
