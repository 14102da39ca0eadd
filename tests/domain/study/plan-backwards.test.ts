import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, wallOf, wallText } from '../../../src/domain/calendar/wall';
import { planBackwards, weekNumber } from '../../../src/domain/study/plan-backwards';

/** The reader's clock is UTC here. */
const utc = (instant: number) => instant;
const span = (day: string, from: number, to: number) => ({
  start: wallOf(day) + from * HOUR,
  end: wallOf(day) + to * HOUR,
});
const said = ({ blocks, left }: ReturnType<typeof planBackwards>) => ({
  blocks: blocks.map(({ want, start, end }) => `${want} ${wallText(start).slice(5, 16)} ${(end - start) / MINUTE}`),
  left: left.map(({ id, minutes }) => `${id} ${minutes}`),
});

describe('what goes where', () => {
  const evenings = ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => span(day, 18, 20));

  test('the most valuable first, as early as it goes, an hour at a time', () => {
    const plan = planBackwards(
      [
        { id: 'docker', minutes: 90 },
        { id: 'redis', minutes: 60 },
      ],
      evenings,
      { capacity: 600 },
      utc,
    );
    expect(said(plan)).toEqual({
      blocks: ['docker 11-23T18:00 60', 'docker 11-23T19:00 30', 'redis 11-23T19:30 30', 'redis 11-24T18:00 30'],
      left: [],
    });
  });

  test('never over the capacity of a week, what is planned already included', () => {
    const wants = [
      { id: 'a', minutes: 120 },
      { id: 'b', minutes: 60 },
    ];
    const week = weekNumber(wallOf('2026-11-23'));
    expect(said(planBackwards(wants, evenings, { capacity: 90 }, utc))).toEqual({
      blocks: ['a 11-23T18:00 60', 'a 11-23T19:00 30'],
      left: ['a 30', 'b 60'],
    });
    expect(said(planBackwards(wants, evenings, { capacity: 90, planned: { [week]: 60 } }, utc)).blocks).toEqual([
      'a 11-23T18:00 30',
    ]);
    expect(
      said(planBackwards(wants, [...evenings, span('2026-11-30', 18, 20)], { capacity: 90 }, utc)).blocks.at(-1),
    ).toBe('b 11-30T18:30 60');
  });

  test('two hours a day at most', () => {
    const plan = planBackwards(
      [{ id: 'a', minutes: 300 }],
      [span('2026-11-23', 9, 21), span('2026-11-24', 9, 21)],
      { capacity: 600 },
      utc,
    );
    expect(said(plan)).toEqual({
      blocks: ['a 11-23T09:00 60', 'a 11-23T10:00 60', 'a 11-24T09:00 60', 'a 11-24T10:00 60'],
      left: ['a 60'],
    });
  });

  test.each([
    ['no capacity', { capacity: 0 }, evenings],
    ['less than half an hour', { capacity: 29 }, evenings],
    ['no free time', { capacity: 600 }, []],
  ])('%s: nothing is planned, everything is said', (_, limits, free) => {
    expect(said(planBackwards([{ id: 'a', minutes: 60 }], free, limits, utc))).toEqual({ blocks: [], left: ['a 60'] });
  });

  test('weeks begin on Monday', () => {
    expect(weekNumber(wallOf('2026-11-23'))).toBe(weekNumber(wallOf('2026-11-29')));
    expect(weekNumber(wallOf('2026-11-23'))).toBe(weekNumber(wallOf('2026-11-22')) + 1);
    expect(weekNumber(wallOf('1970-01-05'))).toBe(0);
  });
});

test('whatever is wanted and free: within free time, no overlap, within capacity, nothing lost', () => {
  const first = wallOf('2026-11-23');
  const wants = fc
    .array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
    .map((list) => list.map((halves, n) => ({ id: `w${n}`, minutes: halves * 30 })));
  const free = fc
    .array(fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 8 }) }), {
      maxLength: 40,
    })
    .map((days) =>
      days.map(({ from, length }, day) => ({
        start: first + day * DAY + from * 30 * MINUTE,
        end: first + day * DAY + (from + length) * 30 * MINUTE,
      })),
    );
  fc.assert(
    fc.property(wants, free, fc.integer({ min: 0, max: 900 }), (wanted, open, capacity) => {
      const { blocks, left } = planBackwards(wanted, open, { capacity }, utc);
      const weeks = new Map<number, number>();
      let last = 0;
      for (const { start, end } of blocks) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(open.some((one) => one.start <= start && end <= one.end)).toBe(true);
        last = end;
        const week = weekNumber(start);
        weeks.set(week, (weeks.get(week) ?? 0) + (end - start) / MINUTE);
      }
      for (const minutes of weeks.values()) expect(minutes).toBeLessThanOrEqual(capacity);
      const given = (id: string) =>
        blocks.filter(({ want }) => want === id).reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);
      for (const { id, minutes } of wanted)
        expect(given(id) + (left.find((one) => one.id === id)?.minutes ?? 0)).toBe(minutes);
    }),
  );
});
