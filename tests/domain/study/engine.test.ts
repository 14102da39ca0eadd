import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutText } from '../../../src/domain/calendar/about';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { newEvent, timesAt } from '../../../src/domain/calendar/edits';
import { planAbout } from '../../../src/domain/calendar/plan-about';
import { isStudy } from '../../../src/domain/calendar/study-hours';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { DAY, dayNumber, HOUR, MINUTE, wallOf, wallText, weekdayOf } from '../../../src/domain/calendar/wall';
import { clockFor } from '../../../src/domain/calendar/zones';
import { hoursOf, proposedTimes, SPREADS, shortOf, spread, tidied } from '../../../src/domain/study/limits';
import { weekNumber } from '../../../src/domain/study/plan-backwards';
import { planFor, type StudyLimits, type Wanted } from '../../../src/domain/study/study-plan';

const AT = '2026-10-20T09:00:00.000Z';
const event = (
  n: number,
  start: string,
  end: string,
  zone: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  ...newEvent({ id: `e${n}`, text: `Event ${n}`, start, end, allDay: false, zone, at: AT }),
  ...more,
});

/** A zone, a day to begin on, events, hours for each day, topics: Berlin and New York put their clocks back in the first weeks. */
const worlds = fc.record({
  zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
  today: fc.constantFrom('2026-10-21', '2027-03-10', '2027-03-24', '2027-04-01'),
  days: fc.integer({ min: 1, max: 40 }),
  hours: fc.constantFrom('0.5', '3', '7,5', '20', '168'),
  each: fc.array(fc.constantFrom('', '0', '0.5', '1', '2', '3.5', '24'), { minLength: 7, maxLength: 7 }),
  weekdays: fc.constantFrom(
    { from: '18:00', to: '21:00' },
    { from: '00:00', to: '23:59' },
    { from: '01:15', to: '04:45' },
  ),
  weekend: fc.constantFrom({ from: '10:00', to: '18:00' }, { from: '00:30', to: '05:00' }),
  topics: fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 10 }),
  busy: fc.array(
    fc.record({
      day: fc.integer({ min: -3, max: 42 }),
      at: fc.integer({ min: 0, max: 95 }),
      quarters: fc.integer({ min: 1, max: 40 }),
      kind: fc.constantFrom('event', 'study', 'done', 'task'),
      elsewhere: fc.boolean(),
    }),
    { maxLength: 60 },
  ),
});

type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

function planned(world: World) {
  const { zone, today, days, hours, each, weekdays, weekend, topics, busy } = world;
  const clock = clockFor(zone, {});
  const first = wallOf(today);
  const events: Record<string, CalendarEvent> = {};
  for (const [n, { day, at, quarters, kind, elsewhere }] of busy.entries()) {
    const start = first + day * DAY + at * 15 * MINUTE;
    const more =
      kind === 'event'
        ? {}
        : kind === 'task'
          ? { taskId: 'task' }
          : { about: 'topic frontend/html', doneAt: kind === 'done' ? AT : null };
    const one = event(
      n,
      wallText(start),
      wallText(start + quarters * 15 * MINUTE),
      elsewhere ? 'Asia/Tokyo' : zone,
      more,
    );
    events[one.id] = one;
  }
  const wanted: Wanted[] = topics.map((halves, n) => ({
    ...{ id: `t${n}`, name: `Topic ${n}`, note: '', minutes: halves * 30, chosen: true },
  }));
  const limits: StudyLimits = { by: wallText(first + days * DAY).slice(0, 10), hours, each, weekdays, weekend };
  const now = clock.toInstant(first + 10 * HOUR, '');
  const offer = planFor({
    ...{ wanted, limits, index: dayIndex(events, clock), events, clock, now, today },
    partsOf: ({ id, name, minutes }) => [{ id, name, minutes, verb: 'Learn', about: planAbout('plan', id) }],
  });
  return { offer, clock, events, wanted, limits, now };
}

