import type { BoardLabel, BoardLabels, Point } from './types';

/** How many points are done, of how many. */
export function progressOf(checklist: readonly Point[]): { readonly done: number; readonly of: number } {
  let done = 0;
  for (const point of checklist) if (point.done) done += 1;
  return { done, of: checklist.length };
}

const MINUTES_A_DAY = 8 * 60;
/** `45m`, `1h 30m`, `2d`: a day of work has eight hours. */
export function shortMinutes(minutes: number): string {
  const days = minutes >= MINUTES_A_DAY && minutes % MINUTES_A_DAY === 0 ? minutes / MINUTES_A_DAY : 0;
  if (days > 0) return `${days}d`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}h` : '', rest > 0 || hours === 0 ? `${rest}m` : ''].filter(Boolean).join(' ');
}

/** The labels of a task that there still are, by name. */
export const labelsOf = (ids: readonly string[], labels: BoardLabels): readonly BoardLabel[] =>
  ids.flatMap((id) => labels[id] ?? []).sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
