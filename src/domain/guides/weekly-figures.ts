import { grouped } from '../report/words';
import { MOST } from './weeks';

/** What LinkedIn showed for one week, as entered by the user. */
export interface WeekFigures {
  readonly id: string;
  /** The Monday of the week, `YYYY-MM-DD`. */
  readonly week: string;
  readonly views: number;
  readonly searches: number;
  readonly followers: number;
}

export type Measure = 'views' | 'searches' | 'followers';

export const MEASURES: readonly { readonly id: Measure; readonly name: string }[] = [
  { id: 'views', name: 'Profile views' },
  { id: 'searches', name: 'Search appearances' },
  { id: 'followers', name: 'Followers' },
];

/**
 * A typed figure as a whole number, or `null` when it is not one between 0 and 100,000,000. Blanks and commas may
 * separate its digits.
 */
export function readFigure(typed: string): number | null {
  const digits = typed.trim().replace(/(?<=\d)[,\s](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value <= MOST ? value : null;
}

/** By week, the earliest first. */
export const byWeek = (weeks: readonly WeekFigures[]): readonly WeekFigures[] =>
  [...weeks].sort((a, b) => a.week.localeCompare(b.week));

/** What a measure did over the weeks, in one sentence; the chart's text alternative. */
export function inWords(weeks: readonly WeekFigures[], measure: Measure): string {
  const sorted = byWeek(weeks);
  const [first, last] = [sorted[0], sorted.at(-1)];
  const name = MEASURES.find(({ id }) => id === measure)?.name ?? measure;
  if (!first || !last) return `${name}: no week entered.`;
  if (sorted.length === 1) return `${name}: ${grouped(last[measure])} in the week of ${last.week}.`;
  const change = last[measure] - first[measure];
  const moved = change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} by ${grouped(Math.abs(change))}`;
  return `${name}: ${grouped(first[measure])} in the week of ${first.week}, ${grouped(last[measure])} in the week of ${last.week}, ${moved}.`;
}
