import type { RootState } from '../../app/store';
import { dueTasks } from '../../domain/board/due';
import { LISTS, type ListId, type Task } from '../../domain/board/types';

/** The open tasks that are due today or were due before. @param today `YYYY-MM-DD` */
export const dueIn = ({ board }: RootState, today: string): readonly Task[] => dueTasks(board.entities, today);

/** How many tasks each list has; the board's samples are none. */
export function countsIn({ board }: RootState): Readonly<Record<ListId, number>> {
  const counts = { todo: 0, inProgress: 0, completed: 0 };
  for (const { list, sample } of Object.values(board.entities)) if (!sample) counts[list] += 1;
  return counts;
}

export const sumOf = (counts: Readonly<Record<ListId, number>>): number =>
  LISTS.reduce((sum, list) => sum + counts[list], 0);
