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

/**
 * Gives each a place in one piece, in their order: the first free one after the place of the one before it, within the same
 * limits. One that finds none has `null`, and holds up no other.
 */
export function placesFor(
  wants: readonly Want[],
  free: readonly Span[],
  limits: PlanLimits,
  toWall: ToWall,
): readonly (Span | null)[] {
  const { room, take } = ledger(limits, toWall);
  let earliest = Number.NEGATIVE_INFINITY;
  return wants.map(({ minutes }) => {
    for (const { start, end } of free) {
      const at = Math.max(start, earliest);
      if ((end - at) / MINUTE < minutes || room(at) < minutes) continue;
      take(at, minutes);
      earliest = at + minutes * MINUTE;
      return { start: at, end: earliest };
    }
    return null;
  });
}
