import { describe, expect, test } from 'vitest';
import { readContent } from '../../../src/content/schema/read';
import {
  asksForInterviewList,
  courseProblems,
  courseWeeks,
  hoursFor,
  LEAST_HOURS,
} from '../../../src/domain/challenges/interview-course';
import { challenges } from '../../support/challenges';

const patterns = readContent('interview-75');
const problems = courseProblems(patterns, challenges);
const HARDNESS = { easy: 0, medium: 1, hard: 2 } as const;

describe('Interview 75', () => {
  test('is 75 challenges, each once, all of which exist', () => {
    expect(problems).toHaveLength(75);
    expect(new Set(problems.map(({ head }) => head.id)).size).toBe(75);
    expect(patterns.flatMap((one) => one.challenges)).toHaveLength(75);
  });

  test('has every pattern that interviews ask for', () => {
    expect(patterns.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining([
        'Arrays and hashing',
        'Two pointers',
        'Sliding window',
        'Stacks',
        'Binary search',
        'Linked lists',
        'Trees',
        'Tries',
        'Heaps',
        'Intervals',
        'Greedy',
        'Backtracking',
        'Graphs',
        'One-dimensional dynamic programming',
        'Two-dimensional dynamic programming',
        'Bit work',
        'Maths',
      ]),
    );
    expect(new Set(patterns.map(({ pattern }) => pattern)).size).toBe(patterns.length);
    for (const { idea } of patterns) expect(idea).toMatch(/\.$/);
  });

  test('goes from easy to hard in each pattern, and what a pattern builds on comes before it', () => {
    const place = new Map(problems.map(({ head }, index) => [head.id, index]));
    const first = new Map(
      patterns.map((one) => [one.pattern, Math.min(...one.challenges.map((id) => place.get(id) ?? -1))]),
    );
    for (const { pattern, needs, challenges: own } of patterns) {
      const hardness = own.map((id) => HARDNESS[problems[place.get(id) ?? -1]?.head.difficulty ?? 'easy']);
      expect(hardness, pattern).toEqual(hardness.toSorted());
      for (const need of needs)
        expect(first.get(need), `${need} before ${pattern}`).toBeLessThan(first.get(pattern) ?? -1);
    }
    const hard = problems.map(({ head }) => head.difficulty === 'hard');
    expect(hard.indexOf(true)).toBe(hard.lastIndexOf(false) + 1);
  });
});

describe('its weeks', () => {
  test.each([LEAST_HOURS, 4, 8, 10, 13.5, 40])(
    '%f hours a week hold every problem once, none more than that',
    (hours) => {
      const weeks = courseWeeks(problems, hours, '2026-11-28');
      expect(weeks.flatMap((week) => week.problems)).toEqual(problems);
      for (const { minutes } of weeks) expect(minutes).toBeLessThanOrEqual(hours * 60);
      expect(weeks.map(({ number }) => number)).toEqual(weeks.map((_, index) => index + 1));
    },
  );

  test('follow each other, over the end of a year', () => {
    const weeks = courseWeeks(problems, 10, '2026-12-21');
    expect(weeks.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-21', '2026-12-27'],
      ['2026-12-28', '2027-01-03'],
    ]);
  });

  test('are eight with the hours that are proposed, and more with fewer', () => {
    const hours = hoursFor(problems, 8);
    expect(courseWeeks(problems, hours, '2026-11-28')).toHaveLength(8);
    expect(courseWeeks(problems, hours - 0.5, '2026-11-28').length).toBeGreaterThan(8);
  });
});

test.each([
  ['Blind 75', true],
  ['I want to do the blind-75 in python', true],
  ['interview 75', true],
  ['NeetCode 150', true],
  ['a blind date', false],
  ['75 interviews', false],
  ['frontend', false],
])('“%s” asks for the list: %s', (text, asks) => {
  expect(asksForInterviewList(text)).toBe(asks);
});
