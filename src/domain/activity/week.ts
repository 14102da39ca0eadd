import { addDays, differenceInCalendarDays, formatISO, parseISO, startOfWeek } from 'date-fns';
import { streaksOf } from './figures';
import { ACTIVITY_KINDS, type Activity, type ActivityKind } from './types';

export interface WeekDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly count: number;
  readonly isToday: boolean;
  /** Not reached yet. */
  readonly isAhead: boolean;
}

export interface Week {
  /** Seven, from the first day of the week. */
  readonly days: readonly WeekDay[];
  /** Each kind of this week or the last one, in the order of `ACTIVITY_KINDS`. */
  readonly kinds: readonly { readonly kind: ActivityKind; readonly now: number; readonly before: number }[];
  readonly done: { readonly now: number; readonly before: number };
  readonly activeDays: number;
  /** Days in a row, see `streaksOf`. */
  readonly streak: number;
  readonly doneToday: boolean;
}

type Noted = Pick<Activity, 'day' | 'kind'>;

const dayOf = (date: Date) => formatISO(date, { representation: 'date' });

/**
 * The week that today lies in, beside the whole week before it. Days after today are not counted.
 * @param today `YYYY-MM-DD`
 * @param weekStartsOn 0 Sunday to 6 Saturday
 */
export function weekOf(activities: readonly Noted[], today: string, weekStartsOn: 0 | 1 | 6): Week {
  const first = startOfWeek(parseISO(today), { weekStartsOn });
  const firstDay = dayOf(first);
  const firstBefore = dayOf(addDays(first, -7));
  const now = activities.filter(({ day }) => day >= firstDay && day <= today);
  const before = activities.filter(({ day }) => day >= firstBefore && day < firstDay);
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = dayOf(addDays(first, index));
    return { day, count: now.filter((one) => one.day === day).length, isToday: day === today, isAhead: day > today };
  });
  const of = (list: readonly Noted[], kind: ActivityKind) => list.filter((one) => one.kind === kind).length;
  return {
    days,
    kinds: ACTIVITY_KINDS.map((kind) => ({ kind, now: of(now, kind), before: of(before, kind) })).filter(
      (row) => row.now + row.before > 0,
    ),
    done: { now: now.length, before: before.length },
    activeDays: days.filter(({ count }) => count > 0).length,
    streak: streaksOf(activities, today).current,
    doneToday: now.some(({ day }) => day === today),
  };
}

/** Whole days since each kind was done last; 0 is today, and so is a day of a clock that was ahead. */
export function daysSinceEach(activities: readonly Noted[], today: string): Partial<Record<ActivityKind, number>> {
  const last: Partial<Record<ActivityKind, string>> = {};
  for (const { kind, day } of activities) if (day > (last[kind] ?? '')) last[kind] = day;
  return Object.fromEntries(
    Object.entries(last).map(([kind, day]) => [
      kind,
      Math.max(0, differenceInCalendarDays(parseISO(today), parseISO(day))),
    ]),
  );
}
