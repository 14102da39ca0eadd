import type { Colour } from '../../colours/names';
import type { Point, Priority } from '../types';

/** What a file turned out to be. */
export type BoardFormat = 'own' | 'trello' | 'todoist' | 'csv' | 'obsidian' | 'markdown';

export type FilePoint = Pick<Point, 'text' | 'done'>;

/** A task as a file has it, in the board's own terms. */
export interface FileTask {
  readonly content: string;
  /** Which of the file's lists. */
  readonly list: number;
  readonly done: boolean;
  readonly archived: boolean;
  /** `YYYY-MM-DD` */
  readonly due: string | null;
  /** `HH:MM`; only with a day. */
  readonly dueTime: string | null;
  readonly notes: string;
  readonly checklist: readonly FilePoint[];
  /** Names of the file's labels. */
  readonly labels: readonly string[];
  readonly priority: Priority;
  /** Minutes. */
  readonly estimate: number | null;
  /** The text of an RRULE, or ''. */
  readonly repeat: string;
  /** Minutes before it is due. */
  readonly reminders: readonly number[];
  /** `kind id`, as the board's own files have them. */
  readonly links: readonly string[];
  /** ISO date-times; null where the file does not say. */
  readonly createdAt: string | null;
  readonly doneAt: string | null;
}

export const NO_TASK: FileTask = {
  content: '',
  list: 0,
  done: false,
  archived: false,
  due: null,
  dueTime: null,
  notes: '',
  checklist: [],
  labels: [],
  priority: 'none',
  estimate: null,
  repeat: '',
  reminders: [],
  links: [],
  createdAt: null,
  doneAt: null,
};

export interface FileList {
  readonly name: string;
  /** Archived as a whole in the other program. */
  readonly archived: boolean;
}

export interface FileLabel {
  readonly name: string;
  readonly colour: Colour;
}

/** A sentence on what a file holds and the board does not take, or takes otherwise. */
export type Remark = string;

/** A file of any program, read into the board's own terms. */
export interface BoardFile {
  readonly format: BoardFormat;
  /** What the file calls itself; often ''. */
  readonly title: string;
  readonly lists: readonly FileList[];
  readonly labels: readonly FileLabel[];
  readonly tasks: readonly FileTask[];
  readonly remarks: readonly Remark[];
  /** The rows of a CSV whose columns the user maps; null for any other file. */
  readonly table: Table | null;
}

/** The rows of a CSV, each as long as the longest. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
  /** What the columns were taken for. */
  readonly guess: Columns;
}

/** What a column of a CSV can be. */
export const ROLES = ['task', 'list', 'due', 'done', 'labels', 'priority', 'notes', 'checklist'] as const;
export type Role = (typeof ROLES)[number];

/** What the columns of a CSV are; null where none is. */
export interface Columns extends Readonly<Record<Role, number | null>> {
  /** Whether the first row names the columns. */
  readonly head: boolean;
  /** Whether 03/04/2026 is the third of April. */
  readonly dayFirst: boolean;
  /** What becomes of the columns that are nothing of these. */
  readonly rest: 'leave' | 'notes';
}

/** Why nothing is taken from a file. */
export type BoardFileProblem =
  /** More bytes than are read. */
  | 'too-large'
  /** More tasks or rows than are read. */
  | 'too-many'
  /** The browser could not read it. */
  | 'unreadable'
  | 'empty'
  /** A program, a picture, an archive: no text. */
  | 'no-text'
  /** A page of the web, mostly that of a sign-in, saved instead of the file. */
  | 'web-page'
  /** JSON that is no board of Trello. */
  | 'other-json'
  /** JSON that breaks off or is damaged. */
  | 'broken-json'
  /** Text without a task in it. */
  | 'no-tasks'
  /** The app itself ran into a fault. */
  | 'engine';

export class BoardFileError extends Error {
  override readonly name = 'BoardFileError';
  constructor(readonly problem: BoardFileProblem) {
    super(problem);
  }
}

/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 50 * 1024 * 1024;
/** Tasks that are read from one file, and taken at once; lists can be left out to come below. */
export const MOST_READ = 20_000;
export const MOST_TAKEN = 5000;

/** How far a reading is. */
export interface Reading {
  /** 0 to 1. */
  readonly share: number;
  readonly tasks: number;
}
export type BoardReading = Generator<Reading, BoardFile>;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
