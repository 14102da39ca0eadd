import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../domain/c-source/languages';

/** What was written for a challenge: its own document, so that two tabs on two challenges never meet. */
export interface ChallengeWork {
  /** `challenge-<id of the challenge>`, with `.<language>` where it is not the one that the challenge begins in. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly source: string;
  /** Standard input of the runs. */
  readonly input: string;
  /** ISO date-time. */
  readonly editedAt: string;
}

/** How far a challenge came. What is done once stays done. */
export interface ChallengeProgress {
  /** `challenge-<id of the challenge>`. */
  readonly id: string;
  readonly title: string;
  /** ISO date-time of the first run that passed every test; `null` before it. */
  readonly solvedAt: string | null;
  /** Hints that are open. */
  readonly hints: number;
  /** ISO date-time at which the model solution was asked for before the challenge was solved. */
  readonly solutionAskedAt: string | null;
}

const workAdapter = createEntityAdapter<ChallengeWork>();
const progressAdapter = createEntityAdapter<ChallengeProgress>();

type Progress = ReturnType<typeof progressAdapter.getInitialState>;
const untouched = { solvedAt: null, hints: 0, solutionAskedAt: null };

function changed(state: Progress, of: { id: string; title: string }, changes: Partial<ChallengeProgress>): void {
  progressAdapter.upsertOne(state, { ...untouched, ...state.entities[of.id], ...of, ...changes });
}

export const challengesSlice = createSlice({
  name: 'challenges',
  initialState: { work: workAdapter.getInitialState(), progress: progressAdapter.getInitialState() },
  reducers: {
    workKept: {
      reducer: (state, { payload }: PayloadAction<ChallengeWork>) => {
        workAdapter.setOne(state.work, payload);
      },
      prepare: (work: Omit<ChallengeWork, 'editedAt'>) => ({
        payload: { ...work, editedAt: new Date().toISOString() },
      }),
    },
    /** Back to the template: nothing of one's own is kept. */
    workReset: (state, { payload }: PayloadAction<string>) => {
      workAdapter.removeOne(state.work, payload);
    },
    challengeSolved: {
      reducer: (state, { payload: { id, title, at } }: PayloadAction<{ id: string; title: string; at: string }>) => {
        if (!state.progress.entities[id]?.solvedAt) changed(state.progress, { id, title }, { solvedAt: at });
      },
      prepare: (of: { id: string; title: string }) => ({ payload: { ...of, at: new Date().toISOString() } }),
    },
    hintOpened: (state, { payload }: PayloadAction<{ id: string; title: string }>) => {
      changed(state.progress, payload, { hints: (state.progress.entities[payload.id]?.hints ?? 0) + 1 });
    },
    solutionAsked: {
      reducer: (state, { payload: { id, title, at } }: PayloadAction<{ id: string; title: string; at: string }>) => {
        if (!state.progress.entities[id]?.solutionAskedAt)
          changed(state.progress, { id, title }, { solutionAskedAt: at });
      },
      prepare: (of: { id: string; title: string }) => ({ payload: { ...of, at: new Date().toISOString() } }),
    },
    workReceived: (state, { payload }: PayloadAction<{ documents: ChallengeWork[]; removed: string[] }>) => {
      workAdapter.setMany(state.work, payload.documents);
      workAdapter.removeMany(state.work, payload.removed);
    },
    progressReceived: (state, { payload }: PayloadAction<{ documents: ChallengeProgress[]; removed: string[] }>) => {
      progressAdapter.setMany(state.progress, payload.documents);
      progressAdapter.removeMany(state.progress, payload.removed);
    },
  },
});

export const { workKept, workReset, challengeSolved, hintOpened, solutionAsked, workReceived, progressReceived } =
  challengesSlice.actions;
