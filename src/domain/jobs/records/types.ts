import type { JobStatus, Need, StatusChange } from '../job-types';

/** A job as a file has it: without the ids of this device and the events of its calendar. Plain JSON. */
export interface JobRecord {
  readonly title: string;
  readonly company: string;
  readonly link: string;
  readonly place: string;
  readonly posting: string;
  readonly status: JobStatus;
  /** Empty where the file has no date of any status. */
  readonly history: readonly StatusChange[];
  /** `YYYY-MM-DD` */
  readonly deadline: string | null;
  readonly notes: string;
  readonly contacts: readonly { readonly name: string; readonly note: string }[];
  readonly sent: { readonly id: string; readonly title: string; readonly at: string } | null;
  /**
   * Words of the requirements, alternatives together; `null` where the file has none of them, so that they are read from the
   * posting.
   */
  readonly needs: Readonly<Record<Need, readonly (readonly string[])[]>> | null;
  /** ISO date-time; `null` where the file does not say. */
  readonly addedAt: string | null;
}

/** Something that a file says and that was read in another way, or not at all. */
export interface ReadingNote {
  /** Of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What was found in a file. */
export interface ReadRecords {
  readonly records: readonly JobRecord[];
  readonly notes: readonly ReadingNote[];
}

/** What each column of a file holds: one line, one thing on each line, or a text as it is. */
export const COLUMNS = {
  title: { head: 'Title', kind: 'line' },
  company: { head: 'Company', kind: 'line' },
  link: { head: 'Link', kind: 'line' },
  place: { head: 'Place', kind: 'line' },
  status: { head: 'Status', kind: 'line' },
  saved: { head: 'Saved on', kind: 'line' },
  applied: { head: 'Applied on', kind: 'line' },
  interview: { head: 'Interview on', kind: 'line' },
  offer: { head: 'Offer on', kind: 'line' },
  closed: { head: 'Closed on', kind: 'line' },
  deadline: { head: 'Deadline', kind: 'line' },
  sent: { head: 'Resume sent', kind: 'line' },
  added: { head: 'Added', kind: 'line' },
  history: { head: 'History', kind: 'list' },
  contacts: { head: 'Contacts', kind: 'list' },
  must: { head: 'Must', kind: 'list' },
  nice: { head: 'Nice to have', kind: 'list' },
  notAsked: { head: 'Not asked', kind: 'list' },
  notes: { head: 'Notes', kind: 'text' },
  posting: { head: 'Posting', kind: 'text' },
} as const satisfies Readonly<Record<string, { head: string; kind: 'line' | 'list' | 'text' }>>;

export type Column = keyof typeof COLUMNS;
export const COLUMN_IDS = Object.keys(COLUMNS) as readonly Column[];

/** The texts of a record, column by column. */
export type Cells = Readonly<Record<Column, string>>;

/** The texts that were found so far. */
export type FoundCells = { -readonly [Of in Column]?: string };
