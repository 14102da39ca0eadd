import type { BoardPlan, BoardView, PlannedTask } from '../../domain/board/import/plan';
import { MOST_LABELS } from '../../domain/board/labels';
import { MOST_LISTS } from '../../domain/board/list-changes';
import { orderOf } from '../../domain/board/lists';
import { type BoardLabels, type BoardLists, LISTS, type Tasks } from '../../domain/board/types';
import { type Imported, newLabelId, newListId } from './steps';

/** What an import has to know of the board. @param tasks with the archive */
export const viewOfBoard = (tasks: Tasks, lists: BoardLists, labels: BoardLabels): BoardView => ({
  lists: orderOf(lists),
  labels: Object.values(labels),
  texts: new Set(Object.values(tasks).map(({ content }) => content)),
  room: {
    lists: MOST_LISTS - (orderOf(lists).length - LISTS.length),
    labels: MOST_LABELS - Object.keys(labels).length,
  },
  hasArchive: true,
});

/** A plan as the one step that makes it true. @param at ISO date-time of now */
export function stepOf(plan: BoardPlan, name: string, at: string): Imported {
  const ids = new Map<string, string>([
    ...plan.lists.map(({ key }) => [key, newListId()] as const),
    ...plan.labels.map(({ key }) => [key, newLabelId()] as const),
  ]);
  const idOf = (key: string) => ids.get(key) ?? key;
  const taskOf = ({
    done,
    archived,
    createdAt,
    doneAt,
    list,
    labels,
    checklist,
    ...task
  }: PlannedTask): Imported['tasks'][number] => ({
    ...task,
    list: idOf(list),
    labels: labels.map(idOf),
    checklist: checklist.map((point, n) => ({ ...point, id: `point-${n + 1}` })),
    ...(createdAt === null ? {} : { at: createdAt }),
    ...(doneAt === null ? {} : { doneAt }),
    ...(archived ? { archivedAt: at } : {}),
  });
  return {
    name,
    tasks: plan.tasks.map(taskOf),
    lists: plan.lists.map(({ key, title }) => ({ id: idOf(key), title })),
    labels: plan.labels.map(({ key, ...label }) => ({ ...label, id: idOf(key) })),
  };
}
