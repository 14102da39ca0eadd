import { expect, test } from 'vitest';
import {
  againBegun,
  challengeReviewsSlice,
  type EarlierSolution,
} from '../../src/features/terminal/repetition/reviews-slice';

const of = { id: 'challenge-3', title: 'Temperature' };
const aside: EarlierSolution = {
  id: 'earlier-1',
  of: 'challenge-3.python',
  title: of.title,
  language: 'python',
  source: 'print(1)',
  input: '',
  at: '2026-11-28T10:00:00.000Z',
};

test('an attempt begins when its earlier solution was put aside: a clock that went on between would lose it', () => {
  const { reviews, earlier } = challengeReviewsSlice.reducer(undefined, againBegun({ ...of, aside }));
  expect(reviews.entities[of.id]?.again?.begunAt).toBe(aside.at);
  expect(earlier.entities[aside.id]).toEqual(aside);
});
