import bank from 'content:bank-words';
import questionContent from 'content:questions';
import type { TrainerAnswer, TrainerSession } from '../../machines/contracts/trainer';
import type { RootState } from '../../src/app/store';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import { makeQuestions } from '../../src/domain/interview/questions/make-questions';
import { answerId } from '../../src/features/interview-trainer/sessions-slice';

/** What an earlier visit to the trainer left, for the tests of its screens. */

export const questions = makeQuestions(questionContent, {
  role: 'QA Engineer',
  jobDescription: 'You test our web application in TypeScript.',
  count: 5,
  seed: 'screen',
  topics: [],
});

export const blank: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };

/** An answer to a question, judged. */
export function judged(index: number, text: string, seconds: number | null = null): TrainerAnswer {
  const question = questions[index];
  if (!question) throw new Error('no such question');
  const evaluation = evaluateAnswer({ bank, question, answer: text, ...(seconds === null ? {} : { seconds }) });
  return { text, seconds, evaluation, evaluatedText: text, remark: null };
}

export const session: TrainerSession = {
  id: 'interview-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seed: 'screen',
  role: 'QA Engineer',
  jobDescription: 'You test our web application in TypeScript.',
  resume: '',
  questions,
  fromModel: 0,
  feedback: null,
  remark: null,
};

/** @param main where the flow was left */
export function left(
  answers: readonly TrainerAnswer[],
  of: TrainerSession = session,
  main: Partial<NonNullable<RootState['trainerDraft']['main']>> = {},
): Partial<RootState> {
  const kept = answers.flatMap((answer, index) =>
    answer === blank ? [] : [{ ...answer, id: answerId(of.id, index), session: of.id, index }],
  );
  return {
    trainerDraft: {
      main: {
        ...{
          step: 'interview',
          session: of.id,
          index: 0,
          role: of.role,
          count: 5,
          difficulty: 'mixed',
          preparation: 0,
          questionTime: 0,
        },
        ...main,
      },
      job: { jobDescription: of.jobDescription, resume: '' },
      generation: 0,
    },
    trainerSessions: {
      sessions: { ids: [of.id], entities: { [of.id]: of } },
      answers: { ids: kept.map(({ id }) => id), entities: Object.fromEntries(kept.map((one) => [one.id, one])) },
    },
  };
}
