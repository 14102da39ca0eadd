import { createContext, use } from 'react';
import type { ListId, Task } from '../../domain/board/types';
import type { BoardDragTools } from './use-board-drag';

/** What can be done with the tasks of the board. Each function stays the same. */
export interface BoardActions {
  /** Opens the dialog for a new task in a list. */
  add(list: ListId): void;
  edit(taskId: string | null): void;
  save(task: Task, content: string): void;
  schedule(task: Task): void;
  remove(task: Task): void;
  /** To the end of another list. */
  moveTo(task: Task, list: ListId): void;
  /** By one place within its list. */
  moveBy(task: Task, by: 1 | -1): void;
  /** To the calendar; null while there is none. */
  readonly toCalendar: ((task: Task) => void) | null;
}

export interface BoardShape {
  readonly tools: BoardDragTools;
  readonly actions: BoardActions;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export const BoardContext = createContext<BoardShape | null>(null);

/** The board around a card or a list. @throws outside of one */
export function useBoard(): BoardShape {
  const board = use(BoardContext);
  if (!board) throw new Error('useBoard needs a board around it.');
  return board;
}
