import type { CalendarFile } from '../../src/domain/calendar/import-plan';

export type { CalendarFile };

/** A file, or what was in an archive, as text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What one of several files holds. */
export interface NamedFile {
  readonly name: string;
  readonly file: CalendarFile;
}

/** Actor `readCalendar`: reads iCalendar files in a worker, sends `ReadCalendarEvent`s to its parent. Stopped with it. */
export interface ReadCalendarInput {
  readonly files: readonly NamedText[];
  /** Zones chosen for names that nobody knew. */
  readonly zones: Readonly<Record<string, string>>;
}

export type ReadCalendarEvent =
  | { readonly type: 'calendar.progressed'; readonly share: number; readonly events: number }
  | { readonly type: 'calendar.read'; readonly files: readonly NamedFile[] }
  | { readonly type: 'calendar.failed' };

/** Why a file is not taken. */
export type CalendarImportFailure =
  /** More bytes than are read. */
  | 'too-large'
  /** The browser could not read it. */
  | 'unreadable'
  /** No event, no to-do and no time zone in it. */
  | 'no-calendar'
  /** An archive without a calendar in it, or one that cannot be opened. */
  | 'archive'
  /** The app itself ran into a fault. */
  | 'engine';
