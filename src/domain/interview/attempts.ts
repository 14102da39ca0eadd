import { countWords } from '../resume/text-lines';
import type { SpokenLanguage } from '../speech/languages';
import { type DiffPart, wordDiff } from '../text/word-diff';
import type { AnswerEvaluation } from './answer/types';

/** One attempt at a question, as much of it as two are compared by. */
export interface ComparedAttempt {
  readonly text: string;
  /** Seconds of speaking; `null` for an attempt that was typed. */
  readonly seconds: number | null;
  /** What was said about this very text; `null` where it was not judged. */
  readonly evaluation: AnswerEvaluation | null;
}

/** What can be counted in an attempt. Plain data. */
export interface AttemptFigures {
  readonly words: number;
  /** 0 to 10; `null` where there is no score. */
  readonly score: number | null;
  /** Words a minute; `null` for a typed or a very short attempt. */
  readonly pace: number | null;
  /** `null` for a typed attempt, and in a language whose fillers are not known. */
  readonly fillers: number | null;
}

export interface AttemptComparison {
  /** The words of both: those only in the earlier are `removed`, those only in the later `added`. */
  readonly parts: readonly DiffPart[];
  readonly earlier: AttemptFigures;
  readonly later: AttemptFigures;
}

/** Below this much speech a pace would be chance. */
const LEAST_SECONDS = 5;
const LEAST_WORDS = 8;

/** Two attempts at one question side by side. */
export const compareAttempts = (
  earlier: ComparedAttempt,
  later: ComparedAttempt,
  language: Pick<SpokenLanguage, 'fillers'> | null,
): AttemptComparison => ({
  parts: wordDiff(earlier.text.trim(), later.text.trim()),
  earlier: figuresOf(earlier, language),
  later: figuresOf(later, language),
});

/** @param language in which it was spoken; `null` for one of which nothing is known */
export function figuresOf(
  { text, seconds, evaluation }: ComparedAttempt,
  language: Pick<SpokenLanguage, 'fillers'> | null,
): AttemptFigures {
  const words = countWords(text);
  const spoken = seconds !== null && seconds > 0;
  return {
    words,
    score: evaluation?.kind === 'evaluation' ? evaluation.score : null,
    pace: spoken && seconds >= LEAST_SECONDS && words >= LEAST_WORDS ? Math.round((words * 60) / seconds) : null,
    fillers: spoken ? (language?.fillers?.(text).length ?? null) : null,
  };
}
