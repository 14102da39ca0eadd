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
  /** Its place comes after blocks of topics that build on it: there is none before them. */
  readonly late: boolean;
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
  if ('fault' in hours) return over.map((one) => ({ ...one, place: null, late: false }));
  const index = dayIndex(events, clock);
  const laterOf = laterTopics(events, clock, now);
  const wants = over.map(({ event, start, end }) => ({
    id: event.id,
    minutes: (end - start) / MINUTE,
    line: aboutOf(event.about) ? (planTopicOf(aboutOf(event.about))?.plan ?? event.about) : null,
    before: laterOf(event),
  }));
  let places: readonly (Span | null)[] = [];
  for (const ahead of AHEAD) {
    const free = freeWithin(index, clock, now, now + ahead, hours);
    const limits = { ...hours, ...plannedStudy(index, clock, now, now + ahead) };
    places = placesFor(wants, free, limits, (instant) => clock.toWall(instant, ''));
    if (!places.includes(null)) break;
  }
  return over.map((one, n) => {
    const place = places[n] ?? null;
    return { ...one, place, late: place !== null && place.start >= (wants[n]?.before ?? Number.POSITIVE_INFINITY) };
  });
}

/**
 * When the next block of a later topic of the same roadmap begins; infinite where none is to come. Later is what was first
 * planned after it: plans are made in learning order.
 */
function laterTopics(events: Events, clock: Clock, now: number): (event: CalendarEvent) => number {
  const begins = new Map<string, Map<string, { first: number; next: number }>>();
  for (const event of Object.values(events)) {
    const of = planTopicOf(aboutOf(event.about));
    if (!of || of.topic === null || event.allDay) continue;
    const { start } = spanOf(event, clock);
    const topics = begins.get(of.plan) ?? new Map<string, { first: number; next: number }>();
    begins.set(of.plan, topics);
    const topic = topics.get(of.topic) ?? { first: start, next: Number.POSITIVE_INFINITY };
    topics.set(of.topic, topic);
    topic.first = Math.min(topic.first, start);
    if (start >= now && isOpenBlock(event)) topic.next = Math.min(topic.next, start);
  }
  return (event) => {
    const of = planTopicOf(aboutOf(event.about));
    const topics = begins.get(of?.plan ?? '');
    const own = topics?.get(of?.topic ?? '');
    if (!topics || !own) return Number.POSITIVE_INFINITY;
    return [...topics.values()].reduce(
      (least, { first, next }) => (first > own.first ? Math.min(least, next) : least),
      Number.POSITIVE_INFINITY,
    );
  };
}
