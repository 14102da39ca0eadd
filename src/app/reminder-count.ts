import { createSelector } from '@reduxjs/toolkit';
import { selectOwnTasks } from '../features/board/selectors';
import { selectEvents } from '../features/calendar/selectors';
import type { RootState } from './store';

/** How many reminders are set; looked at again when tasks or events change. */
export const selectReminderCount = createSelector(
  [(state: RootState) => selectOwnTasks(state), (state: RootState) => selectEvents(state)],
  (tasks, events): number => {
    let count = 0;
    for (const id in tasks) count += tasks[id]?.reminders.length ?? 0;
    for (const id in events) count += events[id]?.reminders.length ?? 0;
    return count;
  },
);
