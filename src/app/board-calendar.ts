import { useCallback } from 'react';
import { additions, type NewTask } from '../domain/board/changes';
import { labelAdditions } from '../domain/board/labels';
import { asLabelName } from '../domain/board/texts';
import type { CalendarBlock } from '../domain/board/types';
import { dayIndex } from '../domain/calendar/day-index';
import { newEvent, withChange } from '../domain/calendar/edits';
import { proposedStart } from '../domain/calendar/free-time';
import type { FileTodo } from '../domain/calendar/ical/todos';
import { MINUTE, wallOf, wallText } from '../domain/calendar/wall';
import { clockFor } from '../domain/calendar/zones';
import { newTaskId, stepMade, taskRemoved } from '../features/board/board-slice';
import { selectLabels, selectTasks } from '../features/board/selectors';
import { newLabelId } from '../features/board/steps';
import { eventsPut, newEventId } from '../features/calendar/calendar-slice';
import { selectCalendar, selectEvent } from '../features/calendar/selectors';
import { deviceZone } from '../ui/device-zone';
import { useAppStore } from './hooks';
import type { RootState } from './store';

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

/**
 * Tasks of the to-dos that a calendar file brought, with its categories as labels: what puts them on the board, and what
 * takes each away again. A category for which the board has no room stays in the notes.
 */
export function tasksOfTodos(state: RootState, todos: readonly FileTodo[]) {
  const at = new Date().toISOString();
  const labels = selectLabels(state);
  const names = [...new Set(todos.flatMap((todo) => todo.labels.map(asLabelName)))];
  const fresh = labelAdditions(
    labels,
    names.map((name) => ({ id: newLabelId(), name, colour: null })),
  );
  const known = [...Object.values(labels), ...fresh.flatMap(({ after }) => after ?? [])];
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const idOf = (name: string) => ids.get(asLabelName(name).toLowerCase());
  const tasks = todos.map(({ part: _, labels: said, notes, checklist, ...todo }): NewTask => {
    const homeless = said.filter((name) => idOf(name) === undefined).map((name) => `#${name.replaceAll(' ', '-')}`);
    return {
      ...todo,
      id: newTaskId(),
      at,
      labels: [...new Set(said.flatMap((name) => idOf(name) ?? []))],
      notes: [notes, homeless.join(' ')].filter(Boolean).join('\n\n'),
      checklist: checklist.map((point, n) => ({ id: `point-${n}`, ...point })),
    };
  });
  const add = stepMade({
    label: 'Imported to-dos from a calendar file',
    changes: additions(selectTasks(state), tasks),
    labels: fresh,
  });
  const labelsGone = stepMade({
    label: 'Took back the labels of a calendar file',
    changes: [],
    labels: fresh.map(({ id, before, after }) => ({ id, before: after, after: before })),
  });
  return { add, remove: [...tasks.map(({ id }) => taskRemoved(id)), ...(fresh.length > 0 ? [labelsGone] : [])] };
}
