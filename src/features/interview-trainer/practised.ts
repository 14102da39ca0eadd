import type { InterviewQuestion, TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { localDay } from '../../domain/activity/figures';
import { PROVING_SCORE } from '../../domain/evidence/types';
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
        reviews: [...(before?.reviews ?? []), { day: localDay(session.createdAt), grade: gradeOf(score) }],
        wasWeak: (before?.wasWeak ?? false) || score < PROVING_SCORE,
      });
    });
  }
  return [...found.values()].filter(({ wasWeak }) => wasWeak).map(({ wasWeak: _, ...question }) => question);
}

/** Questions that an interview can have. */
const MOST = 20;

/**
 * An interview of questions that are due, after the last one for their role. Its seed says that it is that one once more,
 * on purpose.
 * @param questions at least one
 */
export function interviewOfDue(last: TrainerSession, questions: readonly PractisedQuestion[]): TrainerSession {
  const asked = questions.slice(0, MOST).sort((a, b) => Number(b.isFromModel) - Number(a.isFromModel));
  return {
    ...last,
    questions: asked.map(({ question, isFromModel }, index) =>
      isFromModel ? { ...question, id: `model-again-${index + 1}` } : question,
    ),
    fromModel: asked.filter(({ isFromModel }) => isFromModel).length,
  };
}

/** Questions by the role they were last answered for, in the order in which the roles come. */
export function byRole<T>(
  list: readonly T[],
  roleOf: (one: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const roles = new Map<string, { readonly role: string; readonly of: T[] }>();
  for (const one of list) {
    const role = roleOf(one);
    const known = roles.get(folded(role)) ?? { role, of: [] };
    known.of.push(one);
    roles.set(folded(role), known);
  }
  return [...roles.values()].map(({ role, of }) => [role, of]);
}

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
