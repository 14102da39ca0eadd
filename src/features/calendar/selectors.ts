import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { type CalendarEvent, OWN_CALENDAR } from '../../domain/calendar/types';
import type { CalendarDraft, CalendarSettings, CalendarState, calendarSlice } from './calendar-slice';

type State = WithSlice<typeof calendarSlice>;

/** Every event by id: series and single ones. */
export const selectEvents = ({ calendar }: State): CalendarState['events'] => calendar.events;

export const selectEvent = ({ calendar }: State, id: string): CalendarEvent | undefined => calendar.events[id];

/** The time zones and to-dos of files that were imported, by id. */
export const selectParts = ({ calendar }: State): CalendarState['parts'] => calendar.parts;

/** Events and parts, as the engines of the calendar take them. */
export const selectCalendar = ({ calendar }: State): Pick<CalendarState, 'events' | 'parts' | 'calendars'> => calendar;

/** An event half entered: `new`, or the key of the occurrence that is edited. */
export const selectEventDraft = ({ calendar }: State, id: string): CalendarDraft | undefined => calendar.drafts[id];

export const selectCalendarSettings = ({ calendar }: State): CalendarSettings => calendar.settings;

/** The calendars beside the own one, and the own one where it was changed, by id. */
export const selectCalendars = ({ calendar }: State): CalendarState['calendars'] => calendar.calendars;

/** Ids of the calendars whose events are not shown, `''` for the own one; the same text for the same ones. */
const selectHidden = (state: State): string =>
  Object.values(selectCalendars(state))
    .filter(({ shown }) => !shown)
    .map(({ id }) => id)
    .join('\n');

/** The events of all calendars that are shown: all there are, where none is hidden. */
export const selectShownEvents = createSelector([selectEvents, selectHidden], (events, hidden) => {
  if (hidden === '') return events;
  const gone = new Set(hidden.split('\n'));
  return Object.fromEntries(Object.entries(events).filter(([, event]) => !gone.has(event.calendarId || OWN_CALENDAR)));
});

/** The colour of an event: its own, else its calendar's; `''` for the app's own. */
export const colourIn = (calendars: CalendarState['calendars'], { colour, calendarId }: CalendarEvent): string =>
  colour || calendars[calendarId || OWN_CALENDAR]?.colour || '';
