import { describe, expect, test } from 'vitest';
import { slipsBetween, speller } from '../../../src/domain/coach/spelling';

describe('the slips between two words', () => {
  test.each([
    ['binary', 'binary', 0],
    ['search', 'serch', 0.8],
    ['recursion', 'recusrion', 0.6],
    ['pattern', 'patern', 0.5],
    ['merge', 'marge', 0.8],
    ['table', 'rable', 1.3],
    ['heap', 'stack', 4],
  ])('%s and %s cost %d', (a, b, slips) => {
    expect(slipsBetween(a, b, 3)).toBeCloseTo(slips);
    expect(slipsBetween(b, a, 3)).toBeCloseTo(slips);
  });
});

describe('a misspelt word', () => {
  const mend = speller(
    new Map([
      ['recursion', 9],
      ['templates', 4],
      ['template', 1],
      ['docker', 9],
      ['stack', 9],
      ['queue', 5],
    ]),
  );
  test.each([
    ['recusion', 'recursion'],
    ['tempaltes', 'templates'],
    ['dcoker', 'docker'],
    ['stck', 'stack'],
    ['queu', 'queue'],
  ])('%s was meant to be %s', (typed, meant) => expect(mend(typed)?.word).toBe(meant));

  test.each(['banana', 'stock7', 'abc', 'x'.repeat(30)])('%s is left as it is', (typed) =>
    expect(mend(typed)).toBeNull(),
  );
});
