import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
