import { repeatOf } from '../../domain/calendar/plain-rules';
import type { Occurrence } from '../../domain/calendar/types';
import { wallOf, wallText } from '../../domain/calendar/wall';
import type { Clock } from '../../domain/calendar/zones';
import type { CalendarDraft } from './calendar-slice';
import { partsOf } from './event-form';

/**
 * The form for one that is there, on the reader's clock.
 * @param recurrence of its series
 */
export function formOf(occurrence: Occurrence, clock: Clock, recurrence: string): CalendarDraft {
  const { event, key } = occurrence;
  return { id: key, text: event.text, ...partsOf(occurrence, clock), ...repeatOf(recurrence) };
}

/** Milliseconds from a form's start to its end; `null` while one of them is half typed. */
export function lengthOfForm(form: CalendarDraft): number | null {
  const [from, to] = form.allDay
    ? [wallOf(form.startDay), wallOf(form.endDay)]
    : [wallOf(`${form.startDay}T${form.startTime}`), wallOf(`${form.endDay}T${form.endTime}`)];
  return to >= from ? to - from : null;
}

/** What a new start changes in a form: its end keeps its distance. @param length from start to end, as it was last known */
export function withStart(
  form: CalendarDraft,
  start: Partial<Pick<CalendarDraft, 'startDay' | 'startTime'>>,
  length: number | null,
): Partial<CalendarDraft> {
  const { startDay, startTime, allDay } = { ...form, ...start };
  const from = wallOf(allDay ? startDay : `${startDay}T${startTime}`);
  if (Number.isNaN(from) || length === null) return start;
  const end = wallText(from + length);
  return { ...start, endDay: end.slice(0, 10), ...(allDay ? {} : { endTime: end.slice(11, 16) }) };
}
