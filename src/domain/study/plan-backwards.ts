import type { Span } from '../calendar/free-time';
import { DAY, dayNumber, MINUTE } from '../calendar/wall';

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
  /** Longest block, minutes. */
  readonly longest?: number;
  /** Most minutes of a day. */
  readonly aDay?: number;
}

const LONGEST = 60;
const A_DAY = 120;
const SHORTEST = 30;

/** The number of the week, Monday to Sunday, that a wall-clock time is in. 1970-01-05 was a Monday. */
export const weekNumber = (wall: number): number => Math.floor((dayNumber(wall) - 4) / 7);

/**
 * Puts what is wanted into the free time before a day, the most valuable first: as early as it goes, in blocks that one can
 * sit through, with two hours a day at most and never more in a week than the learner has. What finds no place is given back.
 *
 * @param wants the most valuable first @param free in the order of the clock
 * @param toWall the reader's clock: an instant as wall-clock time
 */
export function planBackwards(
  wants: readonly Want[],
  free: readonly Span[],
  { capacity, planned = {}, longest = LONGEST, aDay = A_DAY }: PlanLimits,
  toWall: (instant: number) => number,
): BackwardPlan {
  const ofWeek = new Map(Object.entries(planned).map(([week, minutes]) => [Number(week), minutes]));
  const ofDay = new Map<number, number>();
  const blocks: StudyBlock[] = [];
  const queue = wants.filter(({ minutes }) => minutes >= SHORTEST).map((want) => ({ ...want }));
  let next = 0;
  for (const { start, end } of free) {
    let at = start;
    while (next < queue.length) {
      const want = queue[next];
      if (!want) break;
      const day = Math.floor(toWall(at) / DAY);
      const week = weekNumber(toWall(at));
      const room = Math.min(
        (end - at) / MINUTE,
        capacity - (ofWeek.get(week) ?? 0),
        aDay - (ofDay.get(day) ?? 0),
        longest,
        want.minutes,
      );
      const minutes = Math.floor(room / SHORTEST) * SHORTEST;
      if (minutes < SHORTEST) break;
      blocks.push({ want: want.id, start: at, end: at + minutes * MINUTE });
      ofWeek.set(week, (ofWeek.get(week) ?? 0) + minutes);
      ofDay.set(day, (ofDay.get(day) ?? 0) + minutes);
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
