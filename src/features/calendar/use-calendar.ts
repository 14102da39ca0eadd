import { useMemo } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, usePlanner } from '../../app/hooks';
import { dayIndex } from '../../domain/calendar/day-index';
import { newEvent, timesAt, withChange } from '../../domain/calendar/edits';
import { nextOccurrence } from '../../domain/calendar/next-occurrence';
import { type Scope, type SeriesChange, type SeriesEdit, seriesWith } from '../../domain/calendar/scope';
import type { CalendarEvent, EventDetails, EventTimes, Occurrence } from '../../domain/calendar/types';
import { clockFor } from '../../domain/calendar/zones';
import { deviceZone } from '../../ui/device-zone';
import { useToast } from '../../ui/toast';
import { eventsPut, newEventId, seriesChanged } from './calendar-slice';
import { changedWords, shortText } from './event-words';
import { selectEvent, selectEvents, selectParts, selectShownEvents } from './selectors';

const GONE = 'It was removed in another tab. Nothing was changed.';
/** Changes of series are fetched when the first one is made. */
const fetchEngine = () => import('../../domain/calendar/change-series');

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

  const tools = () => ({ clock, at: now(), newId: newEventId });

  /** Makes a change, and takes it back: what it put or removed is in its place again, what is new is gone. */
  const take = ({ put, removed }: Pick<SeriesChange, 'put' | 'removed'>, text: string, undone = () => {}) => {
    if (put.length + removed.length === 0) return;
    const events = selectEvents(store.getState());
    const before = [...put, ...removed].flatMap(({ id }) => events[id] ?? []);
    const added = put.map(({ id }) => id).filter((id) => !events[id]);
    dispatch(seriesChanged({ put, removed: removed.map(({ id }) => id) }));
    const undo = () => {
      dispatch(seriesChanged({ put: before, removed: added }));
      undone();
    };
    toast({ text, action: { label: 'Undo', run: undo } });
  };

  const link = (task: string | null, event: string | null) => {
    const action = task === null ? null : planner.taskLinked(task, event);
    if (action) dispatch(action);
  };

  /** Fetches what changes series; `null`, and said, where that fails. */
  const engine = async () => {
    try {
      return await fetchEngine();
    } catch {
      toast({
        text: 'The series was not changed: a part of the app could not be fetched. Go online and try again.',
        tone: 'danger',
      });
      return null;
    }
  };

  const put = (event: CalendarEvent): CalendarEvent => {
    dispatch(eventsPut([event]));
    link(event.taskId, event.id);
    return event;
  };

  const add = (
    text: string,
    times: EventTimes,
    more: { readonly taskId?: string | null } & Partial<EventDetails> = {},
  ) => put(newEvent({ id: newEventId(), text, ...times, at: now(), ...more }));

  /** Adds an event that repeats, on the first day that its rule names. */
  const addSeries = async (
    text: string,
    times: EventTimes,
    recurrence: string,
    more: { readonly taskId: string | null } & Partial<EventDetails>,
  ) => {
    const event = newEvent({ id: newEventId(), text, ...times, at: now(), recurrence, ...more });
    const edits = await import('../../domain/calendar/series-edits').catch(() => null);
    return put(edits ? edits.fitted(event, clock) : event);
  };

  /** Whether an event is a series, or one of it: a change has to say which are meant. */
  const ofSeries = (event: CalendarEvent): boolean => seriesWith(selectEvents(store.getState()), event) !== null;

  /** The series that an event is, or is one of; `null` for any other. */
  const seriesOf = (event: CalendarEvent): CalendarEvent | null => seriesWith(events, event)?.series ?? null;

  /** Changes an event that is of no series, and returns it as it is now. */
  const change = (
    occurrence: Occurrence,
    { times, details, ...words }: Pick<SeriesEdit, 'text' | 'details' | 'times'>,
    text: string,
  ): CalendarEvent | null => {
    // As it is now: another tab may have changed or removed it.
    const own = selectEvent(store.getState(), occurrence.event.id);
    if (!own) {
      toast({ text: GONE, tone: 'danger' });
      return null;
    }
    const zone = own.allDay && times && !times.allDay ? clock.device : own.zone;
    const after = withChange(own, { ...words, ...details, ...(times ? timesAt(times, zone, clock) : {}) }, now());
    if (after !== own) take({ put: [after], removed: [] }, text);
    return after;
  };

  const move = (occurrence: Occurrence, times: SeriesEdit['times'] & {}) =>
    change(occurrence, { times }, `“${shortText(occurrence.event)}” moved.`);

  /**
   * Changes one event of a series, that and those after it, or all, and how any event repeats; returns the one that now
   * holds it.
   */
  const changeSeries = async (
    occurrence: Occurrence,
    edit: SeriesEdit,
    scope: Scope,
    done: string,
  ): Promise<CalendarEvent | null> => {
    const changes = await engine();
    if (!changes) return null;
    const changed = changes.changeOfSeries(selectEvents(store.getState()), occurrence, edit, scope, tools());
    if (!changed) {
      toast({ text: GONE, tone: 'danger' });
      return null;
    }
    take(changed, `${changedWords(`“${shortText(changed.event)}”`, scope)} ${done}.`);
    return changed.event;
  };

  /** Deletes an event that is of no series. */
  const remove = ({ event: { id } }: Occurrence) => {
    const event = selectEvent(store.getState(), id);
    if (!event) return;
    take({ put: [], removed: [event] }, `“${shortText(event)}” deleted.`, () => link(event.taskId, event.id));
    link(event.taskId, null);
  };

  const removeOfSeries = async (occurrence: Occurrence, scope: Scope): Promise<boolean> => {
    const changes = await engine();
    const removal = changes?.removalFromSeries(selectEvents(store.getState()), occurrence, scope, tools());
    if (!removal) return false;
    const linked = removal.removed.find(({ taskId, recurrenceId }) => taskId !== null && recurrenceId === '');
    const name = `“${shortText(occurrence.event)}”`;
    const words = scope === 'one' ? `${name} deleted on this day.` : `${changedWords(name, scope)} deleted.`;
    take(removal, words, () => linked && link(linked.taskId, linked.id));
    if (linked) link(linked.taskId, null);
    return true;
  };

  /** The occurrence of an event at a moment, as it is now in the store; `null` where it has none there. */
  const at = (event: CalendarEvent, start: number): Occurrence | null =>
    dayIndex(selectEvents(store.getState()), clock)
      .between(start, start + 1)
      .find((one) => one.event.id === event.id && one.start === start) ?? null;

  /** When an event is, or is next; `null` where it is gone. */
  const nextOf = (id: string, at: number): Occurrence | null => {
    const event = Object.hasOwn(events, id) ? events[id] : undefined;
    return event ? nextOccurrence(index, event, clock, at) : null;
  };

  return {
    index,
    clock,
    add,
    addSeries,
    ofSeries,
    seriesOf,
    change,
    changeSeries,
    move,
    remove,
    removeOfSeries,
    nextOf,
    at,
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
