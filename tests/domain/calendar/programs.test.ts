import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { expect, test } from 'vitest';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import { planImport } from '../../../src/domain/calendar/import-plan';
import type { CalendarEvent, CalendarPart } from '../../../src/domain/calendar/types';
import { dayText, wallText } from '../../../src/domain/calendar/wall';
import { createClock } from '../../../src/domain/calendar/zones';
import { decoded } from '../../../src/platform/files/decode';
import { AT, readAll } from './support';

// Written after the habits of twelve calendar programs: what each says, and how it writes it.
const FOLDER = join(import.meta.dirname, '../../fixtures/ics');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
const [FROM, TO] = ['2026-01-01', '2028-01-01'].map((day) => Date.parse(day)) as [number, number];

const textOf = (name: string) => decoded(readFileSync(join(FOLDER, name)));
const byId = (events: readonly CalendarEvent[]) => Object.fromEntries(events.map((one) => [one.id, one]));
/** A day, a wall clock, or an instant: what an instance says of itself. */
const said = {
  day: (text: string) => `day ${text}`,
  wall: (text: string) => `wall ${text}`,
  at: (ms: number) => new Date(ms).toISOString(),
};

/** Each time that something happens in two years, as this app has it. */
function own(events: readonly CalendarEvent[], parts: readonly CalendarPart[]): string[] {
  const clock = createClock('Europe/Berlin', parts);
  return dayIndex(byId(events), clock)
    .between(FROM, TO)
    .map(({ event, start, end, allDay }) => {
      const text = (at: number) =>
        allDay
          ? said.day(dayText(clock.toWall(at, '')))
          : event.zone === ''
            ? said.wall(wallText(clock.toWall(at, '')))
            : said.at(at);
      return `${text(start)} to ${text(end)}: ${event.text}`;
    })
    .sort();
}

/** The same, as ical.js has it. */
function theirs(text: string): string[] {
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
  const put = (start: ICAL.Time, end: ICAL.Time, summary: string) => {
    const at = start.toUnixTime() * 1000;
    if (at >= FROM && at < TO) found.push(`${written(start)} to ${written(end)}: ${summary}`);
  };
  for (const event of [...masters, ...alone]) {
    for (const one of events)
      if (one !== event && one.uid === event.uid && one.isRecurrenceException()) event.relateException(one);
    if (!event.isRecurring()) {
      put(event.startDate, event.endDate, event.summary);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.year < 2028; next = iterator.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      put(startDate, endDate, item.summary);
    }
  }
  return found.sort();
}

test('there are sixty of them, of twelve programs and more', () => {
  expect(FILES.length).toBe(60);
  expect(new Set(FILES.map((name) => name.split('-')[0])).size).toBeGreaterThanOrEqual(12);
});

test.each(FILES)('%s comes in whole, goes out, and means the same to two other libraries for two years', (name) => {
  const file = readAll(textOf(name));
  const { added, refused } = planImport(file, {}, {});
  expect(refused.filter(({ reason }) => !reason.includes('twice'))).toEqual([]);
  expect(file.unknownZones).toEqual([]);
  expect(added.length + file.todos.length).toBeGreaterThan(0);
  const before = own(added, file.parts);
  const out = calendarText(added, file.parts, createClock('Europe/Berlin', file.parts), AT);
  for (const line of out.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

  // Read again here: the same events, nothing new.
  const again = readAll(out);
  expect(own(again.events, again.parts)).toEqual(before);
  expect(planImport(again, byId(added), Object.fromEntries(file.parts.map((part) => [part.id, part])))).toMatchObject({
    added: [],
    updated: [],
    todos: [],
  });
  // Each zone that a line names is described.
  const described = new Set([...out.matchAll(/^TZID:(.*)\r$/gm)].map(([, zone]) => zone));
  const named = [
    ...out.replaceAll('\r\n ', '').matchAll(/^(?:DTSTART|DTEND|EXDATE|RDATE|DUE)[^:\r]*;TZID="?([^":;\r]+)/gm),
  ];
  expect(named.map(([, zone]) => zone).filter((zone) => !described.has(zone))).toEqual([]);
  const vevents = out.split('BEGIN:VEVENT').slice(1);
  expect(vevents.filter((one) => !/\r\nDTSTAMP/i.test(one))).toEqual([]);

  // With DTEND each instance lasts exactly as long (RFC 5545, section 3.8.5.3); ical.js keeps the wall clock of its end.
  const told = (list: readonly string[]) =>
    name === 'proton-nightly.ics' ? list.map((one) => one.split(' to ')[0]) : list;
  expect(told(theirs(out))).toEqual(told(before));

  // node-ical: the events, and when each of them begins.
  const others = Object.values(ical.sync.parseICS(out)).filter((part) => part?.type === 'VEVENT');
  expect(new Set(others.map((one) => one?.type === 'VEVENT' && one.uid))).toEqual(new Set(added.map(({ uid }) => uid)));
  const clock = createClock('Europe/Berlin', file.parts);
  // It does not read descriptions of zones, and so knows IANA's only.
  const iana = createClock('Europe/Berlin');
  const timed = added.filter(({ allDay, zone }) => !allDay && zone !== '' && iana.knows(zone));
  for (const event of timed.filter(({ recurrenceId }) => recurrenceId === '')) {
    const other = others.find((one) => one?.type === 'VEVENT' && one.uid === event.uid);
    const start = other?.type === 'VEVENT' ? other.start.getTime() : Number.NaN;
    expect(said.at(start)).toBe(said.at(clock.toInstant(Date.parse(`${event.start}Z`), event.zone)));
  }
});
