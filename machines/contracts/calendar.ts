import type { CalendarFile } from '../../src/domain/calendar/import-plan';

export type { CalendarFile };

/** Actor `readCalendar`: reads an iCalendar file in a worker, sends `ReadCalendarEvent`s to its parent. Stopped with it. */
export interface ReadCalendarInput {
  readonly text: string;
}

export type ReadCalendarEvent =
  | { readonly type: 'calendar.progressed'; readonly share: number; readonly events: number }
  | { readonly type: 'calendar.read'; readonly file: CalendarFile }
  | { readonly type: 'calendar.failed' };

/** Why a file is not taken. */
export type CalendarImportFailure =
  /** More bytes than are read. */
  | 'too-large'
  /** The browser could not read it. */
  | 'unreadable'
  /** No event, no to-do and no time zone in it. */
  | 'no-calendar'
  /** The app itself ran into a fault. */
  | 'engine';
