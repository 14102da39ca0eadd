import { LISTS, type ListId, type Lists, type Slot, type Task, type Tasks } from './types';

const byRank = (a: Task, b: Task): number =>
  a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** The board's lists, each in its order. Two tabs may have given one rank twice: then the ids decide. */
export function listsOf(tasks: Tasks): Lists {
  const lists: Record<ListId, Task[]> = { todo: [], inProgress: [], completed: [] };
  for (const task of Object.values(tasks)) lists[task.list].push(task);
  for (const list of LISTS) lists[list].sort(byRank);
  return lists;
}

/** How many tasks each list holds, `without` left out. */
export const sizesOf = (lists: Lists, without: string | null = null): Readonly<Record<ListId, number>> => ({
  todo: othersIn(lists.todo, without),
  inProgress: othersIn(lists.inProgress, without),
  completed: othersIn(lists.completed, without),
});

const othersIn = (list: readonly Task[], without: string | null): number =>
  without !== null && list.some(({ id }) => id === without) ? list.length - 1 : list.length;

/** Where a task is, or null when it is in no list. */
export function slotOf(lists: Lists, id: string): Slot | null {
  for (const list of LISTS) {
    const index = lists[list].findIndex((task) => task.id === id);
    if (index >= 0) return { list, index };
  }
  return null;
}

/**
 * A place among the tasks that a search shows, as the place among all of them: before the shown task that it would push
 * down, else behind the last shown one.
 * @param index counts the shown tasks without the one that is moved
 */
export function placeAmongAll(all: readonly Task[], shown: readonly Task[], index: number, moving: string): number {
  const others = all.filter(({ id }) => id !== moving);
  const visible = shown.filter(({ id }) => id !== moving);
  const next = visible[index];
  if (next) return others.indexOf(next);
  const last = visible.at(-1);
  return last ? others.indexOf(last) + 1 : others.length;
}
