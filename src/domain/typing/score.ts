import type { MissedWord, TypingEntry, TypingFigures, TypingSecond } from './types';

/** A word of the measure is five characters long (product spec, section 9). */
const CHARACTERS_PER_WORD = 5;
const MINUTE = 60_000;
const LONGEST_KEPT = 40;

/** Reads a log entry by entry; every figure comes from what it has read. */
export interface Scorer {
  /** Characters that came from held keys. */
  readonly held: number;
  take(entry: TypingEntry): void;
  /** @param elapsed milliseconds since the first character; with 0 both speeds are 0 */
  figures(elapsed: number): TypingFigures;
  /** What was typed in each of the first `seconds` seconds. */
  series(seconds: number): readonly TypingSecond[];
  /** Words with a wrong character in them, or left unfinished with a space, in their order. */
  missed(): readonly MissedWord[];
}

/** Characters per minute as words per minute, rounded: (characters / 5) / elapsed minutes. */
export const wordsPerMinute = (characters: number, elapsed: number): number =>
  elapsed > 0 ? Math.round(characters / CHARACTERS_PER_WORD / (elapsed / MINUTE)) : 0;

/** Correct of typed in percent, rounded; 100 when nothing was typed. */
export const accuracyOf = (correct: number, typed: number): number =>
  typed > 0 ? Math.round((100 * correct) / typed) : 100;

/**
 * A scorer for a test on these words.
 *
 * A character is right when it is where the word has it; a space is right when the word before it is as asked.
 * A deleted character stays typed (and right or wrong, for the accuracy), and leaves the net speed.
 * @param wordAt the word asked at an index
 */
export function createScorer(wordAt: (index: number) => string): Scorer {
  const seconds: { typed: number; correct: number }[] = [];
  const missed: MissedWord[] = [];
  let held = 0;
  let typed = 0;
  let correct = 0;
  let standing = 0;
  let index = 0;
  let text: string[] = [];
  let slipped = false;

  const note = (t: number, right: boolean) => {
    const second = Math.floor(t / 1000);
    while (seconds.length <= second) seconds.push({ typed: 0, correct: 0 });
    const bucket = seconds[second];
    if (bucket) {
      bucket.typed += 1;
      if (right) bucket.correct += 1;
    }
    typed += 1;
    if (right) {
      correct += 1;
      standing += 1;
    }
  };
  const asMissed = (): MissedWord => ({ word: wordAt(index), typed: text.slice(0, LONGEST_KEPT).join('') });

  function take(entry: TypingEntry): void {
    const word = wordAt(index);
    if (entry.kind === 'char') {
      const char = entry.char ?? '';
      const right = char === word[text.length];
      if (!right) slipped = true;
      if (entry.held) held += 1;
      text.push(char);
      note(entry.t, right);
    } else if (entry.kind === 'backspace') {
      const char = text.pop();
      if (char !== undefined && char === word[text.length]) standing -= 1;
    } else if (entry.kind === 'space') {
      const right = text.join('') === word;
      if (entry.held) held += 1;
      note(entry.t, right);
      if (!right || slipped) missed.push(asMissed());
      index += 1;
      text = [];
      slipped = false;
    }
  }

  return {
    get held() {
      return held;
    },
    take,
    figures: (elapsed) => ({
      typed,
      correct,
      wpm: wordsPerMinute(typed, elapsed),
      netWpm: wordsPerMinute(standing, elapsed),
      accuracy: accuracyOf(correct, typed),
    }),
    series: (length) => Array.from({ length }, (_, second) => ({ typed: 0, correct: 0, ...seconds[second] })),
    missed: () => (slipped ? [...missed, asMissed()] : [...missed]),
  };
}
