import type { BoardPlan, BoardView } from '../../domain/board/import/plan';
import { LIST_TITLES, LISTS, type ListId, type Tasks } from '../../domain/board/types';
import type { tasksImported } from './board-slice';

/** What an import has to know of the board. */
export function viewOfBoard(tasks: Tasks): BoardView {
  return {
    lists: LISTS.map((id) => ({ id, title: LIST_TITLES[id] })),
    labels: [],
    texts: new Set(Object.values(tasks).map(({ content }) => content)),
    room: { lists: 0, labels: 0 },
    hasArchive: false,
  };
}

const isList = (list: string): list is ListId => LISTS.some((one) => one === list);

/** A plan as the one step that makes it true. */
export const stepOf = (plan: BoardPlan, name: string): Parameters<typeof tasksImported>[0] => ({
  name,
  tasks: plan.tasks.map(({ content, list, due }) => ({ content, due, list: isList(list) ? list : 'todo' })),
});
