import { dayBounds, dayIndex } from './day-index';
import type { CalendarEvent, CalendarPart } from './types';
import { wallOf, wallText } from './wall';
import { clockFor } from './zones';

/** An event as a list of a day shows it. */
export interface EventOnDay {
  /** Of the event and its instance. */
  readonly key: string;
  readonly text: string;
  /** `HH:MM` on the device's clock; null for whole days and for what began the day before. */
  readonly time: string | null;
  /** Id of the event. */
  readonly id: string;
  /** What it is about, as the event keeps it. */
  readonly about: string;
  /** Whether it was ticked off; `null` for an instance of a series, which cannot be. */
  readonly done: boolean | null;
}

/** Characters of an event's words in such a list. */
const SHOWN = 200;

/**
 * The events of one day, series among them, in the order of the clock.
 * @param day `YYYY-MM-DD`
 * @param device IANA name of the device's time zone
 */
export function eventsOnDay(
  day: string,
  {
    events,
    parts,
  }: {
    readonly events: Readonly<Record<string, CalendarEvent>>;
    readonly parts: Readonly<Record<string, CalendarPart>>;
  },
  device: string,
): readonly EventOnDay[] {
  const clock = clockFor(device, parts);
  const { from, to } = dayBounds(wallOf(day), clock);
  return dayIndex(events, clock)
    .between(from, to)
    .map(({ key, event, start, allDay }) => ({
      key,
      text: event.text.slice(0, SHOWN),
      time: allDay || start < from ? null : wallText(clock.toWall(start, '')).slice(11, 16),
      id: event.id,
      about: event.about,
      done: event.recurrence === '' ? event.doneAt !== null : null,
    }));
}
