import { ownCalendarLines } from '../../domain/calendar/ical/header';
import { OWN_CALENDAR } from '../../domain/calendar/types';
import type { CalendarState } from './calendar-slice';

/** All events but those that are read from an address, which has them, and the lines by which they come back into their calendars. */
export function exportOfAll(events: CalendarState['events'], calendars: CalendarState['calendars']) {
  const own = Object.values(calendars).filter(({ id, address }) => id !== OWN_CALENDAR && address === '');
  return {
    exported: Object.values(events).filter(({ calendarId }) => (calendars[calendarId]?.address ?? '') === ''),
    header: ownCalendarLines(own),
  };
}
