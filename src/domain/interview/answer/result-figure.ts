import type { Findings } from './criteria';
import { findPhrases, phraseIndex } from './phrases';
import type { AnswerEvidence } from './types';

/** Words that make a figure the outcome of something. */
const OUTCOMES = phraseIndex(
  'reduced|increased|improved|decreased|dropped|fell|rose|grew|went from|went to|went down|went up|down to|up to|instead of|saved|cut|cut by|cut to|faster|fewer|less than before|since then|in the end|now it|now we|from then on|down from|up from|shrank|halved|doubled|tripled|came down|no longer|used to|before that|afterwards|result'.split(
    '|',
  ),
);

/** A figure in a sentence that tells an outcome, or null: only such a figure is praised. */
export function resultFigure({ reading, numbers }: Findings): AnswerEvidence | null {
  const { text } = reading;
  const told = new Set(findPhrases(text.tokens, OUTCOMES).map(({ from }) => text.tokens[from]?.sentence));
  const found = numbers.find(({ start }) => told.has(text.tokens.find((token) => token.end > start)?.sentence));
  return found ?? null;
}
