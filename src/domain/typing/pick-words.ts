import { generator } from './random';

/** A word does not come back before this many others. */
const APART = 4;

/**
 * Words of a list in the order of a seed. The same seed gives the same words, and a longer list begins with the shorter
 * one.
 * @param list different words
 * @param seed an unsigned 32-bit integer
 */
export function pickWords(list: readonly string[], seed: number, count: number): readonly string[] {
  const apart = Math.min(APART, list.length - 1);
  const next = generator(seed);
  const picked: string[] = [];
  while (picked.length < count && list.length > 0) {
    const word = list[Math.floor(next() * list.length)] ?? '';
    if (apart === 0 || !picked.slice(-apart).includes(word)) picked.push(word);
  }
  return picked;
}
