import { newEvent } from '../../../src/domain/calendar/edits';
import { readCalendar } from '../../../src/domain/calendar/ical/read';
import type { CalendarFile } from '../../../src/domain/calendar/import-plan';
import type { CalendarEvent, CalendarPart, Occurrence } from '../../../src/domain/calendar/types';
import { wallOf, wallText } from '../../../src/domain/calendar/wall';
import { type Clock, createClock } from '../../../src/domain/calendar/zones';

export const AT = '2026-11-22T09:00:00.000Z';
export const BERLIN = createClock('Europe/Berlin');
export const NEW_YORK = createClock('America/New_York');

/** Reads a whole file at once. */
export function readAll(
  text: string,
  device = 'Europe/Berlin',
  parts: readonly CalendarPart[] = [],
  zones: Readonly<Record<string, string>> = {},
): CalendarFile {
  const reading = readCalendar(text, { device, parts, at: AT, zones });
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** A file of one calendar around some lines. */
export const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...lines, 'END:VCALENDAR', ''].join('\r\n');

export const vevent = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** An event on Tuesday 24 November 2026 at 14:00 in Berlin for an hour, with changes. */
export const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...newEvent({
    id: 'event-1',
    text: 'Interview',
    start: '2026-11-24T14:00:00',
    end: '2026-11-24T15:00:00',
    allDay: false,
    zone: 'Europe/Berlin',
    at: AT,
  }),
  ...change,
});

/** From and to, wall clock of the device, as instants. */
export const span = (clock: Clock, from: string, to: string) => ({
  from: clock.toInstant(wallOf(from), ''),
  to: clock.toInstant(wallOf(to), ''),
});

/** When occurrences begin, on the reader's clock, `YYYY-MM-DDTHH:MM`. */
export const starts = (clock: Clock, occurrences: readonly Occurrence[]): string[] =>
  occurrences.map(({ start }) => wallText(clock.toWall(start, '')).slice(0, 16));
