import type { Cancelled } from './ical/cancelled';
import type { CalendarEvent } from './types';

/** An event that its file, or another one, calls off: it stays, struck through, and says so when it is exported. */
const calledOff = (event: CalendarEvent, { sequence, at }: Cancelled): CalendarEvent => ({
  ...event,
  source: ['STATUS:CANCELLED', ...event.source.split('\n').filter((line) => !/^(?:STATUS[;:]|$)/i.test(line))].join(
    '\n',
  ),
  sequence: Math.max(sequence, event.sequence),
  changedAt: at > event.changedAt ? at : event.changedAt,
});

/**
 * The events that are called off, as they are then: all of a UID, an instance that is kept as an event of its own, or a series
 * without one of its instances.
 */
export function withoutCancelled(
  calls: readonly Cancelled[],
  events: readonly CalendarEvent[],
): { readonly cancelled: readonly CalendarEvent[]; readonly missed: readonly string[] } {
  if (calls.length === 0) return { cancelled: [], missed: [] };
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of events) byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event]);
  const changed = new Map<string, CalendarEvent>();
  let missing = 0;
  let older = 0;
  for (const call of calls) {
    const own = (byUid.get(call.uid) ?? []).map((event) => changed.get(event.id) ?? event);
    if (own.length === 0) missing += 1;
    const alone = own.filter(({ recurrenceId }) => recurrenceId !== '' && recurrenceId === call.instance);
    const series = own.filter(({ recurrenceId }) => recurrenceId === '');
    const targets = call.instance === '' ? own : alone.length > 0 ? alone : series;
    for (const event of targets) {
      if (event.sequence > call.sequence) older += 1;
      else if (call.instance === '' || alone.length > 0) changed.set(event.id, calledOff(event, call));
      else if (event.recurrence !== '') changed.set(event.id, withoutDate(event, call));
      else changed.set(event.id, calledOff(event, call));
    }
  }
  return {
    cancelled: [...changed.values()],
    missed: [
      ...(missing > 0 ? [`Cancellations of events that are not here: ${missing}. They change nothing.`] : []),
      ...(older > 0 ? [`Cancellations older than the event here: ${older}. They change nothing.`] : []),
    ],
  };
}

/** The series with an EXDATE more. */
function withoutDate(event: CalendarEvent, { instance, sequence, at }: Cancelled): CalendarEvent {
  const compact = instance.replace(/[-:]/g, '');
  const line = instance.length === 10 ? `EXDATE;VALUE=DATE:${compact}` : `EXDATE:${compact}`;
  if (event.recurrence.split('\n').includes(line)) return event;
  return {
    ...event,
    recurrence: `${event.recurrence}\n${line}`,
    sequence: Math.max(sequence, event.sequence),
    changedAt: at > event.changedAt ? at : event.changedAt,
  };
}
