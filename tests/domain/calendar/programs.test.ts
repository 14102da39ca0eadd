import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import { planImport } from '../../../src/domain/calendar/import-plan';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { createClock } from '../../../src/domain/calendar/zones';
import { decoded } from '../../../src/platform/files/decode';
import { byIcalJs, byNodeIcal, byThisApp } from './readers';
import { AT, readAll } from './support';

// Written after the habits of twelve calendar programs: what each says, and how it writes it.
const FOLDER = join(import.meta.dirname, '../../fixtures/ics');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
const TWO_YEARS = { from: Date.parse('2026-01-01'), to: Date.parse('2028-01-01') };

const textOf = (name: string) => decoded(readFileSync(join(FOLDER, name)));
const byId = (events: readonly CalendarEvent[]) => Object.fromEntries(events.map((one) => [one.id, one]));
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
  const clock = createClock('Europe/Berlin', file.parts);
  const before = byThisApp(added, clock, TWO_YEARS);
  const out = calendarText(added, file.parts, clock, AT);
  for (const line of out.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

  // Read again here: the same events, nothing new.
  const again = readAll(out);
  expect(byThisApp(again.events, createClock('Europe/Berlin', again.parts), TWO_YEARS)).toEqual(before);
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
  expect(told(byIcalJs(out, TWO_YEARS))).toEqual(told(before));

  // node-ical reads no RDATE.
  if (name !== 'thunderbird-rdate.ics') expect(byNodeIcal(out, TWO_YEARS)).toEqual(before);
});
