import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TopicStatus, TrackProgress } from '../../domain/track-progress/types';

const progressAdapter = createEntityAdapter<TrackProgress>();

interface Marked {
  readonly trackId: string;
  /** The track's title and the topic's name, kept with the mark for screens without the catalogue. */
  readonly title?: string;
  readonly topicId: string;
  readonly name?: string;
  readonly status: TopicStatus;
  /** ISO date-time. */
  readonly at: string;
}

export const trackProgressSlice = createSlice({
  name: 'trackProgress',
  initialState: progressAdapter.getInitialState(),
  reducers: {
    topicMarked: {
      reducer: (state, { payload: { trackId, title, topicId, name, status, at } }: PayloadAction<Marked>) => {
        const before = state.entities[trackId]?.topics ?? {};
        const others = Object.entries(before).filter(([id]) => id !== topicId);
        if (status !== 'not-started') others.push([topicId, { status, at, ...(name ? { name } : {}) }]);
        if (others.length === 0) progressAdapter.removeOne(state, trackId);
        else
          progressAdapter.setOne(state, {
            id: trackId,
            ...(title ? { title } : {}),
            topics: Object.fromEntries(others),
          });
      },
      prepare: (mark: Omit<Marked, 'at'>) => ({ payload: { ...mark, at: new Date().toISOString() } }),
    },
    trackProgressReset: (state, action: PayloadAction<string>) => progressAdapter.removeOne(state, action.payload),
    /** Brings back what was reset; what was marked since then stays as it is. */
    trackProgressRestored: (state, { payload: before }: PayloadAction<TrackProgress>) => {
      progressAdapter.setOne(state, { ...before, topics: { ...before.topics, ...state.entities[before.id]?.topics } });
    },
    trackProgressReceived: (state, action: PayloadAction<{ documents: TrackProgress[]; removed: string[] }>) => {
      progressAdapter.setMany(state, action.payload.documents);
      progressAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { topicMarked, trackProgressReset, trackProgressRestored, trackProgressReceived } =
  trackProgressSlice.actions;
