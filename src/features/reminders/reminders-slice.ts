import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is kept of reminders. */
export interface RemindersTold {
  /** ISO date-time up to which all were said; `null` before the first. */
  readonly upTo: string | null;
  /** The user wants none to be said for now. */
  readonly silenced: boolean;
}

export const noneTold: RemindersTold = { upTo: null, silenced: false };

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: noneTold,
  reducers: {
    remindersTold: (state, { payload }: PayloadAction<number>): RemindersTold => ({
      ...state,
      upTo: new Date(payload).toISOString(),
    }),
    /** Silenced, or said again from a moment on: what came before that is not told as missed. */
    remindersSilenced: (state, { payload }: PayloadAction<{ silenced: boolean; at: string }>): RemindersTold => ({
      upTo: payload.silenced ? state.upTo : payload.at,
      silenced: payload.silenced,
    }),
    toldReceived: (_, { payload }: PayloadAction<RemindersTold>) => payload,
  },
});

export const { remindersTold, remindersSilenced, toldReceived } = remindersSlice.actions;
