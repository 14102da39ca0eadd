import fc from 'fast-check';
import { dateFnsLocalizer } from 'react-big-calendar';
import { describe, expect, test } from 'vitest';
import { dayLayout } from '../../../src/features/calendar/day-layout';
import { localizerFor } from '../../../src/features/calendar/localizer';

interface Hour {
  readonly start: Date;
  readonly end: Date;
  /** How many it stands for. */
  readonly count: number;
}
const day = new Date(2026, 2, 17);
const at = (minute: number) => new Date(2026, 2, 17, 0, minute);
const MINUTES = 1440;
const slotMetrics = {
  getRange: (start: Date, end: Date) => {
    const top = ((start.getTime() - day.getTime()) / 60_000 / MINUTES) * 100;
    return { top, height: ((end.getTime() - start.getTime()) / 60_000 / MINUTES) * 100 };
  },
  closestSlotToPosition: () => day,
};
const more = (hidden: readonly Hour[], of: Date): Hour => ({ start: of, end: of, count: hidden.length });
const hours = fc.array(
  fc
    .record({ from: fc.nat(MINUTES - 60), long: fc.integer({ min: 0, max: 300 }) })
    .map(({ from, long }) => ({ start: at(from), end: at(Math.min(MINUTES, from + long)), count: 1 })),
  { maxLength: 60 },
);

describe('the events of a day side by side', () => {
  test('ten at once in three places: two of them, and how many more', () => {
    const ten = Array.from({ length: 10 }, () => ({ start: at(600), end: at(660), count: 1 }));
    const placed = dayLayout<Hour>(3, more)({ events: ten, slotMetrics });
    expect(placed.map(({ style: { xOffset, width } }) => [xOffset, width])).toEqual([
      [0, 35],
      [35, 35],
      [70, 30],
    ]);
    expect(placed.map(({ event }) => event.count)).toEqual([1, 1, 8]);
    expect(placed[2]?.event.start).toBe(day);
    expect(placed[2]?.style).toMatchObject({ top: (600 / MINUTES) * 100 });
  });

  test('the one that is being moved is drawn, whichever else is left out', () => {
    const ten = Array.from({ length: 10 }, () => ({ start: at(600), end: at(660), count: 1 }));
    const moved = ten[7];
    const placed = dayLayout<Hour>(3, more, (hour) => hour === moved)({ events: ten, slotMetrics });
    expect(placed.map(({ event }) => event === moved)).toContain(true);
    expect(placed.map(({ event }) => event.count)).toEqual([1, 1, 8]);
  });

  test('four at once are four; what does not overlap has the whole width', () => {
    const four = Array.from({ length: 4 }, () => ({ start: at(600), end: at(660), count: 1 }));
    const placed = dayLayout<Hour>(
      4,
      more,
    )({ events: [...four, { start: at(700), end: at(760), count: 1 }], slotMetrics });
    expect(placed.map(({ event, style: { width } }) => [event.count, width])).toEqual([
      [1, 25],
      [1, 25],
      [1, 25],
      [1, 25],
      [1, 100],
    ]);
  });

  test('each event is placed or counted once, never over another, never beyond the column', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 2, max: 6 }), (events, most) => {
        const placed = dayLayout<Hour>(most, more)({ events, slotMetrics });
        expect(placed.reduce((sum, { event }) => sum + event.count, 0)).toBe(events.length);
        for (const [n, { style }] of placed.entries()) {
          expect(style.width).toBeGreaterThanOrEqual(Math.min(30, 100 / most));
          expect(style.xOffset + style.width).toBeLessThan(100.01);
          for (const { style: other } of placed.slice(n + 1)) {
            const beside =
              style.xOffset + style.width < other.xOffset + 0.01 || other.xOffset + other.width < style.xOffset + 0.01;
            const apart = style.top + style.height < other.top + 0.02 || other.top + other.height < style.top + 0.02;
            expect(beside || apart).toBe(true);
          }
        }
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});

test('events are compared with days and weeks as the library compares them', () => {
  interface Ranges {
    inEventRange(asked: { event: { start: Date; end: Date }; range: { start: Date; end: Date } }): boolean;
    inRange(date: Date, from: Date, to: Date, unit?: string): boolean;
    isSameDate(a: Date, b: Date): boolean;
    diff(a: Date, b: Date, unit?: string): number;
  }
  const quick = localizerFor(0) as unknown as Ranges;
  const own = dateFnsLocalizer({
    format: String,
    parse: String,
    getDay: Number,
    startOfWeek: (date: Date) => date,
    locales: {},
  }) as unknown as Ranges;
  // Around a change to daylight saving in most zones that have one; days, minutes and no length at all among them.
  const base = new Date(2026, 2, 25).getTime();
  const time = fc.oneof(
    fc.nat(10 * MINUTES).map((minutes) => new Date(base + minutes * 60_000)),
    fc.nat(10).map((days) => new Date(2026, 2, 25 + days)),
    fc.nat(864_000_000).map((ms) => new Date(base + ms)),
  );
  const span = fc.tuple(time, fc.oneof(fc.constant(0), fc.nat(3 * 86_400_000))).map(([start, long]) => ({
    start,
    end: new Date(start.getTime() + long),
  }));
  fc.assert(
    fc.property(span, span, fc.constantFrom('day', 'minutes', undefined), (event, range, unit) => {
      expect(quick.inEventRange({ event, range })).toBe(own.inEventRange({ event, range }));
      expect(quick.inRange(range.start, event.start, event.end, unit)).toBe(
        own.inRange(range.start, event.start, event.end, unit),
      );
      expect(quick.isSameDate(event.start, range.start)).toBe(own.isSameDate(event.start, range.start));
      expect(quick.diff(event.start, range.end, unit)).toBe(own.diff(event.start, range.end, unit));
    }),
    { seed: 5, numRuns: 2000 },
  );
});
