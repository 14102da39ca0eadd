import { listsOf, slotOf, tasksIn } from './lists';
import { LONGEST_RANK, rankBetween, ranksBetween } from './rank';
import { same } from './same';
import { asContent } from './texts';
import { tidied } from './tidy';
import {
  type Change,
  FIELD_OWNERS,
  type ListId,
  NO_DETAILS,
  type Slot,
  type Task,
  type TaskChange,
  type TaskDetails,
  type Tasks,
  type TaskWords,
} from './types';

/** What a new task is made of. */
export interface NewTask extends TaskWords, Partial<TaskDetails> {
  readonly id: string;
  readonly list: ListId;
  /** ISO date-time. */
  readonly at: string;
  /** ISO date-time, of one that comes with its archive. */
  readonly archivedAt?: string;
  /** ISO date-time at which it was done, where a file says so. */
  readonly doneAt?: string;
}

/** New tasks at the ends of their lists, in the order given; those without a text, or with a taken id, add nothing. */
export function additions(tasks: Tasks, fresh: readonly NewTask[]): TaskChange[] {
  const lists = listsOf(tasks);
  const last = new Map<ListId, string>();
  const taken = new Set<string>();
  return fresh.flatMap(({ id, content, list, due, at, doneAt: done, ...details }) => {
    const text = asContent(content);
    if (text === '' || Object.hasOwn(tasks, id) || taken.has(id)) return [];
    taken.add(id);
    const rank = rankBetween(last.get(list) ?? tasksIn(lists, list).at(-1)?.rank ?? null, null);
    if (rank === null) return [];
    last.set(list, rank);
    const doneAt = list === 'completed' ? (done ?? at) : null;
    const after = tidied({
      ...NO_DETAILS,
      archivedAt: null,
      ...details,
      id,
      content: text,
      list,
      rank,
      due,
      createdAt: at,
      doneAt,
      eventId: null,
      sample: false,
    });
    return [{ id, before: null, after }];
  });
}

/**
 * A task at another place. The same place, an unknown task and an invalid index change nothing; an index past the
 * end is the end. Usually one task changes; more only where two tabs gave the same rank, or ranks have grown too long.
 * @param to counts the tasks of that list without the moved one
 * @param at ISO date-time
 */
export function move(tasks: Tasks, id: string, to: Slot, at: string): TaskChange[] {
  const task = tasks[id];
  if (!task || !Number.isInteger(to.index) || to.index < 0) return [];
  const lists = listsOf(tasks);
  const from = slotOf(lists, id);
  const others = tasksIn(lists, to.list).filter((other) => other.id !== id);
  const index = Math.min(to.index, others.length);
  if (from?.list === to.list && from.index === index) return [];
  const moved = { ...task, list: to.list, sample: false, doneAt: doneAtOf(task, to.list, at) };
  const low = others[index - 1]?.rank ?? null;
  const rank = rankBetween(low, others[index]?.rank ?? null);
  if (rank !== null && rank.length <= LONGEST_RANK) return [{ id, before: task, after: { ...moved, rank } }];
  return rankedAnew([...others.slice(0, index), moved, ...others.slice(index)], tasks);
}

function doneAtOf(task: Task, list: ListId, at: string): string | null {
  if (list !== 'completed') return null;
  return task.list === 'completed' ? task.doneAt : at;
}

/** Fresh ranks for a whole list. */
export function rankedAnew(order: readonly Task[], tasks: Tasks): TaskChange[] {
  const ranks = ranksBetween(null, null, order.length);
  return order.flatMap((task, n) => {
    const before = tasks[task.id];
    const rank = ranks[n];
    return before && rank !== undefined && (before !== task || before.rank !== rank)
      ? [{ id: task.id, before, after: { ...task, rank } }]
      : [];
  });
}

/** Other words: what is given takes the place of what was. An empty text, an unknown task and no difference change nothing. */
export function edit(tasks: Tasks, id: string, words: Partial<TaskWords & TaskDetails>): TaskChange[] {
  const task = tasks[id];
  if (!task) return [];
  const content = words.content === undefined ? task.content : asContent(words.content);
  const after = tidied({ ...task, ...words, content, sample: false });
  const fields = Object.keys(FIELD_OWNERS) as (keyof Task)[];
  const unchanged = fields.every((field) => field === 'sample' || same(after[field], task[field]));
  return content === '' || unchanged ? [] : [{ id, before: task, after }];
}

/** Tasks taken out; unknown ones change nothing. */
export const removals = (tasks: Tasks, ids: readonly string[]): TaskChange[] =>
  ids.flatMap((id) => {
    const before = tasks[id];
    return before ? [{ id, before, after: null }] : [];
  });

/** Things with the changes made; the same object when there are none. What does not change keeps its reference. */
export function applied<T extends { readonly id: string }>(
  things: Readonly<Record<string, T>>,
  changes: readonly Change<T>[],
): Readonly<Record<string, T>> {
  if (changes.length === 0) return things;
  const next: Record<string, T> = { ...things };
  for (const { id, after } of changes) {
    if (after) next[id] = after;
    else delete next[id];
  }
  return next;
}
