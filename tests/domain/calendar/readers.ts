import ICAL from 'ical.js';
import ical from 'node-ical';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { dayText, wallText } from '../../../src/domain/calendar/wall';
import type { Clock } from '../../../src/domain/calendar/zones';

/** A span of instants; the end is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A day, a wall clock, or an instant: what an instance says of itself. */
export const said = {
  day: (text: string) => `day ${text}`,
  wall: (text: string) => `wall ${text}`,
  at: (ms: number) => new Date(ms).toISOString(),
};

const line = (start: string, end: string, title: string) => `${start} to ${end}: ${title}`;

/** Each time that something begins within a span, as this app has it: sorted lines of start, end and title. */
export function byThisApp(events: readonly CalendarEvent[], clock: Clock, { from, to }: Span): string[] {
  const byId = Object.fromEntries(events.map((one) => [one.id, one]));
  return dayIndex(byId, clock)
    .between(from, to)
    .filter(({ start }) => start >= from)
    .map(({ event, start, end, allDay }) => {
      const text = (at: number) =>
        allDay
          ? said.day(dayText(clock.toWall(at, '')))
          : event.zone === ''
            ? said.wall(wallText(clock.toWall(at, '')))
            : said.at(at);
      return line(text(start), text(end), event.text);
    })
    .sort();
}

/** The same out of a file, as ical.js reads it. */
export function byIcalJs(text: string, { from, to }: Span): string[] {
  const whole = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of whole.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = whole.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const masters = events.filter((one) => !one.isRecurrenceException());
  const alone = events.filter((one) => one.isRecurrenceException() && !masters.some(({ uid }) => uid === one.uid));
  const written = (time: ICAL.Time) =>
    time.isDate
      ? said.day(time.toString())
      : time.zone === ICAL.Timezone.localTimezone
        ? said.wall(time.toString().slice(0, 19))
        : said.at(time.toUnixTime() * 1000);
  const found: string[] = [];
  const put = (start: ICAL.Time, end: ICAL.Time, title: string) => {
    const at = start.toUnixTime() * 1000;
    if (at >= from && at < to) found.push(line(written(start), written(end), title));
  };
  const last = new Date(to).getUTCFullYear();
  for (const event of [...masters, ...alone]) {
    for (const one of events)
      if (one !== event && one.uid === event.uid && one.isRecurrenceException()) event.relateException(one);
    if (!event.isRecurring()) {
      put(event.startDate, event.endDate, event.summary);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.year <= last; next = iterator.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      put(startDate, endDate, item.summary);
    }
  }
  return found.sort();
}

/** The same, as node-ical reads it and rrule-temporal expands it. */
export function byNodeIcal(text: string, { from, to }: Span): string[] {
  // What was moved to before the span, or out of it, is found by its place in the series.
  const margin = Math.min(14 * 86_400_000, (to - from) / 7);
  const found: string[] = [];
  for (const part of Object.values(ical.sync.parseICS(text))) {
    if (part?.type !== 'VEVENT') continue;
    const window = { from: new Date(from - margin), to: new Date(to + margin), expandOngoing: true };
    for (const { start, end, summary, isFullDay, event } of ical.expandRecurringEvent(part, window)) {
      if (start.getTime() < from || start.getTime() >= to) continue;
      const floating = (event.start as { tz?: string }).tz === undefined;
      // Whole days and the wall clock of no zone are those of this process.
      const wall = (at: Date) => wallText(at.getTime() - at.getTimezoneOffset() * 60_000);
      const written = (at: Date) =>
        isFullDay ? said.day(wall(at).slice(0, 10)) : floating ? said.wall(wall(at)) : said.at(at.getTime());
      // A text with a parameter, as LANGUAGE, is an object.
      const title = summary as string | { readonly val: string };
      found.push(line(written(start), written(end), typeof title === 'string' ? title : title.val));
    }
  }
  return found.sort();
}
