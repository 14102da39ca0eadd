import { type ChangesBySeries, noteChange, occurrencesOf, repeats, seriesKey, spanOf } from './series';
import type { CalendarEvent, Occurrence } from './types';
import { DAY, dayNumber } from './wall';
import type { Clock } from './zones';

/** Events that touch more days than this are looked through one by one. */
const LONG = 31;

/** Of series, no more than this many times are looked up at once: what a file brings must not hold up the page. */
const MOST_SHOWN = 20_000;

/**
 * The events by the days that they touch on the reader's clock, so looking at a month costs no more than that month.
 */
export interface DayIndex {
  /** What happens within a span of instants, by start, then the longer first, then by text. */
  between(from: number, to: number): Occurrence[];
  /** How many events there are. */
  readonly size: number;
}

type Events = Readonly<Record<string, CalendarEvent>>;

const spans = new WeakMap<Clock, WeakMap<CalendarEvent, { start: number; end: number }>>();

/** Builds the index. Times of events that did not change since the last one are not worked out again. */
function buildIndex(events: Events, clock: Clock): DayIndex {
  const known = spans.get(clock) ?? new WeakMap();
  spans.set(clock, known);
  const byDay = new Map<number, CalendarEvent[]>();
  const long: CalendarEvent[] = [];
  const series: CalendarEvent[] = [];
  const changed: ChangesBySeries = new Map();
  let size = 0;
  for (const id in events) {
    const event = events[id];
    if (!event) continue;
    size += 1;
    if (repeats(event)) {
      series.push(event);
      continue;
    }
    if (event.recurrenceId !== '') noteChange(changed, event);
    let span = known.get(event);
    if (!span) {
      span = spanOf(event, clock);
      known.set(event, span);
    }
    const first = dayNumber(clock.toWall(span.start, ''));
    const last = span.end > span.start ? dayNumber(clock.toWall(span.end - 1, '')) : first;
    if (last - first > LONG) long.push(event);
    else
      for (let day = first; day <= last; day += 1) {
        const list = byDay.get(day);
        if (list) list.push(event);
        else byDay.set(day, [event]);
      }
  }
  return {
    size,
    between(from, to) {
      const met = new Set<CalendarEvent>(long);
      const first = dayNumber(clock.toWall(from, ''));
      const last = dayNumber(clock.toWall(to - 1, ''));
      // A span of many years is looked through by what there is, not by what days there are.
      if (last - first > byDay.size) for (const list of byDay.values()) for (const event of list) met.add(event);
      else for (let day = first; day <= last; day += 1) for (const event of byDay.get(day) ?? []) met.add(event);
      const found: Occurrence[] = [];
      for (const event of met) found.push(...occurrencesOf(event, clock, { from, to }));
      for (const event of series) {
        if (found.length >= MOST_SHOWN) break;
        found.push(...occurrencesOf(event, clock, { from, to }, changed.get(seriesKey(event))));
      }
      return found.sort(
        (a, b) =>
          a.start - b.start ||
          b.end - a.end ||
          (a.event.text < b.event.text ? -1 : a.event.text > b.event.text ? 1 : 0),
      );
    },
  };
}

const indexes = new WeakMap<Events, { readonly clock: Clock; readonly index: DayIndex }>();

/** The index of a collection of events: built once for the same collection and the same clock. */
export function dayIndex(events: Events, clock: Clock): DayIndex {
  const known = indexes.get(events);
  if (known?.clock === clock) return known.index;
  const index = buildIndex(events, clock);
  indexes.set(events, { clock, index });
  return index;
}

/** The instants at which a day, `YYYY-MM-DD` as a wall-clock number, begins and ends on the reader's clock. */
export const dayBounds = (day: number, clock: Clock): { readonly from: number; readonly to: number } => ({
  from: clock.toInstant(day, ''),
  to: clock.toInstant(day + DAY, ''),
});
