import { expandRule, readRule } from './rule';
import { lengthOf, repeats, untilOf, zoneOf } from './series';
import { type CalendarEvent, type EventTimes, LONGEST_TEXT, type Occurrence } from './types';
import { DAY, dayNumber, dayText, isWall, wallOf, wallText } from './wall';
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
      Pick<CalendarEvent, 'recurrence' | 'taskId' | 'about' | 'recurrenceId' | 'uid'>
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
    source: '',
    changedAt: fields.at,
  };
}

export type EventChange = Partial<
  EventTimes & Pick<CalendarEvent, 'text' | 'recurrence' | 'taskId' | 'about' | 'doneAt'>
>;

/** The event with a change; the same object when the change says what it is already. @param at ISO date-time of now */
export function withChange(event: CalendarEvent, change: EventChange, at: string): CalendarEvent {
  const next = { ...event, ...change };
  const after = { ...next, text: next.text.trim() || event.text, zone: next.allDay ? '' : next.zone };
  const differs = (['text', 'start', 'end', 'allDay', 'zone', 'recurrence', 'taskId', 'about', 'doneAt'] as const).some(
    (field) => after[field] !== event[field],
  );
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
    // What a rule bars says nothing of one time.
    source: event.source.replace(/^EXRULE[;:].*\n?/gim, ''),
    changedAt: at,
  };
}

/** The series without one of its instances: an EXDATE more. @param instance as `instanceKey` names it */
export function withoutInstance(series: CalendarEvent, instance: string, at: string): CalendarEvent {
  const value = instance.replace(/[-:]/g, '');
  const line = instance.length === 10 ? `EXDATE;VALUE=DATE:${value}` : `EXDATE:${value}`;
  return withChange(series, { recurrence: [series.recurrence, line].filter(Boolean).join('\n') }, at);
}

/** The times of an event that begins at a moment of its own clock. @param length milliseconds; of whole days on the calendar */
export function timesFrom(
  wall: number,
  length: number,
  { allDay, zone }: Pick<CalendarEvent, 'allDay' | 'zone'>,
  clock: Clock,
): Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'zone'> {
  if (allDay) {
    const first = dayNumber(wall) * DAY;
    return { start: dayText(first), end: dayText(first + Math.max(DAY, length)), allDay, zone: '' };
  }
  const end = clock.toWall(clock.toInstant(wall, zone) + length, zone);
  return { start: wallText(wall), end: wallText(Math.max(wall, end)), allDay, zone };
}

/** A series whose rule was made here: it begins on the first day that the rule names, and UNTIL is written as its times are. */
export function fitted(event: CalendarEvent, asked: boolean, clock: Clock): CalendarEvent {
  if (!asked || !repeats(event)) return event;
  const series = {
    ...event,
    recurrence: event.recurrence.replace(/^RRULE:.*$/m, (line) => withUntil(line, event, clock)),
  };
  const first = wallOf(series.start);
  const next = series.recurrence
    .split('\n')
    .map((line) => (line.startsWith('RRULE:') ? readRule(line.slice(6)) : null))
    .flatMap((rule) => {
      const until = rule ? untilOf(rule, clock, zoneOf(series)) : 0;
      const window = { from: first, to: first + 20 * 366 * DAY, limit: 1, until, fittingOnly: true };
      return rule ? expandRule(rule, first, window) : [];
    });
  const start = Math.min(...next);
  return Number.isFinite(start) && start !== first
    ? { ...series, ...timesFrom(start, lengthOf(series, clock), series, clock) }
    : series;
}

/** A rule's UNTIL as a date for whole days, otherwise as the last second of its day (RFC 5545, section 3.3.10). */
function withUntil(line: string, { allDay, zone }: CalendarEvent, clock: Clock): string {
  const rule = readRule(line.slice(6));
  if (!rule?.until || allDay === /UNTIL=\d{8}(?:;|$)/i.test(line)) return line;
  const wall = untilOf(rule, clock, allDay ? '' : zone);
  const written = allDay ? dayText(wall) : zone === '' ? wallText(wall) : `${wallText(clock.toInstant(wall, zone))}Z`;
  return line.replace(/UNTIL=[^;]*/i, `UNTIL=${written.replace(/[-:]/g, '')}`);
}
