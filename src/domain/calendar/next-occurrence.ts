import type { DayIndex } from './day-index';
import { repeats } from './series';
import type { CalendarEvent, Occurrence } from './types';
import { DAY, wallOf } from './wall';
import type { Clock } from './zones';

/** Further ahead a series is not looked through. */
const AHEAD = 366 * DAY;

/**
 * The time at which an event is shown to whoever looks for it: of a series the one that goes on or comes next, or the
 * first one when none comes within a year.
 * @param now instant
 */
export function nextOccurrence(index: DayIndex, event: CalendarEvent, clock: Clock, now: number): Occurrence | null {
  const within = (from: number, to: number) => index.between(from, to).find((one) => one.event.id === event.id) ?? null;
  const first = clock.toInstant(wallOf(event.start), event.allDay ? '' : event.zone);
  return (repeats(event) && first < now ? within(now, now + AHEAD) : null) ?? within(first, first + DAY);
}
