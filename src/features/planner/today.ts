import type { RootState } from '../../app/store';
import { dueTasks } from '../../domain/board/due';
import { LISTS, type ListId, type Task } from '../../domain/board/types';
import { selectOwnTasks, selectTasks } from '../board/selectors';

/** The open tasks that are due today or were due before. @param today `YYYY-MM-DD` */
export const dueIn = (state: RootState, today: string): readonly Task[] => dueTasks(selectOwnTasks(state), today);

/** How many tasks each list shows, the board's samples among them. */
export function countsIn(state: RootState): Readonly<Record<ListId, number>> {
  const counts = { todo: 0, inProgress: 0, completed: 0 };
  for (const { list } of Object.values(selectTasks(state))) counts[list] += 1;
  return counts;
}

export const sumOf = (counts: Readonly<Record<ListId, number>>): number =>
  LISTS.reduce((sum, list) => sum + counts[list], 0);
