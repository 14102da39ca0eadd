import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is kept of reminders. */
export interface RemindersTold {
  /** ISO date-time up to which all were said; `null` before the first. */
  readonly upTo: string | null;
}

export const noneTold: RemindersTold = { upTo: null };

export const remindersSlice = createSlice({
  name: 'reminders',
  initialState: noneTold,
  reducers: {
    remindersTold: (_, { payload }: PayloadAction<number>): RemindersTold => ({
      upTo: new Date(payload).toISOString(),
    }),
    toldReceived: (_, { payload }: PayloadAction<RemindersTold>) => payload,
  },
});

export const { remindersTold, toldReceived } = remindersSlice.actions;
