import { useMemo } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, usePlanner } from '../../app/hooks';
import { dayIndex } from '../../domain/calendar/day-index';
import {
  type EventChange,
  instanceAsEvent,
  newEvent,
  seriesTimes,
  timesAt,
  withChange,
  withoutInstance,
} from '../../domain/calendar/edits';
import { nextOccurrence } from '../../domain/calendar/next-occurrence';
import { repeats } from '../../domain/calendar/series';
import type { CalendarEvent, EventDetails, EventTimes, Occurrence } from '../../domain/calendar/types';
import { clockFor } from '../../domain/calendar/zones';
import { deviceZone } from '../../ui/device-zone';
import { useToast } from '../../ui/toast';
import { eventsPut, eventsRemoved, newEventId } from './calendar-slice';
import { shortText } from './event-words';
import { selectEvent, selectEvents, selectParts, selectShownEvents } from './selectors';
import type { Times } from './slots';

/** Whether a change is for one instance of a series or for all of it. */
export type Scope = 'one' | 'all';

/** The events by day, and everything that can be done with them; each change can be undone. */
export function useCalendar() {
  const events = useAppSelector(selectShownEvents);
  const parts = useAppSelector(selectParts);
  const clock = clockFor(deviceZone(), parts);
  const index = useMemo(() => dayIndex(events, clock), [events, clock]);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  const toast = useToast();
  const now = () => new Date().toISOString();

  /** Puts events, and takes them back: `before` in their place again, those that are new removed. */
  const put = (after: readonly CalendarEvent[], before: readonly CalendarEvent[], text: string) => {
    dispatch(eventsPut(after));
    const known = new Set(before.map(({ id }) => id));
    const undo = () => {
      dispatch(eventsRemoved(after.map(({ id }) => id).filter((id) => !known.has(id))));
      dispatch(eventsPut(before));
    };
    toast({ text, action: { label: 'Undo', run: undo } });
  };

  const link = (task: string | null, event: string | null) => {
    const action = task === null ? null : planner.taskLinked(task, event);
    if (action) dispatch(action);
  };

  const add = (
    text: string,
    times: EventTimes,
    more: { recurrence?: string; taskId?: string | null } & Partial<EventDetails> = {},
  ) => {
    const event = newEvent({ id: newEventId(), text, ...times, at: now(), ...more });
    dispatch(eventsPut([event]));
    link(event.taskId, event.id);
    return event;
  };

  /** Returns the event that holds the change: the series, or the instance that is now separate. */
  const change = (occurrence: Occurrence, changes: EventChange, scope: Scope, text: string): CalendarEvent | null => {
    // As it is now: another tab may have changed or removed it.
    const event = selectEvent(store.getState(), occurrence.event.id);
    if (!event) {
      toast({ text: 'It was removed in another tab. Nothing was changed.', tone: 'danger' });
      return null;
    }
    const alone = repeats(event) && scope === 'one';
    const base = alone ? instanceAsEvent({ ...occurrence, event }, { id: newEventId(), at: now(), clock }) : event;
    const after = withChange(base, changes, now());
    if (after === event) return event;
    put([after], alone ? [] : [event], text);
    return after;
  };

  const move = (occurrence: Occurrence, times: Times, scope: Scope = 'one') => {
    const { event } = occurrence;
    const zone = event.allDay && !times.allDay ? clock.device : event.zone;
    const own = repeats(event) && scope === 'all' ? seriesTimes(occurrence, times, clock) : timesAt(times, zone, clock);
    return change(occurrence, own, scope, `“${shortText(event)}” moved.`);
  };

  const remove = (occurrence: Occurrence, scope: Scope) => {
    const event = selectEvent(store.getState(), occurrence.event.id);
    if (!event) return;
    const name = `“${shortText(event)}”`;
    if (repeats(event) && scope === 'one') {
      put([withoutInstance({ ...occurrence, event }, clock, now())], [event], `${name} deleted on this day.`);
      return;
    }
    // With a series go the instances of it that were changed.
    const gone = repeats(event)
      ? Object.values(selectEvents(store.getState())).filter(({ uid }) => uid === event.uid)
      : [event];
    dispatch(eventsRemoved(gone.map(({ id }) => id)));
    link(event.taskId, null);
    toast({
      text: `${name} deleted.`,
      action: {
        label: 'Undo',
        run: () => {
          dispatch(eventsPut(gone));
          link(event.taskId, event.id);
        },
      },
    });
  };

  /** When an event is, or is next; `null` where it is gone. */
  const nextOf = (id: string, at: number): Occurrence | null => {
    const event = Object.hasOwn(events, id) ? events[id] : undefined;
    return event ? nextOccurrence(index, event, clock, at) : null;
  };

  return { index, clock, add, change, move, remove, nextOf };
}

export type Calendar = ReturnType<typeof useCalendar>;
