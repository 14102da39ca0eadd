import { timesAt, withChange } from './edits';
import { expandRule, readRule } from './rule';
import { lengthOf, repeats, untilOf, zoneOf } from './series';
import type { CalendarEvent, Occurrence } from './types';
import { DAY, dayNumber, dayText, wallOf, wallText } from './wall';
import type { Clock } from './zones';

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
export function fitted(event: CalendarEvent, clock: Clock): CalendarEvent {
  if (!repeats(event)) return event;
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
