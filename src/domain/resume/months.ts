import { MONTH_NAMES } from '../dates/month-names';
import type { DateSpan, Month } from './facts';

/** Months counted from year 0, both ends included. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

/** `2021-03` as months since year 0. */
export function monthIndex(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** Months since year 0 as `YYYY-MM`. */
export function monthName(index: number): Month {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Whether a range ends before it starts. */
export function isReversed(range: DateSpan): boolean {
  return range.end !== null && monthIndex(range.end) < monthIndex(range.start);
}

/**
 * The widest span a range can mean: a bare year begins in January and ends in December.
 * Used to look for gaps, so that a gap is never made up by a date without a month.
 */
export function widestSpan(range: DateSpan, asOf: Month): MonthSpan | null {
  const from = monthIndex(range.start);
  const to = range.end === null ? Math.max(from, monthIndex(asOf)) : monthIndex(range.end);
  return to < from ? null : { from, to };
}

/**
 * The span counted as experience. Bare years count their difference (2018–2020: 24 months), and half a year within
 * one year, as the months are unknown. An open range ends with `asOf`; one that starts later counts nothing.
 */
export function countedSpan(range: DateSpan, asOf: Month): MonthSpan | null {
  const from = monthIndex(range.start);
  if (range.end === null) return from > monthIndex(asOf) ? null : { from, to: monthIndex(asOf) };
  const to = monthIndex(range.end);
  if (to < from) return null;
  if (range.precision === 'month') return { from, to };
  const years = Math.floor(to / 12) - Math.floor(from / 12);
  return { from, to: years === 0 ? Math.min(to, from + 5) : from + years * 12 - 1 };
}

/** Spans sorted and joined where they overlap or touch. */
export function unionOf(spans: readonly MonthSpan[]): MonthSpan[] {
  const joined: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else joined.push({ from: span.from, to: span.to });
  }
  return joined;
}

/** Months covered by at least one span: overlapping jobs count once. */
export function monthsCovered(spans: readonly MonthSpan[]): number {
  return unionOf(spans).reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/** The uncovered spans between the first and the last month that are longer than `months`. */
export function gapsOver(spans: readonly MonthSpan[], months: number): MonthSpan[] {
  const joined = unionOf(spans);
  const gaps: MonthSpan[] = [];
  for (let i = 1; i < joined.length; i += 1) {
    const gap = { from: (joined[i - 1]?.to ?? 0) + 1, to: (joined[i]?.from ?? 0) - 1 };
    if (gap.to - gap.from + 1 > months) gaps.push(gap);
  }
  return gaps;
}

/** `30` as "2 years 6 months". */
export function spokenMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 || years === 0 ? [`${rest} ${rest === 1 ? 'month' : 'months'}`] : []),
  ];
  return parts.join(' ');
}

/** `2021-03` as "March 2021". */
export function spokenMonth(month: Month): string {
  return `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}
