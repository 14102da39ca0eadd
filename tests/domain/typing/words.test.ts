import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsNeeded } from '../../../src/domain/typing/limits';
import { pickWords } from '../../../src/domain/typing/pick-words';
import { wordSource } from '../../../src/domain/typing/text';
import { WORD_LISTS } from './support';

describe.each([
  ['easy', 3, 3],
  ['medium', 4, 8],
  ['hard', 10, 20],
] as const)('the %s list', (difficulty, shortest, longest) => {
  const list = WORD_LISTS[difficulty];

  test('has at least 200 different words in small plain letters', () => {
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(200);
    expect(list.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });

  test(`of ${shortest} to ${longest} letters`, () => {
    expect(list.filter(({ length }) => length < shortest || length > longest)).toEqual([]);
  });
});

const difficulty = fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const);
const seed = fc.integer({ min: 0, max: 0xffff_ffff });

test('the same seed gives the same words; more of them begin with the fewer', () => {
  fc.assert(
    fc.property(difficulty, seed, fc.nat(200), fc.nat(400), (level, n, some, more) => {
      const fewer = pickWords(WORD_LISTS[level], n, some);
      expect(fewer).toHaveLength(some);
      expect(pickWords(WORD_LISTS[level], n, some + more).slice(0, some)).toEqual(fewer);
    }),
    { numRuns: 50 },
  );
});

test('a word does not come back among the next four', () => {
  fc.assert(
    fc.property(difficulty, seed, (level, n) => {
      const words = pickWords(WORD_LISTS[level], n, 300);
      expect(words.filter((word, index) => words.slice(Math.max(0, index - 4), index).includes(word))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a list of few words gives as many as are asked, the same one twice only where there is no other', () => {
  expect(pickWords(['one'], 1, 3)).toEqual(['one', 'one', 'one']);
  const two = pickWords(['one', 'two'], 1, 40);
  expect(two.filter((word, index) => word === two[index - 1])).toEqual([]);
  expect(pickWords([], 1, 3)).toEqual([]);
});

test('all words of a list come up about equally often', () => {
  const times = new Map<string, number>();
  const draws = 100 * WORD_LISTS.easy.length;
  for (const word of pickWords(WORD_LISTS.easy, 12_345, draws)) times.set(word, (times.get(word) ?? 0) + 1);
  expect(times.size).toBe(WORD_LISTS.easy.length);
  // 100 each on average, with a standard deviation of 10.
  expect(Math.min(...times.values())).toBeGreaterThan(50);
  expect(Math.max(...times.values())).toBeLessThan(150);
});

test('other seeds give other words', () => {
  const lists = Array.from({ length: 50 }, (_, n) => pickWords(WORD_LISTS.medium, n, 200).join(' '));
  expect(new Set(lists).size).toBe(50);
});

test.each([
  [0, 200],
  [140, 200],
  [141, 300],
  [240, 300],
  [241, 400],
  [1400, 1500],
])('at word %i, %i words are there', (index, count) => {
  expect(wordsNeeded(index)).toBe(count);
});

test('the source has a word at any index, the same as the list', () => {
  const wordAt = wordSource({ mode: 'words', difficulty: 'hard', pool: WORD_LISTS.hard, seed: 99 });
  const list = pickWords(WORD_LISTS.hard, 99, 2000);
  expect([1999, 0, 200, 199].map(wordAt)).toEqual([list[1999], list[0], list[200], list[199]]);
});
