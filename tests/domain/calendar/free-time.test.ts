import { expect, test } from 'vitest';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { newEvent } from '../../../src/domain/calendar/edits';
import { EVERY_DAY, freeSpans, nextFree, proposedStart } from '../../../src/domain/calendar/free-time';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { wallOf, wallText } from '../../../src/domain/calendar/wall';
import { clockFor } from '../../../src/domain/calendar/zones';

const clock = clockFor('Europe/Berlin', {});
const at = (wall: string) => clock.toInstant(wallOf(wall), '');
const said = ({ start, end }: { start: number; end: number }) =>
  `${wallText(clock.toWall(start, '')).slice(5, 16)} to ${wallText(clock.toWall(end, '')).slice(5, 16)}`;

const event = (start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...newEvent({ id: start, text: 'x', start, end, allDay: false, zone: '', at: '2026-11-22T09:00:00.000Z' }),
  ...more,
});
const indexOf = (...events: readonly CalendarEvent[]) =>
  dayIndex(Object.fromEntries(events.map((one, n) => [`${n}`, { ...one, id: `${n}` }])), clock);

const work = { from: 9 * 60, to: 12 * 60, days: EVERY_DAY };
const free = (events: readonly CalendarEvent[], from = '2026-11-24T00:00', to = '2026-11-25T00:00', waking = work) =>
  freeSpans(indexOf(...events), clock, at(from), at(to), waking).map(said);

test.each([
  ['an empty day is free within the hours', [], ['11-24T09:00 to 11-24T12:00']],
  [
    'an event cuts the day',
    [event('2026-11-24T10:00:00', '2026-11-24T10:30:00')],
    ['11-24T09:00 to 11-24T10:00', '11-24T10:30 to 11-24T12:00'],
  ],
  [
    'what is left is on half hours',
    [event('2026-11-24T09:20:00', '2026-11-24T10:10:00')],
    ['11-24T10:30 to 11-24T12:00'],
  ],
  [
    'events that overlap count once',
    [event('2026-11-24T09:00:00', '2026-11-24T11:00:00'), event('2026-11-24T10:00:00', '2026-11-24T10:30:00')],
    ['11-24T11:00 to 11-24T12:00'],
  ],
  [
    'one that began the day before',
    [event('2026-11-23T22:00:00', '2026-11-24T10:00:00')],
    ['11-24T10:00 to 11-24T12:00'],
  ],
  ['less than half an hour is none', [event('2026-11-24T09:15:00', '2026-11-24T12:00:00')], []],
  [
    'a whole day is a note on it',
    [event('2026-11-24', '2026-11-25', { allDay: true })],
    ['11-24T09:00 to 11-24T12:00'],
  ],
  [
    'a cancelled one leaves its hours',
    [event('2026-11-24T09:00:00', '2026-11-24T12:00:00', { source: 'STATUS:CANCELLED' })],
    ['11-24T09:00 to 11-24T12:00'],
  ],
  ['a full day has none', [event('2026-11-24T00:00:00', '2026-11-25T00:00:00')], []],
  [
    'a series counts on each of its days',
    [event('2026-11-02T09:00:00', '2026-11-02T11:00:00', { recurrence: 'RRULE:FREQ=DAILY' })],
    ['11-24T11:00 to 11-24T12:00'],
  ],
])('%s', (_, events, expected) => {
  expect(free(events)).toEqual(expected);
});

test('only the chosen days of the week, and nothing before the first instant or after the last', () => {
  const weekend = { ...work, days: [0, 6] };
  expect(free([], '2026-11-24T00:00', '2026-12-01T00:00', weekend)).toEqual([
    '11-28T09:00 to 11-28T12:00',
    '11-29T09:00 to 11-29T12:00',
  ]);
  expect(free([], '2026-11-24T09:10', '2026-11-24T10:45')).toEqual(['11-24T09:30 to 11-24T10:30']);
  expect(free([], '2026-11-24T12:00', '2026-11-24T09:00')).toEqual([]);
  expect(free([], undefined, undefined, { ...work, to: work.from })).toEqual([]);
});

test('the hours keep their wall clock when the clocks change', () => {
  expect(free([], '2026-10-24T00:00', '2026-10-26T00:00')).toEqual([
    '10-24T09:00 to 10-24T12:00',
    '10-25T09:00 to 10-25T12:00',
  ]);
});

test('the next free hour is today, or the next day that has one', () => {
  const evening = [event('2026-11-24T09:00:00', '2026-11-24T21:00:00')];
  const next = (now: string, events: readonly CalendarEvent[] = []) => {
    const found = nextFree(indexOf(...events), clock, at(now), 60);
    return found && said(found);
  };
  expect(next('2026-11-24T14:05')).toBe('11-24T14:30 to 11-24T15:30');
  expect(next('2026-11-24T20:30')).toBe('11-25T09:00 to 11-25T10:00');
  expect(next('2026-11-24T08:00', evening)).toBe('11-25T09:00 to 11-25T10:00');
  expect(next('2026-11-24T08:00', [event('2026-11-20T00:00:00', '2027-03-01T00:00:00')])).toBeNull();
});

test.each([
  ['today at noon, the next half hour', '2026-11-24', '2026-11-24T12:10', [], '11-24T12:30'],
  ['today before nine, nine', '2026-11-24', '2026-11-24T06:00', [], '11-24T09:00'],
  [
    'today, after what is planned',
    '2026-11-24',
    '2026-11-24T12:10',
    [event('2026-11-24T12:30:00', '2026-11-24T14:00:00')],
    '11-24T14:00',
  ],
  ['another day, nine', '2026-11-26', '2026-11-24T12:10', [], '11-26T09:00'],
  [
    'another day, its first free hour',
    '2026-11-26',
    '2026-11-24T12:10',
    [event('2026-11-26T09:00:00', '2026-11-26T10:00:00')],
    '11-26T10:00',
  ],
  [
    'a full day, nine all the same',
    '2026-11-26',
    '2026-11-24T12:10',
    [event('2026-11-26T00:00:00', '2026-11-27T00:00:00')],
    '11-26T09:00',
  ],
  [
    'today without a free hour, the next half hour',
    '2026-11-24',
    '2026-11-24T12:10',
    [event('2026-11-24T00:00:00', '2026-11-25T00:00:00')],
    '11-24T12:30',
  ],
  ['today, shortly before midnight, nine', '2026-11-24', '2026-11-24T23:50', [], '11-24T09:00'],
])('something new is proposed for %s', (_, day, now, events, expected) => {
  const start = proposedStart(indexOf(...events), clock, wallOf(day), at(now));
  expect(wallText(clock.toWall(start, '')).slice(5, 16)).toBe(expected);
});
