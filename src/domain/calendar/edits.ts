import { type CalendarEvent, type EventDetails, type EventTimes, LONGEST_TEXT, NO_DETAILS } from './types';
import { DAY, dayText, isWall, wallOf, wallText } from './wall';
import type { Clock } from './zones';

/** What keeps an event from being saved, in words for the reader; `null` when nothing does. */
export function faultOf({
  text,
  start,
  end,
  allDay,
}: Pick<CalendarEvent, 'text' | 'start' | 'end' | 'allDay'>): string | null {
  if (text.trim() === '') return 'Write what the event is. An event without text is not kept.';
  if (text.length > LONGEST_TEXT)
    return `The text is longer than ${LONGEST_TEXT.toLocaleString('en')} characters. Shorten it.`;
  return timesFault({ start, end, allDay });
}

/** What is wrong with the times alone. With `allDay` the end is the first day after it. */
function timesFault({ start, end, allDay }: Pick<EventTimes, 'start' | 'end' | 'allDay'>): string | null {
  if (!isWall(start)) return 'The start is not a valid date. Choose a day and a time.';
  if (!isWall(end)) return 'The end is not a valid date. Choose a day and a time.';
  const [from, to] = [wallOf(start), wallOf(end)];
  if (to < from || (allDay && to === from))
    return 'The end is before the start. Choose a later end or an earlier start.';
  return null;
}

/** A new event; `text` and the times are taken as they are. @param at ISO date-time of now */
export function newEvent(
  fields: EventTimes & { readonly id: string; readonly text: string; readonly at: string } & Partial<
      Pick<CalendarEvent, 'recurrence' | 'taskId' | 'about' | 'recurrenceId' | 'uid'> & EventDetails
    >,
): CalendarEvent {
  return {
    id: fields.id,
    uid: fields.uid ?? `${fields.id}@elevate`,
    sequence: 0,
    text: fields.text.trim(),
    start: fields.start,
    end: fields.end,
    allDay: fields.allDay,
    zone: fields.allDay ? '' : fields.zone,
    recurrence: fields.recurrence ?? '',
    recurrenceId: fields.recurrenceId ?? '',
    taskId: fields.taskId ?? null,
    about: fields.about ?? '',
    doneAt: null,
    place: fields.place ?? NO_DETAILS.place,
    notes: fields.notes ?? NO_DETAILS.notes,
    reminders: fields.reminders ?? NO_DETAILS.reminders,
    calendarId: fields.calendarId ?? NO_DETAILS.calendarId,
    colour: fields.colour ?? NO_DETAILS.colour,
    source: '',
    changedAt: fields.at,
  };
}

const PLAIN = [
  'text',
  'start',
  'end',
  'allDay',
  'zone',
  'recurrence',
  'taskId',
  'about',
  'doneAt',
  'place',
  'notes',
  'calendarId',
  'colour',
] as const;

export type EventChange = Partial<
  EventTimes & EventDetails & Pick<CalendarEvent, 'text' | 'recurrence' | 'taskId' | 'about' | 'doneAt'>
>;

/** The event with a change; the same object when the change says what it is already. @param at ISO date-time of now */
export function withChange(event: CalendarEvent, change: EventChange, at: string): CalendarEvent {
  const next = { ...event, ...change };
  const after = { ...next, text: next.text.trim() || event.text, zone: next.allDay ? '' : next.zone };
  const differs =
    PLAIN.some((field) => after[field] !== event[field]) || String(after.reminders) !== String(event.reminders);
  return differs ? { ...after, sequence: event.sequence + 1, changedAt: at } : event;
}

/**
 * The times of an event that was put to another moment. An event keeps its zone; a whole day that becomes an hour, or the
 * reverse, takes the device's.
 * @param start instant; for whole days midnight on the reader's clock
 * @param end instant, after it
 */
export function timesAt(
  { start, end, allDay }: { readonly start: number; readonly end: number; readonly allDay: boolean },
  zone: string,
  clock: Clock,
): EventTimes {
  if (allDay) {
    const first = clock.toWall(start, '');
    const last = Math.max(clock.toWall(end, ''), first + 1);
    return { start: dayText(first), end: dayText(Math.ceil(last / DAY) * DAY), allDay, zone: '' };
  }
  return { start: wallText(clock.toWall(start, zone)), end: wallText(clock.toWall(end, zone)), allDay, zone };
}
