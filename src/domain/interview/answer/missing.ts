import type { Heard } from './hearing';
import type { Signal } from './signals';

interface Told {
  /** The points won. */
  readonly score: number;
  readonly signals: Readonly<Record<Signal, number>>;
  /** Share of its words, those in rows of terms aside, that are in sentences that count. */
  readonly sentences: number;
}

/** An answer that says much of its own, or says it tersely, may have any concept in words that nobody foresaw. */
const MOST = { score: 4.5, ownWords: 0.4, noEmptyWords: 0.5, dense: 0.35 } as const;
/** The least share of its words that are in whole sentences; of fragments one cannot say what they leave out. */
const SENTENCES = 0.8;

/**
 * Whether a concept of which no form was met is surely not spoken of: no way of saying it was met either, and the answer
 * is short of words of its own, full of empty ones and not made of fragments.
 */
export function isMissing({ cues, known }: Heard, { score, signals, sentences }: Told): boolean {
  return (
    known &&
    cues === 0 &&
    score < MOST.score &&
    signals.ownWords < MOST.ownWords &&
    signals.noEmptyWords < MOST.noEmptyWords &&
    signals.dense < MOST.dense &&
    sentences >= SENTENCES
  );
}
