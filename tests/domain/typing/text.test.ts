import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeable } from '../../../src/domain/typing/modes';
import { pickWords } from '../../../src/domain/typing/pick-words';
import { C_SNIPPETS } from '../../../src/domain/typing/snippets-c';
import { CPP_SNIPPETS } from '../../../src/domain/typing/snippets-cpp';
import { textSource, wordSource } from '../../../src/domain/typing/text';
import type { TypingText } from '../../../src/domain/typing/types';
import { WORD_LISTS } from './support';

const TEXT: TypingText = { mode: 'words', difficulty: 'medium', pool: WORD_LISTS.medium, seed: 7 };
const first = (text: Partial<TypingText>, count = 200) => {
  const at = wordSource({ ...TEXT, ...text });
  return Array.from({ length: count }, (_, index) => at(index));
};

test('plain words are those of the seed, as before', () => {
  expect(first({})).toEqual(pickWords(WORD_LISTS.medium, 7, 200));
});

test('punctuation: sentences that begin with a capital and end, with the words of the seed', () => {
  const words = first({ mode: 'punctuation' });
  const ends = words.map((word) => /[.?!]$/.test(word));
  for (const [index, word] of words.entries())
    expect([word, /^[A-Z]/.test(word.replace(/^["'(]/, ''))]).toEqual([word, index === 0 || ends[index - 1] === true]);
  expect(ends.filter(Boolean).length).toBeGreaterThan(20);
  for (const mark of [',', ';', ':', '"', '(', "'s", '-'])
    expect([mark, words.some((word) => word.includes(mark))]).toEqual([mark, true]);
  const plain = pickWords(WORD_LISTS.medium, 7, 200);
  expect(words.filter((word, index) => !word.toLowerCase().includes(plain[index] ?? '?'))).toEqual([]);
});

test.each(['easy', 'medium', 'hard'] as const)('numbers among %s words: about every second one', (difficulty) => {
  const words = first({ mode: 'numbers', difficulty, pool: WORD_LISTS[difficulty] });
  const numbers = words.filter((word) => /\d/.test(word));
  expect(numbers.length).toBeGreaterThan(60);
  expect(numbers.length).toBeLessThan(120);
  if (difficulty === 'easy') expect(numbers.filter((word) => !/^\d{1,3}$/.test(word))).toEqual([]);
});

describe('any text', () => {
  const seed = fc.integer({ min: 0, max: 0xffff_ffff });
  const text = fc.oneof(
    fc.record({
      mode: fc.constantFrom('words' as const, 'punctuation' as const, 'numbers' as const),
      difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      pool: fc.constantFrom<readonly string[]>([], ['one'], WORD_LISTS.hard),
      seed,
    }),
    fc.record({
      mode: fc.constantFrom('c' as const, 'weak' as const),
      difficulty: fc.constant('easy' as const),
      pool: fc.constantFrom<readonly string[]>(['one'], ['a b', 'c'], C_SNIPPETS),
      seed,
    }),
  );

  test('has words without white space and with keys of a keyboard, at any index, whatever was asked before', () => {
    fc.assert(
      fc.property(text, (asked) => {
        const at = textSource(asked);
        const far = at(450);
        const words = Array.from({ length: 451 }, (_, index) => at(index));
        expect(words[450]).toEqual(far);
        expect(words.slice(0, 200)).toEqual(Array.from({ length: 200 }, (_, index) => textSource(asked)(index)));
        expect(words.filter(({ word }) => !/^[\x21-\x7e]+$/.test(word))).toEqual([]);
        expect(words.filter(({ before }, index) => (index === 0) !== (before === ''))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('pieces', () => {
  test('stay whole and in their order, and do not come back at once', () => {
    const words = first({ mode: 'job', pool: ['machine learning', 'unit tests', 'SQL'] }, 120).join(' ');
    expect(words).not.toContain('SQL SQL');
    expect(words).not.toContain('unit tests unit tests');
    expect(words.replaceAll('machine learning', '').includes('machine')).toBe(false);
  });

  test('lines of code stay lines, set in by two spaces a step; empty ones are left out', () => {
    const at = textSource({ ...TEXT, mode: 'c', pool: ['int main(void) {\n\n    return\t0;\n}'] });
    const shown = Array.from({ length: 6 }, (_, index) => `${at(index).before}${at(index).word}`).join('');
    expect(shown).toBe('int main(void) {\n  return 0;\n}');
    expect(at(6)).toEqual({ word: 'int', before: '\n' });
  });

  test('of nothing but white space there is no word', () => {
    expect(first({ mode: 'weak', pool: [' ', '\n'] }, 2)).toEqual(['', '']);
  });
});

test.each([
  ['C', C_SNIPPETS],
  ['C++', CPP_SNIPPETS],
])('the snippets of %s: enough, typeable as they are, every bracket closed', (_, snippets) => {
  expect(snippets.length).toBeGreaterThanOrEqual(12);
  expect(typeable(snippets)).toEqual(snippets);
  for (const snippet of snippets)
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
      expect([snippet, snippet.split(open ?? '').length]).toEqual([snippet, snippet.split(close ?? '').length]);
});

describe('code of one’s own', () => {
  test('loses a comment that no keyboard has, and is left out where a string has such characters', () => {
    expect(typeable(['int a; // größer\nint b; // plain', 'char *s = "ä";', '  '])).toEqual([
      'int a; \nint b; // plain',
    ]);
  });

  test('is cut at a line when it is long', () => {
    const [long = ''] = typeable(['int a;\n'.repeat(1000)]);
    expect(long.length).toBeLessThanOrEqual(4000);
    expect(long.endsWith('int a;')).toBe(true);
  });
});

test('single words and terms follow each other on the line; code begins a line of its own', () => {
  const gaps = (pool: readonly string[], mode: TypingText['mode']) => {
    const at = textSource({ ...TEXT, mode, pool });
    return new Set(Array.from({ length: 40 }, (_, index) => at(index + 1).before));
  };
  expect(gaps(['their', 'queue'], 'weak')).toEqual(new Set([' ']));
  expect(gaps(['unit tests', 'CI'], 'job')).toEqual(new Set([' ']));
  expect(gaps(['{\n    a;\n}', '{\n}'], 'c')).toEqual(new Set(['\n', '\n  ']));
});
