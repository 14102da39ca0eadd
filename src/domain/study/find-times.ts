import type { DayIndex } from '../calendar/day-index';
import type { Span, Waking } from '../calendar/free-time';
import { DAY, dayNumber, HOUR, MINUTE, wallOf } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import { freeWithin } from './limits';

/** As many times are proposed at most, and as many at least where there are so many. */
export const MOST_TIMES = 5;
const FEWEST = 3;
/** Of one day, unless there are too few others; and how far apart these begin. */
const OF_A_DAY = 2;
const APART = 3 * HOUR;
/** Days that are looked through before what is due, and once more after it. */
export const DAYS_AHEAD = 60;
const WEEK = 7;
const HALF_HOUR = 30 * MINUTE;

export interface TimesSought {
  /** Instant. */
  readonly now: number;
  /** How long, in one piece. */
  readonly minutes: number;
  /** Instant by which it has to be over; null for none. */
  readonly due: number | null;
  /** The hours that one is willing, by day of the week. */
  readonly windows: readonly Waking[];
  /** Id of the event that is to be moved: its own time is free. */
  readonly own: string | null;
}

export interface TimesFound {
  /** In the order of the clock; none overlaps another. */
  readonly before: readonly Span[];
  /** The first one after what is due, where there is none before it. */
  readonly after: Span | null;
}

/** The instant by which something is to be done: the time of its day, or the end of that day. @param day `YYYY-MM-DD` */
export const dueInstant = (day: string, time: string | null, clock: Clock): number =>
  clock.toInstant(time === null ? wallOf(day) + DAY : wallOf(`${day}T${time}:00`), '');

/** Whether a day has so many minutes in one piece at all. */
export const fitsADay = (minutes: number, windows: readonly Waking[]): boolean =>
  windows.some(({ from, to, days }) => days.length > 0 && to - from >= minutes);

/**
 * Free times of one length from now on, before something is due: the next ones, of no day more than two and those hours
 * apart, so that there is a choice; further ones of the same days only where there are fewer than three. Where there is none
 * before, the first after it.
 */
export function findTimes(index: DayIndex, clock: Clock, sought: TimesSought): TimesFound {
  const { now, due } = sought;
  if (!fitsADay(sought.minutes, sought.windows)) return { before: [], after: null };
  const without: DayIndex = {
    size: index.size,
    between: (from, to) => index.between(from, to).filter(({ event }) => event.id !== sought.own),
  };
  const ahead = now + DAYS_AHEAD * DAY;
  const choice = chosen(slots(without, clock, sought, now, due === null ? ahead : Math.min(due, ahead)), clock);
  if (choice.length > 0 || due === null || due > ahead) return { before: choice, after: null };
  const from = Math.max(now, due);
  const [first] = slots(without, clock, sought, from, from + DAYS_AHEAD * DAY);
  return { before: [], after: first ?? null };
}

/** Every time that there is, one after another, week by week: who needs no more stops. */
function* slots(
  index: DayIndex,
  clock: Clock,
  { minutes, windows }: TimesSought,
  from: number,
  until: number,
): Generator<Span> {
  const length = minutes * MINUTE;
  const step = Math.ceil(length / HALF_HOUR) * HALF_HOUR;
  const first = dayNumber(clock.toWall(from, ''));
  for (let day = first; ; day += WEEK) {
    const begins = Math.max(from, clock.toInstant(day * DAY, ''));
    if (begins >= until) return;
    const ends = Math.min(until, clock.toInstant((day + WEEK) * DAY, ''));
    for (const { start, end } of freeWithin(index, clock, begins, ends, { windows }))
      for (let at = start; at + length <= end; at += step) yield { start: at, end: at + length };
  }
}

function chosen(all: Iterable<Span>, clock: Clock): readonly Span[] {
  const taken: Span[] = [];
  const spare: Span[] = [];
  const dayOf = ({ start }: Span) => dayNumber(clock.toWall(start, ''));
  for (const slot of all) {
    const sameDay = taken.filter((one) => dayOf(one) === dayOf(slot));
    const last = sameDay.at(-1);
    if (sameDay.length < OF_A_DAY && (!last || slot.start - last.start >= APART)) taken.push(slot);
    else if (spare.length < FEWEST) spare.push(slot);
    if (taken.length === MOST_TIMES) return taken;
  }
  const more = spare.slice(0, Math.max(0, FEWEST - taken.length));
  return [...taken, ...more].sort((a, b) => a.start - b.start);
}
