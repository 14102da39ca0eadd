import type { Span } from '../calendar/free-time';
import { dayNumber, MINUTE, weekdayOf } from '../calendar/wall';

/** Something to do about a gap, with the time it is given. */
export interface Want {
  readonly id: string;
  readonly minutes: number;
}

/** A part of a want in the calendar. Instants. */
export interface StudyBlock extends Span {
  readonly want: string;
}

export interface BackwardPlan {
  /** In the order of the clock. */
  readonly blocks: readonly StudyBlock[];
  /** What found no place, with the minutes that are missing; in the order in which it was wanted. */
  readonly left: readonly Want[];
  /** Minutes of the free stretches, before any block. */
  readonly free: number;
}

export interface PlanLimits {
  /** Minutes in any week from Monday to Sunday, what is planned already included. */
  readonly capacity: number;
  /** Minutes of study that are in the calendar already, by the number of the week (`weekNumber`). */
  readonly planned?: Readonly<Record<number, number>>;
  /** The same by day (`dayNumber`). */
  readonly plannedDays?: Readonly<Record<number, number>>;
  /** Longest block, minutes. */
  readonly longest?: number;
  /** Most minutes of any day, what is planned already included; or of each day of the week, Sunday first. */
  readonly aDay?: number | readonly number[];
}

const LONGEST = 60;
const A_DAY = 120;
const SHORTEST = 30;

/** The number of the week, Monday to Sunday, that a wall-clock time is in. 1970-01-05 was a Monday. */
export const weekNumber = (wall: number): number => Math.floor((dayNumber(wall) - 4) / 7);

type ToWall = (instant: number) => number;

/** How much may still be studied on each day and in each week. */
function ledger({ capacity, planned = {}, plannedDays = {}, aDay = A_DAY }: PlanLimits, toWall: ToWall) {
  const ofWeek = new Map<number, number>();
  const ofDay = new Map<number, number>();
  const weekHas = (week: number) => ofWeek.get(week) ?? planned[week] ?? 0;
  const dayHas = (day: number) => ofDay.get(day) ?? plannedDays[day] ?? 0;
  const ofWeekday = (day: number) => (typeof aDay === 'number' ? aDay : (aDay[weekdayOf(day)] ?? 0));
  return {
    /** Minutes. */
    room(at: number): number {
      const wall = toWall(at);
      const day = dayNumber(wall);
      return Math.min(capacity - weekHas(weekNumber(wall)), ofWeekday(day) - dayHas(day));
    },
    take(at: number, minutes: number): void {
      const wall = toWall(at);
      const [week, day] = [weekNumber(wall), dayNumber(wall)];
      ofWeek.set(week, weekHas(week) + minutes);
      ofDay.set(day, dayHas(day) + minutes);
    },
  };
}

/**
 * Puts what is wanted into the free time before a day, the first wanted first: as early as it goes, in blocks that one can
 * sit through, and never more in a day or a week than the learner has. What finds no place is given back.
 *
 * @param wants in the order in which they are to be studied @param free in the order of the clock
 * @param toWall the reader's clock: an instant as wall-clock time
 */
export function planBackwards(
  wants: readonly Want[],
  free: readonly Span[],
  limits: PlanLimits,
  toWall: ToWall,
): BackwardPlan {
  const { longest = LONGEST } = limits;
  const { room, take } = ledger(limits, toWall);
  const blocks: StudyBlock[] = [];
  const queue = wants.filter(({ minutes }) => minutes >= SHORTEST).map((want) => ({ ...want }));
  let next = 0;
  for (const { start, end } of free) {
    let at = start;
    while (next < queue.length) {
      const want = queue[next];
      if (!want) break;
      const most = Math.min((end - at) / MINUTE, room(at), longest, want.minutes);
      const minutes = Math.floor(most / SHORTEST) * SHORTEST;
      if (minutes < SHORTEST) break;
      blocks.push({ want: want.id, start: at, end: at + minutes * MINUTE });
      take(at, minutes);
      at += minutes * MINUTE;
      want.minutes -= minutes;
      if (want.minutes < SHORTEST) next += 1;
    }
  }
  return {
    blocks,
    left: queue.slice(next).map(({ id, minutes }) => ({ id, minutes })),
    free: free.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0),
  };
}

/** Something that needs a place in one piece. */
export interface Homeless extends Want {
  /** Those of one line keep their order; `null`: of none. */
  readonly line: string | null;
  /** Instant before which its place should be, because what builds on it begins then. */
  readonly before: number;
}

/**
 * Gives each a place in one piece: the first free one after the place of the one before it in its line, within the same
 * limits. One that finds none has `null`; that one, and one whose place comes too late, hold up no other.
 */
export function placesFor(
  wants: readonly Homeless[],
  free: readonly Span[],
  limits: PlanLimits,
  toWall: ToWall,
): readonly (Span | null)[] {
  const { room, take } = ledger(limits, toWall);
  const reached = new Map<string, number>();
  const taken: Span[] = [];
  return wants.map(({ minutes, line, before }) => {
    const earliest = (line === null ? undefined : reached.get(line)) ?? Number.NEGATIVE_INFINITY;
    for (const one of free) {
      const at = roomIn(one, Math.max(one.start, earliest), minutes * MINUTE, taken);
      if (at === null || room(at) < minutes) continue;
      take(at, minutes);
      const place = { start: at, end: at + minutes * MINUTE };
      taken.push(place);
      if (line !== null && place.start < before) reached.set(line, place.end);
      return place;
    }
    return null;
  });
}

/** The first instant from `from` on at which a stretch has so much time that nobody has taken. */
function roomIn({ end }: Span, from: number, length: number, taken: readonly Span[]): number | null {
  let at = from;
  for (;;) {
    const over = taken.find((one) => one.start < at + length && one.end > at);
    if (!over) return at + length <= end ? at : null;
    at = over.end;
  }
}
