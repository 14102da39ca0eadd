import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FocusPlan, FocusTimer } from '../../../machines/contracts/focus-flow';
import type { FocusSession } from '../../domain/focus/types';

/** The timer that every tab shows; what is kept of the flow. */
export interface KeptTimer {
  readonly timer: FocusTimer | null;
}

interface State {
  readonly sessions: Readonly<Record<string, FocusSession>>;
  readonly kept: KeptTimer;
}

export const noTimer: KeptTimer = { timer: null };
const initialState: State = { sessions: {}, kept: noTimer };

/** What was worked, and the timer that runs. */
export const focusSlice = createSlice({
  name: 'focus',
  initialState: initialState as State,
  reducers: {
    /** Nothing happens while another timer runs. */
    focusBegun: {
      reducer: (state, { payload }: PayloadAction<{ taskId: string | null; plan: FocusPlan; at: number }>) => {
        if (state.kept.timer && state.kept.timer.phase !== 'over') return;
        const { taskId, plan, at } = payload;
        state.kept.timer = {
          taskId,
          plan,
          phase: 'working',
          begunAt: at,
          worked: 0,
          since: at,
          seenAt: at,
          rested: false,
        };
      },
      prepare: (payload: { taskId: string | null; plan: FocusPlan }) => ({ payload: { ...payload, at: Date.now() } }),
    },
    timerChanged: (state, { payload }: PayloadAction<FocusTimer | null>) => {
      state.kept.timer = payload;
    },
    focusCounted: (
      state,
      {
        payload: { taskId, begunAt, seconds },
      }: PayloadAction<{ taskId: string | null; begunAt: number; seconds: number }>,
    ) => {
      const id = `focus-${begunAt}`;
      if (seconds > 0 && !state.sessions[id])
        state.sessions[id] = { id, taskId, begunAt: new Date(begunAt).toISOString(), seconds, kind: 'focus' };
    },
    sessionsReceived: (state, { payload }: PayloadAction<{ documents: FocusSession[]; removed: string[] }>) => {
      for (const session of payload.documents) state.sessions[session.id] = session;
      for (const id of payload.removed) delete state.sessions[id];
    },
    timerReceived: (state, { payload }: PayloadAction<KeptTimer>) => {
      state.kept = payload;
    },
  },
});

export const { focusBegun, timerChanged, focusCounted, sessionsReceived, timerReceived } = focusSlice.actions;
