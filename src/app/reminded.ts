import { createSelector } from '@reduxjs/toolkit';
import { type Reminded, remindedOf } from '../domain/reminders/due-reminders';
import { selectOwnTasks } from '../features/board/selectors';
import { selectEvents } from '../features/calendar/selectors';
import type { RootState } from './store';

/** What of board and calendar can be reminded of. */
export const selectReminded = createSelector(
  [(state: RootState) => selectOwnTasks(state), (state: RootState) => selectEvents(state)],
  (tasks, events): Reminded => remindedOf(Object.values(tasks), Object.values(events)),
);
