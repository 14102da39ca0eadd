import type { InterviewQuestion, TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { PROVING_SCORE } from '../../domain/evidence/types';
import { localDayOf } from '../../domain/practice/day';
import { gradeOf } from '../../domain/practice/grade';
import type { Practised } from '../../domain/practice/types';

/** A question that was once answered weakly, with every scored try at it. */
export interface PractisedQuestion extends Practised {
  readonly question: InterviewQuestion;
  /** Of the last scored try. */
  readonly score: number;
  /** The role it was last answered for, as it was typed. */
  readonly role: string;
  /** The interview of the last scored try, and the question's place in it. */
  readonly session: string;
  readonly index: number;
  /** Ids of a model's questions do not last. */
  readonly isFromModel: boolean;
}

/**
 * The questions that have had a weak answer, with their tries in order: nothing of it is kept beside the interviews, so
 * that nothing can be out of step with them. Interviews hold the day they began, which is the day of their answers here.
 * @param sessions the newest first
 */
export function practisedQuestions(
  sessions: readonly TrainerSession[],
  answersOf: (session: TrainerSession) => readonly TrainerAnswer[],
): readonly PractisedQuestion[] {
  const found = new Map<string, PractisedQuestion & { readonly wasWeak: boolean }>();
  for (const session of [...sessions].reverse()) {
    const answers = answersOf(session);
    session.questions.forEach((question, index) => {
      const { evaluation = null } = answers[index] ?? {};
      if (evaluation?.kind !== 'evaluation') return;
      const { score } = evaluation;
      const isFromModel = index < session.fromModel;
      const id = isFromModel ? folded(question.question) : question.id;
      const before = found.get(id);
      found.set(id, {
        id,
        question,
        score,
        role: session.role.trim(),
        session: session.id,
        index,
        isFromModel,
        reviews: [...(before?.reviews ?? []), { day: localDayOf(session.createdAt), grade: gradeOf(score) }],
        wasWeak: (before?.wasWeak ?? false) || score < PROVING_SCORE,
      });
    });
  }
  return [...found.values()].filter(({ wasWeak }) => wasWeak).map(({ wasWeak: _, ...question }) => question);
}

/** A text as it is compared, however it was typed. */
export const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
