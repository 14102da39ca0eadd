import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeInput, type Recipe } from '../../../src/domain/challenges/recipe';

const lines = (recipe: Recipe) => makeInput(recipe).split('\n').slice(0, -1);
const numbersIn = (line = '') => line.split(' ').map(Number);

test('lines, repeated texts and rows are written as they are said', () => {
  expect(
    makeInput([
      { line: 'as it is' },
      { line: [3, 'x', -1] },
      { repeat: 'ab', times: 3 },
      { repeat: 'ab', times: 3, between: ' ' },
      { join: [{ repeat: 'a', times: 3 }, { line: 'b' }] },
      { rows: 3, columns: ['add', { countFrom: 5 }, 0], seed: 1 },
    ]),
  ).toBe('as it is\n3 x -1\nababab\nab ab ab\naaab\nadd 5 0\nadd 6 0\nadd 7 0\n');
});

test('the same seed gives the same input, on every machine and in every version: outputs are stored beside it', () => {
  expect(
    makeInput([
      { numbers: 5, from: -9, to: 9, seed: 1 },
      { numbers: 5, from: 1, to: 5, seed: 2, order: 'shuffled' },
      { letters: 6, of: 'abc', seed: 3 },
      { rows: 2, columns: [{ from: 1, to: 6 }, { oneOf: ['up', 'down'] }, { letters: 2, of: 'xyz' }], seed: 4 },
    ]),
  ).toMatchInlineSnapshot(`
    "-5 1 -6 -7 -2
    5 4 1 3 2
    acbabb
    2 down yx
    6 down yz
    "
  `);
});

const whole = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
const seed = fc.nat();

test('numbers lie between their bounds, as many as asked, in their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), whole, whole, seed, (count, a, b, from) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const of = (order: 'random' | 'rising' | 'falling') =>
        numbersIn(lines([{ numbers: count, from: low, to: high, seed: from, order }])[0]);
      const random = of('random');
      expect(random).toHaveLength(count);
      expect(Math.min(...random)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...random)).toBeLessThanOrEqual(high);
      const rising = random.toSorted((x, y) => x - y);
      expect(of('rising')).toEqual(rising);
      expect(of('falling')).toEqual(rising.toReversed());
    }),
  );
});

test('shuffled has each number once, and small numbers all come up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), whole, seed, (count, from, start) => {
      const shuffled = numbersIn(lines([{ numbers: count, from, to: from, seed: start, order: 'shuffled' }])[0]);
      expect(shuffled.toSorted((x, y) => x - y)).toEqual(Array.from({ length: count }, (_, index) => from + index));
    }),
  );
  expect(new Set(numbersIn(lines([{ numbers: 1000, from: 1, to: 6, seed: 7 }])[0]))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  );
});

test('a parent comes before its child', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), seed, (count, start) => {
      const rows = lines([{ rows: count, columns: [{ earlierFrom: 1 }, { countFrom: 2 }], seed: start }]);
      for (const [parent = 0, child = 0] of rows.map(numbersIn)) {
        expect(parent).toBeGreaterThanOrEqual(1);
        expect(parent).toBeLessThan(child);
      }
    }),
  );
});
