import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The line that is half written in Quick add. */
export interface QuickLine {
  readonly text: string;
}

export const emptyLine: QuickLine = { text: '' };

/** What is half written in Quick add, in this tab. */
export const quickAddSlice = createSlice({
  name: 'quickAdd',
  initialState: emptyLine,
  reducers: {
    quickLineWritten: (_, { payload }: PayloadAction<string>): QuickLine =>
      payload === '' ? emptyLine : { text: payload },
    quickLineReceived: (_, { payload }: PayloadAction<QuickLine>): QuickLine => payload,
  },
});

export const { quickLineWritten, quickLineReceived } = quickAddSlice.actions;
