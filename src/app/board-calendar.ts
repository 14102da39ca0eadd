import { useMemo } from 'react';
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
import type { Sent, ToCalendar } from '../features/board/to-calendar';
import { eventsPut, eventsRemoved, newEventId } from '../features/calendar/calendar-slice';
import { selectCalendar, selectEvent } from '../features/calendar/selectors';
import { deviceZone } from '../ui/device-zone';
import { lazyPart } from '../ui/lazy-part';
import { useAppStore } from './hooks';
import type { BesideProps } from './planner-types';
import type { AppStore, RootState } from './store';

// What the board and the calendar take from each other. The two are separate features and import nothing of each other: they are
// joined here.

/** The calendar as it is drawn beside the board. */
const Beside = lazyPart<BesideProps>(() =>
  import('../features/calendar/calendar-beside').then((m) => m.CalendarBeside),
);

/** What is large, and needed when a time is looked for. */
const freeTimes = () => import('./free-times');

/** The board's way into the calendar; the same one while the store is the same. */
export function useToCalendar(): ToCalendar {
  const store = useAppStore();
  return useMemo(() => {
    const clockNow = () => clockFor(deviceZone(), selectCalendar(store.getState()).parts);
    return {
      Beside,
      freeTime: (day) => {
        const clock = clockNow();
        const index = dayIndex(selectCalendar(store.getState()).events, clock);
        const start = proposedStart(index, clock, wallOf(day), Date.now());
        return wallText(clock.toWall(start, '')).slice(11, 16);
      },
      send: (block) => send(store, block),
      find: async (task, minutes, daytime) =>
        (await freeTimes()).timesFor(store.getState(), task, { minutes, daytime, now: Date.now() }),
      clashes: async (block) => (await freeTimes()).clashesOfBlock(store.getState(), block),
      blockAt: ({ start, end }) => {
        const wall = wallText(clockNow().toWall(start, ''));
        return { day: wall.slice(0, 10), time: wall.slice(11, 16), minutes: (end - start) / MINUTE };
      },
    };
  }, [store]);
}

/** Makes an event of a task, or moves the one it has. */
function send(store: AppStore, { taskId, text, day, time, minutes }: CalendarBlock): Sent {
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
  return {
    eventId: event.id,
    takeBack: () => void store.dispatch(known ? eventsPut([known]) : eventsRemoved([event.id])),
  };
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
