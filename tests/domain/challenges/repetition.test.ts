import { describe, expect, test } from 'vitest';
import {
  type ChallengeReviews,
  challengesToday,
  dueAfter,
  scheduleOfChallenge,
} from '../../../src/domain/challenges/repetition';
import { gradeOfSolve } from '../../../src/domain/challenges/solve-grade';
import type { Grade } from '../../../src/domain/practice/types';

const solved = (id: string, more: { hints?: number; solutionAskedAt?: string | null } = {}) => ({
  id,
  title: id,
  solvedAt: '2026-11-20T12:00:00.000Z',
  hints: 0,
  solutionAskedAt: null,
  ...more,
});
const kept = (id: string, days: Record<string, Grade>, more: Partial<ChallengeReviews> = {}): ChallengeReviews => ({
  id,
  title: id,
  days,
  out: false,
  again: null,
  ...more,
});

test.each<[failures: number, helped: boolean, grade: Grade]>([
  [0, false, 'good'],
  [1, false, 'hard'],
  [9, false, 'hard'],
  [0, true, 'again'],
  [3, true, 'again'],
])('%i failures, helped %s: %s', (failures, helped, grade) => {
  expect(gradeOfSolve({ failures, helped })).toBe(grade);
});

describe('when a challenge comes back', () => {
  test('one solved before anything was kept has the day it was solved on: hints and the solution bring it sooner', () => {
    const due = (first: Parameters<typeof scheduleOfChallenge>[0]) => scheduleOfChallenge(first, undefined)?.due;
    expect(due(solved('a'))).toBe('2026-11-22');
    expect(due(solved('a', { hints: 1 }))).toBe('2026-11-21');
    expect(due(solved('a', { solutionAskedAt: '2026-11-20T11:00:00.000Z' }))).toBe('2026-11-21');
    expect(due(solved('a', { solutionAskedAt: '2026-11-21T11:00:00.000Z' }))).toBe('2026-11-22');
    expect(due({ ...solved('a'), solvedAt: null })).toBeUndefined();
    expect(due(undefined)).toBeUndefined();
  });

  test('what is kept of a day stands over what was taken for it, and further days follow', () => {
    const first = solved('a');
    expect(scheduleOfChallenge(first, kept('a', { '2026-11-20': 'again' }))?.due).toBe('2026-11-21');
    const later = scheduleOfChallenge(first, kept('a', { '2026-11-22': 'good' }))?.due ?? '';
    expect(later > '2026-11-25').toBe(true);
    expect(dueAfter(first, kept('a', { '2026-11-22': 'again' }), 'good', '2026-11-22')).toBe(later);
    expect(scheduleOfChallenge(first, kept('a', {}, { out: true }))).toBeNull();
  });

  test('a problem that was failed and added comes back although it was never solved', () => {
    expect(scheduleOfChallenge(undefined, kept('a', { '2026-11-20': 'again' }))?.due).toBe('2026-11-21');
  });
});

test('what is due of all, the longest first; what is left out or never tried is not among them', () => {
  const progress = {
    'challenge-1': solved('challenge-1'),
    'challenge-2': solved('challenge-2', { hints: 2 }),
    'challenge-3': { ...solved('challenge-3'), solvedAt: null },
    'challenge-4': solved('challenge-4'),
  };
  const reviews = {
    'challenge-4': kept('challenge-4', {}, { out: true }),
    'challenge-5': kept('challenge-5', { '2026-11-28': 'again' }),
  };
  const { due, later } = challengesToday(progress, reviews, '2026-11-28');
  expect(due.map(({ item }) => item.id)).toEqual(['challenge-2', 'challenge-1']);
  expect(later.map(({ item }) => item.id)).toEqual(['challenge-5']);
  expect(challengesToday(progress, reviews, '2026-11-29').due).toHaveLength(3);
  expect(challengesToday(progress, reviews, '2026-11-28')).toBe(challengesToday(progress, reviews, '2026-11-28'));
});