describe('whatever is in the calendar, wherever one is, however the clocks change', () => {
  test('free hours alone, no two at once, the order kept, never over a day or a week, minutes add up', () => {
    let made = 0;
    fc.assert(
      fc.property(worlds, (world) => {
        const { offer, clock, events, wanted, limits, now } = planned(world);
        const { blocks, left, fault } = offer;
        if (fault !== null) {
          expect(blocks).toEqual([]);
          return;
        }
        made += blocks.length;
        const hours = hoursOf(limits);
        if ('fault' in hours) throw new Error(hours.fault);
        const taken = Object.values(events).map((one) => ({
          one,
          start: clock.toInstant(wallOf(one.start), one.zone),
          end: clock.toInstant(wallOf(one.end), one.zone),
        }));
        const ofDay = new Map<number, number>();
        const ofWeek = new Map<number, number>();
        const count = (start: number, end: number) => {
          const wall = clock.toWall(start, '');
          const minutes = (end - start) / MINUTE;
          ofDay.set(dayNumber(wall), (ofDay.get(dayNumber(wall)) ?? 0) + minutes);
          ofWeek.set(weekNumber(wall), (ofWeek.get(weekNumber(wall)) ?? 0) + minutes);
        };
        for (const { one, start, end } of taken)
          if (isStudy(one) && (one.doneAt !== null || end > now)) count(start, end);
        let last = now;
        for (const { start, end } of blocks) {
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
          expect(taken.filter((one) => one.start < end && one.end > start)).toEqual([]);
          expect(clock.toWall(end, '')).toBeLessThanOrEqual(wallOf(limits.by));
          count(start, end);
          const day = dayNumber(clock.toWall(start, ''));
          expect(ofDay.get(day)).toBeLessThanOrEqual(hours.aDay[weekdayOf(day)] ?? 0);
          expect(ofWeek.get(weekNumber(clock.toWall(start, '')))).toBeLessThanOrEqual(hours.capacity);
          const { from, to } = [0, 6].includes(weekdayOf(day)) ? limits.weekend : limits.weekdays;
          expect(wallText(clock.toWall(start, '')).slice(11, 16) >= from).toBe(true);
          expect(clock.toWall(end - 1, '') <= wallOf(`${wallText(day * DAY).slice(0, 10)}T${to}:00`)).toBe(true);
        }
        const order = blocks.map(({ part }) => Number(part.id.slice(1)));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        for (const { id, name, minutes } of wanted) {
          const own = blocks.filter(({ part }) => part.id === id).reduce((sum, { start, end }) => sum + end - start, 0);
          expect(own / MINUTE + (left.find((one) => one.name === name)?.minutes ?? 0)).toBe(minutes);
        }
      }),
      { numRuns: 120 },
    );
    expect(made).toBeGreaterThan(200);
  });

  test('what was made is known: planned again, nothing of it is planned twice', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { offer, clock, events, wanted, limits, now } = planned(world);
        if (offer.fault !== null || offer.left.length > 0) return;
        const after = { ...events };
        for (const [n, { start, end, text, part }] of offer.blocks.entries()) {
          const id = `made${n}`;
          const times = timesAt({ start, end, allDay: false }, clock.device, clock);
          after[id] = newEvent({ ...times, id, text, at: AT, about: aboutText(part.about) });
        }
        const again = planFor({
          ...{ wanted, limits, index: dayIndex(after, clock), events: after, clock, now, today: world.today },
          partsOf: ({ id, name, minutes }) => [{ id, name, minutes, verb: 'Learn', about: planAbout('plan', id) }],
        });
        expect(again).toMatchObject({ blocks: [], left: [], fault: expect.stringMatching(/in your calendar already/) });
      }),
      {
        examples: [
          // The clock has the hour from two to three twice.
          [
            {
              zone: 'Europe/Berlin',
              today: '2026-10-21',
              days: 5,
              hours: '20',
              each: ['3.5', '3.5', '3.5', '', '', '', ''],
              weekdays: { from: '18:00', to: '21:00' },
              weekend: { from: '00:30', to: '05:00' },
              topics: [4, 1],
              busy: [],
            },
          ],
        ],
      },
    );
  });
});

describe('hours of a week on its days', () => {
  const words = (...days: string[]) => days.join(' ');
  test.each([
    ['even', '7', words('1', '1', '1', '1', '1', '1', '1')],
    ['weekdays', '7', words('', '1.5', '1.5', '1.5', '1.5', '1.5', '')],
    ['weekend', '7', words('3.5', '', '', '', '', '', '3.5')],
    ['more', '9', words('2', '1', '1', '1', '1', '1', '2')],
    ['weekend', '100', words('24', '', '', '', '', '', '24')],
    ['even', 'x', words('1', '1', '1', '1', '1', '1', '1')],
  ] as const)('%s of %s', (way, hours, days) => {
    expect(spread(hours, way).join(' ')).toBe(days);
  });

  test('each way leaves room for all of them', () => {
    for (const way of Object.keys(SPREADS) as (keyof typeof SPREADS)[])
      for (const hours of ['0.5', '5', '12,5', '40'])
        expect(spread(hours, way).reduce((sum, day) => sum + Number(day), 0)).toBeGreaterThanOrEqual(
          Number(hours.replace(',', '.')),
        );
  });

  test('what is proposed can be used whole, and is said where it cannot', () => {
    for (const hours of [1, 5, 14, 20, 40, 80]) {
      const times = proposedTimes(hours);
      const said = hoursOf(times);
      if ('fault' in said) throw new Error(said.fault);
      expect(shortOf(times, said)).toBeNull();
      expect(hoursOf(tidied(times, said))).toEqual(said);
    }
    expect(proposedTimes(20, [5, 2, 2, 2, 2, 2, 5])).toEqual({
      ...{ hours: '20', each: ['5', '2', '2', '2', '2', '2', '5'] },
      ...{ weekdays: { from: '18:00', to: '21:00' }, weekend: { from: '09:00', to: '21:00' } },
    });
    const short = { ...proposedTimes(5), each: ['2', '', '', '5', '', '', ''] };
    const said = hoursOf(short);
    if ('fault' in said) throw new Error(said.fault);
    expect(shortOf(short, said)).toMatch(/^Wednesday: fewer hours lie between/);
    const few = { ...short, each: ['2', '', '', '', '', '', ''] };
    const fewSaid = hoursOf(few);
    if ('fault' in fewSaid) throw new Error(fewSaid.fault);
    expect(shortOf(few, fewSaid)).toMatch(/^The days have 2 hours in all/);
  });
});
