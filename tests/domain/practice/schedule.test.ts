import { describe, expect, test } from 'vitest';
import { gradeOf } from '../../../src/domain/practice/grade';
import { agendaOf, scheduleOf } from '../../../src/domain/practice/schedule';
import type { Grade, Review } from '../../../src/domain/practice/types';

const on = (day: string, grade: Grade): Review => ({ day, grade });

test.each([
  [0, 'again'],
  [4.9, 'again'],
  [5, 'hard'],
  [6.9, 'hard'],
  [7, 'good'],
  [8.9, 'good'],
  [9, 'easy'],
  [10, 'easy'],
] as const)('a score of %d is graded %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

describe('when something is due', () => {
  test.each<[Grade, string]>([
    ['again', '2026-11-24'],
    ['hard', '2026-11-24'],
    ['good', '2026-11-25'],
    ['easy', '2026-12-01'],
  ])('after one try graded %s', (grade, due) => {
    expect(scheduleOf([on('2026-11-23', grade)])?.due).toBe(due);
  });

  test('never tried, never due', () => {
    expect(scheduleOf([])).toBeNull();
  });

  test('grows with each good try, and falls back with a weak one', () => {
    const reviews: Review[] = [on('2026-11-23', 'again')];
    const gaps: number[] = [];
    for (const grade of ['good', 'good', 'good', 'again'] as const) {
      const due = scheduleOf(reviews)?.due ?? '';
      reviews.push(on(due, grade));
      gaps.push((Date.parse(scheduleOf(reviews)?.due ?? '') - Date.parse(due)) / 86_400_000);
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = gaps;
    expect([first < second, second < third, fourth < third]).toEqual([true, true, true]);
    expect(gaps).toEqual([2, 6, 17, 2]);
  });

  test('a try that comes late and is good says more than one that comes in time', () => {
    const begun = on('2026-11-23', 'hard');
    const inTime = scheduleOf([begun, on('2026-11-24', 'good')])?.stability ?? 0;
    const late = scheduleOf([begun, on('2026-11-30', 'good')])?.stability ?? 0;
    expect(late).toBeGreaterThan(inTime);
  });

  test('of several tries on a day the last one counts, whatever the order of the days', () => {
    const reviews = [on('2026-11-23', 'again'), on('2026-11-23', 'good')];
    expect(scheduleOf(reviews)).toEqual(scheduleOf([on('2026-11-23', 'good')]));
    const [a, b] = [on('2026-11-20', 'hard'), on('2026-11-23', 'good')];
    expect(scheduleOf([b, a])).toEqual(scheduleOf([a, b]));
  });

  test('is by the calendar: over a change to summer time too', () => {
    expect(scheduleOf([on('2026-03-28', 'good')])?.due).toBe('2026-03-30');
  });
});

describe('what is due on a day', () => {
  const items = [
    { id: 'b', reviews: [on('2026-11-22', 'hard')] },
    { id: 'a', reviews: [on('2026-11-22', 'hard')] },
    { id: 'hard', reviews: [on('2026-11-22', 'again')] },
    { id: 'old', reviews: [on('2026-11-10', 'again')] },
    { id: 'known', reviews: [on('2026-11-22', 'easy')] },
    { id: 'never', reviews: [] },
  ];
  const ids = (day: string) => {
    const { due, later } = agendaOf(items, day);
    return [due.map(({ item }) => item.id), later.map(({ item }) => item.id)];
  };

  test('the longest due first, then the harder, then by id; what comes later after it', () => {
    expect(ids('2026-11-23')).toEqual([['old', 'hard', 'a', 'b'], ['known']]);
  });

  test('with the clock moved on, or back', () => {
    expect(ids('2026-11-30')).toEqual([['old', 'hard', 'a', 'b', 'known'], []]);
    expect(ids('2026-11-10')).toEqual([[], ['old', 'hard', 'a', 'b', 'known']]);
  });
});
