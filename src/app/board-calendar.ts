import { useCallback } from 'react';
import type { CalendarBlock } from '../domain/board/types';
import { dayIndex } from '../domain/calendar/day-index';
import { newEvent, withChange } from '../domain/calendar/edits';
import { proposedStart } from '../domain/calendar/free-time';
import type { FileTodo } from '../domain/calendar/ical/todos';
import { MINUTE, wallOf, wallText } from '../domain/calendar/wall';
import { clockFor } from '../domain/calendar/zones';
import { taskRemoved, tasksImported } from '../features/board/board-slice';
import { selectTasks } from '../features/board/selectors';
import { eventsPut, newEventId } from '../features/calendar/calendar-slice';
import { selectCalendar, selectEvent } from '../features/calendar/selectors';
import { deviceZone } from '../ui/device-zone';
import { useAppStore } from './hooks';

// What the board and the calendar take from each other. The two are separate features and import nothing of each other: they are
// joined here.

/** When something on a day is proposed to start: `HH:MM` of its first free hour on this device's clock. */
export function useFreeTime(): (day: string) => string {
  const store = useAppStore();
  return useCallback(
    (day) => {
      const { events, parts } = selectCalendar(store.getState());
      const clock = clockFor(deviceZone(), parts);
      const start = proposedStart(dayIndex(events, clock), clock, wallOf(day), Date.now());
      return wallText(clock.toWall(start, '')).slice(11, 16);
    },
    [store],
  );
}

/** Makes an event of a task, or moves the one it has, and returns its id. */
export function useSendToCalendar(): (block: CalendarBlock) => string {
  const store = useAppStore();
  return useCallback(
    ({ taskId, text, day, time, minutes }) => {
      const state = store.getState();
      const start = wallOf(`${day}T${time}:00`);
      const times = {
        start: wallText(start),
        end: wallText(start + minutes * MINUTE),
        allDay: false,
        zone: deviceZone(),
      };
      const at = new Date().toISOString();
      const eventId = selectTasks(state)[taskId]?.eventId;
      const known = eventId ? selectEvent(state, eventId) : undefined;
      const event = known
        ? withChange(known, { ...times, text }, at)
        : newEvent({ ...times, id: newEventId(), text, taskId, at });
      store.dispatch(eventsPut([event]));
      return event.id;
    },
    [store],
  );
}

/** Tasks of the to-dos that a calendar file brought: what puts them on the board, and what takes each away again. */
export function tasksOfTodos(todos: readonly FileTodo[]) {
  const add = tasksImported({
    tasks: todos.map(({ part, labels, notes, checklist, ...todo }) => ({
      ...todo,
      // What a file calls a category may be no label here: its name is kept in the notes.
      notes: [notes, labels.map((name) => `#${name.replaceAll(' ', '-')}`).join(' ')].filter(Boolean).join('\n\n'),
      checklist: checklist.map((point, at) => ({ id: `point-${at}`, ...point })),
    })),
    name: 'to-dos from a calendar file',
  });
  return { add, remove: add.payload.tasks.map(({ id }) => taskRemoved(id)) };
}
