import type { TypingSecond } from './types';

/** Fewer seconds say nothing about evenness. */
const FEWEST = 3;

/**
 * How even the speed was from second to second, in percent: 100 less the standard deviation of the characters of a second in
 * those of the mean second. `null` for a test of less than three seconds, or one in which nothing was typed.
 */
export function consistencyOf(series: readonly TypingSecond[]): number | null {
  const counts = series.map(({ typed }) => typed);
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  if (counts.length < FEWEST || mean === 0) return null;
  const variance = counts.reduce((sum, n) => sum + (n - mean) ** 2, 0) / counts.length;
  return Math.max(0, Math.round(100 * (1 - Math.sqrt(variance) / mean)));
}
