import { repeats } from './series';
import type { CalendarEvent, EventDetails } from './types';
import type { Clock } from './zones';

/** What of a series a change is for. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export type Events = Readonly<Record<string, CalendarEvent>>;

/** A change of one time that an event happens, which may be meant for others of its series, too. */
export interface SeriesEdit {
  /** The words; whatever a changed instance says of its own it keeps. */
  readonly text?: string;
  /** Place, notes and the like; of them, too, a changed instance keeps its own. */
  readonly details?: EventDetails;
  /** When that one time is now: instants. */
  readonly times?: { readonly start: number; readonly end: number; readonly allDay: boolean };
  /** How it repeats from now on: recurrence lines, `''` for once. */
  readonly recurrence?: string;
}

export interface Tools {
  readonly clock: Clock;
  /** ISO date-time of now. */
  readonly at: string;
  /** An id for an event that the change makes. */
  newId(): string;
}

/** What a change puts and takes away. */
export interface SeriesChange {
  readonly put: readonly CalendarEvent[];
  readonly removed: readonly CalendarEvent[];
  /** The event that now holds the time which was changed. */
  readonly event: CalendarEvent;
}

/** A series and those of its times that are kept as separate events. */
export interface Whole {
  readonly series: CalendarEvent;
  readonly changed: readonly CalendarEvent[];
}

/** The series that an event is, or is one time of; `null` for an event that happens once. */
export function seriesWith(events: Events, event: CalendarEvent): Whole | null {
  if (!repeats(event) && event.recurrenceId === '') return null;
  const kin = Object.values(events).filter(
    // Two calendars may have the same series.
    ({ uid, calendarId }) => uid === event.uid && calendarId === event.calendarId,
  );
  const series = kin.find(repeats);
  return series ? { series, changed: kin.filter(({ recurrenceId }) => recurrenceId !== '') } : null;
}

/** Whether a change of an event has to say which of its times it is for. */
export const isOfSeries = (events: Events, event: CalendarEvent): boolean => seriesWith(events, event) !== null;
