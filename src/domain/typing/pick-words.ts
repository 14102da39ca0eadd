import { wordsNeeded } from './limits';
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

/** The word at each index of `pickWords`, made as far as they are asked for. */
export function wordSource(difficulty: TypingDifficulty, seed: number): (index: number) => string {
  let words: readonly string[] = [];
  return (index) => {
    if (index >= words.length) words = pickWords(difficulty, seed, wordsNeeded(index));
    return words[index] ?? '';
  };
}

/** Mulberry32, a generator of 32 bits of state (T. Ettinger, public domain): numbers from 0 up to, not including, 1. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
