import { type Chance, generator, oneOf } from './random';
import type { TypingDifficulty } from './types';

/** Its own order of chances: the words stay those of the seed. */
const SALT = 0x9e37_79b9;

const ENDS = ['.', '.', '.', '?', '!'] as const;
const AROUND = [
  ['"', '"'],
  ["'", "'"],
  ['(', ')'],
] as const;

/** Words as sentences: capitals, commas, quotes, brackets, hyphens, and an end. A longer list begins with the shorter one. */
export function punctuated(words: readonly string[], seed: number): readonly string[] {
  const next = generator(seed ^ SALT);
  let left = 0;
  let begins = true;
  return words.map((word) => {
    if (begins) left = 4 + Math.floor(next() * 6);
    left -= 1;
    const whole = begins ? capital(word) : word;
    const chance = next();
    begins = left <= 0;
    if (begins) return `${whole}${oneOf(ENDS, next)}`;
    if (chance < 0.14) return `${whole},`;
    if (chance < 0.18) return `${whole};`;
    if (chance < 0.22) return `${whole}:`;
    if (chance < 0.31) {
      const [open, close] = oneOf(AROUND, next);
      return `${open}${whole}${close}`;
    }
    return chance < 0.36 ? `${whole}'s` : chance < 0.4 ? `${whole}-${word}` : whole;
  });
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

type Maker = (next: Chance) => string;
const whole =
  (digits: number): Maker =>
  (next) => {
    const lowest = 10 ** (digits - 1);
    return String(lowest + Math.floor(next() * 9 * lowest));
  };
const below = (most: number, width: number, next: Chance) => String(Math.floor(next() * most)).padStart(width, '0');
const year: Maker = (next) => String(1950 + Math.floor(next() * 90));
const time: Maker = (next) => `${below(24, 2, next)}:${below(60, 2, next)}`;
const decimal: Maker = (next) => `${below(100, 1, next)}.${below(100, 2, next)}`;
const percent: Maker = (next) => `${1 + Math.floor(next() * 99)}%`;
const price: Maker = (next) => `$${below(1000, 1, next)}.${below(100, 2, next)}`;
const date: Maker = (next) =>
  `${year(next)}-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`;
const address: Maker = (next) => Array.from({ length: 4 }, () => below(256, 1, next)).join('.');
const hex: Maker = (next) =>
  `0x${Math.floor(next() * 0x1_0000)
    .toString(16)
    .padStart(4, '0')}`;
const thousands: Maker = (next) => `${whole(2)(next)},${below(1000, 3, next)}`;

const NUMBERS: Readonly<Record<TypingDifficulty, readonly [Maker, ...Maker[]]>> = {
  easy: [whole(1), whole(2), whole(2), whole(3)],
  medium: [whole(2), whole(3), whole(4), year, time, decimal, percent],
  hard: [whole(5), thousands, decimal, price, date, address, hex],
};

/** The words with a number in place of every second or third one. */
export function numbered(words: readonly string[], difficulty: TypingDifficulty, seed: number): readonly string[] {
  const next = generator(seed ^ SALT);
  return words.map((word) => (next() < 0.45 ? oneOf(NUMBERS[difficulty], next)(next) : word));
}
