import type { Task } from './types';

/** How a day relates to today. */
export type DueState = 'overdue' | 'today' | 'later';

/** @param due `YYYY-MM-DD` @param today `YYYY-MM-DD` */
export const dueState = (due: string, today: string): DueState =>
  due < today ? 'overdue' : due === today ? 'today' : 'later';

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
}

/** The first line of a task, cut to this many characters: what it is called in lists and announcements. */
export function taskName({ content }: Pick<Task, 'content'>, longest = 80): string {
  const [line = ''] = content.split('\n', 1);
  if (line.length <= longest) return line;
  // Not within a pair of surrogates.
  const end = /[\uD800-\uDBFF]/.test(line.charAt(longest - 2)) ? longest - 2 : longest - 1;
  return `${line.slice(0, end).trimEnd()}…`;
}
