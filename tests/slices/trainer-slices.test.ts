import bank from 'content:bank-words';
import questionContent from 'content:questions';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TrainerAnswer, TrainerDraft, TrainerSession } from '../../machines/contracts/trainer';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import { overallFeedback } from '../../src/domain/interview/feedback/overall-feedback';
import { makeQuestions } from '../../src/domain/interview/questions/make-questions';
import { trainerDraftCollection } from '../../src/features/interview-trainer/collections';
import {
  firstOpen,
  sessionReopened,
  sessionRepeated,
  trainerChanged,
  trainerDraftReceived,
  trainerDraftSlice,
} from '../../src/features/interview-trainer/draft-slice';
import { interviewOf, reportName, reportOf } from '../../src/features/interview-trainer/interview-of';
import {
  answersOf,
  selectTrainerAnswersById,
  selectTrainerSessions,
  wholeDraft,
  withAnswers,
} from '../../src/features/interview-trainer/selectors';
import {
  sessionRemoved,
  sessionRestored,
  trainerAnswersReceived,
  trainerSessionsReceived,
  trainerSessionsSlice,
} from '../../src/features/interview-trainer/sessions-slice';
import { trainerAnswerSchema, trainerSessionSchema } from '../../src/features/interview-trainer/trainer-schema';

const reducer = combineReducers({
  trainerDraft: trainerDraftSlice.reducer,
  trainerSessions: trainerSessionsSlice.reducer,
});
const newStore = () => configureStore({ reducer });
type State = ReturnType<ReturnType<typeof newStore>['getState']>;

const questions = makeQuestions(questionContent, {
  role: 'SDE-1',
  jobDescription: 'Go, SQL.',
  count: 5,
  seed: 's',
  topics: [],
});
const blank: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };
const text = 'I built three services in Go and cut the build from 12 to 4 minutes, because tests ran in turn.';
const evaluation = questions[0] ? evaluateAnswer({ bank, question: questions[0], answer: text, seconds: 30 }) : null;
const first: TrainerAnswer = { ...blank, text, seconds: 30, evaluation, evaluatedText: text };
const noScore: TrainerAnswer = {
  ...blank,
  text: 'Si.',
  evaluation: questions[1] ? evaluateAnswer({ bank, question: questions[1], answer: 'Si.' }) : null,
  evaluatedText: 'Si.',
};
const remark = { text: '### Relevance score\n7 of 10 [x](http://y.z) <b>', finish: 'stop' as const, error: null };

const session: TrainerSession = {
  id: 'interview-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seed: 's',
  role: 'SDE-1',
  jobDescription: 'Go, SQL.',
  resume: '',
  questions,
  fromModel: 0,
  feedback: null,
  remark: null,
};
const answers = [first, noScore, blank, blank, blank];
const finished: TrainerSession = {
  ...session,
  feedback: overallFeedback(interviewOf(session, answers)),
  remark,
};
const form = {
  role: 'SDE-1',
  jobDescription: 'Go, SQL.',
  resume: 'Two years.',
  count: 10 as const,
  difficulty: 'hard' as const,
  preparation: 0,
  questionTime: 0,
};
const draft: TrainerDraft = { step: 'interview', form, index: 1, session, answers };

const filled = (state: TrainerDraft = draft) => {
  const store = newStore();
  store.dispatch(trainerChanged(state));
  return store;
};

/** Every document, by collection and id, as the disk would get it. */
const documents = ({ trainerDraft: { main, job }, trainerSessions: { sessions, answers: kept } }: State) => ({
  main,
  job,
  ...sessions.entities,
  ...kept.entities,
});
const changedBetween = (before: State, after: State) => {
  const [old, now] = [documents(before), documents(after)] as Record<string, unknown>[];
  return Object.keys({ ...old, ...now }).filter((key) => old?.[key] !== now?.[key]);
};

test('keeps the flow as documents: position, form, session, and one for each answer begun', () => {
  const state = filled().getState();
  expect(documents(state)).toEqual({
    main: {
      step: 'interview',
      session: 'interview-1',
      index: 1,
      role: 'SDE-1',
      count: 10,
      difficulty: 'hard',
      preparation: 0,
      questionTime: 0,
    },
    job: { jobDescription: 'Go, SQL.', resume: 'Two years.' },
    'interview-1': session,
    'interview-1.0': { ...first, id: 'interview-1.0', session: 'interview-1', index: 0 },
    'interview-1.1': { ...noScore, id: 'interview-1.1', session: 'interview-1', index: 1 },
  });
  expect(wholeDraft(state)).toEqual(draft);
});

