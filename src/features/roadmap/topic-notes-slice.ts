import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TopicNote } from '../../domain/topic-notes/types';

const notesAdapter = createEntityAdapter<TopicNote>();

export const topicNotesSlice = createSlice({
  name: 'topicNotes',
  initialState: notesAdapter.getInitialState(),
  reducers: {
    /** A note as it is now; one that was emptied is not kept. */
    topicNoted: {
      reducer: (state, { payload }: PayloadAction<TopicNote>) => {
        if (payload.text === '') notesAdapter.removeOne(state, payload.id);
        else notesAdapter.setOne(state, payload);
      },
      prepare: (id: string, text: string) => ({ payload: { id, text, changedAt: new Date().toISOString() } }),
    },
    topicNotesReceived: (state, { payload }: PayloadAction<{ documents: TopicNote[]; removed: string[] }>) => {
      notesAdapter.setMany(state, payload.documents);
      notesAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { topicNoted, topicNotesReceived } = topicNotesSlice.actions;
