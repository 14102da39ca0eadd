import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A link of the catalogue that the user wants to find again. */
export interface SavedLink {
  /** The link's id in the catalogue. */
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
}

const savedAdapter = createEntityAdapter<SavedLink>();

export const savedLinksSlice = createSlice({
  name: 'savedLinks',
  initialState: savedAdapter.getInitialState(),
  reducers: {
    linkSaved: {
      reducer: (state, action: PayloadAction<SavedLink>) => savedAdapter.addOne(state, action.payload),
      prepare: (id: string) => ({ payload: { id, at: new Date().toISOString() } }),
    },
    linkUnsaved: (state, action: PayloadAction<string>) => savedAdapter.removeOne(state, action.payload),
    linkRestored: (state, action: PayloadAction<SavedLink>) => savedAdapter.upsertOne(state, action.payload),
    savedLinksReceived: (state, action: PayloadAction<{ documents: SavedLink[]; removed: string[] }>) => {
      savedAdapter.upsertMany(state, action.payload.documents);
      savedAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { linkSaved, linkUnsaved, linkRestored, savedLinksReceived } = savedLinksSlice.actions;
