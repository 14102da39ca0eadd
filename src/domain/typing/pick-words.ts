import { generator } from './random';
import type { TypingDifficulty } from './types';
import { EASY_WORDS } from './words-easy';
import { HARD_WORDS } from './words-hard';
import { MEDIUM_WORDS } from './words-medium';

export const WORD_LISTS: Readonly<Record<TypingDifficulty, readonly string[]>> = {
  easy: EASY_WORDS,
  medium: MEDIUM_WORDS,
  hard: HARD_WORDS,
};

/** A word does not come back before this many others. */
const APART = 4;

/**
 * Words of a difficulty in the order of a seed. The same seed gives the same words, and a longer list begins with the
 * shorter one.
 * @param seed an unsigned 32-bit integer
 */
export function pickWords(difficulty: TypingDifficulty, seed: number, count: number): readonly string[] {
  const list = WORD_LISTS[difficulty];
  const next = generator(seed);
  const picked: string[] = [];
  while (picked.length < count) {
    const word = list[Math.floor(next() * list.length)];
    if (word !== undefined && !picked.slice(-APART).includes(word)) picked.push(word);
  }
  return picked;
}
