import { createSlice, type Draft, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import type { RepeatChoice } from '../../domain/calendar/repeat-choices';
import type { CalendarEvent, CalendarPart, EventDetails, KeptCalendar } from '../../domain/calendar/types';

/** The five views, by the names that react-big-calendar has for them. */
export const VIEWS = ['month', 'week', 'work_week', 'day', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

export const WEEK_STARTS = ['auto', 'sunday', 'monday', 'saturday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

export interface CalendarSettings {
  readonly view: CalendarView;
  /** `auto`: by the browser's locale. */
  readonly weekStart: WeekStart;
  /** A language of dates and times as BCP 47 has it; `auto`: the browser's. */
  readonly language: string;
}

export const initialCalendarSettings: CalendarSettings = { view: 'month', weekStart: 'auto', language: 'auto' };

/** An event half entered: `new`, or the key of the occurrence that is edited, which is one instance of a series. */
export interface CalendarDraft {
  readonly id: string;
  readonly text: string;
  /** `YYYY-MM-DD`, or whatever is in the field. */
  readonly startDay: string;
  /** `HH:MM` */
  readonly startTime: string;
  /** The last day of it. */
  readonly endDay: string;
  readonly endTime: string;
  readonly allDay: boolean;
  /** One of the common ways, `custom`, or `kept` for one that a file brought along. */
  readonly repeat: RepeatChoice;
  /** The rule of `custom`, as the text of an RRULE; `''` with another choice. */
  readonly rule: string;
  /** Place, notes and the like, once they were touched. */
  readonly details?: EventDetails;
}

type ById<T> = Readonly<Record<string, T>>;

export interface CalendarState {
  readonly events: ById<CalendarEvent>;
  readonly parts: ById<CalendarPart>;
  readonly calendars: ById<KeptCalendar>;
  readonly drafts: ById<CalendarDraft>;
  readonly settings: CalendarSettings;
}

const initialState: CalendarState = {
  events: {},
  parts: {},
  calendars: {},
  drafts: {},
  settings: initialCalendarSettings,
};

export const newCalendarId = () => `calendar-${nanoid()}`;

export const newEventId = () => `event-${nanoid()}`;

/** Ten thousand events are copied as they are, and not walked by Immer one by one. */
function changed<T extends { readonly id: string }>(
  entities: ById<T>,
  put: readonly T[],
  removed: readonly string[] = [],
): ById<T> {
  if (put.length + removed.length === 0) return entities;
  const next: Record<string, T> = { ...entities };
  for (const document of put) next[document.id] = document;
  for (const id of removed) delete next[id];
  return next;
}

const before = (state: Draft<CalendarState>): CalendarState => original(state) as CalendarState;
type Received<T> = PayloadAction<{ documents: T[]; removed: string[] }>;

export const calendarSlice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    /** New events, events brought back, and whole events in place of those with their ids. */
    eventsPut: (state, { payload }: PayloadAction<readonly CalendarEvent[]>) => {
      const now = before(state);
      return { ...now, events: changed(now.events, payload) };
    },
    eventsRemoved: (state, { payload }: PayloadAction<readonly string[]>) => {
      const now = before(state);
      return { ...now, events: changed(now.events, [], payload) };
    },
    /** What a change of a series puts and takes away, in one. */
    seriesChanged: (
      state,
      { payload }: PayloadAction<{ put: readonly CalendarEvent[]; removed: readonly string[] }>,
    ) => {
      const now = before(state);
      return { ...now, events: changed(now.events, payload.put, payload.removed) };
    },
    /** What a file brought, or what was before it: events and parts put, and those taken away again. */
    calendarImported: (
      state,
      {
        payload,
      }: PayloadAction<{
        events: readonly CalendarEvent[];
        parts: readonly CalendarPart[];
        calendars?: readonly KeptCalendar[];
        removedEvents?: readonly string[];
        removedParts?: readonly string[];
        removedCalendars?: readonly string[];
      }>,
    ) => {
      const now = before(state);
      return {
        ...now,
        events: changed(now.events, payload.events, payload.removedEvents),
        parts: changed(now.parts, payload.parts, payload.removedParts),
        calendars: changed(now.calendars, payload.calendars ?? [], payload.removedCalendars),
      };
    },
    /** New calendars, and whole ones in place of those with their ids. */
    calendarsPut: (state, { payload }: PayloadAction<readonly KeptCalendar[]>) => {
      const now = before(state);
      return { ...now, calendars: changed(now.calendars, payload) };
    },
    calendarSettingsChanged: (state, { payload }: PayloadAction<Partial<CalendarSettings>>) => {
      const now = before(state);
      return { ...now, settings: { ...now.settings, ...payload } };
    },
    calendarDraftKept: (state, { payload }: PayloadAction<CalendarDraft>) => {
      const now = before(state);
      return { ...now, drafts: changed(now.drafts, [payload]) };
    },
    calendarDraftDropped: (state, { payload }: PayloadAction<string>) => {
      const now = before(state);
      return now.drafts[payload] ? { ...now, drafts: changed(now.drafts, [], [payload]) } : now;
    },
    calendarEventsReceived: (state, { payload }: Received<CalendarEvent>) => {
      const now = before(state);
      return { ...now, events: changed(now.events, payload.documents, payload.removed) };
    },
    calendarPartsReceived: (state, { payload }: Received<CalendarPart>) => {
      const now = before(state);
      return { ...now, parts: changed(now.parts, payload.documents, payload.removed) };
    },
    calendarsReceived: (state, { payload }: Received<KeptCalendar>) => {
      const now = before(state);
      return { ...now, calendars: changed(now.calendars, payload.documents, payload.removed) };
    },
    calendarDraftsReceived: (state, { payload }: Received<CalendarDraft>) => {
      const now = before(state);
      return { ...now, drafts: changed(now.drafts, payload.documents, payload.removed) };
    },
    calendarSettingsReceived: (state, { payload }: PayloadAction<CalendarSettings>) => ({
      ...before(state),
      settings: payload,
    }),
  },
});

export const {
  eventsPut,
  eventsRemoved,
  seriesChanged,
  calendarImported,
  calendarsPut,
  calendarSettingsChanged,
  calendarDraftKept,
  calendarDraftDropped,
  calendarEventsReceived,
  calendarPartsReceived,
  calendarsReceived,
  calendarDraftsReceived,
  calendarSettingsReceived,
} = calendarSlice.actions;
