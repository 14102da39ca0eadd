import type { Colour } from '../colours/names';

/** An event as it is kept. Plain data. */
export interface CalendarEvent {
  readonly id: string;
  /** RFC 5545 UID: what makes a second import of the same event find this one. */
  readonly uid: string;
  /** RFC 5545 SEQUENCE: how often it was changed, from 0. */
  readonly sequence: number;
  readonly text: string;
  /** Wall clock of `zone`, `YYYY-MM-DDTHH:MM:SS`; with `allDay` a date, `YYYY-MM-DD`. */
  readonly start: string;
  /** As `start`; the first moment, or the first day, that is no longer a part of it. */
  readonly end: string;
  readonly allDay: boolean;
  /** An IANA name, `UTC`, the TZID of a zone that came in with a file, or `''`: the wall clock wherever the reader is. */
  readonly zone: string;
  /** Its RRULE, RDATE and EXDATE as unfolded RFC 5545 content lines; `''` when it happens once. */
  readonly recurrence: string;
  /** For one changed instance of a series, which one: see `instanceKey`. `''` otherwise. */
  readonly recurrenceId: string;
  /** The task that it is a block for. */
  readonly taskId: string | null;
  /** What in the app it is about, as `aboutText` writes it; `''` for nothing. */
  readonly about: string;
  /** ISO date-time at which the learner ticked it off; `null` while it is open. */
  readonly doneAt: string | null;
  /** Where it is; `''` for nowhere in particular. */
  readonly place: string;
  /** Markdown, or the plain words of a file; `''` for none. */
  readonly notes: string;
  /** Minutes before the start, ascending; below 0 after it, as a reminder at nine on a whole day is. */
  readonly reminders: readonly number[];
  /** Which of the kept calendars it is in; `''` for the own one. */
  readonly calendarId: string;
  /** One of `COLOURS`; `''`: its calendar's. */
  readonly colour: Colour | '';
  /** Its unfolded content lines as a file had them, without those of `recurrence`; `''` for one made here. */
  readonly source: string;
  /** ISO date-time of the last change. */
  readonly changedAt: string;
}

/** What an event holds beside its words and times, as one enters it. */
export type EventDetails = Pick<CalendarEvent, 'place' | 'notes' | 'reminders' | 'calendarId' | 'colour'>;

export const NO_DETAILS: EventDetails = { place: '', notes: '', reminders: [], calendarId: '', colour: '' };

/** The id of the document for the own calendar, whose events have no `calendarId`; there once it was changed. */
export const OWN_CALENDAR = 'own';

/** One of several calendars. */
export interface KeptCalendar {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour | '';
  readonly shown: boolean;
  /** The address it is read from; `''` where it is not subscribed to. */
  readonly address: string;
  /** ISO date-time of the last reading from its address; `null` before the first. */
  readonly fetchedAt: string | null;
  /** What the names of time zones in it mean that nobody knew: chosen by the user. */
  readonly zones: Readonly<Record<string, string>>;
}

/** A part of a file that is not an event and is kept for the next export: a time zone, a to-do, a journal entry. */
export interface CalendarPart {
  readonly id: string;
  /** `VTIMEZONE`, `VTODO`, … */
  readonly kind: string;
  /** The TZID of a time zone, the SUMMARY or UID of anything else. */
  readonly name: string;
  /** Its unfolded content lines, BEGIN and END among them. */
  readonly text: string;
}

/** One time that an event happens. Instants are milliseconds since 1970, UTC. */
export interface Occurrence {
  /** The event's id, and for one of a series which one. */
  readonly key: string;
  readonly event: CalendarEvent;
  /** For the whole day: midnight on the reader's clock. */
  readonly start: number;
  readonly end: number;
  readonly allDay: boolean;
  /** Which instance of a series it is, as `recurrenceId` names it; `''` for an event that happens once. */
  readonly instance: string;
}

/** When an event is, as one enters it. */
export interface EventTimes {
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly zone: string;
}

/** The longest text that an event takes, in UTF-16 units. */
export const LONGEST_TEXT = 200_000;

/** The longest place, in UTF-16 units. */
export const LONGEST_PLACE = 5000;

/** More reminders than this are not kept of one event. */
export const MOST_REMINDERS = 50;
