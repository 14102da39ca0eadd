import { each, one } from '../../app/collection';
import { focusSessionSchema, focusTimerSchema } from './focus-schema';
import { focusSlice, noTimer, sessionsReceived, timerReceived } from './focus-slice';

export const focusSessionsCollection = each({
  name: 'focusSessions',
  title: 'Focus sessions',
  version: 1,
  latest: true,
  schema: focusSessionSchema,
  slice: focusSlice,
  select: (state) => state.focus.sessions,
  received: sessionsReceived,
});

/** One for all tabs: each shows it, and each can pause or end it. */
export const focusTimerCollection = one({
  name: 'focusTimer',
  title: 'Focus timer',
  version: 1,
  latest: true,
  schema: focusTimerSchema,
  slice: focusSlice,
  select: (state) => state.focus.kept,
  received: timerReceived,
  initial: noTimer,
});
