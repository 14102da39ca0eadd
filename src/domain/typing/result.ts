import { createScorer, type Scorer } from './score';
import { strokesOf } from './strokes';
import { wordSource } from './text';
import type { TypingEntry, TypingFigures, TypingLog, TypingRecord, TypingResult, TypingText } from './types';

/** The longest list of missed words that a result keeps. */
const MOST_MISSED = 200;

/** All entries of a log, in order. */
export const entriesOf = ({ chunks, tail }: TypingLog): readonly TypingEntry[] => [...chunks.flat(), ...tail];

type Round = TypingText & Pick<TypingRecord, 'log'>;

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
    mode: round.mode,
    wpm,
    netWpm,
    accuracy,
    held: scorer.held,
    missed: scorer.missed().slice(0, MOST_MISSED),
    ...strokesOf(
      entriesOf(round.log).filter(({ t }) => t < seconds * 1000),
      wordSource(round),
    ),
    series: scorer.series(seconds),
  };
}

function scored(round: Round, end: number): Scorer {
  const scorer = createScorer(wordSource(round));
  for (const entry of entriesOf(round.log)) if (entry.t < end) scorer.take(entry);
  return scorer;
}
