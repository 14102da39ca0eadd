import { aboutText, type EventAbout } from '../domain/calendar/about';
import { dayIndex } from '../domain/calendar/day-index';
import { newEvent, timesAt, withChange } from '../domain/calendar/edits';
import { nextFree } from '../domain/calendar/free-time';
import { clockFor } from '../domain/calendar/zones';
import { eventsPut, eventsRemoved, newEventId } from '../features/calendar/calendar-slice';
import { selectCalendar, selectEvent } from '../features/calendar/selectors';
import { deviceZone } from '../ui/device-zone';
import type { NewBlock, Planner } from './hooks';
import type { RootState } from './store';

/** Events for blocks of study, each with what it is about. */
export function blocksFor(state: RootState, blocks: readonly NewBlock[]) {
  const zone = deviceZone();
  const clock = clockFor(zone, selectCalendar(state).parts);
  const at = new Date().toISOString();
  const events = blocks.map(({ text, start, end, about }) =>
    newEvent({
      ...timesAt({ start, end, allDay: false }, zone, clock),
      id: newEventId(),
      text,
      at,
      about: aboutText(about),
    }),
  );
  const ids = events.map(({ id }) => id);
  return { add: eventsPut(events), remove: eventsRemoved(ids), ids };
}

/** A block in the next free time of the calendar, by day. */
export function blockInFreeTime(
  state: RootState,
  { text, minutes, about }: Parameters<Planner['newBlock']>[1],
): Awaited<ReturnType<Planner['newBlock']>> {
  const { events, parts } = selectCalendar(state);
  const clock = clockFor(deviceZone(), parts);
  const span = nextFree(dayIndex(events, clock), clock, Date.now(), minutes);
  if (!span) return null;
  const { add, remove } = blocksFor(state, [{ text, ...span, about }]);
  return { add, remove, start: span.start };
}

/** The action that says what an event of the calendar is about. */
export function eventAbout(state: RootState, id: string, about: EventAbout | null) {
  const event = selectEvent(state, id);
  return event ? eventsPut([withChange(event, { about: aboutText(about) }, new Date().toISOString())]) : null;
}

/** The action that ticks an event of the calendar off, or opens it again. */
export function eventDone(state: RootState, id: string, done: boolean) {
  const event = selectEvent(state, id);
  const at = new Date().toISOString();
  return event ? eventsPut([withChange(event, { doneAt: done ? at : null }, at)]) : null;
}
