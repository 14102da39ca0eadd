import type { InterviewQuestion, TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { PROVING_SCORE } from '../../domain/evidence/types';

/** An answer whose score shows nothing yet. */
export interface WeakAnswer {
  /** Of the question in its interview. */
  readonly index: number;
  readonly question: InterviewQuestion;
  readonly score: number;
}

/** The scored answers that are too weak to show a skill, the weakest first; one that was changed since is left out. */
export function weakAnswers({ questions }: TrainerSession, answers: readonly TrainerAnswer[]): readonly WeakAnswer[] {
  return questions
    .flatMap((question, index): WeakAnswer[] => {
      const { evaluation = null, evaluatedText, text } = answers[index] ?? {};
      if (evaluation?.kind !== 'evaluation' || evaluatedText !== text || evaluation.score >= PROVING_SCORE) return [];
      return [{ index, question, score: evaluation.score }];
    })
    .sort((a, b) => a.score - b.score);
}

/** The same interview with only some of its questions, in their order. */
export function withQuestions(session: TrainerSession, indexes: readonly number[]): TrainerSession {
  const kept = session.questions.map((_, index) => index).filter((index) => indexes.includes(index));
  return {
    ...session,
    questions: session.questions.filter((_, index) => kept.includes(index)),
    fromModel: kept.filter((index) => index < session.fromModel).length,
  };
}

/** The same interview to be held again: follow-ups go by what was answered, so they are left out. */
export function withoutFollowUps(session: TrainerSession): TrainerSession {
  const own = session.questions.flatMap(({ followsUp }, index) => (followsUp === undefined ? [index] : []));
  return own.length === 0 || own.length === session.questions.length ? session : withQuestions(session, own);
}
