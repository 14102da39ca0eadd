import { ORDERS } from './list-changes';
import type { Task, Tasks } from './types';

/** The tasks of a day, or all that are overdue. */
export interface AgendaGroup {
  /** `YYYY-MM-DD`; null for what is overdue. */
  readonly day: string | null;
  readonly tasks: readonly Task[];
}

/**
 * What is open on all lists by the day it is due, what is overdue first; within a day by the clock, then by urgency.
 * @param today `YYYY-MM-DD` @param until the last day that is of interest; null for all to come
 */
export function agendaOf(tasks: Tasks, today: string, until: string | null): readonly AgendaGroup[] {
  const groups = new Map<string | null, Task[]>();
  const open = Object.values(tasks)
    .filter(
      ({ due, list, archivedAt }) =>
        due !== null && list !== 'completed' && archivedAt === null && (until === null || due <= until),
    )
    .sort((a, b) => ORDERS.due(a, b) || ORDERS.priority(a, b) || ORDERS.name(a, b));
  for (const task of open) {
    const day = task.due !== null && task.due < today ? null : task.due;
    const group = groups.get(day);
    if (group) group.push(task);
    else groups.set(day, [task]);
  }
  return [...groups].map(([day, of]) => ({ day, tasks: of }));
}
