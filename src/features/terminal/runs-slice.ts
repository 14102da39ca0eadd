import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SourceFile } from '../../../machines/contracts/compiler';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import type { Language, Standard } from '../../domain/c-source/languages';
import { filesOf } from '../../domain/c-source/program-texts';
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

/** Files a run that is over, unless its source is too long to be kept again and again. */
export function fileRun(
  dispatch: (action: ReturnType<typeof runFiled>) => unknown,
  of: string,
  { id, program, input }: RunRequest,
  { end, output, milliseconds }: RunShown,
): void {
  const { source, language, standard } = program;
  const files = filesOf(program);
  const text = input.kind === 'batch' ? input.text : '';
  const length = files.reduce((sum, file) => sum + file.text.length, source.length);
  if (!end || length > SOURCE_KEPT || text.length > SOURCE_KEPT) return;
  let head = '';
  for (const piece of output) if (head.length < OUTPUT_KEPT) head += piece.text.slice(0, OUTPUT_KEPT);
  dispatch(
    runFiled({
      id,
      of,
      source,
      language,
      standard,
      input: text,
      end: end.kind,
      code: end.kind === 'exited' ? end.code : null,
      output: head.slice(0, OUTPUT_KEPT),
      milliseconds,
      files,
    }),
  );
}
