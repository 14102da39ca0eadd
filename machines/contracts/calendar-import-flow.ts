import type { CalendarImportFailure, NamedText } from './calendar';

/** What people do in an import. */
export type CalendarImportUserEvent =
  /** `name`: what all of them together are called on screen. */
  | { readonly type: 'files.chosen'; readonly name: string; readonly files: readonly NamedText[] }
  | { readonly type: 'file.refused'; readonly name: string; readonly failure: CalendarImportFailure }
  /** Which zone a name means that nobody knows. */
  | { readonly type: 'zone.chosen'; readonly name: string; readonly zone: string }
  /** Which calendar the new events of a file go into, by its place among the files. */
  | { readonly type: 'calendar.chosen'; readonly file: number; readonly into: string }
  | { readonly type: 'import.accepted' }
  | { readonly type: 'import.cancelled' };
