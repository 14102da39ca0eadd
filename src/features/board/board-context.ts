import { createContext, use } from 'react';
import type { SortBy } from '../../domain/board/list-changes';
import type { BoardLabels, ListId, Task } from '../../domain/board/types';
import type { BoardDragTools } from './use-board-drag';

/** A dialog of the board that is open. */
export type BoardAsk =
  /** For a new task in a list. */
  | { readonly kind: 'add'; readonly list: ListId }
  /** The card itself. */
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'due' | 'send' | 'find'; readonly task: Task }
  | { readonly kind: 'rename' | 'limit' | 'removeList'; readonly list: ListId }
  | { readonly kind: 'addList' };

/** What can be done with the tasks of the board. Each function stays the same. */
export interface BoardActions {
  ask(dialog: BoardAsk): void;
  edit(taskId: string | null): void;
  save(task: Task, content: string): void;
  remove(task: Task): void;
  archive(task: Task): void;
  archiveDone(): void;
  /** Starts the timer on a task; while it runs, says so. */
  focus(task: Task): void;
  /** To the end of another list. */
  moveTo(task: Task, list: ListId): void;
  /** By one place within its list. */
  moveBy(task: Task, by: 1 | -1): void;
  sort(list: ListId, by: SortBy): void;
  moveList(list: ListId, by: 1 | -1): void;
  removeList(list: ListId, to: ListId): void;
  /** Whether there is a calendar to send tasks to. */
  readonly hasCalendar: boolean;
}

export interface BoardShape {
  readonly tools: BoardDragTools;
  readonly actions: BoardActions;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly labels: BoardLabels;
}

export const BoardContext = createContext<BoardShape | null>(null);

/** The board around a card or a list. @throws outside of one */
export function useBoard(): BoardShape {
  const board = use(BoardContext);
  if (!board) throw new Error('useBoard needs a board around it.');
  return board;
}

/** Something of the app that a task can be tied to. */
export interface LinkTarget {
  /** `kind id`, as a task keeps it. */
  readonly link: string;
  readonly name: string;
  /** What it is: `Topic · Backend`. */
  readonly detail: string;
  readonly to: string;
}
export interface LinkSource {
  find(words: string): readonly LinkTarget[];
  /** `undefined` for what is not there any more. */
  get(link: string): LinkTarget | undefined;
}

/** What tasks can be tied to, as the app is now; fetched when it is first needed. */
export const TaskLinksContext = createContext<(() => Promise<LinkSource>) | null>(null);
