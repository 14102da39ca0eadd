import { listsOf, tasksIn } from './lists';
import { rankBetween } from './rank';
import type { ListId, Task, TaskChange, Tasks } from './types';

/** Tasks off the board, kept; those that are there already change nothing. @param at ISO date-time */
export const archivals = (tasks: Tasks, ids: readonly string[], at: string): TaskChange[] =>
  ids.flatMap((id) => {
    const before = tasks[id];
    return before && before.archivedAt === null
      ? [{ id, before, after: { ...before, archivedAt: at, sample: false } }]
      : [];
  });

/** Archived tasks back at the ends of the lists they were in. */
export function restorals(tasks: Tasks, ids: readonly string[]): TaskChange[] {
  const lists = listsOf(tasks);
  const last = new Map<ListId, string>();
  return ids.flatMap((id) => {
    const before = tasks[id];
    if (!before || before.archivedAt === null) return [];
    const low = last.get(before.list) ?? tasksIn(lists, before.list).at(-1)?.rank ?? null;
    const rank = rankBetween(low, null) ?? before.rank;
    last.set(before.list, rank);
    return [{ id, before, after: { ...before, archivedAt: null, rank } }];
  });
}

/** What is in the archive, the newest first. */
export const archiveOf = (tasks: Tasks): readonly Task[] =>
  Object.values(tasks)
    .filter(({ archivedAt }) => archivedAt !== null)
    .sort((a, b) =>
      (a.archivedAt ?? '') < (b.archivedAt ?? '') ? 1 : (a.archivedAt ?? '') > (b.archivedAt ?? '') ? -1 : 0,
    );
