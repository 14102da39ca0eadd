import { DASH, type DatePoint, type DayOrder, fullYear, pointsOf } from './date-points';
import type { DateDoubt, DateRange, DateSpan } from './facts';

const SEPARATOR = new RegExp(
  `^[\\s\u200b]{0,4}(?:${DASH}{1,3}>?|=>|\\.{2,3}|…|to|until|till?|through|thru|up\\s?to|bis|à|au|al|jusqu['’](?:à|en|au)|hasta|a|até|fino a|tot)[\\s\u200b]{0,4}\\(?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s)?$`,
  'iu',
);
/** Before `to date` and `onwards` a space is enough. */
const LOOSE = new RegExp(`^\\s{0,4}(?:${DASH}{1,2}|,|&|and)?\\s{0,4}\\(?$`, 'iu');
const SHORT_END = new RegExp(`^\\s?${DASH}\\s?['’]?(\\d{2})(?![\\d/.-])`, 'u');
const OPEN_END = new RegExp(`^\\s{0,2}${DASH}\\s{0,4}(?=[),|]|$)`, 'u');
const SINCE = /(?:^|[\s(,|])(?:since|from|starting|desde|seit|depuis)\s{1,2}$/i;

const iso = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
const swap = (point: DatePoint): DatePoint =>
  point.swapped === null ? point : { ...point, months: [point.swapped, point.swapped] };

/** From one date to another; null as `end` for "still". */
function spanOf(first: DatePoint, last: DatePoint | null, single = false): DateSpan | null {
  const year = first.year ?? last?.year ?? null;
  if (year === null) return null;
  const endYear = last?.year ?? year;
  const yearly = first.months === null || (last !== null && last.months === null);
  return {
    start: iso(year, first.months?.[0] ?? 1),
    end: last === null ? null : iso(endYear, last.months?.[1] ?? 12),
    precision: yearly ? 'year' : 'month',
    single,
  };
}

const forwards = ({ start, end }: DateSpan) => end === null || start <= end;

/** The span and what else it can mean, where day and month may change places or a year has two digits. */
function readingsOf(first: DatePoint, last: DatePoint | null, single: boolean): [DateSpan, DateDoubt | null] | null {
  const span = spanOf(first, last, single);
  if (!span) return null;
  const other = spanOf(swap(first), last && swap(last), single);
  if (other && (other.start !== span.start || other.end !== span.end)) {
    if (forwards(span) && forwards(other)) return [span, { reason: 'day-or-month', readings: [[span], [other]] }];
    return [forwards(other) ? other : span, null];
  }
  if (first.short || last?.short) return [span, { reason: 'two-digits', readings: [[span], []] }];
  return [span, null];
}

/** Whether a date ends the range that another begins. */
function joins(first: DatePoint, second: DatePoint, between: string): boolean {
  if (second.from - first.to > 20) return false;
  if (second.joined && LOOSE.test(between)) return first.year !== null;
  if (!SEPARATOR.test(between)) return false;
  if (second.present) return first.year !== null;
  return second.year !== null || (first.year !== null && second.months !== null && takesYear(between, first, second));
}

/** `Jan 2021 – Apr`: the end takes the year of the start, unless it would come before it. */
const takesYear = (between: string, first: DatePoint, second: DatePoint) =>
  !/\p{L}/u.test(between) && first.months !== null && (second.months?.[0] ?? 0) >= first.months[0];

/**
 * The dates and date ranges of one line, in order: `Jan 2020 – Present`, `03/2019 - 06/2021`, `2018–20`,
 * `Summer '21`, `since 2022`, `2021-03 to 2022-01`, `May – Aug 2021`, `2020 to date`. Month names of English, Spanish,
 * French, German, Portuguese, Italian and Dutch are known. Years run from 1950 to 2099. `order` says which of day and
 * month comes first in `03/04/2019`; without it both are readings.
 */
export function readDates(text: string, order: DayOrder = null): DateRange[] {
  const points = pointsOf(text, order);
  const ranges: DateRange[] = [];
  const add = (
    read: [DateSpan, DateDoubt | null] | null,
    from: number,
    to: number,
    doubt: DateDoubt | null = read?.[1] ?? null,
  ) => {
    if (read) ranges.push({ ...read[0], text: text.slice(from, to), from, to, ...(doubt ? { doubt } : {}) });
  };
  for (let i = 0; i < points.length; i += 1) {
    const first = points[i];
    if (!first || first.present) continue;
    const second = points[i + 1];
    if (second && joins(first, second, text.slice(first.to, second.from))) {
      add(readingsOf(first, second.present ? null : second, false), first.from, second.to);
      i += 1;
      continue;
    }
    if (first.year === null || first.weak) continue;
    const after = text.slice(first.to, first.to + 12);
    const short = first.months === null ? SHORT_END.exec(after) : null;
    if (short && fullYear(Number(short[1])) >= first.year) {
      const last = { ...first, year: fullYear(Number(short[1])) };
      add(readingsOf(first, last, false), first.from, first.to + short[0].length);
    } else if (SINCE.test(text.slice(Math.max(0, first.from - 10), first.from)))
      add(readingsOf(first, null, false), first.from, first.to);
    else if (OPEN_END.test(after)) {
      const [open, alone] = [spanOf(first, null), spanOf(first, first)];
      add(
        readingsOf(first, null, false),
        first.from,
        first.to,
        open && alone ? { reason: 'no-end', readings: [[open], [alone]] } : null,
      );
    } else {
      const season = first.months !== null && first.months[0] !== first.months[1];
      add(readingsOf(first, first, !season), first.from, first.to);
    }
  }
  return ranges;
}
