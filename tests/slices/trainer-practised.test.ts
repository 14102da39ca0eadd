import { describe, expect, test } from 'vitest';
import type {
  AnswerEvaluation,
  InterviewQuestion,
  TrainerAnswer,
  TrainerSession,
} from '../../machines/contracts/trainer';
import { agendaOf } from '../../src/domain/practice/schedule';
import { byRole, interviewOfDue } from '../../src/features/interview-trainer/due-interview';
import { type PractisedQuestion, practisedQuestions } from '../../src/features/interview-trainer/practised';

const asking = (id: string, question = `${id}?`): InterviewQuestion => ({
  id,
  question,
  category: 'technical',
  topic: id,
  concepts: [],
  outline: '',
  from: 'role',
});

/** An answer with a score; `null` for none. */
const scored = (score: number | null): TrainerAnswer => ({
  text: 'An answer.',
  seconds: null,
  // Of an evaluation nothing but kind and score is read.
  evaluation: score === null ? null : ({ kind: 'evaluation', score } as AnswerEvaluation),
  evaluatedText: 'An answer.',
  remark: null,
});

interface Held {
  readonly session: TrainerSession;
  readonly answers: readonly TrainerAnswer[];
}

const held = (
  day: number,
  asked: Readonly<Record<string, number | null>>,
  more: Partial<TrainerSession> = {},
): Held => ({
  session: {
    id: `interview-${day}`,
    createdAt: `2026-11-${day}T12:00:00.000Z`,
    seed: `seed ${day}`,
    role: 'QA Engineer',
    jobDescription: 'Selenium.',
    resume: '',
    questions: Object.keys(asked).map((id) => asking(id)),
    fromModel: 0,
    feedback: null,
    remark: null,
    ...more,
  },
  answers: Object.values(asked).map(scored),
});

/** @param interviews the newest first */
const practised = (...interviews: readonly Held[]) =>
  practisedQuestions(
    interviews.map(({ session }) => session),
    (session) => interviews.find((one) => one.session === session)?.answers ?? [],
  );
const idsOf = (list: readonly PractisedQuestion[]) => list.map(({ id }) => id);

describe('a question is practised', () => {
  test('from its first weak answer on, with every scored try, the oldest first', () => {
    const found = practised(held(14, { a: 8.2 }), held(12, { a: 4, b: 7 }), held(11, { a: 9.5 }));
    expect(found).toMatchObject([
      {
        id: 'a',
        score: 8.2,
        session: 'interview-14',
        index: 0,
        reviews: [
          { day: '2026-11-11', grade: 'easy' },
          { day: '2026-11-12', grade: 'again' },
          { day: '2026-11-14', grade: 'good' },
        ],
      },
    ]);
  });

  test('not when it was never answered weakly, not scored, or could not be judged', () => {
    const unjudged = { ...scored(0), evaluation: { kind: 'no-evaluation', score: 0 } as AnswerEvaluation };
    const empty = held(11, { a: 7, b: null, c: null });
    expect(practised({ ...empty, answers: [...empty.answers.slice(0, 2), unjudged] })).toEqual([]);
  });

  test('by its id, and one that a model wrote by its words', () => {
    const ask = (day: number, id: string, score: number, fromModel: number): Held => ({
      session: { ...held(day, {}).session, questions: [asking(id, ' Why  Go?')], fromModel },
      answers: [scored(score)],
    });
    expect(idsOf(practised(ask(12, 'model-2', 6, 1), ask(11, 'model-1', 3, 1), ask(10, 'bank', 2, 0)))).toEqual([
      'bank',
      'why go?',
    ]);
  });
});

test('a weak answer is due on the next day and three days later; a good one puts it off', () => {
  const weak = held(11, { a: 4 });
  const due = (day: string, ...interviews: readonly Held[]) =>
    agendaOf(practised(...interviews), day).due.map(({ item }) => item.id);
  expect(due('2026-11-11', weak)).toEqual([]);
  expect(due('2026-11-12', weak)).toEqual(['a']);
  expect(due('2026-11-14', weak)).toEqual(['a']);
  const retaken = [held(14, { a: 8 }), weak];
  expect(due('2026-11-15', ...retaken)).toEqual([]);
  expect(due('2026-12-01', ...retaken)).toEqual(['a']);
});

describe('an interview of what is due', () => {
  test('is that of the role once more, with what models wrote first and ids that are its own', () => {
    const other = held(11, { x: 3, y: 4 }, { fromModel: 1 });
    const last = held(12, { z: 2 });
    const made = interviewOfDue(last.session, practised(last, other));
    expect(made.questions.map(({ id, question }) => [id, question])).toEqual([
      ['model-again-1', 'x?'],
      ['y', 'y?'],
      ['z', 'z?'],
    ]);
    expect([made.fromModel, made.seed, made.jobDescription]).toEqual([1, 'seed 12', 'Selenium.']);
  });

  test('has no more than an interview can hold', () => {
    const many = held(11, Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${at}`, 1])));
    const more = held(12, { b: 1, c: 1 });
    expect(interviewOfDue(more.session, practised(more, many)).questions).toHaveLength(20);
  });
});

test('questions are put together by role, however it was typed', () => {
  expect(byRole(['QA Engineer', 'Designer', ' qa  engineer '], (role) => role)).toEqual([
    ['QA Engineer', ['QA Engineer', ' qa  engineer ']],
    ['Designer', ['Designer']],
  ]);
});
