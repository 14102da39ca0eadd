import type { DayCell } from './figures';

export interface MonthCount {
  /** `YYYY-MM` */
  readonly month: string;
  readonly activeDays: number;
  /** Things done. */
  readonly count: number;
}

export interface YearSummary {
  readonly count: number;
  readonly activeDays: number;
  /** The day with most, the latest of equals; `null` when nothing was done. */
  readonly busiest: { readonly day: string; readonly count: number } | null;
}

/** The weeks of a year month by month, the newest first. @param weeks as `yearOf` gives them */
export function monthsOf(weeks: readonly (readonly DayCell[])[]): readonly MonthCount[] {
  const months = new Map<string, { month: string; activeDays: number; count: number }>();
  for (const { day, count } of weeks.flat()) {
    const month = day.slice(0, 7);
    const sum = months.get(month) ?? { month, activeDays: 0, count: 0 };
    sum.count += count;
    sum.activeDays += count > 0 ? 1 : 0;
    months.set(month, sum);
  }
  return [...months.values()].reverse();
}

/** A year in figures. @param weeks as `yearOf` gives them */
export function summaryOf(weeks: readonly (readonly DayCell[])[]): YearSummary {
  const active = weeks.flat().filter(({ count }) => count > 0);
  const busiest = active.reduce<DayCell | null>((most, cell) => (most && most.count > cell.count ? most : cell), null);
  return {
    count: active.reduce((sum, { count }) => sum + count, 0),
    activeDays: active.length,
    busiest: busiest ? { day: busiest.day, count: busiest.count } : null,
  };
}

export interface MonthSpan {
  /** `YYYY-MM` */
  readonly month: string;
  /** Weeks in a row that begin in it. */
  readonly weeks: number;
}

/** The months that the weeks begin in, for the head of a table with one column a week. */
export function monthSpans(weeks: readonly (readonly DayCell[])[]): readonly MonthSpan[] {
  const spans: { month: string; weeks: number }[] = [];
  for (const [first] of weeks) {
    const month = first?.day.slice(0, 7) ?? '';
    const last = spans.at(-1);
    if (last?.month === month) last.weeks += 1;
    else spans.push({ month, weeks: 1 });
  }
  return spans;
}
