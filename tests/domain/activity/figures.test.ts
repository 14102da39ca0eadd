import { describe, expect, test } from 'vitest';
import { questionsAnswered, streaksOf, totalsOf, yearOf } from '../../../src/domain/activity/figures';
import { SAMPLE_FIGURES, SAMPLE_TOPICS } from '../../../src/domain/activity/sample';
import type { ActivityKind } from '../../../src/domain/activity/types';

const on = (...days: string[]) => days.map((day) => ({ day }));

describe('days in a row', () => {
  test.each([
    ['nothing', [], '2026-11-21', { current: 0, longest: 0, activeDays: 0 }],
    ['today alone', ['2026-11-21'], '2026-11-21', { current: 1, longest: 1, activeDays: 1 }],
    ['yesterday alone is still alive', ['2026-11-20'], '2026-11-21', { current: 1, longest: 1, activeDays: 1 }],
    ['two days ago is over', ['2026-11-19'], '2026-11-21', { current: 0, longest: 1, activeDays: 1 }],
    ['a day counts once', ['2026-11-21', '2026-11-21'], '2026-11-21', { current: 1, longest: 1, activeDays: 1 }],
    [
      'a longer run before',
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-20', '2026-11-21'],
      '2026-11-21',
      { current: 2, longest: 3, activeDays: 5 },
    ],
    [
      'over the end of a year and a leap day',
      ['2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'],
      '2028-03-01',
      { current: 3, longest: 3, activeDays: 5 },
    ],
    [
      'over both changes of the clocks',
      ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'],
      '2026-10-26',
      { current: 3, longest: 3, activeDays: 6 },
    ],
    [
      'a day to come, of a clock set back',
      ['2026-11-21', '2026-12-24'],
      '2026-11-21',
      { current: 1, longest: 1, activeDays: 1 },
    ],
  ] as const)('%s', (_, days, today, expected) => {
    expect(streaksOf(on(...days), today)).toEqual(expected);
  });
});

describe('the year', () => {
  test.each([
    [0, '2025-11-16'],
    [1, '2025-11-17'],
    [6, '2025-11-15'],
  ] as const)('with weeks from day %i it begins on %s and ends today', (weekStartsOn, first) => {
    const weeks = yearOf(on('2026-11-18'), '2026-11-18', weekStartsOn);
    expect(weeks).toHaveLength(53);
    expect(weeks[0]?.[0]?.day).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toEqual({ day: '2026-11-18', count: 1, level: 4 });
    expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true);
    const days = weeks.flat().map(({ day }) => day);
    expect(new Set(days).size).toBe(days.length);
  });

  test('levels are quarters of the busiest day', () => {
    const days = [1, 2, 3, 4, 8].flatMap((count, index) => on(...Array(count).fill(`2026-11-0${index + 1}`)));
    const cells = yearOf(days, '2026-11-18', 1).flat();
    const level = (day: string) => cells.find((cell) => cell.day === day)?.level;
    expect(['01', '02', '03', '04', '05', '06'].map((day) => level(`2026-11-${day}`))).toEqual([1, 1, 2, 2, 4, 0]);
  });
});

const did = (kind: ActivityKind, amount: number | null = null) => ({ kind, amount });

test('totals by kind, and the questions answered in both kinds of interview', () => {
  const all = [did('typing', 40), did('interview', 7), did('typing', 60), did('training', 5), did('topic')];
  expect(totalsOf(all)).toEqual([
    { kind: 'interview', count: 1, amount: 7 },
    { kind: 'training', count: 1, amount: 5 },
    { kind: 'typing', count: 2, amount: 100 },
    { kind: 'topic', count: 1, amount: 0 },
  ]);
  expect(questionsAnswered(all)).toBe(12);
});

test('the sample shows the figures of the product spec', () => {
  expect(SAMPLE_FIGURES).toEqual({
    done: 312,
    questions: 239,
    activeDays: 94,
    contests: 3,
    rating: 1482,
    currentStreak: 6,
    longestStreak: 21,
    challenges: 17,
    topics: 12,
  });
  expect(SAMPLE_TOPICS.map(({ topic, count }) => `${topic} ${count}`)).toEqual([
    'Arrays 64',
    'Strings 41',
    'Hash tables 33',
    'Trees 27',
    'Dynamic programming 22',
    'Graphs 15',
  ]);
});
