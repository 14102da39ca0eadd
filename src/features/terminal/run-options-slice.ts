import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type BuildOptions, defaultBuild } from '../../domain/c-source/build-options';

/** How programs are built, and what each gets on its command line. */
export interface RunOptions {
  readonly build: BuildOptions;
  /** TypeScript: its types are checked before it runs. */
  readonly checkTypes: boolean;
  /** By the id of a file or a challenge: its arguments as they are written. */
  readonly args: Readonly<Record<string, string>>;
}

/** Characters of arguments that are kept for a program. */
export const LONGEST_ARGS = 2000;

export const initialRunOptions: RunOptions = { build: defaultBuild, checkTypes: true, args: {} };

export const runOptionsSlice = createSlice({
  name: 'runOptions',
  initialState: initialRunOptions,
  reducers: {
    buildSet: (state, { payload }: PayloadAction<Partial<BuildOptions>>) => ({
      ...state,
      build: { ...state.build, ...payload },
    }),
    checkTypesSet: (state, { payload }: PayloadAction<boolean>) => ({ ...state, checkTypes: payload }),
    argsSet(state, { payload: { program, text } }: PayloadAction<{ program: string; text: string }>) {
      const args = { ...state.args, [program]: text.slice(0, LONGEST_ARGS) };
      if (text === '') delete args[program];
      return { ...state, args };
    },
    runOptionsReceived: (_, { payload }: PayloadAction<RunOptions>) => payload,
  },
});

export const { buildSet, checkTypesSet, argsSet, runOptionsReceived } = runOptionsSlice.actions;
