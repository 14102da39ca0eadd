/**
 * Ranks: a task's place in its list as a text. Texts compare by code unit, and between any two there is a third, so that
 * a move changes one task and no other, and two tabs that move different tasks never meet.
 *
 * A rank is a fraction in base 62: six digits, then as many as the places between two neighbours need, the last of these
 * not zero. At the end of a list the first six digits are counted up, so that ranks there do not grow.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HEAD = 6;
const FIRST = 'V00000';
/** A rank that would be longer is a reason to rerank its list. */
export const LONGEST_RANK = 60;

export const isRank = (text: string): boolean => /^[0-9A-Za-z]{6}(?:[0-9A-Za-z]*[1-9A-Za-z])?$/.test(text);

/**
 * A rank between two, which is not that of either.
 * @param low the rank before it; null at the beginning of a list
 * @param high the rank after it; null at the end of a list
 * @returns null when there is none: `low` is not below `high`
 */
export function rankBetween(low: string | null, high: string | null): string | null {
  if (low === null && high === null) return FIRST;
  if (low !== null && high === null) return stepped(low, 1) ?? middle(low, null);
  if (low === null && high !== null) return stepped(high, -1) ?? (middle('', high) < high ? middle('', high) : null);
  return low !== null && high !== null && low < high ? middle(low, high) : null;
}

/** This many ranks in rising order, between two. @throws when there is no place between them */
export function ranksBetween(low: string | null, high: string | null, count: number): string[] {
  const ranks: string[] = [];
  if (high === null) {
    for (let last = low; ranks.length < count; ) {
      last = rankBetween(last, null);
      if (last === null) throw new RangeError('No rank follows.');
      ranks.push(last);
    }
    return ranks;
  }
  const fill = (from: string | null, to: string | null, n: number) => {
    if (n <= 0) return;
    const rank = rankBetween(from, to);
    if (rank === null) throw new RangeError('No rank lies between.');
    const left = Math.floor((n - 1) / 2);
    fill(from, rank, left);
    ranks.push(rank);
    fill(rank, to, n - 1 - left);
  };
  fill(low, high, count);
  return ranks;
}

/** The first six digits one up or down; null at either end of the numbers. */
function stepped(rank: string, by: 1 | -1): string | null {
  let number = 0;
  for (let i = 0; i < HEAD; i += 1) number = number * DIGITS.length + valueAt(rank, i);
  number += by;
  if (number < 1 || number >= DIGITS.length ** HEAD) return null;
  let digits = '';
  for (let i = 0; i < HEAD; i += 1) {
    digits = DIGITS.charAt(number % DIGITS.length) + digits;
    number = Math.floor(number / DIGITS.length);
  }
  return digits;
}

/** About half-way between two fractions; `null` stands for 1. */
function middle(low: string, high: string | null): string {
  let digits = '';
  let open = high === null;
  for (let i = 0; ; i += 1) {
    const from = valueAt(low, i);
    const to = open ? DIGITS.length : valueAt(high ?? '', i);
    const half = Math.floor((from + to) / 2);
    if (to - from > 1) return canonical(digits + DIGITS.charAt(half));
    digits += DIGITS.charAt(from);
    // One apart: whatever follows the lower digit is below the upper one.
    if (to > from) open = true;
  }
}

const valueAt = (rank: string, i: number): number => (i < rank.length ? DIGITS.indexOf(rank.charAt(i)) : 0);
const canonical = (digits: string): string => digits.padEnd(HEAD, '0');
