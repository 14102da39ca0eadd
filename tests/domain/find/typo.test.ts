import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsForgiven, isNear } from '../../../src/domain/find/typo';

/** The plain definition: the whole table, then the nearest beginning of the word. */
function distance(typed: string, word: string): number {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: word.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row++)
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let cost = Math.min(at(row - 1, column - 1) + same, at(row - 1, column) + 1, at(row, column - 1) + 1);
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        cost = Math.min(cost, at(row - 2, column - 2) + 1);
      table[row]?.splice(column, 1, cost);
    }
  return Math.min(...(table.at(-1) ?? []));
}

describe('typos', () => {
  test.each<[number, number]>([
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [64, 2],
    [65, 0],
  ])('of a word of %i letters %i are forgiven', (length, edits) => {
    expect(editsForgiven(length)).toBe(edits);
  });

  test.each<[string, string, string, 1 | 2, boolean]>([
    ['the word itself', 'react', 'react', 1, true],
    ['another letter', 'reapt', 'react', 1, true],
    ['a letter too many', 'reeact', 'react', 1, true],
    ['a letter too few', 'ract', 'react', 1, true],
    ['neighbours in each other’s place, once', 'raect', 'react', 1, true],
    ['the first letter', 'teact', 'react', 1, true],
    ['the beginning of a longer word', 'kuberen', 'kubernetes', 1, true],
    ['two letters', 'rapet', 'react', 1, false],
    ['two neighbours in each other’s place', 'kuberentse', 'kubernetes', 2, true],
    ['three edits', 'cubberntes', 'kubernetes', 2, false],
    ['a word that is too short', 'reactor', 'rea', 2, false],
  ])('%s: %s for %s', (_, typed, word, edits, near) => {
    expect(isNear(typed, word, edits)).toBe(near);
  });

  test('is what the whole table says', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, fc.constantFrom(1, 2), (typed, word, edits) => {
        expect(isNear(typed, word, edits)).toBe(distance(typed, word) <= edits);
      }),
      { numRuns: 2000 },
    );
  });
});
