import type { RootState } from '../../app/store';
import { LISTS, type ListId } from '../../domain/board/types';
import { selectTasks } from '../board/selectors';

/** How many tasks each list shows, the board's samples among them. */
export function countsIn(state: RootState): Readonly<Record<ListId, number>> {
  const counts = { todo: 0, inProgress: 0, completed: 0 };
  for (const { list } of Object.values(selectTasks(state))) counts[list] += 1;
  return counts;
}

export const sumOf = (counts: Readonly<Record<ListId, number>>): number =>
  LISTS.reduce((sum, list) => sum + counts[list], 0);
