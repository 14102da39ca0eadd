import type { WithSlice } from '@reduxjs/toolkit';
import type { remindersSlice } from './reminders-slice';

type State = WithSlice<typeof remindersSlice>;

/** The moment up to which all reminders were said, in milliseconds; `null` before the first. */
export const selectToldUpTo = ({ reminders: { upTo } }: State): number | null =>
  upTo === null ? null : Date.parse(upTo);

/** Whether the user wants no reminder to be said for now. */
export const selectRemindersSilenced = ({ reminders }: State): boolean => reminders.silenced;
