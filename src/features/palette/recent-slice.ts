import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const MOST_RECENT = 20;
/** Keys are ids with the name of their kind; a longer one is not remembered. */
export const LONGEST_KEY = 300;

export interface PaletteRecent {
  /** Keys of what was opened from the command palette, the last one first. */
  readonly opened: readonly string[];
}

export const initialPaletteRecent: PaletteRecent = { opened: [] };

/** What the command palette offers first: what it opened lately. */
export const paletteRecentSlice = createSlice({
  name: 'paletteRecent',
  initialState: initialPaletteRecent,
  reducers: {
    paletteOpened: ({ opened }, { payload }: PayloadAction<string>) =>
      payload.length > LONGEST_KEY
        ? undefined
        : { opened: [payload, ...opened.filter((key) => key !== payload)].slice(0, MOST_RECENT) },
    paletteRecentReceived: (_, action: PayloadAction<PaletteRecent>) => action.payload,
  },
});

export const { paletteOpened, paletteRecentReceived } = paletteRecentSlice.actions;
