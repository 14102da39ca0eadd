import { countWords } from '../resume/text-lines';
import type { SpokenLanguage } from '../speech/languages';
import { type DiffPart, wordDiff } from '../text/word-diff';
import type { AnswerEvaluation } from './answer/types';

interface Asked {
  readonly id: string;
  readonly begunAt: string;
  readonly role: { readonly id: string };
  readonly questions: readonly { readonly id: string }[];
  readonly answers: readonly unknown[];
}

/** An answer of a session, by its place. */
export interface AttemptAt<S> {
  readonly session: S;
  readonly index: number;
}

/** Every answer to a question, in all sessions of its role: the oldest first. */
export const attemptsAt = <S extends Asked>(
  sessions: readonly S[],
  roleId: string,
  questionId: string,
): AttemptAt<S>[] =>
  sessions
    .filter(({ role }) => role.id === roleId)
    .flatMap((session) =>
      session.questions.flatMap(({ id }, index) =>
        id === questionId && index < session.answers.length ? [{ session, index }] : [],
      ),
    )
    .sort((a, b) => Date.parse(a.session.begunAt) - Date.parse(b.session.begunAt));

/** What can be counted in an attempt; `null` for what could not be measured. Plain data. */
export interface AttemptFigures {
  /** 0 to 10. */
  readonly score: number | null;
  /** How many of the expected points were spoken of. */
  readonly covered: { readonly points: number; readonly of: number } | null;
  readonly words: number;
  /** Words a minute; `null` for a typed or a very short attempt. */
  readonly pace: number | null;
  /** `null` for a typed attempt, and in a language whose fillers are not known. */
  readonly fillers: number | null;
  /** Of answering. */
  readonly seconds: number | null;
}

/** One attempt at a question, as much of it as two are compared by. */
export interface ComparedAttempt {
  readonly text: string;
  readonly figures: AttemptFigures;
}

export interface AttemptComparison {
  /** The words of both: those only in the earlier are `removed`, those only in the later `added`. */
  readonly parts: readonly DiffPart[];
  /** Words that the later one has and the earlier one has not. */
  readonly added: number;
  readonly dropped: number;
  readonly earlier: AttemptFigures;
  readonly later: AttemptFigures;
}

/** Two attempts at one question side by side. */
export function compareAttempts(earlier: ComparedAttempt, later: ComparedAttempt): AttemptComparison {
  const parts = wordDiff(earlier.text.trim(), later.text.trim());
  const count = (kind: DiffPart['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? wordsIn(part.text) : 0), 0);
  return { parts, added: count('added'), dropped: count('removed'), earlier: earlier.figures, later: later.figures };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

/** Below this much speech a pace would be chance. */
const LEAST_SECONDS = 5;
const LEAST_WORDS = 8;

/** An attempt of which only the whole time of speaking is known. */
export interface TimedAttempt {
  readonly text: string;
  /** Seconds of speaking; `null` for an attempt that was typed. */
  readonly seconds: number | null;
  /** What was said about this very text; `null` where it was not judged. */
  readonly evaluation: AnswerEvaluation | null;
}

/** @param language in which it was spoken; `null` for one of which nothing is known */
export function figuresOf(
  { text, seconds, evaluation }: TimedAttempt,
  language: Pick<SpokenLanguage, 'fillers'> | null,
): AttemptFigures {
  const words = countWords(text);
  const spoken = seconds !== null && seconds > 0;
  const judged = evaluation?.kind === 'evaluation' ? evaluation : null;
  return {
    score: judged?.score ?? null,
    covered: judged
      ? {
          points: judged.concepts.filter(({ status }) => status !== 'missed').length,
          of: judged.concepts.length,
        }
      : null,
    words,
    pace: spoken && seconds >= LEAST_SECONDS && words >= LEAST_WORDS ? Math.round((words * 60) / seconds) : null,
    fillers: spoken ? (language?.fillers?.(text).length ?? null) : null,
    seconds: spoken ? seconds : null,
  };
}
