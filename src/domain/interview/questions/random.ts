import { fingerprintOf } from '../../report/fingerprint';

/** Numbers from 0 up to, without, 1; the same seed gives the same row of them. Mulberry32 by T. Ettinger, public domain. */
export function randomOf(seed: string): () => number {
  let state = Number.parseInt(fingerprintOf(seed).slice(8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** The items in a random order (Fisher and Yates); the list itself stays as it is. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [result[i] as T, result[j] as T];
    result[i] = b;
    result[j] = a;
  }
  return result;
}
