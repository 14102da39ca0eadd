import { finder } from './search';
import type { Priority, Task } from './types';

/** When what is sought is due. */
export const DUE_CHOICES = ['any', 'overdue', 'today', 'week', 'none'] as const;
export type DueChoice = (typeof DUE_CHOICES)[number];

/** What of the board is shown; empty values show everything. */
export interface Filter {
  readonly words: string;
  /** Id of a label. */
  readonly label: string;
  readonly due: DueChoice;
  readonly priority: Priority | 'any';
}

export const NO_FILTER: Filter = { words: '', label: '', due: 'any', priority: 'any' };

/** Whether more than words is sought. */
export const isFiltered = ({ label, due, priority }: Filter): boolean =>
  label !== '' || due !== 'any' || priority !== 'any';

/** A test of tasks for a filter. @param today `YYYY-MM-DD` @param weekEnd the seventh day from today */
export function fitting(filter: Filter, today: string, weekEnd: string): (task: Task) => boolean {
  const says = finder(filter.words);
  const { label, due, priority } = filter;
  return (task) =>
    (label === '' || task.labels.includes(label)) &&
    (priority === 'any' || task.priority === priority) &&
    isDue(task, due, today, weekEnd) &&
    says(task);
}

function isDue({ due, list }: Task, choice: DueChoice, today: string, weekEnd: string): boolean {
  switch (choice) {
    case 'any':
      return true;
    case 'none':
      return due === null;
    case 'today':
      return due === today;
    case 'overdue':
      return due !== null && due < today && list !== 'completed';
    case 'week':
      return due !== null && due >= today && due <= weekEnd;
  }
}
