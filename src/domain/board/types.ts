/** The lists of the board, in their order. */
export const LISTS = ['todo', 'inProgress', 'completed'] as const;
export type ListId = (typeof LISTS)[number];

/** What the lists are called on screen, in announcements and in files. */
export const LIST_TITLES: Readonly<Record<ListId, string>> = {
  todo: 'To Do',
  inProgress: 'In Progress',
  completed: 'Completed',
};

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
}

/**
 * Who gives each field its value: the user, in dialogs, cards and files; its place on the board; or the board itself.
 * A field that is the user's is part of `TaskWords`, and so of every payload, draft and dialog.
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
} as const satisfies Readonly<Record<keyof Task, 'user' | 'place' | 'board'>>;

type Owners = typeof FIELD_OWNERS;
type UsersField = { [Field in keyof Owners]: Owners[Field] extends 'user' ? Field : never }[keyof Owners];

/** What the user says of a task, wherever it is. */
export type TaskWords = Pick<Task, UsersField>;

export type Tasks = Readonly<Record<string, Task>>;
export type Lists = Readonly<Record<ListId, readonly Task[]>>;

/** A place in the board: `index` counts from 0. */
export interface Slot {
  readonly list: ListId;
  readonly index: number;
}

/** What becomes of one task: `null` before is an addition, `null` after a removal. */
export interface TaskChange {
  readonly id: string;
  readonly before: Task | null;
  readonly after: Task | null;
}

/** The longest text of a task, in UTF-16 code units. */
export const LONGEST_CONTENT = 100_000;

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
