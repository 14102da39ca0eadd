import type { EventAbout } from '../calendar/about';
import type { DayIndex } from '../calendar/day-index';
import type { CalendarEvent } from '../calendar/types';
import { dayText, isWall, MINUTE, wallOf } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import { freeWithin, hoursOf, type StudyTimes } from './limits';
import { planBackwards } from './plan-backwards';
import { known, plannedStudy } from './planned';

/** What a plan has to keep to. */
export interface StudyLimits extends StudyTimes {
  /** `YYYY-MM-DD`, or whatever is in the field. */
  readonly by: string;
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
  if (!isDay(limits.by)) return fail('Choose the day by which you want to be ready.');
  if (limits.by < today) return fail('This day is over. Choose a day that is still to come.');
  if (limits.by === today) return fail('This is today. There is no day left to plan; go over what you have instead.');
  const hours = hoursOf(limits);
  if ('fault' in hours) return fail(hours.fault);
  const chosen = wanted.filter((want) => want.chosen);
  if (chosen.length === 0) return fail('Choose at least one thing to study.');

  const until = clock.toInstant(Math.min(wallOf(limits.by), wallOf(today) + FURTHEST_DAYS * 24 * 60 * MINUTE), '');
  const free = freeWithin(index, clock, now, until, hours);
  if (free.length === 0)
    return fail(
      'Your calendar has no free half hour in these hours before then. Nothing was changed; give other hours or days.',
    );
  const there = known(events, today, clock);
  const parts = chosen.flatMap((want) =>
    partsOf(want).map((part) => {
      const minutes = part.minutes - there({ about: part.about, text: blockText(part, want.name) });
      return { ...part, of: want.name, minutes: Math.max(0, minutes) };
    }),
  );
  const byId = new Map(parts.map((part) => [part.id, part]));
  const { blocks, left } = planBackwards(
    parts,
    free,
    { capacity: hours.capacity, aDay: hours.aDay, ...plannedStudy(index, clock, now, until) },
    (instant) => clock.toWall(instant, ''),
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
        ? 'The hours of these days and weeks are taken by study that is planned already. Give more hours, or a later date.'
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

const isDay = (text: string): boolean => text.length === 10 && isWall(text);

/** `1 h 30 min` */
export function hoursWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ') || '0 min';
}
