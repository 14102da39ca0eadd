export type TypingDifficulty = 'easy' | 'medium' | 'hard';
export type TypingTheme = 'blue' | 'green' | 'purple' | 'dark';

/**
 * What is typed: words of a list, plain, with punctuation or with numbers among them; code; the learner's own code of solved
 * challenges; terms of the current job; words that went wrong or slowly before.
 */
export const TYPING_MODES = ['words', 'punctuation', 'numbers', 'c', 'cpp', 'solved', 'job', 'weak'] as const;
export type TypingMode = (typeof TYPING_MODES)[number];

/** What the learner chose, kept between visits. */
export interface TypingSettings {
  /** Length of a test: a whole number from 1 to 300. */
  readonly seconds: number;
  readonly difficulty: TypingDifficulty;
  readonly mode: TypingMode;
  readonly theme: TypingTheme;
}

/** One thing that happened to the text. */
export interface TypingEntry {
  /** Milliseconds since the first character, on a monotonic clock. */
  readonly t: number;
  readonly kind: 'char' | 'space' | 'backspace' | 'paste-refused';
  /** The character, for `char`. */
  readonly char?: string;
  /** The key was held down and the system repeated it. */
  readonly held?: true;
}

/** Every entry in order, full chunks first: one more entry costs the same at the end of a test as at its start. */
export interface TypingLog {
  readonly chunks: readonly (readonly TypingEntry[])[];
  readonly tail: readonly TypingEntry[];
}

/** What is asked in a round: the same text gives the same words. */
export interface TypingText {
  readonly mode: TypingMode;
  readonly difficulty: TypingDifficulty;
  /** What the words are taken from: a piece stays whole and in its order. Empty for easy words, which are always there. */
  readonly pool: readonly string[];
  /** An unsigned 32-bit integer. */
  readonly seed: number;
}

/** A test that came to its end: all figures follow from it. */
export interface TypingRecord extends TypingText {
  readonly seconds: number;
  readonly log: TypingLog;
}

export interface TypingFigures {
  /** Characters typed, right or wrong, deleted later or not; the space after a word is one of them. */
  readonly typed: number;
  /** Of these, the ones that were right when they were typed. */
  readonly correct: number;
  /** Words per minute of all typed characters. */
  readonly wpm: number;
  /** Words per minute of the right characters that were not deleted again. */
  readonly netWpm: number;
  /** `correct` of `typed` in percent; 100 before anything is typed. */
  readonly accuracy: number;
}

/** What was typed within one second of a test. */
export interface TypingSecond {
  readonly typed: number;
  readonly correct: number;
}

/**
 * A word that did not go well. `typed` is what was there at its end: the same as `word` when it was corrected in time.
 */
export interface MissedWord {
  readonly word: string;
  readonly typed: string;
}

/** How one key, or one key after another, went in a test. */
export interface StrokeFigure {
  /** The character that was asked, or the two; the space bar is a space. */
  readonly of: string;
  readonly typed: number;
  readonly wrong: number;
  /** The right ones that follow another key without a pause. */
  readonly timed: number;
  /** Milliseconds that these took, all together. */
  readonly ms: number;
}

/** A word that was right and took long, beside the others of its test. */
export interface SlowWord {
  readonly word: string;
  readonly wpm: number;
}

/** A finished test as the history keeps it. */
export interface TypingResult extends Pick<TypingFigures, 'wpm' | 'netWpm' | 'accuracy'> {
  readonly id: string;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly seconds: number;
  readonly difficulty: TypingDifficulty;
  readonly mode: TypingMode;
  /** Characters that came from held keys; they are among the typed ones. */
  readonly held: number;
  readonly missed: readonly MissedWord[];
  readonly slow: readonly SlowWord[];
  readonly keys: readonly StrokeFigure[];
  readonly pairs: readonly StrokeFigure[];
  /** One for each second of the test. */
  readonly series: readonly TypingSecond[];
}
