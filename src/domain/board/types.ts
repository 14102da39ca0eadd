import type { Colour } from '../colours/names';

/** The lists that every board has, in their order; further ones follow them. */
export const LISTS = ['todo', 'inProgress', 'completed'] as const;
export type FixedList = (typeof LISTS)[number];
/** One of the three, or the id of a further list: `list-` and something random. */
export type ListId = string;

export const isFixedList = (list: ListId): list is FixedList => LISTS.some((fixed) => fixed === list);

/** What the three lists are called on screen, in announcements and in files. */
export const LIST_TITLES: Readonly<Record<FixedList, string>> = {
  todo: 'To Do',
  inProgress: 'In Progress',
  completed: 'Completed',
};

/** A further list of the board; for one of the three there is a document only where it has a limit. */
export interface BoardList {
  readonly id: ListId;
  /** One line; '' for one of the three, which keep their names. */
  readonly title: string;
  /** Its place among the further lists: see `rank.ts`. */
  readonly rank: string;
  /** As many tasks as it should hold at most; more are told, and not refused. */
  readonly limit: number | null;
}

/** A label that tasks can have. */
export interface BoardLabel {
  readonly id: string;
  /** One line without commas and semicolons. */
  readonly name: string;
  readonly colour: Colour;
}

/** A point of a task's checklist. */
export interface Point {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** From the least to the most urgent. */
export const PRIORITIES = ['none', 'low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** A card of the board. Its place is its list and its rank in it, so that each task can be moved without the others. */
export interface Task {
  /** `task-` and something random. */
  readonly id: string;
  /** Plain text, one or more lines, neither empty nor with blanks at its ends. */
  readonly content: string;
  readonly list: ListId;
  /** Its place in its list: see `rank.ts`. */
  readonly rank: string;
  /** `YYYY-MM-DD`, or null. */
  readonly due: string | null;
  /** ISO date-time. */
  readonly createdAt: string;
  /** ISO date-time of its way into Completed; null in the other lists. */
  readonly doneAt: string | null;
  /** The calendar event made of it, if any. */
  readonly eventId: string | null;
  /** One of the six that the board begins with, as long as the user has neither moved nor changed it. */
  readonly sample: boolean;
  /** Markdown. */
  readonly notes: string;
  readonly checklist: readonly Point[];
  /** Ids of labels. */
  readonly labels: readonly string[];
  readonly priority: Priority;
  /** `HH:MM` on the device's clock; only with a day. */
  readonly dueTime: string | null;
  /** Minutes. */
  readonly estimate: number | null;
  /** The text of an RRULE without `RRULE:`; finishing the task makes the next one. */
  readonly repeat: string;
  /** What of the app it is about: `kind id`. */
  readonly links: readonly string[];
  /** Minutes before it is due. */
  readonly reminders: readonly number[];
  /** ISO date-time of its way into the archive; null on the board. */
  readonly archivedAt: string | null;
}

/**
 * Who gives each field its value: the user, in dialogs, cards and files; the user again, in the card's own dialog
 * (`details`); its place on the board; or the board itself. A field that is the user's is part of `TaskWords`, and so of
 * every payload, draft and dialog; one of the details is part of `TaskDetails`.
 */
export const FIELD_OWNERS = {
  id: 'board',
  content: 'user',
  list: 'place',
  rank: 'place',
  due: 'user',
  createdAt: 'board',
  doneAt: 'board',
  eventId: 'board',
  sample: 'board',
  notes: 'details',
  checklist: 'details',
  labels: 'details',
  priority: 'details',
  dueTime: 'details',
  estimate: 'details',
  repeat: 'details',
  links: 'details',
  reminders: 'details',
  archivedAt: 'place',
} as const satisfies Readonly<Record<keyof Task, 'user' | 'details' | 'place' | 'board'>>;

type Owners = typeof FIELD_OWNERS;
type FieldOf<Owner> = { [Field in keyof Owners]: Owners[Field] extends Owner ? Field : never }[keyof Owners];

/** What the user says of a task, wherever it is. */
export type TaskWords = Pick<Task, FieldOf<'user'>>;

/** What the card's dialog asks for beyond that. */
export type TaskDetails = Pick<Task, FieldOf<'details'>>;

export const NO_DETAILS: TaskDetails = {
  notes: '',
  checklist: [],
  labels: [],
  priority: 'none',
  dueTime: null,
  estimate: null,
  repeat: '',
  links: [],
  reminders: [],
};

export type Tasks = Readonly<Record<string, Task>>;
export type BoardLists = Readonly<Record<string, BoardList>>;
export type BoardLabels = Readonly<Record<string, BoardLabel>>;

/** Tasks by list. The three are always there; a further one may have none. */
export type Lists = Readonly<Record<FixedList, readonly Task[]>> & Readonly<Record<ListId, readonly Task[]>>;

/** All that a step on the board can change. */
export interface Board {
  readonly tasks: Tasks;
  readonly lists: BoardLists;
  readonly labels: BoardLabels;
}

/** A place in the board: `index` counts from 0. */
export interface Slot {
  readonly list: ListId;
  readonly index: number;
}

/** What becomes of one thing: `null` before is an addition, `null` after a removal. */
export interface Change<T> {
  readonly id: string;
  readonly before: T | null;
  readonly after: T | null;
}
export type TaskChange = Change<Task>;

/** The longest text of a task, in UTF-16 code units. */
export const LONGEST_CONTENT = 100_000;
/** As many points a task's checklist has at most, and how long one is. */
export const MOST_POINTS = 5000;
export const LONGEST_POINT = 2000;
export const LONGEST_NOTES = 100_000;
/** Of a list's title and a label's name. */
export const LONGEST_NAME = 80;
/** Minutes. */
export const LONGEST_ESTIMATE = 60 * 1000;

/** What becomes of a task in the calendar. */
export interface CalendarBlock {
  readonly taskId: string;
  /** The text of the event. */
  readonly text: string;
  /** `YYYY-MM-DD` and `HH:MM` on the device's clock. */
  readonly day: string;
  readonly time: string;
  /** How long, in minutes. */
  readonly minutes: number;
}