describe('what changes is all that is written', () => {
  const change = (at: number, next: Partial<TrainerAnswer>): TrainerDraft => ({
    ...draft,
    answers: answers.map((answer, index) => (index === at ? { ...answer, ...next } : answer)),
  });
  test.each<[string, TrainerDraft, string[]]>([
    ['nothing', { ...draft, form: { ...form } }, []],
    ['a keystroke in an answer', change(0, { text: `${text}.` }), ['interview-1.0']],
    ['the first keystroke of an answer', change(3, { text: 'I' }), ['interview-1.3']],
    ['a remark', change(1, { remark }), ['interview-1.1']],
    ['another question', { ...draft, index: 2 }, ['main']],
    ['a keystroke in the role', { ...draft, form: { ...form, role: 'SDE-12' } }, ['main']],
    ['a keystroke in the job description', { ...draft, form: { ...form, jobDescription: 'Go' } }, ['job']],
    ['overall feedback', { ...draft, step: 'feedback', session: finished }, ['main', 'interview-1']],
    ['an ended interview: it stays', { ...draft, step: 'job', session: null, answers: [] }, ['main']],
  ])('%s', (_, next, expected) => {
    const store = filled();
    const before = store.getState();
    store.dispatch(trainerChanged(next));
    expect(changedBetween(before, store.getState())).toEqual(expected);
  });

  test('whatever is written into the answers, the whole comes back', () => {
    const edit = fc.tuple(fc.nat({ max: 4 }), fc.constantFrom('', 'a', 'b c', text));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const store = filled();
        let now = draft;
        for (const [at, words] of edits) {
          now = {
            ...now,
            answers: now.answers.map((a, i) => (i === at && a.text !== words ? { ...a, text: words } : a)),
          };
          store.dispatch(trainerChanged(now));
          expect(wholeDraft(store.getState())).toEqual(now);
        }
      }),
      { seed: 7 },
    );
  });
});

describe('coming back', () => {
  test('nothing was begun', () => {
    expect(wholeDraft(newStore().getState())).toBeNull();
  });

  test('the interview was removed in between: the form is still there', () => {
    const store = filled();
    store.dispatch(sessionRemoved(withAnswers(store.getState(), session)));
    expect(wholeDraft(store.getState())).toEqual({ step: 'job', form, index: 0, session: null, answers: [] });
  });

  test('an index that is out of range leads to a question that is there', () => {
    expect(wholeDraft(filled({ ...draft, index: 99 }).getState())?.index).toBe(4);
  });

  test('what another tab did comes in document by document', () => {
    const store = newStore();
    store.dispatch(trainerSessionsReceived({ documents: [session], removed: [] }));
    store.dispatch(
      trainerAnswersReceived({
        documents: [{ ...first, id: 'interview-1.0', session: 'interview-1', index: 0 }],
        removed: [],
      }),
    );
    store.dispatch(
      trainerDraftReceived({
        main: {
          step: 'interview',
          session: 'interview-1',
          index: 0,
          role: '',
          count: 5,
          difficulty: 'mixed',
          preparation: 0,
          questionTime: 0,
        },
      }),
    );
    expect(wholeDraft(store.getState())).toMatchObject({
      step: 'interview',
      session,
      answers: [first, blank, blank, blank, blank],
    });
    store.dispatch(trainerAnswersReceived({ documents: [], removed: ['interview-1.0'] }));
    store.dispatch(trainerSessionsReceived({ documents: [], removed: ['interview-1'] }));
    store.dispatch(trainerDraftReceived({ main: null }));
    expect(wholeDraft(store.getState())).toBeNull();
  });
});

