import type { RootState } from '../../app/store';
import { type FixedList, isFixedList, LISTS } from '../../domain/board/types';
import { selectTasks } from '../board/selectors';

/** Numbers of tasks: of the three lists, and of all further ones. */
export type Counts = Readonly<Record<FixedList | 'further', number>>;

/** How many tasks each list shows, the board's samples among them. */
export function countsIn(state: RootState): Counts {
  const counts = { todo: 0, inProgress: 0, completed: 0, further: 0 };
  for (const { list, archivedAt } of Object.values(selectTasks(state)))
    if (archivedAt === null) counts[isFixedList(list) ? list : 'further'] += 1;
  return counts;
}

export const sumOf = (counts: Counts): number => LISTS.reduce((sum, list) => sum + counts[list], counts.further);
