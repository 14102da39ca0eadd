import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockMinutes } from '../../../src/domain/board/block-minutes';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { newEvent } from '../../../src/domain/calendar/edits';
import { DAYTIME, EVERY_DAY } from '../../../src/domain/calendar/free-time';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { DAY, dayNumber, HOUR, MINUTE, wallOf, wallText, weekdayOf } from '../../../src/domain/calendar/wall';
import { clockFor } from '../../../src/domain/calendar/zones';
import { dueInstant, findTimes, fitsADay, MOST_TIMES, type TimesSought } from '../../../src/domain/study/find-times';

const clock = clockFor('Europe/Berlin', {});
const at = (wall: string) => clock.toInstant(wallOf(wall), '');
const event = (id: string, start: string, end: string, zone = ''): CalendarEvent =>
  newEvent({ id, text: id, start, end, allDay: false, zone, at: '2026-11-22T09:00:00.000Z' });
const indexOf = (events: readonly CalendarEvent[]) => dayIndex(Object.fromEntries(events.map((e) => [e.id, e])), clock);
const said = ({ start, end }: { start: number; end: number }) =>
  `${wallText(clock.toWall(start, '')).slice(5, 16)} ${(end - start) / MINUTE}`;

/** A Tuesday, ten in the morning. */
const NOW = '2026-11-24T10:00:00';
const found = (sought: Partial<TimesSought>, ...events: readonly CalendarEvent[]) => {
  const times = findTimes(indexOf(events), clock, {
    ...{ now: at(NOW), minutes: 60, due: null, windows: [DAYTIME], own: null },
    ...sought,
  });
  return { before: times.before.map(said), after: times.after && said(times.after) };
};
const evenings = { from: 18 * 60, to: 21 * 60, days: [1, 2, 3, 4, 5] };

describe('which times are found', () => {
  test('the next five, two of a day and hours apart', () => {
    expect(found({})).toEqual({
      before: ['11-24T10:00 60', '11-24T13:00 60', '11-25T09:00 60', '11-25T12:00 60', '11-26T09:00 60'],
      after: null,
    });
  });

  test('before it is due alone: three of one day, where there is only that day', () => {
    expect(found({ due: at('2026-11-24T14:00:00') }).before).toEqual([
      '11-24T10:00 60',
      '11-24T11:00 60',
      '11-24T13:00 60',
    ]);
    expect(found({ due: at('2026-11-24T11:30:00') }).before).toEqual(['11-24T10:00 60']);
  });

  test.each([
    ['nothing is free before: the first after it', { due: at('2026-11-24T10:30:00') }, [], ['11-24T10:30 60']],
    ['it was due yesterday: the next one from now on', { due: at('2026-11-23T12:00:00') }, [], ['11-24T10:00 60']],
    [
      'a full day before it',
      { due: at('2026-11-25T00:00:00') },
      [event('x', '2026-11-24T08:00:00', '2026-11-24T22:00:00')],
      ['11-25T09:00 60'],
    ],
  ])('%s', (_, sought, events, [after]) => {
    expect(found(sought, ...events)).toEqual({ before: [], after });
  });

  test('its own block does not stand in its way, any other does', () => {
    const own = event('own', '2026-11-24T09:00:00', '2026-11-24T21:00:00');
    const due = at('2026-11-24T12:00:00');
    expect(found({ due, own: 'own' }, own).before).toEqual(['11-24T10:00 60', '11-24T11:00 60']);
    expect(found({ due, own: 'other' }, own).before).toEqual([]);
  });

  test('as long as it is to be, beginning on half hours', () => {
    const due = at('2026-11-24T13:00:00');
    expect(found({ due, minutes: 45 }).before).toEqual(['11-24T10:00 45', '11-24T11:00 45', '11-24T12:00 45']);
    expect(found({ due, minutes: 150 }).before).toEqual(['11-24T10:00 150']);
    expect(found({ due, minutes: 210 })).toEqual({ before: [], after: '11-24T13:00 210' });
  });

  test('within the hours that there are, on their days', () => {
    expect(found({ windows: [evenings], minutes: 120 }).before).toEqual([
      '11-24T18:00 120',
      '11-25T18:00 120',
      '11-26T18:00 120',
      '11-27T18:00 120',
      '11-30T18:00 120',
    ]);
    expect(found({ windows: [evenings], minutes: 240 })).toEqual({ before: [], after: null });
    expect(fitsADay(180, [evenings])).toBe(true);
    expect(fitsADay(181, [evenings])).toBe(false);
    expect(fitsADay(30, [{ ...evenings, days: [] }])).toBe(false);
  });

  test('not further ahead than two months, nor after what is due later than that', () => {
    const busy = event('x', '2026-11-24T00:00:00', '2027-06-01T00:00:00');
    expect(found({}, busy)).toEqual({ before: [], after: null });
    expect(found({ due: at('2027-05-01T00:00:00') }, busy)).toEqual({ before: [], after: null });
  });

  test('a day is due at its end, or at its time', () => {
    expect(dueInstant('2026-11-24', null, clock)).toBe(at('2026-11-25T00:00:00'));
    expect(dueInstant('2026-11-24', '15:30', clock)).toBe(at('2026-11-24T15:30:00'));
  });

  test('a block is as long as the estimate: an hour without one, twelve at most', () => {
    expect([null, 0, 30, 720, 721, 60_000].map(blockMinutes)).toEqual([60, 60, 30, 720, 720, 720]);
  });
});

