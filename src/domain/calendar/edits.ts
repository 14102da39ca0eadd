import {
  type CalendarEvent,
  type EventDetails,
  type EventTimes,
  LONGEST_TEXT,
  NO_DETAILS,
  type Occurrence,
} from './types';
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

/**
 * One instance of a series as a separate event, which replaces it from then on (RFC 5545, section 3.8.4.4).
 * @param id of the new event
 */
export function instanceAsEvent(
  { event, start, end, allDay, instance }: Occurrence,
  { id, at, clock }: { readonly id: string; readonly at: string; readonly clock: Clock },
): CalendarEvent {
  return {
    ...event,
    ...timesAt({ start, end, allDay }, event.zone, clock),
    id,
    recurrence: '',
    recurrenceId: instance,
    changedAt: at,
  };
}

/** The series without one of its instances: an EXDATE more. */
export function withoutInstance({ event, start, instance }: Occurrence, clock: Clock, at: string): CalendarEvent {
  const compact = (wall: number) => wallText(wall).replace(/[-:]/g, '');
  const line = event.allDay
    ? `EXDATE;VALUE=DATE:${instance.replaceAll('-', '')}`
    : event.zone === ''
      ? `EXDATE:${compact(clock.toWall(start, ''))}`
      : `EXDATE:${compact(start)}Z`;
  return withChange(event, { recurrence: [event.recurrence, line].filter(Boolean).join('\n') }, at);
}

/** Where a series moves to when one of its instances is put elsewhere and all are to follow: the same way from its start. */
export function seriesTimes(
  occurrence: Occurrence,
  to: { start: number; end: number; allDay: boolean },
  clock: Clock,
): EventTimes {
  const { event } = occurrence;
  const zone = to.allDay || event.allDay ? '' : event.zone;
  const shift = clock.toWall(to.start, zone) - clock.toWall(occurrence.start, zone);
  const first = wallOf(event.start) + shift;
  const length = clock.toWall(to.end, zone) - clock.toWall(to.start, zone);
  return to.allDay
    ? {
        start: dayText(first),
        end: dayText(Math.ceil((first + Math.max(length, DAY)) / DAY) * DAY),
        allDay: true,
        zone: '',
      }
    : { start: wallText(first), end: wallText(first + length), allDay: false, zone };
}
