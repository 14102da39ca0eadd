import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Activity } from '../../domain/activity/types';

const activityAdapter = createEntityAdapter<Activity>({
  sortComparer: (a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id),
});

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

interface WithActivity {
  readonly activity: ReturnType<typeof activitySlice.reducer>;
}

/** Everything done, the newest first. */
export const { selectAll: selectActivities } = activityAdapter.getSelectors((state: WithActivity) => state.activity);
