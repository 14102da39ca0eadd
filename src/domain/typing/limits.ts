/** Product spec, section 9. */
export const DURATION_PRESETS = [15, 30, 60] as const;
export const DEFAULT_SECONDS = 30;
export const LONGEST_SECONDS = 300;
const WORDS_PER_ROUND = 200;
/** From this many seconds on the countdown is red. */
export const RED_FROM = 5;

/** More words come in when fewer than this many are ahead. */
const WORDS_AHEAD = 60;
const WORDS_MORE = 100;

/**
 * A duration as it was entered.
 * @returns whole seconds from 1 to 300; `null` for anything else, such as `0`, `301`, `1.5`, `1e2`, `-5` or letters
 */
export function readDuration(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,6}$/.test(digits)) return null;
  const seconds = Number(digits);
  return seconds >= 1 && seconds <= LONGEST_SECONDS ? seconds : null;
}

/** How many words are in the box while the word at `index` is typed: 200, and more before they run out. */
export function wordsNeeded(index: number): number {
  const short = index + WORDS_AHEAD - WORDS_PER_ROUND;
  return WORDS_PER_ROUND + WORDS_MORE * Math.max(0, Math.ceil(short / WORDS_MORE));
}

/** Seconds that the countdown shows after `elapsed` milliseconds. */
export const secondsLeft = (seconds: number, elapsed: number): number =>
  Math.max(0, Math.ceil(seconds - elapsed / 1000));
