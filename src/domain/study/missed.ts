import { aboutOf } from '../calendar/about';
import { dayIndex } from '../calendar/day-index';
import type { Span } from '../calendar/free-time';
import { planTopicOf } from '../calendar/plan-about';
import { spanOf } from '../calendar/series';
import type { CalendarEvent } from '../calendar/types';
import { DAY, MINUTE } from '../calendar/wall';
import type { Clock } from '../calendar/zones';
import { freeWithin, hoursOf, proposedTimes, type StudyTimes } from './limits';
import { isOpenBlock } from './open-block';
import { placesFor } from './plan-backwards';
import { plannedStudy } from './planned';

type Events = Readonly<Record<string, CalendarEvent>>;

/** A block of study whose time is over and that was not ticked off, and where it could go. Instants. */
export interface Missed extends Span {
  readonly event: CalendarEvent;
  /** `null` where no free time of its length is left within the limits. */
  readonly place: Span | null;
}

/** Blocks that were missed longer ago are left in peace. */
const BACK = 30 * DAY;
/** A year is looked through only where a month has no room. */
const AHEAD = [35 * DAY, 366 * DAY] as const;
const PROPOSED_HOURS = 14;

/**
 * The blocks of study that were missed, the longest ago first, each with the next free time within the limits of the learner.
 * @param times `null`: those that are proposed @param now instant
 * @param plan the roadmap whose blocks are meant; `null` for all
 */
export function missedBlocks(
  events: Events,
  clock: Clock,
  { times, now, plan }: { readonly times: StudyTimes | null; readonly now: number; readonly plan: string | null },
): readonly Missed[] {
  const over = Object.values(events)
    .filter((event) => isOpenBlock(event))
    .filter(({ about }) => plan === null || planTopicOf(aboutOf(about))?.plan === plan)
    .map((event) => ({ event, ...spanOf(event, clock) }))
    .filter(({ start, end }) => end <= now && start >= now - BACK && end > start)
    .sort((a, b) => a.start - b.start);
  if (over.length === 0) return [];
  const said = hoursOf(times ?? proposedTimes(PROPOSED_HOURS));
  const hours = 'fault' in said ? hoursOf(proposedTimes(PROPOSED_HOURS)) : said;
  if ('fault' in hours) return over.map((one) => ({ ...one, place: null }));
  const index = dayIndex(events, clock);
  const wants = over.map(({ event, start, end }) => ({ id: event.id, minutes: (end - start) / MINUTE }));
  let places: readonly (Span | null)[] = [];
  for (const ahead of AHEAD) {
    const free = freeWithin(index, clock, now, now + ahead, hours);
    const limits = { ...hours, ...plannedStudy(index, clock, now, now + ahead) };
    places = placesFor(wants, free, limits, (instant) => clock.toWall(instant, ''));
    if (!places.includes(null)) break;
  }
  return over.map((one, n) => ({ ...one, place: places[n] ?? null }));
}
