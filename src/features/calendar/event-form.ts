import { type EventChange, faultOf, timesAt } from '../../domain/calendar/edits';
import { type Repeat, recurrenceFor, repeatOf } from '../../domain/calendar/repeats';
import type { CalendarEvent, EventTimes, Occurrence } from '../../domain/calendar/types';
import { DAY, dayText, wallOf, wallText } from '../../domain/calendar/wall';
import type { Clock } from '../../domain/calendar/zones';
import type { CalendarDraft } from './calendar-slice';

/** The form for a new event. @param at when it begins and ends, instants */
export function blankForm(at: { start: number; end: number; allDay: boolean }, clock: Clock, text = ''): CalendarDraft {
  return { id: 'new', text, ...partsOf(at, clock), repeat: 'none' };
}

/** The form for one that is there, on the reader's clock. */
export function formOf(occurrence: Occurrence, clock: Clock): CalendarDraft {
  const { event } = occurrence;
  return { id: event.id, text: event.text, ...partsOf(occurrence, clock), repeat: repeatOf(event.recurrence) };
}

function partsOf({ start, end, allDay }: { start: number; end: number; allDay: boolean }, clock: Clock) {
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
 * What a form changes in the event it came from. Times that were not touched stay as they are, in the zone they have.
 * @param before the form as it was opened
 */
export function changeOf(
  form: CalendarDraft,
  before: CalendarDraft,
  event: CalendarEvent,
  clock: Clock,
): EventChange & { readonly times: EventTimes | null } {
  const moved = (['startDay', 'startTime', 'endDay', 'endTime', 'allDay'] as const).some(
    (field) => form[field] !== before[field] && !(form.allDay && before.allDay && field.endsWith('Time')),
  );
  const own = timesOfForm(form, clock.device);
  const times = moved
    ? own.allDay || event.allDay || event.zone === ''
      ? { ...own, zone: own.allDay || event.allDay ? own.zone : '' }
      : timesAt(instantsOf(own, clock), event.zone, clock)
    : null;
  const recurrence = recurrenceFor(form.repeat as Repeat, event.recurrence);
  return { text: form.text.trim(), ...(recurrence === event.recurrence ? {} : { recurrence }), times };
}

/** Times of the reader's clock as instants. */
export const instantsOf = ({ start, end, allDay }: EventTimes, clock: Clock) => ({
  start: clock.toInstant(wallOf(start), ''),
  end: clock.toInstant(wallOf(end), ''),
  allDay,
});
