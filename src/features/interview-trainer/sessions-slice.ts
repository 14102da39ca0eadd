import { createEntityAdapter, createSlice, type Draft, original, type PayloadAction } from '@reduxjs/toolkit';
import type { TrainerAnswer, TrainerDraft, TrainerSession } from '../../../machines/contracts/trainer';
import { sessionRepeated, trainerChanged } from './draft-slice';

/** One answer as it is kept: a separate document, so that a keystroke writes little. */
export interface KeptAnswer extends TrainerAnswer {
  /** `answerId(session, index)` */
  readonly id: string;
  readonly session: string;
  readonly index: number;
}

export const answerId = (session: string, index: number): string => `${session}.${index}`;

const sessionsAdapter = createEntityAdapter<TrainerSession>();
const answersAdapter = createEntityAdapter<KeptAnswer>();

const initialState = { sessions: sessionsAdapter.getInitialState(), answers: answersAdapter.getInitialState() };
type TrainerSessionsState = typeof initialState;

interface Received<T> {
  readonly documents: T[];
  readonly removed: string[];
}

export interface SessionWithAnswers {
  readonly session: TrainerSession;
  readonly answers: readonly KeptAnswer[];
}

export const trainerSessionsSlice = createSlice({
  name: 'trainerSessions',
  initialState,
  reducers: {
    sessionRemoved: ({ sessions, answers }, { payload: { session } }: PayloadAction<SessionWithAnswers>) => {
      sessionsAdapter.removeOne(sessions, session.id);
      answersAdapter.removeMany(
        answers,
        session.questions.map((_, index) => answerId(session.id, index)),
      );
    },
    sessionRestored: ({ sessions, answers }, { payload }: PayloadAction<SessionWithAnswers>) => {
      sessionsAdapter.upsertOne(sessions, payload.session);
      answersAdapter.upsertMany(answers, payload.answers);
    },
    /** Its recordings are removed once it can no longer be brought back. */
    sessionDiscarded: {
      reducer: ({ sessions }, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) =>
        void sessionsAdapter.updateOne(sessions, { id, changes: { removedAt: at } }),
      prepare: (id: string) => ({ payload: { id, at: new Date().toISOString() } }),
    },
    sessionKept: ({ sessions }, { payload }: PayloadAction<string>) => {
      const session = sessions.entities[payload];
      if (session) delete session.removedAt;
    },
    trainerSessionsReceived: ({ sessions }, { payload }: PayloadAction<Received<TrainerSession>>) => {
      sessionsAdapter.setMany(sessions, payload.documents);
      sessionsAdapter.removeMany(sessions, payload.removed);
    },
    trainerAnswersReceived: ({ answers }, { payload }: PayloadAction<Received<KeptAnswer>>) => {
      answersAdapter.setMany(answers, payload.documents);
      answersAdapter.removeMany(answers, payload.removed);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(trainerChanged, (state, { payload }) => keep(state, payload))
      .addCase(sessionRepeated, ({ sessions }, { payload }) => {
        sessionsAdapter.setOne(sessions, payload);
      }),
});

export const {
  sessionDiscarded,
  sessionKept,
  sessionRemoved,
  sessionRestored,
  trainerSessionsReceived,
  trainerAnswersReceived,
} = trainerSessionsSlice.actions;

/** Takes in what the flow holds; a document that did not change keeps its reference, so that it is not written again. */
function keep(draft: Draft<TrainerSessionsState>, { session, answers }: TrainerDraft): void {
  if (!session) return;
  const before = original(draft) as TrainerSessionsState;
  if (before.sessions.entities[session.id] !== session) sessionsAdapter.setOne(draft.sessions, session);
  answers.forEach((answer, index) => {
    const id = answerId(session.id, index);
    const kept = before.answers.entities[id];
    const untouched = kept ? isSame(kept, answer) : isBlank(answer);
    if (!untouched) answersAdapter.setOne(draft.answers, { ...answer, id, session: session.id, index });
  });
}

const isSame = (a: TrainerAnswer, b: TrainerAnswer) =>
  a.text === b.text &&
  a.seconds === b.seconds &&
  a.evaluation === b.evaluation &&
  a.evaluatedText === b.evaluatedText &&
  a.remark === b.remark &&
  a.attempts === b.attempts &&
  a.language === b.language &&
  a.recordings === b.recordings;

const isBlank = ({ text, evaluation, remark, attempts, recordings }: TrainerAnswer) =>
  text === '' && evaluation === null && remark === null && attempts === undefined && recordings === undefined;
