import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GuideId } from '../../domain/catalogue/guide-types';

/** When a guide was looked at last. */
export interface GuideVisit {
  /** Of the guide. */
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
}

const adapter = createEntityAdapter<GuideVisit>();

export const guideVisitsSlice = createSlice({
  name: 'guideVisits',
  initialState: adapter.getInitialState(),
  reducers: {
    guideLookedAt: {
      reducer: (state, action: PayloadAction<GuideVisit>) => {
        adapter.setOne(state, action.payload);
      },
      prepare: (id: GuideId) => ({ payload: { id, at: new Date().toISOString() } }),
    },
    guideVisitsReceived: (state, action: PayloadAction<{ documents: GuideVisit[]; removed: string[] }>) => {
      adapter.setMany(state, action.payload.documents);
      adapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { guideLookedAt, guideVisitsReceived } = guideVisitsSlice.actions;
