import { wordSource } from './pick-words';
import { createScorer, type Scorer } from './score';
import type { TypingEntry, TypingFigures, TypingLog, TypingRecord, TypingResult } from './types';

/** The longest list of missed words that a result keeps. */
const MOST_MISSED = 200;

/** All entries of a log, in order. */
export const entriesOf = ({ chunks, tail }: TypingLog): readonly TypingEntry[] => [...chunks.flat(), ...tail];

type Round = Pick<TypingRecord, 'difficulty' | 'seed' | 'log'>;

/**
 * The figures of a test that may still run.
 * @param elapsed milliseconds since the first character
 */
export const figuresOf = (round: Round, elapsed: number): TypingFigures =>
  scored(round, Number.POSITIVE_INFINITY).figures(elapsed);

/** All figures of a finished test. Entries at or after its end do not count. */
export function resultOf({ seconds, ...round }: TypingRecord): Omit<TypingResult, 'id' | 'createdAt'> {
  const scorer = scored(round, seconds * 1000);
  const { wpm, netWpm, accuracy } = scorer.figures(seconds * 1000);
  return {
    seconds,
    difficulty: round.difficulty,
    wpm,
    netWpm,
    accuracy,
    held: scorer.held,
    missed: scorer.missed().slice(0, MOST_MISSED),
    series: scorer.series(seconds),
  };
}

function scored({ difficulty, seed, log }: Round, end: number): Scorer {
  const scorer = createScorer(wordSource(difficulty, seed));
  for (const entry of entriesOf(log)) if (entry.t < end) scorer.take(entry);
  return scorer;
}