const worlds = fc.record({
  zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
  today: fc.constantFrom('2026-10-22', '2026-10-30', '2027-03-12', '2027-03-25'),
  time: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  minutes: fc.constantFrom(15, 30, 45, 60, 90, 100, 180, 600),
  /** Hours from now until it is due. */
  due: fc.option(fc.integer({ min: -30, max: 24 * 9 })),
  windows: fc.constantFrom(
    [DAYTIME],
    [evenings, { from: 10 * 60, to: 18 * 60, days: [0, 6] }],
    [{ from: 0, to: 24 * 60, days: EVERY_DAY }],
    [{ from: 75, to: 285, days: [0, 3, 6] }],
  ),
  busy: fc.array(
    fc.record({
      day: fc.integer({ min: -1, max: 10 }),
      at: fc.integer({ min: 0, max: 95 }),
      quarters: fc.integer({ min: 1, max: 60 }),
      elsewhere: fc.boolean(),
    }),
    { maxLength: 60 },
  ),
});

test('wherever one is, however the clocks change: free, within the hours, of its length, before it is due, none at once', () => {
  let offered = 0;
  let late = 0;
  fc.assert(
    fc.property(worlds, ({ zone, today, time, minutes, due: hours, windows, busy }) => {
      const here = clockFor(zone, {});
      const first = wallOf(today);
      const now = here.toInstant(first + time * MINUTE, '');
      const due = hours === null ? null : now + hours * HOUR;
      const events = Object.fromEntries(
        busy.map(({ day, at: quarter, quarters, elsewhere }, n) => {
          const start = first + day * DAY + quarter * 15 * MINUTE;
          const end = wallText(start + quarters * 15 * MINUTE);
          return [`e${n}`, event(`e${n}`, wallText(start), end, elsewhere ? 'Asia/Tokyo' : zone)];
        }),
      );
      const taken = Object.values(events).map((one) => ({
        start: here.toInstant(wallOf(one.start), one.zone),
        end: here.toInstant(wallOf(one.end), one.zone),
      }));
      const { before, after } = findTimes(dayIndex(events, here), here, { now, minutes, due, windows, own: null });
      const all = [...before, ...(after ? [after] : [])];
      offered += before.length;
      if (after) late += 1;

      expect(before.length).toBeLessThanOrEqual(MOST_TIMES);
      if (after) expect([before.length, after.start >= (due ?? Number.NaN)]).toEqual([0, true]);
      let last = now;
      for (const { start, end } of all) {
        expect(start).toBeGreaterThanOrEqual(last);
        last = end;
        expect(end - start).toBe(minutes * MINUTE);
        expect(taken.filter((one) => one.start < end && one.end > start)).toEqual([]);
        const [from, to] = [here.toWall(start, ''), here.toWall(end, '')];
        const midnight = dayNumber(from) * DAY;
        const fits = windows.some(
          (window) =>
            window.days.includes(weekdayOf(dayNumber(from))) &&
            from >= midnight + window.from * MINUTE &&
            to <= midnight + window.to * MINUTE,
        );
        expect(fits).toBe(true);
      }
      if (due !== null) for (const { end } of before) expect(end).toBeLessThanOrEqual(due);
      const days = before.map(({ start }) => dayNumber(here.toWall(start, '')));
      if (before.length > 3)
        for (const day of days) expect(days.filter((one) => one === day).length).toBeLessThanOrEqual(2);

      // Where nothing is found, no half hour that the hours have is free as long as it would take.
      const room = Math.ceil(minutes / 30) * 30 * MINUTE;
      const isFree = (start: number) => {
        const [from, to] = [here.toWall(start, ''), here.toWall(start + room, '')];
        const midnight = dayNumber(from) * DAY;
        return (
          windows.some(
            (window) =>
              window.days.includes(weekdayOf(dayNumber(from))) &&
              from >= midnight + window.from * MINUTE &&
              to <= midnight + window.to * MINUTE &&
              (from - midnight - window.from * MINUTE) % (30 * MINUTE) === 0,
          ) && taken.every((one) => one.start >= start + room || one.end <= start)
        );
      };
      const changes = due !== null && here.offsetAt(now, '') !== here.offsetAt(due, '');
      if (before.length > 0 || due === null || changes) return;
      const missed = [];
      for (let start = Math.ceil(now / (15 * MINUTE)) * 15 * MINUTE; start + room <= due; start += 15 * MINUTE)
        if (isFree(start)) missed.push(start);
      expect(missed).toEqual([]);
    }),
    { numRuns: 150 },
  );
  // The worlds say something: many times are offered, and some only after the due date.
  expect(offered).toBeGreaterThan(200);
  expect(late).toBeGreaterThan(5);
});
