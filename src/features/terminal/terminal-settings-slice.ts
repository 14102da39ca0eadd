import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CLanguage, defaultStandards, type Standard } from '../../domain/c-source/languages';
import { initialPanes, type Panes } from './panes';

/** How the code screens are set. */
export interface TerminalSettings {
  /** Of these screens alone; they start dark. */
  readonly look: 'dark' | 'light';
  /** Pixels. */
  readonly fontSize: number;
  readonly standards: Readonly<Record<CLanguage, Standard>>;
  /** The list of challenges is shown. */
  readonly questions: boolean;
  /** Lines are typed while the program runs, where the browser can. */
  readonly typesInput: boolean;
  /** Where the borders between the parts of the workbench are. */
  readonly panes: Panes;
  /** What earlier versions had open; `open-slice.ts` has it now, for each tab. */
  readonly challenge: number | null;
  readonly file: string | null;
}

export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20, 24] as const;

export const initialTerminalSettings: TerminalSettings = {
  look: 'dark',
  fontSize: 14,
  standards: defaultStandards,
  questions: true,
  typesInput: false,
  panes: initialPanes,
  challenge: null,
  file: null,
};

export const terminalSettingsSlice = createSlice({
  name: 'terminalSettings',
  initialState: initialTerminalSettings,
  reducers: {
    terminalSet: (state, { payload }: PayloadAction<Partial<TerminalSettings>>) => ({ ...state, ...payload }),
    terminalSettingsReceived: (_, { payload }: PayloadAction<TerminalSettings>) => payload,
  },
});

export const { terminalSet, terminalSettingsReceived } = terminalSettingsSlice.actions;
