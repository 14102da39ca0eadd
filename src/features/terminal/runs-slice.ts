import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import type { Language, Standard } from '../../domain/c-source/languages';

/** A run that is over, with all that is needed to stand where it stood. */
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
}

/** Runs that are kept for one program; the oldest give way. */
export const RUNS_KEPT = 20;
/** UTF-16 units of output that are kept of a run. */
export const OUTPUT_KEPT = 2000;
/** Longer sources are not copied into the history. */
export const SOURCE_KEPT = 100_000;

const runsAdapter = createEntityAdapter<CodeRun>({
  sortComparer: (a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id),
});

export const codeRunsSlice = createSlice({
  name: 'codeRuns',
  initialState: runsAdapter.getInitialState(),
  reducers: {
    runFiled: {
      reducer: (state, { payload }: PayloadAction<CodeRun>) => {
        runsAdapter.upsertOne(state, payload);
        const ofThis = state.ids.filter((id) => state.entities[id]?.of === payload.of);
        runsAdapter.removeMany(state, ofThis.slice(RUNS_KEPT));
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

interface WithRuns {
  readonly codeRuns: ReturnType<typeof codeRunsSlice.reducer>;
}

/** Every kept run of every program, the newest first. */
export const { selectAll: selectRuns } = runsAdapter.getSelectors((state: WithRuns) => state.codeRuns);

/** Files a run that is over, unless its source is too long to be kept again and again. */
export function fileRun(
  dispatch: (action: ReturnType<typeof runFiled>) => unknown,
  of: string,
  { id, program, input }: RunRequest,
  { end, output, milliseconds }: RunShown,
): void {
  const text = input.kind === 'batch' ? input.text : '';
  if (!end || program.source.length > SOURCE_KEPT || text.length > SOURCE_KEPT) return;
  let head = '';
  for (const piece of output) if (head.length < OUTPUT_KEPT) head += piece.text.slice(0, OUTPUT_KEPT);
  dispatch(
    runFiled({
      id,
      of,
      ...program,
      input: text,
      end: end.kind,
      code: end.kind === 'exited' ? end.code : null,
      output: head.slice(0, OUTPUT_KEPT),
      milliseconds,
    }),
  );
}
