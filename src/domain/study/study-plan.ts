import type { EventAbout } from '../calendar/about';
import type { DayIndex } from '../calendar/day-index';
import { freeSpans } from '../calendar/free-time';
import { isStudy } from '../calendar/study-hours';
import type { CalendarEvent } from '../calendar/types';
import { dayText, isWall, MINUTE, wallOf } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import { planBackwards, weekNumber } from './plan-backwards';

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

/** Something to study, with its time. */
export interface StudyWant {
  readonly id: string;
  readonly name: string;
  /** What it is to the learner, within a line: `Must`. */
  readonly note: string;
  readonly minutes: number;
}

/** A part of what is studied for one thing. */
export interface StudyPart {
  readonly id: string;
  readonly verb: 'Learn' | 'Practise';
  /** The topic, challenge or question; the thing itself where nothing leads to it. */
  readonly name: string;
  readonly minutes: number;
  /** What its block opens; `null`: what all of the plan is for. */
  readonly about: EventAbout | null;
}

export interface Wanted extends StudyWant {
  readonly chosen: boolean;
}

/** A plan as it is offered. */
export interface Offer {
  readonly blocks: readonly {
    readonly start: number;
    readonly end: number;
    /** Of its event. */
    readonly text: string;
    /** `of`: the name of what it is studied for. */
    readonly part: StudyPart & { readonly of: string };
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
  partsOf,
}: {
  wanted: readonly Wanted[];
  limits: StudyLimits;
  index: DayIndex;
  events: Readonly<Record<string, CalendarEvent>>;
  clock: Clock;
  /** Instant. */
  now: number;
  today: string;
  /** What is done in the time of one thing, in its order. */
  partsOf: (want: StudyWant) => readonly StudyPart[];
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
    partsOf(want).map((part) => {
      const known = there.byText.get(blockText(part, want.name)) ?? 0;
      return { ...part, of: want.name, minutes: Math.max(0, part.minutes - known) };
    }),
  );
  const byId = new Map(parts.map((part) => [part.id, part]));
  const { blocks, left } = planBackwards(parts, free, { capacity: hours * 60, planned: there.byWeek }, (instant) =>
    clock.toWall(instant, ''),
  );
  const short = new Map<string, number>();
  for (const { id, minutes } of left) {
    const name = byId.get(id)?.of ?? id;
    short.set(name, (short.get(name) ?? 0) + minutes);
  }
  if (blocks.length === 0 && left.length === 0)
    return fail('All of this is in your calendar already. Choose more time for something, or something else.');
  return {
    blocks: blocks.flatMap(({ want, start, end }) => {
      const part = byId.get(want);
      return part ? [{ start, end, part, text: blockText(part, part.of) }] : [];
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
    const hungry = chosen.filter((want) => (given.get(want.id) ?? 0) + HALF <= want.minutes).slice(0, left);
    if (hungry.length === 0) break;
    for (const { id } of hungry) given.set(id, (given.get(id) ?? 0) + HALF);
    left -= hungry.length;
  }
  return wanted.map((want) => {
    const own = given.get(want.id);
    return own === undefined ? { ...want, chosen: false } : { ...want, minutes: own };
  });
}

/** `Learn: Docker, Containers` */
const blockText = ({ verb, name }: StudyPart, of: string): string =>
  name === of ? `${verb}: ${of}` : `${verb}: ${of}, ${name}`;

/** The study that is in the calendar from today on: by its words, and by week. Minutes. */
function plannedIn(events: Readonly<Record<string, CalendarEvent>>, today: string, clock: Clock) {
  const byText = new Map<string, number>();
  const byWeek: Record<number, number> = {};
  for (const event of Object.values(events)) {
    const { text, allDay, start, end, zone } = event;
    if (!isStudy(event) || allDay || end.slice(0, 10) < today) continue;
    const minutes = (wallOf(end) - wallOf(start)) / MINUTE;
    byText.set(text, (byText.get(text) ?? 0) + minutes);
    const week = weekNumber(clock.toWall(clock.toInstant(wallOf(start), zone), ''));
    byWeek[week] = (byWeek[week] ?? 0) + minutes;
  }
  return { byText, byWeek };
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
