import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import type { RoomScores } from '../../domain/interview/room-scores';

/** A submitted session. */
export interface FiledSession extends InterviewRecord {
  /** ISO date-time of its removal: it can be brought back until its recording is purged with it. */
  readonly removedAt?: string;
  /** What the built-in judge says of its answers; left out until it was asked. */
  readonly scores?: RoomScores;
}

const sessionsAdapter = createEntityAdapter<FiledSession>();

export const interviewSessionsSlice = createSlice({
  name: 'interviewSessions',
  initialState: sessionsAdapter.getInitialState(),
  reducers: {
    // Comes again when the end of its recording was stored after it. Nothing else of a submitted session changes: what
    // another tab submits under its name is a session of its own.
    sessionFiled: (state, { payload }: PayloadAction<InterviewRecord>) => {
      const { id, kept } = placeOf(state.entities, payload);
      sessionsAdapter.setOne(state, kept ? { ...kept, parts: payload.parts } : { ...payload, id });
    },
    /** Its submission was taken back. */
    sessionWithdrawn: (state, action: PayloadAction<string>) => sessionsAdapter.removeOne(state, action.payload),
    sessionRemoved: {
      reducer: (state, { payload: { id, at } }: PayloadAction<{ id: string; at: string }>) =>
        sessionsAdapter.updateOne(state, { id, changes: { removedAt: at } }),
      prepare: (id: string) => ({ payload: { id, at: new Date().toISOString() } }),
    },
    sessionRestored: (state, action: PayloadAction<string>) => {
      const session = state.entities[action.payload];
      if (session) delete session.removedAt;
    },
    sessionScored: (state, { payload: { id, scores } }: PayloadAction<{ id: string; scores: RoomScores }>) =>
      sessionsAdapter.updateOne(state, { id, changes: { scores } }),
    sessionPurged: (state, action: PayloadAction<string>) => sessionsAdapter.removeOne(state, action.payload),
    interviewSessionsReceived: (state, action: PayloadAction<{ documents: FiledSession[]; removed: string[] }>) => {
      sessionsAdapter.setMany(state, action.payload.documents);
      sessionsAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const {
  sessionFiled,
  sessionWithdrawn,
  sessionRemoved,
  sessionRestored,
  sessionScored,
  sessionPurged,
  interviewSessionsReceived,
} = interviewSessionsSlice.actions;

/** Where a session is filed: the same submission as is kept already, or the first name that is free. */
function placeOf(
  entities: Readonly<Record<string, FiledSession>>,
  record: InterviewRecord,
): { readonly id: string; readonly kept: FiledSession | null } {
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? record.id : `${record.id}-${n}`;
    const kept = entities[id];
    if (!kept) return { id, kept: null };
    if (sameWords(kept, record)) return { id, kept };
  }
}

const sameWords = (a: InterviewRecord, b: InterviewRecord): boolean =>
  a.notes === b.notes && JSON.stringify(a.answers) === JSON.stringify(b.answers);
