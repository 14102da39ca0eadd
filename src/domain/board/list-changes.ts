import { move, rankedAnew } from './changes';
import { listsOf, tasksIn } from './lists';
import { rankBetween, ranksBetween } from './rank';
import { asLine } from './texts';
import {
  type Board,
  type BoardList,
  type BoardLists,
  type Change,
  isFixedList,
  type ListId,
  LONGEST_NAME,
  PRIORITIES,
  type Task,
  type TaskChange,
  type Tasks,
} from './types';

/** Further lists that a board may have. */
export const MOST_LISTS = 40;
export const LARGEST_LIMIT = 999;

export type ListChange = Change<BoardList>;

const furtherOf = (lists: BoardLists): BoardList[] =>
  Object.values(lists)
    .filter(({ id }) => !isFixedList(id))
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.id < b.id ? -1 : 1));

export const asTitle = (text: string): string => asLine(text, LONGEST_NAME);

/** Further lists behind the others, in the order given; those without a name, or with a taken id, add nothing. */
export function listAdditions(lists: BoardLists, fresh: readonly Pick<BoardList, 'id' | 'title'>[]): ListChange[] {
  const further = furtherOf(lists);
  let last = further.at(-1)?.rank ?? null;
  let room = MOST_LISTS - further.length;
  return fresh.flatMap(({ id, title }) => {
    const name = asTitle(title);
    const rank = rankBetween(last, null);
    if (name === '' || isFixedList(id) || Object.hasOwn(lists, id) || rank === null || room <= 0) return [];
    room -= 1;
    last = rank;
    return [{ id, before: null, after: { id, title: name, rank, limit: null } }];
  });
}

/** Another name, or another limit. The three keep their names, and have a document only where they have a limit. */
export function listEdit(
  lists: BoardLists,
  id: ListId,
  words: Partial<Pick<BoardList, 'title' | 'limit'>>,
): ListChange[] {
  const before = lists[id] ?? null;
  const fixed = isFixedList(id);
  if (!before && !fixed) return [];
  const was = before ?? { id, title: '', rank: rankBetween(null, null) ?? '', limit: null };
  const limit = words.limit === undefined ? was.limit : limitOf(words.limit);
  const title = fixed ? '' : asTitle(words.title ?? was.title) || was.title;
  if (limit === was.limit && title === was.title) return [];
  return [{ id, before, after: fixed && limit === null ? null : { ...was, title, limit } }];
}

const limitOf = (limit: number | null): number | null =>
  limit === null || !Number.isFinite(limit) || limit < 1 ? null : Math.min(Math.round(limit), LARGEST_LIMIT);

/** A further list by one place among the further ones. */
export function listMove(lists: BoardLists, id: ListId, by: 1 | -1): ListChange[] {
  const further = furtherOf(lists);
  const from = further.findIndex((list) => list.id === id);
  const to = from + by;
  const moved = further[from];
  if (!moved || to < 0 || to >= further.length) return [];
  const others = further.toSpliced(from, 1);
  const rank = rankBetween(others[to - 1]?.rank ?? null, others[to]?.rank ?? null);
  if (rank !== null) return [{ id, before: moved, after: { ...moved, rank } }];
  // Two tabs gave the same rank.
  const ranks = ranksBetween(null, null, further.length);
  return others.toSpliced(to, 0, moved).flatMap((list, n) => {
    const fresh = ranks[n];
    return fresh === undefined || fresh === list.rank
      ? []
      : [{ id: list.id, before: list, after: { ...list, rank: fresh } }];
  });
}

/** A further list taken away, its tasks at the end of another one in their order. */
export function listRemoval(
  { tasks, lists }: Pick<Board, 'tasks' | 'lists'>,
  id: ListId,
  to: ListId,
  at: string,
): { readonly tasks: readonly TaskChange[]; readonly lists: readonly ListChange[] } {
  const before = lists[id];
  if (!before || isFixedList(id) || to === id) return { tasks: [], lists: [] };
  const target = tasksIn(listsOf(tasks), to);
  const own = tasksIn(listsOf(tasks), id);
  const ranks = ranksBetween(target.at(-1)?.rank ?? null, null, own.length);
  const moved = own.flatMap((task, n): TaskChange[] => {
    // As by hand: what comes into Completed is done.
    const after = move(tasks, task.id, { list: to, index: target.length }, at)[0]?.after;
    return after ? [{ id: task.id, before: task, after: { ...after, rank: ranks[n] ?? after.rank } }] : [];
  });
  return { tasks: moved, lists: [{ id, before, after: null }] };
}

export type SortBy = 'due' | 'priority' | 'name';

/** A list in another order: what is due first, what is most urgent, or by name. Equal ones keep their order. */
export function sorted(tasks: Tasks, list: ListId, by: SortBy): TaskChange[] {
  const now = tasksIn(listsOf(tasks), list);
  const next = now.toSorted(ORDERS[by]);
  return next.every((task, n) => task === now[n]) ? [] : rankedAnew(next, tasks);
}

const LAST = '\uffff';
const dueOf = ({ due, dueTime }: Task): string => (due === null ? LAST : `${due} ${dueTime ?? LAST}`);
const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const ORDERS: Readonly<Record<SortBy, (a: Task, b: Task) => number>> = {
  due: (a, b) => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0),
  priority: (a, b) => PRIORITIES.indexOf(b.priority) - PRIORITIES.indexOf(a.priority),
  name: (a, b) => names.compare(a.content, b.content),
};
