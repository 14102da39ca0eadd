import { expect, test } from 'vitest';
import { clashesOf, clashesWith } from '../../../src/domain/calendar/clashes';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { wallOf } from '../../../src/domain/calendar/wall';
import { BERLIN, event } from './support';

const at = (time: string) => BERLIN.toInstant(wallOf(`2026-11-24T${time}:00`), '');
const span = (from: string, to: string) => ({ start: at(from), end: at(to) });
const timed = (id: string, from: string, to: string, more: Partial<CalendarEvent> = {}) =>
  event({ id, text: id, start: `2026-11-24T${from}:00`, end: `2026-11-24T${to}:00`, ...more });
const known = (...events: readonly CalendarEvent[]) => Object.fromEntries(events.map((one) => [one.id, one]));

test.each([
  ['the same hours', timed('x', '14:00', '15:00'), ['x']],
  ['its last minute', timed('x', '13:00', '14:01'), ['x']],
  ['around all of it', timed('x', '08:00', '20:00'), ['x']],
  ['within it', timed('x', '14:15', '14:30'), ['x']],
  ['one that ends as it begins', timed('x', '13:00', '14:00'), []],
  ['one that begins as it ends', timed('x', '15:00', '16:00'), []],
  ['a note on the whole day', event({ id: 'x', start: '2026-11-24', end: '2026-11-25', allDay: true }), []],
  ['one that was cancelled', timed('x', '14:00', '15:00', { source: 'STATUS:CANCELLED' }), []],
  ['one without a length', timed('x', '14:30', '14:30'), []],
  ['its own event', timed('own', '14:00', '15:00'), []],
  ['one that began the evening before', timed('x', '14:00', '14:30', { start: '2026-11-23T22:00:00' }), ['x']],
  [
    'one of a series',
    timed('x', '14:30', '15:30', {
      start: '2026-11-02T14:30:00',
      end: '2026-11-02T15:30:00',
      recurrence: 'RRULE:FREQ=DAILY',
    }),
    ['x'],
  ],
])('%s', (_, other, expected) => {
  const index = dayIndex(known(other), BERLIN);
  expect(clashesWith(index, span('14:00', '15:00'), 'own').map((one) => one.event.id)).toEqual(expected);
});

test('several come in the order of the clock; a span without a length clashes with nothing', () => {
  const index = dayIndex(known(timed('late', '14:30', '16:00'), timed('early', '13:30', '14:30')), BERLIN);
  expect(clashesWith(index, span('14:00', '15:00'), null).map((one) => one.event.id)).toEqual(['early', 'late']);
  expect(clashesWith(index, span('14:00', '14:00'), null)).toEqual([]);
});

test('what is planned, by its id: none where it has no event, has no clash, is over, or its event is gone', () => {
  const events = known(
    timed('block', '14:00', '15:00'),
    timed('standup', '14:30', '15:30'),
    timed('alone', '18:00', '19:00'),
    timed('over', '08:00', '09:00'),
    timed('beside it', '08:00', '09:00'),
    event({ id: 'note', start: '2026-11-24', end: '2026-11-25', allDay: true }),
  );
  const planned = ['block', 'alone', 'over', 'note', 'gone', 'toString'].map((id) => ({
    id: `task ${id}`,
    eventId: id,
  }));
  const found = clashesOf(
    [...planned, { id: 'task none', eventId: null }],
    events,
    dayIndex(events, BERLIN),
    BERLIN,
    at('10:00'),
  );
  expect(Object.keys(found)).toEqual(['task block']);
  expect(found['task block']?.time).toEqual(span('14:00', '15:00'));
  expect(found['task block']?.with.map((one) => one.event.id)).toEqual(['standup']);
});

test('of a block that repeats, the time that comes next', () => {
  const series = timed('block', '14:00', '15:00', {
    start: '2026-11-20T14:00:00',
    end: '2026-11-20T15:00:00',
    recurrence: 'RRULE:FREQ=DAILY',
  });
  const events = known(series, timed('x', '14:30', '15:30'));
  const clash = (now: number) =>
    clashesOf([{ id: 'task', eventId: 'block' }], events, dayIndex(events, BERLIN), BERLIN, now).task?.time;
  expect(clash(at('10:00'))).toEqual(span('14:00', '15:00'));
  expect(clash(at('15:30'))).toBeUndefined();
});
