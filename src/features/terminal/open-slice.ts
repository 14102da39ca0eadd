import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TerminalSettings } from './terminal-settings-slice';

/** What is open on the code screens of this tab. */
export interface CodeOpen {
  readonly challenge: number | null;
  readonly file: string | null;
}

export const nothingOpen: CodeOpen = { challenge: null, file: null };

export const codeOpenSlice = createSlice({
  name: 'codeOpen',
  initialState: nothingOpen,
  reducers: {
    codeOpened: (state, { payload }: PayloadAction<Partial<CodeOpen>>) => ({ ...state, ...payload }),
    codeOpenReceived: (_, { payload }: PayloadAction<CodeOpen>) => payload,
  },
});

export const { codeOpened, codeOpenReceived } = codeOpenSlice.actions;

interface WithOpen {
  readonly codeOpen: CodeOpen;
  /** Where earlier versions kept what was open, for all tabs together. */
  readonly terminalSettings: TerminalSettings;
}

export const selectOpenFile = ({ codeOpen, terminalSettings }: WithOpen): string | null =>
  codeOpen.file ?? terminalSettings.file;
export const selectOpenChallenge = ({ codeOpen, terminalSettings }: WithOpen): number | null =>
  codeOpen.challenge ?? terminalSettings.challenge;
