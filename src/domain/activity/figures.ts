import { addDays, differenceInCalendarDays, formatISO, parseISO, startOfWeek } from 'date-fns';
import { ACTIVITY_KINDS, type Activity, type ActivityKind } from './types';

export interface Streaks {
  /** Days in a row up to today, or up to yesterday while nothing was done today. */
  readonly current: number;
  readonly longest: number;
  readonly activeDays: number;
}

export interface DayCell {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly count: number;
  /** 0 none, 1 to 4 by quarters of the busiest day. */
  readonly level: 0 | 1 | 2 | 3 | 4;
}

const dayOf = (date: Date) => formatISO(date, { representation: 'date' });

/** The day of a moment on the calendar of this device, `YYYY-MM-DD`. @param at ISO date-time */
export const localDay = (at: string): string => dayOf(parseISO(at));

/** Days in a row with something done. @param today `YYYY-MM-DD` */
export function streaksOf(activities: readonly Pick<Activity, 'day'>[], today: string): Streaks {
  const days = [...new Set(activities.map(({ day }) => day))].filter((day) => day <= today).sort();
  let longest = 0;
  let run = 0;
  let before: string | null = null;
  for (const day of days) {
    run = before !== null && differenceInCalendarDays(parseISO(day), parseISO(before)) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const isAlive = before !== null && differenceInCalendarDays(parseISO(today), parseISO(before)) <= 1;
  return { current: isAlive ? run : 0, longest, activeDays: days.length };
}

/**
 * The last 53 weeks as columns of seven days, the current week last; days after today are left out.
 * @param weekStartsOn 0 Sunday to 6 Saturday
 */
export function yearOf(
  activities: readonly Pick<Activity, 'day'>[],
  today: string,
  weekStartsOn: 0 | 1 | 6,
): readonly (readonly DayCell[])[] {
  const counts = new Map<string, number>();
  for (const { day } of activities) counts.set(day, (counts.get(day) ?? 0) + 1);
  const first = addDays(startOfWeek(parseISO(today), { weekStartsOn }), -52 * 7);
  const weeks = Array.from({ length: 53 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayOf(addDays(first, week * 7 + weekday))).filter((day) => day <= today),
  );
  const most = Math.max(0, ...weeks.flat().map((day) => counts.get(day) ?? 0));
  return weeks.map((days) =>
    days.map((day) => {
      const count = counts.get(day) ?? 0;
      return { day, count, level: (count === 0 ? 0 : Math.ceil((count / most) * 4)) as DayCell['level'] };
    }),
  );
}

export interface KindTotal {
  readonly kind: ActivityKind;
  readonly count: number;
  /** Sum of the amounts. */
  readonly amount: number;
}

/** How often each kind was done, in the order of `ACTIVITY_KINDS`; kinds never done are left out. */
export function totalsOf(activities: readonly Pick<Activity, 'kind' | 'amount'>[]): readonly KindTotal[] {
  return ACTIVITY_KINDS.flatMap((kind) => {
    const of = activities.filter((activity) => activity.kind === kind);
    if (of.length === 0) return [];
    return [{ kind, count: of.length, amount: of.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }];
  });
}

/** Interview questions answered, in the room and with the trainer. */
export const questionsAnswered = (activities: readonly Pick<Activity, 'kind' | 'amount'>[]): number =>
  totalsOf(activities)
    .filter(({ kind }) => kind === 'interview' || kind === 'training')
    .reduce((sum, { amount }) => sum + amount, 0);
