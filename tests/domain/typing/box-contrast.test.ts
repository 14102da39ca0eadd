import { describe, expect, test } from 'vitest';
import { boxThemes } from '../../../src/features/typing-test/themes';
import { contrast } from '../../support/contrast';

test('black on white is 21 to 1', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 3);
});

describe.each(
  Object.entries(boxThemes).flatMap(([theme, { light, dark }]) => [
    [theme, 'light', light] as const,
    [theme, 'dark', dark] as const,
  ]),
)('the word box in %s, %s appearance', (_, __, { ground, ink, done, right, wrong, now }) => {
  test.each([
    ['words ahead', ink, ground],
    ['words done', done, ground],
    ['wrong words', wrong, ground],
    ['the current word', ink, now],
    ['its right characters', right, now],
    ['its wrong characters', wrong, now],
  ])('%s can be read', (___, text, behind) => {
    expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  });
});
