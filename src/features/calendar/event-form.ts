import { faultOf } from '../../domain/calendar/edits';
import { recurrenceFor } from '../../domain/calendar/repeats';
import type { SeriesEdit } from '../../domain/calendar/scope';
import type { EventTimes } from '../../domain/calendar/types';
import { DAY, dayText, wallOf, wallText } from '../../domain/calendar/wall';
import type { Clock } from '../../domain/calendar/zones';
import type { CalendarDraft } from './calendar-slice';

/** The form for a new event. @param at when it begins and ends, instants */
export function blankForm(at: { start: number; end: number; allDay: boolean }, clock: Clock, text = ''): CalendarDraft {
  return { id: 'new', text, ...partsOf(at, clock), repeat: 'none', rule: '' };
}

/** The fields of times on the reader's clock. */
export function partsOf({ start, end, allDay }: { start: number; end: number; allDay: boolean }, clock: Clock) {
  const [from, to] = [clock.toWall(start, ''), clock.toWall(end, '')];
  return {
    startDay: dayText(from),
    startTime: wallText(from).slice(11, 16),
    endDay: dayText(allDay ? Math.max(from, to - DAY) : to),
    endTime: wallText(to).slice(11, 16),
    allDay,
  };
}

/** The times that stand in a form, on the reader's clock. */
export function timesOfForm({ startDay, startTime, endDay, endTime, allDay }: CalendarDraft, zone: string): EventTimes {
  if (!allDay) return { start: `${startDay}T${startTime}:00`, end: `${endDay}T${endTime}:00`, allDay, zone };
  const last = wallOf(endDay);
  return { start: startDay, end: Number.isNaN(last) ? endDay : dayText(last + DAY), allDay, zone: '' };
}

/** What keeps the form from being saved, in words; `null` when nothing does. Blank text is nobody's fault. */
export function faultOfForm(form: CalendarDraft, device: string): string | null {
  return faultOf({ ...timesOfForm(form, device), text: form.text.trim() === '' ? '-' : form.text });
}

/**
 * What a form changes in the event it came from. Times that were not touched stay as they are.
 * @param before the form as it was opened
 */
export function changeOf(form: CalendarDraft, before: CalendarDraft, clock: Clock): SeriesEdit {
  const moved = (['startDay', 'startTime', 'endDay', 'endTime', 'allDay'] as const).some(
    (field) => form[field] !== before[field] && !(form.allDay && before.allDay && field.endsWith('Time')),
  );
  const text = form.text.trim();
  const repeats = form.repeat !== before.repeat || form.rule !== before.rule;
  return {
    ...(text === before.text ? {} : { text }),
    ...(form.details ? { details: form.details } : {}),
    ...(moved ? { times: instantsOf(timesOfForm(form, clock.device), clock) } : {}),
    ...(repeats && form.repeat !== 'kept' ? { recurrence: recurrenceFor(form) } : {}),
  };
}

/** Times of the reader's clock as instants. */
const instantsOf = ({ start, end, allDay }: EventTimes, clock: Clock) => ({
  start: clock.toInstant(wallOf(start), ''),
  end: clock.toInstant(wallOf(end), ''),
  allDay,
});
