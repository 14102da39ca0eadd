import { listsOf, slotOf } from './lists';
import { LONGEST_RANK, rankBetween, ranksBetween } from './rank';
import {
  FIELD_OWNERS,
  type ListId,
  LONGEST_CONTENT,
  type Slot,
  type Task,
  type TaskChange,
  type Tasks,
  type TaskWords,
} from './types';

/** Characters that are neither text nor a line break. */
const INVISIBLE = new RegExp(
  `[${[
    [0x00, 0x08],
    [0x0b, 0x1f],
    [0x7f, 0x9f],
  ]
    .map(([from = 0, to = 0]) => `${String.fromCharCode(from)}-${String.fromCharCode(to)}`)
    .join('')}]`,
  'g',
);

/**
 * A text as a task holds it: line breaks as `\n`, tabs as blanks, no control characters, no blanks at the
 * ends of its lines.
 */
export const asContent = (text: string): string =>
  text
    .slice(0, LONGEST_CONTENT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** What a new task is made of. */
export interface NewTask extends TaskWords {
  readonly id: string;
  readonly list: ListId;
  /** ISO date-time. */
  readonly at: string;
}

/** New tasks at the ends of their lists, in the order given; those without a text, or with a taken id, add nothing. */
export function additions(tasks: Tasks, fresh: readonly NewTask[]): TaskChange[] {
  const lists = listsOf(tasks);
  const last: Record<ListId, string | null> = {
    todo: lists.todo.at(-1)?.rank ?? null,
    inProgress: lists.inProgress.at(-1)?.rank ?? null,
    completed: lists.completed.at(-1)?.rank ?? null,
  };
  const taken = new Set<string>();
  return fresh.flatMap(({ id, content, list, due, at }) => {
    const text = asContent(content);
    if (text === '' || Object.hasOwn(tasks, id) || taken.has(id)) return [];
    taken.add(id);
    const rank = rankBetween(last[list], null);
    if (rank === null) return [];
    last[list] = rank;
    const doneAt = list === 'completed' ? at : null;
    const after: Task = {
      id,
      content: text,
      list,
      rank,
      due,
      createdAt: at,
      doneAt,
      eventId: null,
      sample: false,
    };
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
  const others = lists[to.list].filter((other) => other.id !== id);
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
function rankedAnew(order: readonly Task[], tasks: Tasks): TaskChange[] {
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
export function edit(tasks: Tasks, id: string, words: Partial<TaskWords>): TaskChange[] {
  const task = tasks[id];
  if (!task) return [];
  const content = words.content === undefined ? task.content : asContent(words.content);
  const after: Task = { ...task, ...words, content, sample: false };
  const fields = Object.keys(FIELD_OWNERS) as (keyof Task)[];
  const same = fields.every((field) => field === 'sample' || after[field] === task[field]);
  return content === '' || same ? [] : [{ id, before: task, after }];
}

/** Tasks taken out; unknown ones change nothing. */
export const removals = (tasks: Tasks, ids: readonly string[]): TaskChange[] =>
  ids.flatMap((id) => {
    const before = tasks[id];
    return before ? [{ id, before, after: null }] : [];
  });

/** The tasks with the changes made; the same object when there are none. What does not change keeps its reference. */
export function applied(tasks: Tasks, changes: readonly TaskChange[]): Tasks {
  if (changes.length === 0) return tasks;
  const next: Record<string, Task> = { ...tasks };
  for (const { id, after } of changes) {
    if (after) next[id] = after;
    else delete next[id];
  }
  return next;
}