describe('the history', () => {
  test('the newest first', () => {
    const store = filled();
    const later = { ...session, id: 'interview-2', createdAt: '2026-11-21T10:00:00.000Z' };
    store.dispatch(trainerChanged({ ...draft, session: later, answers: answers.map(() => blank) }));
    expect(selectTrainerSessions(store.getState()).map(({ id }) => id)).toEqual(['interview-2', 'interview-1']);
  });

  test('removed with all its answers, and brought back whole', () => {
    const store = filled();
    const before = store.getState().trainerSessions;
    const whole = withAnswers(store.getState(), session);
    store.dispatch(sessionRemoved(whole));
    expect(store.getState().trainerSessions).toEqual({
      sessions: { ids: [], entities: {} },
      answers: { ids: [], entities: {} },
    });
    store.dispatch(sessionRestored(whole));
    expect(store.getState().trainerSessions).toEqual(before);
  });

  test('opened again at the first question without an answer, or at its feedback', () => {
    const store = filled({ ...draft, step: 'job', session: null, answers: [] });
    store.dispatch(trainerSessionsReceived({ documents: [session], removed: [] }));
    store.dispatch(sessionReopened({ session, index: firstOpen(answers) }));
    expect(wholeDraft(store.getState())).toMatchObject({ step: 'interview', index: 2, form, session });
    store.dispatch(sessionReopened({ session: finished, index: 0 }));
    expect(store.getState().trainerDraft).toMatchObject({ main: { step: 'feedback' }, generation: 2 });
  });

  test('its questions once more: a new interview without answers', () => {
    const store = filled({ ...draft, step: 'feedback', session: finished });
    store.dispatch(sessionRepeated(finished));
    const again = wholeDraft(store.getState());
    expect(again).toMatchObject({ step: 'interview', index: 0, form, answers: answers.map(() => blank) });
    expect(again?.session).toEqual({
      ...session,
      id: expect.stringMatching(/^interview-.{21}$/),
      createdAt: expect.any(String),
    });
    expect(selectTrainerSessions(store.getState())).toHaveLength(2);
    expect(answersOf(selectTrainerAnswersById(store.getState()), finished)).toEqual(answers);
  });

  test.each([
    [[blank, blank], 0],
    [[first, blank], 1],
    [[first, first], 1],
    [[], 0],
  ])('the first open question', (list, index) => {
    expect(firstOpen(list)).toBe(index);
  });
});

describe('documents from the disk', () => {
  const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const kept = { ...first, remark, id: 'interview-1.0', session: 'interview-1', index: 0 };

  test('come back as they were written', () => {
    for (const value of [session, finished]) expect(trainerSessionSchema.parse(json(value))).toEqual(value);
    for (const value of [kept, { ...kept, ...noScore }]) expect(trainerAnswerSchema.parse(json(value))).toEqual(value);
    const { main, job } = filled().getState().trainerDraft;
    expect(trainerDraftCollection.parse(json(main), 'main')).toEqual(main);
    expect(trainerDraftCollection.parse(json(job), 'job')).toEqual(job);
  });

  test('also a job description of 50,000 words', () => {
    const jobDescription = 'word '.repeat(50_000);
    expect(trainerSessionSchema.parse({ ...session, jobDescription }).jobDescription).toBe(jobDescription);
  });

  test.each<[string, () => unknown]>([
    ['no questions', () => trainerSessionSchema.parse({ ...session, questions: [] })],
    ['more model questions than questions', () => trainerSessionSchema.parse({ ...session, fromModel: 6 })],
    ['a date that does not exist', () => trainerSessionSchema.parse({ ...session, createdAt: 'yesterday' })],
    ['a score above ten', () => trainerAnswerSchema.parse({ ...kept, evaluation: { ...evaluation, score: 11 } })],
    ['half an evaluation', () => trainerAnswerSchema.parse({ ...kept, evaluation: { kind: 'evaluation', score: 3 } })],
    ['an answer of no question', () => trainerAnswerSchema.parse({ ...kept, index: 40 })],
    [
      'seven questions',
      () => trainerDraftCollection.parse({ step: 'job', session: null, index: 0, role: '', count: 7 }, 'main'),
    ],
    ['an unknown part', () => trainerDraftCollection.parse({}, '__proto__')],
  ])('%s is refused', (_, parse) => {
    expect(parse).toThrow();
  });
});

describe('the report', () => {
  test('an answer that was changed since appears without its evaluation', () => {
    const whole = interviewOf(session, [{ ...first, text: `${text} More.` }, noScore]);
    expect(whole.answers.map(({ answer, evaluation: of }) => [answer, of?.kind ?? null])).toEqual([
      [`${text} More.`, null],
      ['Si.', 'no-evaluation'],
      ['', null],
      ['', null],
      ['', null],
    ]);
  });

  test('what a model said is quoted, and forms no link, tag or heading', () => {
    const report = reportOf(finished, [{ ...first, remark }, ...answers.slice(1)]);
    expect(report).toContain('## What the model said');
    expect(report).toContain('### On the whole interview');
    expect(report).toContain(
      '### On question 1\n\n> \\#\\#\\# Relevance score\n> 7 of 10 \\[x\\](http:\\//y.z) \\<b\\>',
    );
    expect(reportOf(session, answers)).not.toContain('model said');
  });

  test.each([
    ['Senior Backend Engineer (m/f/d)', 'interview-senior-backend-engineer-m-f-d-2026-11-20.md'],
    ['../../etc', 'interview-etc-2026-11-20.md'],
    ['🚀', 'interview-practice-2026-11-20.md'],
  ])('%s names its file %s', (role, name) => {
    expect(reportName({ ...session, role })).toBe(name);
  });
});
