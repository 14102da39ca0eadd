import type { SlowWord, StrokeFigure, TypingEntry } from './types';

/** A longer gap is a pause, and not the key's. */
const PAUSE = 2000;
/** Slow is a word below this part of its test's median speed; fewer words than this have no median worth the name. */
const SLOW = 0.7;
const FEWEST_WORDS = 5;
const MOST_SLOW = 20;
const MOST_PAIRS = 400;

type Counted = { -readonly [K in keyof StrokeFigure]: StrokeFigure[K] };

/** What single keys, pairs of keys and words took, read from the entries of a whole test. */
export interface Strokes {
  /** One for each character that was asked, in the order of their codes. */
  readonly keys: readonly StrokeFigure[];
  /** One for each character after another within a word, likewise. */
  readonly pairs: readonly StrokeFigure[];
  /** The slowest first. */
  readonly slow: readonly SlowWord[];
}

/**
 * Counts each key for the character that was asked, whatever came. A key has a time where it was right and follows another
 * key that was typed, not held, without a pause.
 * @param wordAt the word asked at an index
 */
export function strokesOf(entries: readonly TypingEntry[], wordAt: (index: number) => string): Strokes {
  const keys = new Map<string, Counted>();
  const pairs = new Map<string, Counted>();
  const done: SlowWord[] = [];
  let index = 0;
  let text: string[] = [];
  /** When the last key came; `null` where the next one cannot be timed. */
  let last: number | null = null;
  let began = entries[0]?.t ?? 0;
  /** The character of the word that came last, and was right. */
  let before = '';
  let slipped = false;

  for (const entry of entries) {
    if (entry.kind === 'paste-refused') continue;
    const word = wordAt(index);
    if (entry.kind === 'backspace') {
      text.pop();
      before = '';
      last = null;
      continue;
    }
    const isSpace = entry.kind === 'space';
    const asked = isSpace ? ' ' : (word[text.length] ?? ' ');
    const right = isSpace ? text.join('') === word : entry.char === word[text.length];
    const gap = last === null || entry.held ? Number.POSITIVE_INFINITY : entry.t - last;
    count(keys, asked, right, gap);
    if (before !== '' && asked !== ' ') count(pairs, before + asked, right, gap);
    last = entry.t;
    before = right && !isSpace ? asked : '';
    if (!right) slipped = true;
    if (isSpace) {
      const ms = entry.t - began;
      if (!slipped && ms > 0) done.push({ word, wpm: Math.round((12_000 * (word.length + 1)) / ms) });
      index += 1;
      text = [];
      slipped = false;
      began = entry.t;
    } else text.push(entry.char ?? '');
  }
  return {
    keys: sorted(keys),
    pairs: sorted(pairs).slice(0, MOST_PAIRS),
    slow: slowOf(done),
  };
}

function count(figures: Map<string, Counted>, of: string, right: boolean, gap: number): void {
  const figure = figures.get(of) ?? { of, typed: 0, wrong: 0, timed: 0, ms: 0 };
  figures.set(of, figure);
  figure.typed += 1;
  if (!right) figure.wrong += 1;
  else if (gap <= PAUSE) {
    figure.timed += 1;
    figure.ms += Math.round(gap);
  }
}

const sorted = (figures: Map<string, Counted>): readonly StrokeFigure[] =>
  [...figures.values()].sort((a, b) => (a.of < b.of ? -1 : 1));

function slowOf(words: readonly SlowWord[]): readonly SlowWord[] {
  if (words.length < FEWEST_WORDS) return [];
  const speeds = words.map(({ wpm }) => wpm).sort((a, b) => a - b);
  const limit = SLOW * (speeds[Math.floor(speeds.length / 2)] ?? 0);
  return words
    .filter(({ wpm }) => wpm < limit)
    .sort((a, b) => a.wpm - b.wpm)
    .slice(0, MOST_SLOW);
}

/** The figures of several tests together, by what they are of. */
export function added(all: readonly (readonly StrokeFigure[])[]): readonly StrokeFigure[] {
  const sums = new Map<string, Counted>();
  for (const { of, typed, wrong, timed, ms } of all.flat()) {
    const sum = sums.get(of) ?? { of, typed: 0, wrong: 0, timed: 0, ms: 0 };
    sums.set(of, sum);
    sum.typed += typed;
    sum.wrong += wrong;
    sum.timed += timed;
    sum.ms += ms;
  }
  return sorted(sums);
}

/** Words per minute if every key were as fast as these; `null` where none has a time. */
export const speedOf = ({ timed, ms }: StrokeFigure): number | null =>
  timed > 0 && ms > 0 ? Math.round((12_000 * timed) / ms) : null;

/** Wrong ones in percent, rounded. */
export const wrongOf = ({ typed, wrong }: StrokeFigure): number => (typed > 0 ? Math.round((100 * wrong) / typed) : 0);
