import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Activity } from '../../domain/activity/types';

const activityAdapter = createEntityAdapter<Activity>();

/** The ledger of what was done: entries are added and never changed. Only a backup or an erasure takes any away. */
export const activitySlice = createSlice({
  name: 'activity',
  initialState: activityAdapter.getInitialState(),
  reducers: {
    activitiesNoted: (state, action: PayloadAction<readonly Activity[]>) => {
      activityAdapter.addMany(state, action.payload);
    },
    activitiesReceived: (state, action: PayloadAction<{ documents: Activity[]; removed: string[] }>) => {
      activityAdapter.setMany(state, action.payload.documents);
      activityAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { activitiesNoted, activitiesReceived } = activitySlice.actions;
