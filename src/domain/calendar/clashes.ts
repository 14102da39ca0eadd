import type { DayIndex } from './day-index';
import { type Span, takesTime } from './free-time';
import { nextOccurrence } from './next-occurrence';
import type { CalendarEvent, Occurrence } from './types';
import type { Clock } from './zones';

/** Something of the board that has its time in the calendar. */
export interface Planned {
  readonly id: string;
  /** Its event; null for none. */
  readonly eventId: string | null;
}

/** What lies across the time of something planned. */
export interface Clash {
  /** When the planned thing is. */
  readonly time: Span;
  /** Never empty, in the order of the clock. */
  readonly with: readonly Occurrence[];
}

/**
 * What takes time within a span, in the order of the clock. What only touches it is no clash, nor is what was cancelled or
 * is a note on the whole day.
 * @param own id of the event that the span is for; null for one that is not there yet
 */
export const clashesWith = (index: DayIndex, { start, end }: Span, own: string | null): readonly Occurrence[] =>
  end > start
    ? index
        .between(start, end)
        .filter((one) => one.event.id !== own && takesTime(one) && one.start < end && one.end > start)
    : [];

/**
 * The clashes of what is planned, by its id; what has none, and what is over, is not among them. Of a series the time that
 * goes on or comes next.
 * @param now instant
 */
export function clashesOf(
  planned: Iterable<Planned>,
  events: Readonly<Record<string, CalendarEvent>>,
  index: DayIndex,
  clock: Clock,
  now: number,
): Readonly<Record<string, Clash>> {
  const found: Record<string, Clash> = {};
  for (const { id, eventId } of planned) {
    const event = eventId !== null && Object.hasOwn(events, eventId) ? events[eventId] : undefined;
    const time = event ? nextOccurrence(index, event, clock, now) : null;
    if (!time || !takesTime(time) || time.end <= now) continue;
    const others = clashesWith(index, time, eventId);
    if (others.length > 0) found[id] = { time: { start: time.start, end: time.end }, with: others };
  }
  return found;
}
