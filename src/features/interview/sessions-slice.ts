import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InterviewRecord } from '../../../machines/contracts/interview';

/** A submitted session. */
export interface FiledSession extends InterviewRecord {
  /** ISO date-time of its removal: it can be brought back until its recording is purged with it. */
  readonly removedAt?: string;
}

const sessionsAdapter = createEntityAdapter<FiledSession>();

export const interviewSessionsSlice = createSlice({
  name: 'interviewSessions',
  initialState: sessionsAdapter.getInitialState(),
  reducers: {
    // Comes again when the end of its recording was stored after it.
    sessionFiled: (state, action: PayloadAction<InterviewRecord>) => sessionsAdapter.upsertOne(state, action.payload),
    sessionRemoved: {
      reducer: (state, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) =>
        sessionsAdapter.updateOne(state, { id, changes: { removedAt: at } }),
      prepare: (id: string) => ({ payload: { id, at: new Date().toISOString() } }),
    },
    sessionRestored: (state, action: PayloadAction<string>) => {
      const session = state.entities[action.payload];
      if (session) delete session.removedAt;
    },
    sessionPurged: (state, action: PayloadAction<string>) => sessionsAdapter.removeOne(state, action.payload),
    interviewSessionsReceived: (state, action: PayloadAction<{ documents: FiledSession[]; removed: string[] }>) => {
      sessionsAdapter.setMany(state, action.payload.documents);
      sessionsAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { sessionFiled, sessionRemoved, sessionRestored, sessionPurged, interviewSessionsReceived } =
  interviewSessionsSlice.actions;
