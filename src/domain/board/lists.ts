import {
  type Board,
  type BoardLists,
  type FixedList,
  isFixedList,
  LIST_TITLES,
  LISTS,
  type ListId,
  type Lists,
  type Slot,
  type Task,
  type Tasks,
} from './types';

interface Ranked {
  readonly id: string;
  readonly rank: string;
}
const byRank = (a: Ranked, b: Ranked): number =>
  a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** A list as the board shows it. */
export interface ShownList {
  readonly id: ListId;
  readonly title: string;
  readonly limit: number | null;
}

/** The lists of a board in their order: the three, then the further ones. */
export function orderOf(lists: BoardLists): readonly ShownList[] {
  const further = Object.values(lists)
    .filter(({ id }) => !isFixedList(id))
    .sort(byRank);
  return [
    ...LISTS.map((id) => ({ id, title: LIST_TITLES[id], limit: lists[id]?.limit ?? null })),
    ...further.map(({ id, title, limit }) => ({ id, title, limit })),
  ];
}

/** What a list is called; a list that is gone has the name of the first one, where its tasks are. */
export const titleOf = (list: ListId, lists: BoardLists): string =>
  isFixedList(list) ? LIST_TITLES[list] : (lists[list]?.title ?? LIST_TITLES.todo);

/**
 * The tasks as the board has them: those of a list that is gone, because another tab removed it meanwhile, are in the
 * first list. The same object where there are none.
 */
export function atHome({ tasks, lists }: Pick<Board, 'tasks' | 'lists'>): Tasks {
  const known = new Set<string>([...LISTS, ...Object.keys(lists)]);
  let home: Record<string, Task> | null = null;
  for (const id in tasks) {
    const task = tasks[id];
    if (!task || known.has(task.list)) continue;
    home ??= { ...tasks };
    home[id] = { ...task, list: 'todo' };
  }
  return home ?? tasks;
}

/** The tasks by list, each in its order, without the archive. Two tabs may have given one rank twice: then the ids decide. */
export function listsOf(tasks: Tasks, order: readonly Pick<ShownList, 'id'>[] = []): Lists {
  const lists: Record<FixedList, Task[]> & Record<ListId, Task[]> = { todo: [], inProgress: [], completed: [] };
  for (const { id } of order) lists[id] ??= [];
  for (const task of Object.values(tasks)) {
    if (task.archivedAt !== null) continue;
    lists[task.list] ??= [];
    lists[task.list]?.push(task);
  }
  for (const list of Object.values(lists)) list.sort(byRank);
  return lists;
}

const NO_TASKS: readonly Task[] = [];
/** The tasks of a list. */
export const tasksIn = (lists: Lists, list: ListId): readonly Task[] => lists[list] ?? NO_TASKS;

/** How many tasks each list holds, `without` left out; in the order of the lists. */
export const sizesOf = (lists: Lists, without: string | null = null): Readonly<Record<ListId, number>> =>
  Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, othersIn(list, without)]));

const othersIn = (list: readonly Task[], without: string | null): number =>
  without !== null && list.some(({ id }) => id === without) ? list.length - 1 : list.length;

/** Where a task is, or null when it is in no list. */
export function slotOf(lists: Lists, id: string): Slot | null {
  for (const list of Object.keys(lists)) {
    const index = tasksIn(lists, list).findIndex((task) => task.id === id);
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
