import { createSlice, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import type {
  ChosenDifficulty,
  QuestionCount,
  TrainerAnswer,
  TrainerDraft,
  TrainerForm,
  TrainerSession,
  TrainerStep,
} from '../../../machines/contracts/trainer';

/** Where the flow is. The session it points to is a separate document, in `trainerSessions`. */
export interface DraftMain {
  readonly step: TrainerStep;
  readonly session: string | null;
  readonly index: number;
  readonly role: string;
  readonly count: QuestionCount;
  readonly difficulty: ChosenDifficulty;
  readonly preparation: number;
  readonly questionTime: number;
}

/** The two long texts of the form. */
export type DraftJob = Pick<TrainerForm, 'jobDescription' | 'resume'>;

export interface TrainerDraftState {
  readonly main: DraftMain | null;
  readonly job: DraftJob | null;
  /** Raised when the flow must restart from what is kept here. Lives only in this tab. */
  readonly generation: number;
}

const emptyTrainerDraft: TrainerDraftState = { main: null, job: null, generation: 0 };

const openAt = (state: TrainerDraftState, session: TrainerSession, index: number): TrainerDraftState => ({
  ...state,
  main: {
    step: session.feedback ? 'feedback' : 'interview',
    session: session.id,
    index,
    role: state.main?.role ?? '',
    count: state.main?.count ?? 5,
    difficulty: state.main?.difficulty ?? 'mixed',
    preparation: state.main?.preparation ?? 0,
    questionTime: state.main?.questionTime ?? 0,
  },
  generation: state.generation + 1,
});

export const trainerDraftSlice = createSlice({
  name: 'trainerDraft',
  initialState: emptyTrainerDraft,
  reducers: {
    /** The flow moved or something was entered; the sessions listen too. */
    trainerChanged: (draft, { payload }: PayloadAction<TrainerDraft>) => {
      // What did not change keeps its reference: the store writes a part when its reference changes.
      const state = original(draft) as TrainerDraftState;
      const { step, index, session, form } = payload;
      const { jobDescription, resume, ...choices } = form;
      return {
        main: unlessSame(state.main, { step, session: session?.id ?? null, index, ...choices }),
        job: unlessSame(state.job, { jobDescription, resume }),
        generation: state.generation,
      };
    },
    /** An interview of the history is gone on with, or shown again. */
    sessionReopened: (state, { payload }: PayloadAction<{ session: TrainerSession; index: number }>) =>
      openAt(state, payload.session, payload.index),
    /** The questions of an interview once more, without its answers. */
    sessionRepeated: {
      reducer: (state, { payload }: PayloadAction<TrainerSession>) => openAt(state, payload, 0),
      prepare: (session: TrainerSession) => ({
        payload: {
          ...session,
          id: newSessionId(),
          createdAt: new Date().toISOString(),
          feedback: null,
          remark: null,
        } satisfies TrainerSession,
      }),
    },
    /** The interview goes on in another tab: this one is at the job again. */
    interviewLeft: (state): TrainerDraftState => ({
      ...state,
      main: state.main && { ...state.main, step: 'job', session: null, index: 0 },
      generation: state.generation + 1,
    }),
    trainerDraftReceived: (
      state,
      { payload }: PayloadAction<Partial<Pick<TrainerDraftState, 'main' | 'job'>>>,
    ): TrainerDraftState => ({ ...state, ...payload }),
  },
});

export const { interviewLeft, trainerChanged, sessionReopened, sessionRepeated, trainerDraftReceived } =
  trainerDraftSlice.actions;

export const newSessionId = (): string => `interview-${nanoid()}`;

/** The index of the first question without an answer; the last one when all have theirs. */
export function firstOpen(answers: readonly TrainerAnswer[]): number {
  const open = answers.findIndex(({ text }) => text.trim() === '');
  return open === -1 ? Math.max(0, answers.length - 1) : open;
}

function unlessSame<T extends object>(before: T | null, now: T): T {
  return before !== null && (Object.keys(now) as (keyof T)[]).every((key) => Object.is(before[key], now[key]))
    ? before
    : now;
}
