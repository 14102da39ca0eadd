import { applied } from './changes';
import type { Task, TaskChange, Tasks } from './types';

/** One thing the user did. */
export interface Step {
  /** In words, as Undo names it: `Moved “Write tests”`. */
  readonly label: string;
  readonly changes: readonly TaskChange[];
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
  readonly tasks: Tasks;
  readonly history: History;
  /** What was undone or redone; null when there was nothing. */
  readonly step: Step | null;
}

/** Takes the newest step back. A step that another tab has made void is skipped. */
export function undo(tasks: Tasks, { past, future }: History): Turned {
  for (let n = past.length - 1; n >= 0; n -= 1) {
    const step = past[n];
    if (!step) break;
    const changes = step.changes.flatMap((change) => turned(tasks, change.id, change.after, change.before));
    if (changes.length > 0)
      return {
        tasks: applied(tasks, changes),
        history: { past: past.slice(0, n), future: [...future, step] },
        step,
      };
  }
  return { tasks, history: { past: [], future }, step: null };
}

/** Makes the step that was undone last again. */
export function redo(tasks: Tasks, { past, future }: History): Turned {
  for (let n = future.length - 1; n >= 0; n -= 1) {
    const step = future[n];
    if (!step) break;
    const changes = step.changes.flatMap((change) => turned(tasks, change.id, change.before, change.after));
    if (changes.length > 0)
      return {
        tasks: applied(tasks, changes),
        history: { past: [...past, step], future: future.slice(0, n) },
        step,
      };
  }
  return { tasks, history: { past, future: [] }, step: null };
}

/**
 * From one state of a task to another, as far as it is still in the first: a field that was changed since then, in this
 * tab or in another, stays as it is; a task that is gone stays gone.
 */
function turned(tasks: Tasks, id: string, from: Task | null, to: Task | null): TaskChange[] {
  const now = tasks[id] ?? null;
  if (now === null) return from === null && to !== null ? [{ id, before: null, after: to }] : [];
  if (to === null) return [{ id, before: now, after: null }];
  if (from === null) return [];
  const fields = Object.keys(to) as (keyof Task)[];
  const open = fields.filter((field) => from[field] !== to[field] && now[field] === from[field]);
  // A list, the place in it and the time of the way there go together.
  const placed = open.includes('list') || from.list === to.list;
  const taken = open.filter((field) => placed || (field !== 'rank' && field !== 'doneAt'));
  if (taken.length === 0) return [];
  return [{ id, before: now, after: Object.assign({}, now, ...taken.map((field) => ({ [field]: to[field] }))) }];
}
