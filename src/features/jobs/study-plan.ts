import { aboutText } from '../../domain/calendar/about';
import type { DayIndex } from '../../domain/calendar/day-index';
import { freeSpans } from '../../domain/calendar/free-time';
import type { CalendarEvent } from '../../domain/calendar/types';
import { dayText, isWall, MINUTE, wallOf } from '../../domain/calendar/wall';
import type { Clock } from '../../domain/calendar/zones';
import { type StudyPart, type StudyWant, studyParts } from '../../domain/evidence/study-wants';
import type { Way } from '../../domain/evidence/way-types';
import { planBackwards, weekNumber } from '../../domain/jobs/plan-backwards';

/** When one can study, as it is typed. */
export interface StudyLimits {
  /** `YYYY-MM-DD`, or whatever is in the field. */
  readonly by: string;
  readonly hours: string;
  /** `HH:MM` */
  readonly from: string;
  readonly to: string;
  /** 0 Sunday to 6 Saturday. */
  readonly days: readonly number[];
}

export interface Wanted extends StudyWant {
  readonly skill: string | null;
  readonly chosen: boolean;
}

/** A plan as it is offered. */
export interface Offer {
  readonly blocks: readonly {
    readonly start: number;
    readonly end: number;
    readonly part: StudyPart & { readonly skill: string };
  }[];
  /** What found no place. */
  readonly left: readonly { readonly name: string; readonly minutes: number }[];
  /** Why there is no plan, and what to do; `null` where there is one. */
  readonly fault: string | null;
  /** The day of an instant on the reader's clock. */
  dayOf(instant: number): string;
}

const FURTHEST_DAYS = 366;
const HALF = 30;

/** The plan that the limits allow: never over the capacity of a week, what is in the calendar already counted in. */
export function planFor({
  wanted,
  limits,
  index,
  events,
  clock,
  now,
  today,
  ways,
}: {
  wanted: readonly Wanted[];
  limits: StudyLimits;
  index: DayIndex;
  events: Readonly<Record<string, CalendarEvent>>;
  clock: Clock;
  /** Instant. */
  now: number;
  today: string;
  ways: readonly Way[];
}): Offer {
  const dayOf = (instant: number) => dayText(clock.toWall(instant, ''));
  const fail = (fault: string): Offer => ({ blocks: [], left: [], fault, dayOf });
  const hours = Number(limits.hours);
  const [from, to] = [minutesOf(limits.from), minutesOf(limits.to)];
  if (!isDay(limits.by)) return fail('Choose the day by which you want to be ready.');
  if (limits.by < today) return fail('This day is over. Choose a day that is still to come.');
  if (limits.by === today) return fail('This is today. There is no day left to plan; go over what you have instead.');
  if (limits.hours.trim() === '' || Number.isNaN(hours) || hours < 0)
    return fail('Enter the hours that you have in a week, as a number.');
  if (hours < 0.5) return fail('With 0 hours a week nothing can be planned. Enter the hours that you have.');
  if (Number.isNaN(from) || Number.isNaN(to) || to <= from)
    return fail('“Not after” is not later than “Not before”. Choose the hours in which you can study.');
  if (limits.days.length === 0) return fail('Choose at least one day of the week.');
  const chosen = wanted.filter((want) => want.chosen);
  if (chosen.length === 0) return fail('Choose at least one thing to study.');

  const until = Math.min(wallOf(limits.by), wallOf(today) + FURTHEST_DAYS * 24 * 60 * MINUTE);
  const free = freeSpans(index, clock, now, clock.toInstant(until, ''), { from, to, days: limits.days });
  if (free.length === 0)
    return fail(
      `Your calendar has no free half hour between ${limits.from} and ${limits.to} on these days before then. Nothing was changed; give other hours or days.`,
    );
  const there = plannedIn(events, today, clock);
  const parts = chosen.flatMap((want) =>
    studyParts(want, want.skill, want.minutes, ways).map((part) => {
      const known = part.about ? (there.byAbout.get(aboutText(part.about)) ?? 0) : 0;
      return { ...part, skill: want.name, minutes: Math.max(0, part.minutes - known) };
    }),
  );
  const byId = new Map(parts.map((part) => [part.id, part]));
  const { blocks, left } = planBackwards(parts, free, { capacity: hours * 60, planned: there.byWeek }, (instant) =>
    clock.toWall(instant, ''),
  );
  const short = new Map<string, number>();
  for (const { id, minutes } of left) {
    const name = byId.get(id)?.skill ?? id;
    short.set(name, (short.get(name) ?? 0) + minutes);
  }
  if (blocks.length === 0 && left.length === 0)
    return fail('All of this is in your calendar already. Choose more time for something, or something else.');
  return {
    blocks: blocks.flatMap(({ want, start, end }) => {
      const part = byId.get(want);
      return part ? [{ start, end, part }] : [];
    }),
    left: [...short].map(([name, minutes]) => ({ name, minutes })),
    fault:
      blocks.length === 0
        ? 'The hours of these weeks are taken by study that is planned already. Give more hours a week, or a later date.'
        : null,
    dayOf,
  };
}

/**
 * The minutes that there are, shared in half hours among what is chosen: each in turn, the most valuable first, none more
 * than it wants. What gets none is no longer chosen.
 */
export function shared(wanted: readonly Wanted[], minutes: number): readonly Wanted[] {
  const given = new Map<string, number>();
  const chosen = wanted.filter((want) => want.chosen);
  for (let left = Math.floor(minutes / HALF); left > 0; ) {
    const hungry = chosen.filter((want) => (given.get(want.requirement) ?? 0) + HALF <= want.minutes).slice(0, left);
    if (hungry.length === 0) break;
    for (const { requirement } of hungry) given.set(requirement, (given.get(requirement) ?? 0) + HALF);
    left -= hungry.length;
  }
  return wanted.map((want) => {
    const own = given.get(want.requirement);
    return own === undefined ? { ...want, chosen: false } : { ...want, minutes: own };
  });
}

/** The study that is in the calendar from today on: by what it is about, and by week. Minutes. */
function plannedIn(events: Readonly<Record<string, CalendarEvent>>, today: string, clock: Clock) {
  const byAbout = new Map<string, number>();
  const byWeek: Record<number, number> = {};
  for (const { about, allDay, start, end, zone } of Object.values(events)) {
    if (about === '' || about.startsWith('job ') || allDay || end.slice(0, 10) < today) continue;
    const minutes = (wallOf(end) - wallOf(start)) / MINUTE;
    byAbout.set(about, (byAbout.get(about) ?? 0) + minutes);
    const week = weekNumber(clock.toWall(clock.toInstant(wallOf(start), zone), ''));
    byWeek[week] = (byWeek[week] ?? 0) + minutes;
  }
  return { byAbout, byWeek };
}

const isDay = (text: string): boolean => text.length === 10 && isWall(text);

const minutesOf = (time: string): number => {
  const found = /^(\d\d):(\d\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
};

/** `1 h 30 min` */
export function hoursWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ') || '0 min';
}
