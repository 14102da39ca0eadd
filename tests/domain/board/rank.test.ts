import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRank, LONGEST_RANK, rankBetween, ranksBetween } from '../../../src/domain/board/rank';

test.each([
  [null, null, 'V00000'],
  ['V00000', null, 'V00001'],
  ['V0000z', null, 'V00010'],
  [null, 'V00000', 'Uzzzzz'],
  ['V00000', 'V00001', 'V00000V'],
  ['V00000', 'V00002', 'V00001'],
  ['V00000', 'V000001', 'V000000V'],
  ['zzzzzz', null, 'zzzzzzV'],
  [null, '000001', '000000V'],
  ['V00001', 'V00001', null],
  ['V00002', 'V00001', null],
])('between %s and %s lies %s', (low, high, expected) => {
  expect(rankBetween(low, high)).toBe(expected);
});

test('wherever ranks are put in, they are valid, distinct and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 120 }), (places) => {
      const ranks: string[] = [];
      for (const place of places) {
        const index = place % (ranks.length + 1);
        const rank = rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null);
        ranks.splice(index, 0, rank ?? 'none');
      }
      expect(ranks.filter((rank) => !isRank(rank))).toEqual([]);
      expect([...new Set(ranks)].sort()).toEqual(ranks);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('at the ends they do not grow; in one gap they grow by a digit in about six', () => {
  expect(ranksBetween('V00000', null, 5000).at(-1)).toHaveLength(6);
  let front = 'V00000';
  for (let n = 0; n < 5000; n += 1) front = rankBetween(null, front) ?? '';
  expect(front).toHaveLength(6);
  let high = 'V00001';
  let count = 0;
  for (; high.length <= LONGEST_RANK; count += 1) high = rankBetween('V00000', high) ?? '';
  expect(count).toBeGreaterThan(250);
});

test('many ranks fit between two neighbours', () => {
  const ranks = ranksBetween('V00000', 'V00001', 2000);
  expect(new Set(ranks).size).toBe(2000);
  expect([...ranks].sort()).toEqual(ranks);
  expect(ranks[0] && ranks[0] > 'V00000' && (ranks.at(-1) ?? '') < 'V00001').toBe(true);
  expect(() => ranksBetween('V00001', 'V00001', 1)).toThrow(RangeError);
});
