import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SourceFile } from '../../../machines/contracts/compiler';
import type { Language, Standard } from '../../domain/c-source/languages';
import { newestFirst } from '../../domain/dates/newest-first';

/** A run that is over, with everything needed to restore its state. */
export interface CodeRun {
  readonly id: string;
  /** The challenge's or the file's id. */
  readonly of: string;
  /** ISO date-time. */
  readonly at: string;
  readonly language: Language;
  readonly standard: Standard;
  readonly source: string;
  readonly input: string;
  readonly end: 'exited' | 'fault' | 'limit' | 'stopped' | 'unbuilt' | 'broken';
  /** Exit code, where there is one. */
  readonly code: number | null;
  /** The beginning of what it wrote. */
  readonly output: string;
  readonly milliseconds: number | null;
  /** The program's further files. */
  readonly files: readonly SourceFile[];
}

/** Runs that are kept for one program; the oldest give way. */
export const RUNS_KEPT = 20;
/** UTF-16 units of output that are kept of a run. */
export const OUTPUT_KEPT = 2000;
/** Longer sources are not copied into the history. */
export const SOURCE_KEPT = 100_000;

/** Further files of a run's program: as many as a program can have, without bringing to every screen what a program is. */
export const FILES_KEPT = 20;

const runsAdapter = createEntityAdapter<CodeRun>();

export const codeRunsSlice = createSlice({
  name: 'codeRuns',
  initialState: runsAdapter.getInitialState(),
  reducers: {
    runFiled: {
      reducer: (state, { payload }: PayloadAction<CodeRun>) => {
        runsAdapter.upsertOne(state, payload);
        const ofThis = Object.values(state.entities).filter((run) => run.of === payload.of);
        const old = ofThis.sort(newestFirst(({ at }) => at)).slice(RUNS_KEPT);
        runsAdapter.removeMany(
          state,
          old.map(({ id }) => id),
        );
      },
      prepare: (run: Omit<CodeRun, 'at'>) => ({ payload: { ...run, at: new Date().toISOString() } }),
    },
    runsCleared: (state, { payload }: PayloadAction<string>) => {
      runsAdapter.removeMany(
        state,
        state.ids.filter((id) => state.entities[id]?.of === payload),
      );
    },
    runsRestored: (state, { payload }: PayloadAction<CodeRun[]>) => {
      runsAdapter.setMany(state, payload);
    },
    runsReceived: (state, { payload }: PayloadAction<{ documents: CodeRun[]; removed: string[] }>) => {
      runsAdapter.setMany(state, payload.documents);
      runsAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { runFiled, runsCleared, runsRestored, runsReceived } = codeRunsSlice.actions;
