import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { createClock } from '../../../src/domain/calendar/zones';
import { nextAt, remindedOf, remindersBetween, told } from '../../../src/domain/reminders/due-reminders';
import type { RemindedTask } from '../../../src/domain/reminders/types';
import { event } from '../calendar/support';

const clock = createClock('Europe/Berlin');
const at = (text: string) => Date.parse(`${text}+01:00`);
const MINUTE = 60_000;

const task = (change: Partial<RemindedTask> = {}): RemindedTask => ({
  id: 'task-1',
  content: 'Send the take-home task',
  list: 'todo',
  due: '2026-11-27',
  dueTime: '15:00',
  reminders: [10],
  archivedAt: null,
  ...change,
});
const meeting = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...event({
    id: 'event-1',
    uid: 'uid-1',
    text: 'Onsite',
    start: '2026-11-27T15:00:00',
    end: '2026-11-27T16:00:00',
    allDay: false,
    zone: 'Europe/Berlin',
    recurrence: '',
    recurrenceId: '',
    doneAt: null,
  }),
  reminders: [10],
  ...change,
});
const said = (tasks: readonly RemindedTask[], events: readonly CalendarEvent[], from: string, to: string) =>
  remindersBetween(remindedOf(tasks, events), clock, at(from), at(to)).map((one) =>
    new Date(one.at).toISOString().slice(0, 16),
  );

describe('when a task is reminded of', () => {
  test.each([
    ['ten minutes before its time', {}, ['2026-11-27T13:50']],
    ['at its time', { reminders: [0] }, ['2026-11-27T14:00']],
    ['several times, each once', { reminders: [60, 10, 10] }, ['2026-11-27T13:00', '2026-11-27T13:50']],
    ['without a time from nine on', { dueTime: null, reminders: [0] }, ['2026-11-27T08:00']],
    ['not without a day', { due: null }, []],
    ['not when it is done', { list: 'completed' }, []],
    ['not when it is archived', { archivedAt: '2026-11-20T10:00:00.000Z' }, []],
    ['not by a number that is none', { reminders: [Number.NaN, Number.POSITIVE_INFINITY, 10 ** 9] }, []],
    ['not on a day that no calendar has', { due: '2026-02-30' }, []],
  ])('%s', (_, change, expected) => {
    expect(said([task(change)], [], '2026-11-27T00:00', '2026-11-28T00:00')).toEqual(expected);
  });
});

describe('when an event is reminded of', () => {
  test('each time of a series, but not one that was dropped or moved', () => {
    const series = meeting({
      start: '2026-11-23T15:00:00',
      end: '2026-11-23T16:00:00',
      recurrence: 'RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Berlin:20261124T150000',
    });
    const moved = meeting({
      id: 'event-2',
      start: '2026-11-25T18:00:00',
      end: '2026-11-25T19:00:00',
      recurrenceId: '2026-11-25T14:00:00Z',
      reminders: [0],
    });
    expect(said([], [series, moved], '2026-11-23T00:00', '2026-11-27T00:00')).toEqual([
      '2026-11-23T13:50',
      '2026-11-25T17:00',
      '2026-11-26T13:50',
    ]);
  });

  test('a reminder of a day before, when the event itself is not in the span', () => {
    expect(said([], [meeting({ reminders: [1440] })], '2026-11-26T14:00', '2026-11-26T16:00')).toEqual([
      '2026-11-26T14:00',
    ]);
  });

  test('a whole day counts from its midnight', () => {
    const day = meeting({ allDay: true, start: '2026-11-27', end: '2026-11-28', reminders: [15 * 60] });
    expect(said([], [day], '2026-11-26T00:00', '2026-11-27T00:00')).toEqual(['2026-11-26T08:00']);
  });

  test('the same hour of the clock over the change to winter time', () => {
    const series = meeting({
      start: '2026-10-24T09:00:00',
      end: '2026-10-24T10:00:00',
      recurrence: 'RRULE:FREQ=DAILY',
    });
    expect(said([], [series], '2026-10-24T00:00', '2026-10-26T00:00')).toEqual([
      '2026-10-24T06:50',
      '2026-10-25T07:50',
    ]);
  });

  test('one that was ticked off is left alone', () => {
    expect(said([], [meeting({ doneAt: '2026-11-27T10:00:00.000Z' })], '2026-11-27T00:00', '2026-11-28T00:00')).toEqual(
      [],
    );
  });
});

test('cut anywhere, two spans that meet say each reminder once', () => {
  const reminded = remindedOf(
    [task({ reminders: [0, 5, 60] }), task({ id: 'task-2', dueTime: null, reminders: [0, 1440] })],
    [
      meeting({ recurrence: 'RRULE:FREQ=DAILY;COUNT=20', start: '2026-11-20T08:00:00', end: '2026-11-20T08:30:00' }),
      meeting({ id: 'event-2', uid: 'uid-2', reminders: [0, 30, 2880] }),
    ],
  );
  const from = at('2026-11-22T00:00');
  const to = at('2026-11-30T00:00');
  const keys = (a: number, b: number) => remindersBetween(reminded, clock, a, b).map(({ key }) => key);
  const whole = keys(from, to);
  expect(new Set(whole).size).toBe(whole.length);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: (to - from) / MINUTE }), { maxLength: 8 }), (minutes) => {
      const cuts = [from, ...minutes.sort((a, b) => a - b).map((one) => from + one * MINUTE), to];
      expect(cuts.slice(1).flatMap((cut, index) => keys(cuts[index] ?? from, cut))).toEqual(whole);
    }),
    { numRuns: 200 },
  );
});

test('nothing is said of a span that ends before it begins, as after the clock was set back', () => {
  expect(said([task()], [], '2026-11-28T00:00', '2026-11-27T00:00')).toEqual([]);
});

test('the next moment, as far as one looks', () => {
  const reminded = remindedOf([task()], []);
  expect(nextAt(reminded, clock, at('2026-11-27T14:49'), 2 * MINUTE)).toBe(at('2026-11-27T14:50'));
  expect(nextAt(reminded, clock, at('2026-11-27T14:00'), 2 * MINUTE)).toBeNull();
});

test('what no page said in time was missed, each thing once with its latest time', () => {
  const reminded = remindedOf(
    [task({ reminders: [0] })],
    [meeting({ recurrence: 'RRULE:FREQ=DAILY', start: '2026-11-20T09:00:00', end: '2026-11-20T09:30:00' })],
  );
  const now = at('2026-11-27T15:01');
  const due = remindersBetween(reminded, clock, at('2026-11-24T00:00'), now);
  const { missed, now: fresh } = told(due, now);
  expect(fresh.map(({ text }) => text)).toEqual(['Send the take-home task']);
  expect(missed.map(({ text, starts }) => [text, starts])).toEqual([['Onsite', at('2026-11-27T09:00')]]);
});

test('of 10,000 events of which a hundred remind, a look takes little', () => {
  const events = Array.from({ length: 10_000 }, (_, index) =>
    meeting({
      id: `event-${index}`,
      uid: `uid-${index}`,
      recurrence: index % 100 === 0 ? 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR' : '',
      reminders: index % 100 === 0 ? [10] : [],
    }),
  );
  const reminded = remindedOf([], events);
  expect(reminded.events).toHaveLength(100);
  expect(remindersBetween(reminded, clock, at('2026-11-27T14:49'), at('2026-11-27T14:51'))).toHaveLength(100);
});
