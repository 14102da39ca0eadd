import type { TypingEntry, TypingLog, TypingResult } from '../../../src/domain/typing/types';
import { EASY_WORDS } from '../../../src/domain/typing/words-easy';
import { HARD_WORDS } from '../../../src/domain/typing/words-hard';
import { MEDIUM_WORDS } from '../../../src/domain/typing/words-medium';

export const WORD_LISTS = { easy: EASY_WORDS, medium: MEDIUM_WORDS, hard: HARD_WORDS } as const;

/** A log with its entries in chunks of `size`. */
export function logOf(entries: readonly TypingEntry[], size = 64): TypingLog {
  const chunks: TypingEntry[][] = [];
  for (let from = 0; from + size <= entries.length; from += size) chunks.push(entries.slice(from, from + size));
  return { chunks, tail: entries.slice(chunks.length * size) };
}

/** Keys as a recording: a character, `_` for the space bar, `<` for Backspace, each with its milliseconds. */
export const recorded = (...keys: readonly (readonly [key: string, t: number])[]): TypingEntry[] =>
  keys.map(([key, t]) => {
    if (key === '_') return { t, kind: 'space' };
    if (key === '<') return { t, kind: 'backspace' };
    return { t, kind: 'char', char: key };
  });

/** A result of the history; whole but for what the test says. */
export const resultWith = (more: Partial<TypingResult>): TypingResult => ({
  id: 'typing-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seconds: 2,
  difficulty: 'easy',
  mode: 'words',
  wpm: 60,
  netWpm: 48,
  accuracy: 80,
  held: 0,
  missed: [],
  slow: [],
  keys: [],
  pairs: [],
  series: [
    { typed: 6, correct: 5 },
    { typed: 4, correct: 3 },
  ],
  ...more,
});
