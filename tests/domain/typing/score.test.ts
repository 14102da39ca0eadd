import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accuracyOf, createScorer, wordsPerMinute } from '../../../src/domain/typing/score';
import type { TypingEntry } from '../../../src/domain/typing/types';
import { recorded } from './support';

const words = ['cat', 'dog', 'sun', 'map'];
const read = (entries: readonly TypingEntry[]) => {
  const scorer = createScorer((index) => words[index % words.length] ?? '');
  for (const entry of entries) scorer.take(entry);
  return scorer;
};

// Six seconds at the keyboard, the figures worked out by hand.
//   cat_   4 keys, all right                                      second 1
//   dpg_   4 keys: d g right, p wrong, the space wrong (dpg)      second 2
//   sx<un_ s right, x wrong, Backspace, u n right, space right    seconds 3 and 4
//   ma<    both right, then the a deleted                         second 6
const recording = recorded(
  ['c', 0],
  ['a', 180],
  ['t', 350],
  ['_', 520],
  ['d', 1010],
  ['p', 1200],
  ['g', 1410],
  ['_', 1600],
  ['s', 2050],
  ['x', 2300],
  ['<', 2700],
  ['u', 3010],
  ['n', 3200],
  ['_', 3400],
  ['m', 5100],
  ['a', 5300],
  ['<', 5900],
);

describe('a recording of six seconds', () => {
  test('gives the figures computed by hand', () => {
    // Typed: 4 + 4 + 5 + 2 = 15. Right: 4 + 2 + 4 + 2 = 12. Standing at the end: 12 - 1 (the a) = 11.
    // WPM: 15 / 5 / (6 / 60) = 30. Net: 11 / 5 / 0.1 = 22. Accuracy: 12 / 15 = 80 %.
    expect(read(recording).figures(6000)).toEqual({ typed: 15, correct: 12, wpm: 30, netWpm: 22, accuracy: 80 });
  });

  test('by second', () => {
    expect(read(recording).series(6)).toEqual([
      { typed: 4, correct: 4 },
      { typed: 4, correct: 2 },
      { typed: 2, correct: 1 },
      { typed: 3, correct: 3 },
      { typed: 0, correct: 0 },
      { typed: 2, correct: 2 },
    ]);
  });

  test('names the missed words, mended ones too', () => {
    expect(read(recording).missed()).toEqual([
      { word: 'dog', typed: 'dpg' },
      { word: 'sun', typed: 'sun' },
    ]);
  });
});

test.each([
  // characters, milliseconds, words per minute
  [0, 0, 0],
  [25, 0, 0],
  [25, 60_000, 5],
  [250, 60_000, 50],
  [1, 1000, 12],
  [127, 30_000, 51],
  [128, 31_000, 50],
  [37, 300_000, 1],
])('%i characters in %i ms are %i WPM', (characters, elapsed, wpm) => {
  expect(wordsPerMinute(characters, elapsed)).toBe(wpm);
});

test.each([
  // right, typed, percent
  [0, 0, 100],
  [0, 3, 0],
  [2, 3, 67],
  [1, 3, 33],
  [199, 200, 100],
  [895, 1000, 90],
  [894, 1000, 89],
])('%i right of %i are %i percent', (correct, typed, percent) => {
  expect(accuracyOf(correct, typed)).toBe(percent);
});

test.each([
  ['a word left early', recorded(['c', 0], ['_', 100]), { typed: 2, correct: 1, wpm: 24, netWpm: 12, accuracy: 50 }],
  [
    'more characters than the word has',
    recorded(['c', 0], ['a', 1], ['t', 2], ['s', 3], ['_', 4]),
    { typed: 5, correct: 3, wpm: 60, netWpm: 36, accuracy: 60 },
  ],
  [
    'a right character typed, deleted and typed again counts once for the net speed',
    recorded(['c', 0], ['<', 1], ['c', 2], ['<', 3], ['c', 4]),
    { typed: 3, correct: 3, wpm: 36, netWpm: 12, accuracy: 100 },
  ],
  ['another case', recorded(['C', 0]), { typed: 1, correct: 0, wpm: 12, netWpm: 0, accuracy: 0 }],
  ['mashing', recorded(['x', 0], ['x', 1], ['x', 2]), { typed: 3, correct: 0, wpm: 36, netWpm: 0, accuracy: 0 }],
])('%s', (_, entries, figures) => {
  expect(read(entries).figures(1000)).toEqual(figures);
});

test('held keys are counted as typed, and as held', () => {
  const scorer = read([
    { t: 0, kind: 'char', char: 'c' },
    { t: 500, kind: 'char', char: 'c', held: true },
    { t: 530, kind: 'char', char: 'c', held: true },
    { t: 560, kind: 'backspace', held: true },
  ]);
  expect([scorer.held, scorer.figures(1000).typed]).toEqual([2, 3]);
});

test('a refused paste changes no figure', () => {
  const without = read(recording);
  const withPaste = read([{ t: 0, kind: 'paste-refused' }, ...recording, { t: 5950, kind: 'paste-refused' }]);
  expect(withPaste.figures(6000)).toEqual(without.figures(6000));
});

const entries = fc
  .array(fc.record({ gap: fc.nat(400), key: fc.constantFrom('c', 'a', 't', 'd', 'o', 'g', 'x', '_', '<') }), {
    maxLength: 120,
  })
  .map((keys) => {
    let t = 0;
    return recorded(
      ...keys.map(({ gap, key }): [string, number] => {
        t += gap;
        return [key, t];
      }),
    );
  });

test('for any keys: right ≤ typed, net ≤ all, the seconds add up to the whole, nothing is missed without a cause', () => {
  fc.assert(
    fc.property(entries, (log) => {
      const scorer = read(log);
      const { typed, correct, wpm, netWpm, accuracy } = scorer.figures(60_000);
      const series = scorer.series(60);
      expect(typed).toBe(log.filter(({ kind }) => kind !== 'backspace').length);
      expect(correct).toBeLessThanOrEqual(typed);
      expect(netWpm).toBeLessThanOrEqual(wpm);
      expect(netWpm).toBeGreaterThanOrEqual(0);
      expect(accuracy).toBeLessThanOrEqual(100);
      expect(series.reduce((sum, second) => sum + second.typed, 0)).toBe(typed);
      expect(series.reduce((sum, second) => sum + second.correct, 0)).toBe(correct);
      if (typed === correct) expect(scorer.missed()).toEqual([]);
    }),
  );
});
