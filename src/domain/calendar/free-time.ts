import { type DayIndex, dayBounds } from './day-index';
import type { Occurrence } from './types';
import { DAY, dayNumber, HOUR, MINUTE, weekdayOf } from './wall';
import type { Clock } from './zones';

/** A stretch of time. Instants. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** When in a day, and on which days of the week, one is willing to do something. */
export interface Waking {
  /** Minutes after midnight, on the reader's clock. */
  readonly from: number;
  readonly to: number;
  /** 0 Sunday to 6 Saturday. */
  readonly days: readonly number[];
}

export const EVERY_DAY: Waking['days'] = [0, 1, 2, 3, 4, 5, 6];

/** Hours of the day that are proposed while nobody has said otherwise. */
export const DAYTIME: Waking = { from: 9 * 60, to: 21 * 60, days: EVERY_DAY };

const NEVER: Span = { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
const HALF_HOUR = 30 * MINUTE;
const CANCELLED = /^STATUS:CANCELLED\s*$/im;

/** Whether an event takes its hours: not one of a whole day, which is a note on that day, nor one that was cancelled. */
export const takesTime = ({ allDay, event, start, end }: Occurrence): boolean =>
  !allDay && end > start && !CANCELLED.test(event.source);

/**
 * The free stretches between two instants, in their order, within the hours that one is willing: each begins on a half
 * hour and is not shorter than one.
 */
export function freeSpans(index: DayIndex, clock: Clock, from: number, to: number, waking: Waking): readonly Span[] {
  if (!(to > from) || waking.to <= waking.from) return [];
  const found: Span[] = [];
  const first = dayNumber(clock.toWall(from, ''));
  const last = dayNumber(clock.toWall(to - 1, ''));
  const busy = index.between(dayBounds(first * DAY, clock).from, dayBounds(last * DAY, clock).to).filter(takesTime);
  let over = 0;
  for (let day = first; day <= last; day += 1) {
    if (!waking.days.includes(weekdayOf(day))) continue;
    const opens = clock.toInstant(day * DAY + waking.from * MINUTE, '');
    const closes = Math.min(to, clock.toInstant(day * DAY + waking.to * MINUTE, ''));
    let at = Math.max(opens, from);
    // They are in order of their starts: what was over before this day is not looked at for the next one.
    while ((busy[over] ?? NEVER).end <= opens) over += 1;
    for (let n = over; n < busy.length; n += 1) {
      const { start, end } = busy[n] ?? NEVER;
      if (start >= closes) break;
      if (end <= at) continue;
      add(found, at, Math.min(start, closes), opens);
      at = Math.max(at, end);
    }
    add(found, at, closes, opens);
  }
  return found.flatMap((span) => withoutRepeated(span, clock));
}

/** A span less the half hours that begin or end where the clock was before: the times of an event are those of the clock. */
function withoutRepeated(span: Span, clock: Clock): readonly Span[] {
  const { start, end } = span;
  const turnsBack = clock.toWall(end, '') - clock.toWall(start, '') < end - start;
  if (!turnsBack && isTold(start, clock) && isTold(end, clock)) return [span];
  const kept: { start: number; end: number }[] = [];
  for (let at = start; at < end; at += HALF_HOUR) {
    if (!isTold(at, clock) || !isTold(at + HALF_HOUR, clock)) continue;
    const last = kept.at(-1);
    if (last?.end === at) last.end = at + HALF_HOUR;
    else kept.push({ start: at, end: at + HALF_HOUR });
  }
  return kept;
}

const isTold = (instant: number, clock: Clock) => clock.toInstant(clock.toWall(instant, ''), '') === instant;

/** On half hours counted from when the day opens, so that a clock of another zone keeps its own halves. */
function add(found: Span[], start: number, end: number, opens: number): void {
  const begins = opens + Math.ceil((start - opens) / HALF_HOUR) * HALF_HOUR;
  const ends = opens + Math.floor((end - opens) / HALF_HOUR) * HALF_HOUR;
  if (ends - begins >= HALF_HOUR) found.push({ start: begins, end: ends });
}

/** Days that are looked through for a free hour. */
const AHEAD = 60;

/** The first free stretch of a length, from now on; `null` where the next two months have none. @param minutes its length */
export function nextFree(
  index: DayIndex,
  clock: Clock,
  now: number,
  minutes: number,
  waking: Waking = DAYTIME,
): Span | null {
  const length = minutes * MINUTE;
  for (let day = 0; day < AHEAD; day += 7) {
    const from = now + day * 24 * HOUR;
    // A stretch is within one day: seven days and a bit overlap, and none is missed.
    const span = freeSpans(index, clock, from, from + 8 * 24 * HOUR, waking).find(
      ({ start, end }) => end - start >= length,
    );
    if (span) return { start: span.start, end: span.start + length };
  }
  return null;
}

/** Events of a day go on until midnight; who wants less says so. */
const UNTIL_MIDNIGHT: Waking = { from: DAYTIME.from, to: 24 * 60, days: EVERY_DAY };

/**
 * When something new on a day is proposed to start: its first free hour from nine on, today the next one from now on. On a
 * day without a free hour nine o'clock, today the next half hour.
 * @param day wall-clock number of the day @param now instant @returns instant
 */
export function proposedStart(index: DayIndex, clock: Clock, day: number, now: number): number {
  const { from, to } = dayBounds(day, clock);
  const isToday = now >= from && now < to;
  const [free] = freeSpans(index, clock, isToday ? now : from, to, UNTIL_MIDNIGHT).filter(
    ({ start, end }) => end - start >= HOUR,
  );
  if (free) return free.start;
  const soon = from + Math.ceil((now - from) / HALF_HOUR) * HALF_HOUR;
  return isToday && soon < to ? soon : clock.toInstant(day + UNTIL_MIDNIGHT.from * MINUTE, '');
}
