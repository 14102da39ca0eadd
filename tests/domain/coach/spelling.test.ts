import allCards from 'content:cards';
import index from 'content:cards/index';
import { describe, expect, test } from 'vitest';
import { readCards } from '../../../src/domain/coach/knowledge';
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

  test('is rather a subject than a word of everyday life', () => {
    const known = new Map([
      ['thread', 20],
      ['three', 20],
    ]);
    expect(speller(known)('thred')?.word).toBe('three');
    expect(speller(known, new Set(['three']))('thred')?.word).toBe('thread');
  });
});

describe('a text', () => {
  const { mended } = readCards(allCards, index);
  test.each([
    ['Explain recusrion abuot trees', 'Explain recursion about trees'],
    ['`pyhton` or C++?', '`python` or C++?'],
    ['my_varialbe in /usr/locla', 'my_varialbe in /usr/local'],
    ['bread and butter in Kubernetes', 'bread and butter in Kubernetes'],
    ['', ''],
  ])('%j is read as %j', (typed, meant) => expect(mended(typed)).toBe(meant));
});
