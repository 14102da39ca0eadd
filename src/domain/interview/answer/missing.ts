import type { Heard } from './hearing';
import type { Signal } from './signals';

interface Told {
  /** The points won. */
  readonly score: number;
  readonly signals: Readonly<Record<Signal, number>>;
}

/** An answer that says much of its own, or says it tersely, may have any concept in words that nobody foresaw. */
const MOST = { score: 4.5, ownWords: 0.6, noEmptyWords: 0.55 } as const;

/**
 * Whether a concept of which no form was met is surely not spoken of: no way of saying it was met either, and the answer
 * is short of words of its own and full of empty ones.
 */
export function isMissing({ cues, known }: Heard, { score, signals }: Told): boolean {
  return (
    known &&
    cues === 0 &&
    score < MOST.score &&
    signals.ownWords < MOST.ownWords &&
    signals.noEmptyWords < MOST.noEmptyWords
  );
}
