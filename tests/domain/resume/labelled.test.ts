import { describe, expect, test } from 'vitest';
import { figuresOf, halfOf, outcomeOf } from './labelled/measure';

// What the reader of rubric 1 gave for the same texts. Even half: months 12 of 24, false gaps 2, titles 41 of 46,
// organisations 34 of 46. Odd half: months 12 of 24, false gaps 3, titles 44 of 47, organisations 42 of 47.

describe('labelled texts, the half that was looked at', () => {
  test.each(halfOf(false).map((row) => [row.name, row] as const))('%s', (_, row) => {
    expect(outcomeOf(row).wrong).toEqual([]);
  });
});

test('labelled texts, the half set aside', () => {
  expect(figuresOf(halfOf(true))).toMatchObject({
    documents: 24,
    months: 24,
    falseGaps: 0,
    missedGaps: 0,
    asked: 24,
    titles: '47 of 47',
  });
});
