import { applied } from './changes';
import { same } from './same';
import type { Board, BoardLabel, BoardList, Change, TaskChange } from './types';

/** One thing the user did. */
export interface Step {
  /** In words, as Undo names it: `Moved “Write tests”`. */
  readonly label: string;
  readonly changes: readonly TaskChange[];
  readonly lists?: readonly Change<BoardList>[];
  readonly labels?: readonly Change<BoardLabel>[];
}

/** What can be undone and redone, the newest last. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };
/** Steps that can be undone. */
export const LONGEST_HISTORY = 100;

/** A step that was just made; what was undone before it cannot be redone any more. */
export const recorded = ({ past }: History, step: Step): History => ({
  past: [...past, step].slice(-LONGEST_HISTORY),
  future: [],
});

export interface Turned {
  readonly board: Board;
  readonly history: History;
  /** What was undone or redone; null when there was nothing. */
  readonly step: Step | null;
}

/** Takes the newest step back. A step that another tab has made void is skipped. */
export function undo(board: Board, { past, future }: History): Turned {
  for (let n = past.length - 1; n >= 0; n -= 1) {
    const step = past[n];
    if (!step) break;
    const next = turnedBoard(board, step, ({ before, after }) => [after, before]);
    if (next) return { board: next, history: { past: past.slice(0, n), future: [...future, step] }, step };
  }
  return { board, history: { past: [], future }, step: null };
}

/** Makes the step that was undone last again. */
export function redo(board: Board, { past, future }: History): Turned {
  for (let n = future.length - 1; n >= 0; n -= 1) {
    const step = future[n];
    if (!step) break;
    const next = turnedBoard(board, step, ({ before, after }) => [before, after]);
    if (next) return { board: next, history: { past: [...past, step], future: future.slice(0, n) }, step };
  }
  return { board, history: { past, future: [] }, step: null };
}

type Ends = <T>(change: Change<T>) => readonly [from: T | null, to: T | null];
type Things<T> = Readonly<Record<string, T>>;

/** The board after a step was turned; `null` where nothing is left of it to turn. */
function turnedBoard(board: Board, { changes, lists = [], labels = [] }: Step, ends: Ends): Board | null {
  const next = {
    tasks: turnedAll(board.tasks, changes, ends),
    lists: turnedAll(board.lists, lists, ends),
    labels: turnedAll(board.labels, labels, ends),
  };
  return next.tasks === board.tasks && next.lists === board.lists && next.labels === board.labels ? null : next;
}

const turnedAll = <T extends { readonly id: string }>(
  things: Things<T>,
  changes: readonly Change<T>[],
  ends: Ends,
): Things<T> =>
  applied(
    things,
    changes.flatMap((change) => turned(things[change.id] ?? null, change.id, ...ends(change))),
  );

/** A list, the place in it and the time of the way there go together. */
const PLACE: readonly string[] = ['list', 'rank', 'doneAt'];

/**
 * From one state of a thing to another, as far as it is still in the first: a field that was changed since then, in this
 * tab or in another, stays as it is; a thing that is gone stays gone.
 */
function turned<T extends { readonly id: string }>(
  now: T | null,
  id: string,
  from: T | null,
  to: T | null,
): Change<T>[] {
  if (now === null) return from === null && to !== null ? [{ id, before: null, after: to }] : [];
  if (to === null) return [{ id, before: now, after: null }];
  if (from === null) return [];
  const fields = Object.keys(to) as (keyof T & string)[];
  const open = fields.filter((field) => !same(from[field], to[field]) && same(now[field], from[field]));
  const placed = !fields.some((field) => field === 'list' && from[field] !== to[field] && now[field] !== from[field]);
  const taken = open.filter((field) => placed || !PLACE.includes(field));
  if (taken.length === 0) return [];
  return [{ id, before: now, after: Object.assign({}, now, ...taken.map((field) => ({ [field]: to[field] }))) }];
}
