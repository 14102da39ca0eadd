import type { WithSlice } from '@reduxjs/toolkit';
import type { CalendarEvent } from '../../domain/calendar/types';
import type { CalendarDraft, CalendarSettings, CalendarState, calendarSlice } from './calendar-slice';

type State = WithSlice<typeof calendarSlice>;

/** Every event by id: series and single ones. */
export const selectEvents = ({ calendar }: State): CalendarState['events'] => calendar.events;

export const selectEvent = ({ calendar }: State, id: string): CalendarEvent | undefined => calendar.events[id];

/** The time zones and to-dos of files that were imported, by id. */
export const selectParts = ({ calendar }: State): CalendarState['parts'] => calendar.parts;

/** Events and parts, as the engines of the calendar take them. */
export const selectCalendar = ({ calendar }: State): Pick<CalendarState, 'events' | 'parts'> => calendar;

/** An event half entered: `new`, or the key of the occurrence that is edited. */
export const selectEventDraft = ({ calendar }: State, id: string): CalendarDraft | undefined => calendar.drafts[id];

export const selectCalendarSettings = ({ calendar }: State): CalendarSettings => calendar.settings;
