import type { DateDoubt, DateRange, DateSpan } from './facts';

const spanOf = ({ start, end, precision, single }: DateSpan): DateSpan => ({ start, end, precision, single });

/** Why the dates of a job's head are not sure, and what they can mean; null where they can mean one thing only. */
export function doubtOf(dates: readonly DateRange[], far: boolean): DateDoubt | null {
  const ranges = dates.filter(({ single }) => !single);
  const range = ranges[0] ?? dates[0];
  if (!range) return null;
  const span = spanOf(range);
  if (ranges.length > 1)
    return { reason: 'two-ranges', readings: [ranges.map(spanOf), ...ranges.map((one) => [spanOf(one)])] };
  if (range.end !== null && range.end < range.start)
    return { reason: 'reversed', readings: [[{ ...span, start: range.end, end: range.start }], []] };
  if (range.doubt) return range.doubt;
  if (range.single) return { reason: 'no-end', readings: [[span], [{ ...span, end: null, single: false }]] };
  return far ? { reason: 'far', readings: [[span], []] } : null;
}
