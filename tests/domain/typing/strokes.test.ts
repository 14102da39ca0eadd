import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consistencyOf } from '../../../src/domain/typing/consistency';
import { added, speedOf, strokesOf, wrongOf } from '../../../src/domain/typing/strokes';
import type { StrokeFigure, TypingEntry } from '../../../src/domain/typing/types';
import { recorded } from './support';

const asked =
  (...words: string[]) =>
  (index: number) =>
    words[index] ?? '';
const of = (figures: readonly StrokeFigure[], name: string) => figures.find((figure) => figure.of === name);

describe('keys and pairs', () => {
  test('each key counts for the character that was asked, with the time since the key before it', () => {
    const { keys, pairs } = strokesOf(
      recorded(['c', 0], ['a', 100], ['r', 250], ['_', 400], ['c', 700], ['a', 820]),
      asked('cat', 'cab'),
    );
    expect(keys).toEqual([
      { of: ' ', typed: 1, wrong: 1, timed: 0, ms: 0 },
      { of: 'a', typed: 2, wrong: 0, timed: 2, ms: 220 },
      { of: 'c', typed: 2, wrong: 0, timed: 1, ms: 300 },
      { of: 't', typed: 1, wrong: 1, timed: 0, ms: 0 },
    ]);
    expect(pairs).toEqual([
      { of: 'at', typed: 1, wrong: 1, timed: 0, ms: 0 },
      { of: 'ca', typed: 2, wrong: 0, timed: 2, ms: 220 },
    ]);
  });

  test('a pause, a held key and what follows a correction have no time', () => {
    const entries: TypingEntry[] = [
      ...recorded(['s', 0], ['e', 2001]),
      { t: 2100, kind: 'char', char: 'e', held: true },
      ...recorded(['x', 2200], ['<', 2300], ['n', 2400]),
    ];
    const { keys, pairs } = strokesOf(entries, asked('seen'));
    expect(of(keys, 'e')).toEqual({ of: 'e', typed: 2, wrong: 0, timed: 0, ms: 0 });
    expect(of(keys, 'n')).toEqual({ of: 'n', typed: 2, wrong: 1, timed: 0, ms: 0 });
    // The second n follows a correction, and is no pair.
    expect(of(pairs, 'en')).toEqual({ of: 'en', typed: 1, wrong: 1, timed: 0, ms: 0 });
  });

  test('a character beyond the end of a word is a space that was missed', () => {
    const { keys } = strokesOf(recorded(['a', 0], ['b', 100]), asked('a'));
    expect(of(keys, ' ')).toEqual({ of: ' ', typed: 1, wrong: 1, timed: 0, ms: 0 });
  });

  test('every key that was typed is counted once', () => {
    const key = fc.constantFrom('a', 'b', 'c', '_', '<');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 80 }), (typed) => {
        const entries = recorded(...typed.map((name, at): [string, number] => [name, at * 90]));
        const { keys } = strokesOf(entries, () => 'abc');
        const strokes = typed.filter((name) => name !== '<').length;
        expect(keys.reduce((sum, figure) => sum + figure.typed, 0)).toBe(strokes);
        expect(keys.every(({ typed: all, wrong, timed }) => wrong + timed <= all)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('slow words', () => {
  /** Words of three letters, each typed right in this many milliseconds with its space. */
  const inTimes = (...times: number[]) => {
    let t = 0;
    return times.flatMap((ms) => {
      const begin = t;
      t += ms;
      return recorded(['c', begin + ms * 0.25], ['a', begin + ms * 0.5], ['t', begin + ms * 0.75], ['_', begin + ms]);
    });
  };
  const words = asked('cat', 'cat', 'cat', 'cat', 'cat', 'cat');

  test('are those well below the median of their test', () => {
    // 4 characters in 400 ms are 120 WPM, in 800 ms 60; 0.7 of 120 is 84.
    expect(strokesOf(inTimes(400, 400, 800, 400, 500, 400), words).slow).toEqual([{ word: 'cat', wpm: 60 }]);
  });

  test('four words have no median worth the name', () => {
    expect(strokesOf(inTimes(400, 400, 800, 400), words).slow).toEqual([]);
  });

  test('a word that was corrected is missed, not slow', () => {
    const entries = inTimes(400, 400, 400, 400, 400);
    const late = recorded(['x', 2300], ['<', 2500], ['c', 2700], ['a', 2900], ['t', 3100], ['_', 3300]);
    expect(strokesOf([...entries, ...late], words).slow).toEqual([]);
  });
});

test('figures of several tests add up by what they are of', () => {
  const one = { of: 'a', typed: 3, wrong: 1, timed: 2, ms: 300 };
  const sum = added([[one, { ...one, of: 'b' }], [one]]);
  expect(sum).toEqual([
    { of: 'a', typed: 6, wrong: 2, timed: 4, ms: 600 },
    { of: 'b', typed: 3, wrong: 1, timed: 2, ms: 300 },
  ]);
  // A key each 150 ms: 400 a minute, five a word.
  expect(sum.map((figure) => [speedOf(figure), wrongOf(figure)])).toEqual([
    [80, 33],
    [80, 33],
  ]);
  expect([speedOf({ ...one, timed: 0, ms: 0 }), wrongOf({ ...one, typed: 0 })]).toEqual([null, 0]);
});

test.each([
  [[5, 5, 5, 5], 100],
  // Mean 4, standard deviation 2.
  [[2, 6, 2, 6], 50],
  [[0, 0, 0, 9], 0],
  [[5, 5], null],
  [[0, 0, 0], null],
])('the consistency of %j is %s', (counts, percent) => {
  expect(consistencyOf(counts.map((typed) => ({ typed, correct: typed })))).toBe(percent);
});
