import { createSelector } from '@reduxjs/toolkit';
import type { CalendarEvent } from '../domain/calendar/types';
import { type Reminded, remindedOf } from '../domain/reminders/due-reminders';
import type { RemindedEvent } from '../domain/reminders/types';
import { selectOwnTasks } from '../features/board/selectors';
import { selectEvents } from '../features/calendar/selectors';
import type { RootState } from './store';

/** An event of a version that knew no reminders has none. */
const withReminders = (event: CalendarEvent & { readonly reminders?: readonly number[] }): RemindedEvent =>
  event.reminders ? (event as RemindedEvent) : { ...event, reminders: NONE };
const NONE: readonly number[] = [];

/** What of board and calendar can be reminded of. */
export const selectReminded = createSelector(
  [(state: RootState) => selectOwnTasks(state), (state: RootState) => selectEvents(state)],
  (tasks, events): Reminded => remindedOf(Object.values(tasks), Object.values(events).map(withReminders)),
);
