import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TopicStatus, TrackProgress } from '../../domain/track-progress/types';

const progressAdapter = createEntityAdapter<TrackProgress>({ sortComparer: (a, b) => a.id.localeCompare(b.id) });

interface Marked {
  readonly trackId: string;
  readonly topicId: string;
  readonly status: TopicStatus;
  /** ISO date-time. */
  readonly at: string;
}

export const trackProgressSlice = createSlice({
  name: 'trackProgress',
  initialState: progressAdapter.getInitialState(),
  reducers: {
    topicMarked: {
      reducer: (state, { payload: { trackId, topicId, status, at } }: PayloadAction<Marked>) => {
        const before = state.entities[trackId]?.topics ?? {};
        const others = Object.entries(before).filter(([id]) => id !== topicId);
        if (status !== 'not-started') others.push([topicId, { status, at }]);
        if (others.length === 0) progressAdapter.removeOne(state, trackId);
        else progressAdapter.setOne(state, { id: trackId, topics: Object.fromEntries(others) });
      },
      prepare: (mark: Omit<Marked, 'at'>) => ({ payload: { ...mark, at: new Date().toISOString() } }),
    },
    trackProgressReset: (state, action: PayloadAction<string>) => progressAdapter.removeOne(state, action.payload),
    /** Brings back what was reset; what was marked since then stays as it is. */
    trackProgressRestored: (state, { payload: { id, topics } }: PayloadAction<TrackProgress>) => {
      progressAdapter.setOne(state, { id, topics: { ...topics, ...state.entities[id]?.topics } });
    },
    trackProgressReceived: (state, action: PayloadAction<{ documents: TrackProgress[]; removed: string[] }>) => {
      progressAdapter.setMany(state, action.payload.documents);
      progressAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { topicMarked, trackProgressReset, trackProgressRestored, trackProgressReceived } =
  trackProgressSlice.actions;
