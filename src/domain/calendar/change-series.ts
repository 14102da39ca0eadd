import { divided, named, withoutRules } from './divide-series';
import { type EventChange, timesAt, withChange } from './edits';
import { type Lines, linesOf, movedLines, recurrenceText } from './recurrence-lines';
import {
  type Events,
  type Scope,
  type SeriesChange,
  type SeriesEdit,
  seriesWith,
  type Tools,
  type Whole,
} from './scope';
import { instanceKey, lengthOf, plannedTimes, repeats, slotOfInstance, zoneOf } from './series';
import { fitted, instanceAsEvent, timesFrom, withoutInstance } from './series-edits';
import { begunOn } from './series-start';
import type { CalendarEvent, EventDetails, Occurrence } from './types';
import { DAY, dayNumber, wallOf } from './wall';
import type { Clock } from './zones';

/**
 * Changes one time of a series, that and all after it, or all of them. With all of them move the changed instances and
 * the deleted ones; the second part of a divided series is a series of its own. `null` where the event is gone.
 */
export function changeOfSeries(
  events: Events,
  occurrence: Occurrence,
  edit: SeriesEdit,
  scope: Scope,
  tools: Tools,
): SeriesChange | null {
  const own = events[occurrence.event.id];
  if (!own) return null;
  const whole = seriesWith(events, own);
  if (!whole || scope === 'one') return changedAlone(own, occurrence, edit, whole !== null, tools);
  const at = slotOf(whole.series, occurrence, tools.clock);
  const parts = scope === 'following' ? divided(whole, at, tools) : null;
  if (!parts) return changedWhole(whole, occurrence, edit, tools);
  const { event, put, removed } = changedWhole(
    parts.late,
    occurrence,
    { ...edit, ...countLeft(edit, whole.series, parts.late.series) },
    tools,
  );
  // Of the second part all is new.
  const done = new Set([...put, ...removed].map(({ id }) => id));
  const rest = [parts.late.series, ...parts.late.changed].filter(({ id }) => !done.has(id));
  return { event, put: [parts.early, ...put, ...rest], removed };
}

/** Deletes one time of a series, that and all after it, or all of them. `null` where the event is gone. */
export function removalFromSeries(
  events: Events,
  occurrence: Occurrence,
  scope: Scope,
  tools: Tools,
): Omit<SeriesChange, 'event'> | null {
  const own = events[occurrence.event.id];
  if (!own) return null;
  const whole = seriesWith(events, own);
  if (!whole) return { put: [], removed: [own] };
  const { series, changed } = whole;
  if (scope === 'one') {
    const instance = own.recurrenceId || occurrence.instance;
    return { put: [withoutInstance(series, instance, tools.at)], removed: own === series ? [] : [own] };
  }
  const parts = scope === 'following' ? divided(whole, slotOf(series, occurrence, tools.clock), tools) : null;
  if (!parts) return { put: [], removed: [series, ...changed] };
  const gone = new Set(parts.late.changed.map(({ id }) => id));
  return { put: [parts.early], removed: changed.filter(({ id }) => gone.has(id)) };
}

/** One time of an event changed by itself: of a series it becomes a separate event. */
function changedAlone(
  own: CalendarEvent,
  occurrence: Occurrence,
  { text, details, times, recurrence }: SeriesEdit,
  ofSeries: boolean,
  { clock, at, newId }: Tools,
): SeriesChange {
  const alone = repeats(own);
  const shown = { ...occurrence, event: { ...own, text: occurrence.event.text } };
  const base = alone ? instanceAsEvent(shown, { id: newId(), at, clock }) : own;
  const zone = base.allDay && times && !times.allDay ? clock.device : base.zone;
  const change: EventChange = {
    ...(text === undefined ? {} : { text }),
    ...details,
    ...(times ? timesAt(times, zone, clock) : {}),
    ...(recurrence === undefined || ofSeries ? {} : { recurrence }),
  };
  const changed = withChange(base, change, at);
  const event = change.recurrence === undefined ? changed : fitted(changed, clock);
  return event === base ? { put: [], removed: [], event: own } : { put: [event], removed: [], event };
}

/** Where an occurrence has its place in the series, however it was moved since. */
const slotOf = (series: CalendarEvent, { event, instance }: Occurrence, clock: Clock): number =>
  slotOfInstance(series, event.recurrenceId || instance, clock);

/** How all times of a series move when one of them does. */
interface Move {
  readonly allDay: boolean;
  readonly zone: string;
  readonly moved: (wall: number) => number;
  /** Milliseconds that they last from now on; `null`: as long as before. */
  readonly length: number | null;
}

function moveOf(
  { start, end, allDay }: Occurrence,
  to: { readonly start: number; readonly end: number; readonly allDay: boolean },
  series: CalendarEvent,
  clock: Clock,
): Move {
  const kind = to.allDay === allDay ? series.allDay : to.allDay;
  const zone = kind ? '' : series.allDay ? clock.device : series.zone;
  const days = (from: number, until: number) =>
    Math.max(1, dayNumber(clock.toWall(until - 1, '')) - dayNumber(clock.toWall(from, '')) + 1) * DAY;
  const length = to.allDay ? days(to.start, to.end) : to.end - to.start;
  const lasts = allDay ? days(start, end) : end - start;
  const resized = to.allDay !== allDay || length !== lasts ? { length } : { length: null };
  const whole = series.allDay || kind;
  const from = clock.toWall(start, allDay ? '' : zoneOf(series));
  const shift = clock.toWall(to.start, to.allDay ? '' : zone) - from;
  const shifted = dayNumber(from + shift) - dayNumber(from);
  return {
    allDay: kind,
    zone,
    // What has no time of the day moves by days.
    moved: whole && kind ? (wall) => (dayNumber(wall) + shifted) * DAY : (wall) => wall + shift,
    ...resized,
  };
}

const changedWhole = (whole: Whole, occurrence: Occurrence, edit: SeriesEdit, tools: Tools): SeriesChange => {
  const { series, changed } = whole;
  const { clock, at } = tools;
  const stay: Move = { allDay: series.allDay, zone: series.zone, moved: (wall) => wall, length: null };
  const move = edit.times ? moveOf(occurrence, edit.times, series, clock) : stay;
  const text = edit.text ?? series.text;
  const lines = linesOf(series, clock);
  const from = wallOf(series.start);
  const shifts = move.moved !== stay.moved;
  const anchor = move.moved(slotOf(series, occurrence, clock));
  const shift = { from, to: move.moved(from), moved: move.moved, anchor };
  const { start, lines: next } = shifts
    ? begunOn(movedLines(lines, series, move, shift, clock), lines, shift)
    : { start: from, lines };
  const recurrence =
    edit.recurrence !== undefined
      ? renewed(edit.recurrence, next, move, clock)
      : shifts
        ? recurrenceText(next, move, clock)
        : series.recurrence;
  const after = withChange(
    // Its EXRULE is among the lines of recurrence from now on.
    { ...series, source: recurrence === series.recurrence ? series.source : withoutRules(series.source) },
    { text, ...edit.details, recurrence, ...timesFrom(start, move.length ?? lengthOf(series, clock), move, clock) },
    at,
  );
  const event = edit.recurrence === undefined ? after : fitted(after, clock);
  const put = event.sequence === series.sequence ? [] : [event];
  const removed: CalendarEvent[] = [];
  for (const one of changed) {
    const slot = move.moved(slotOfInstance(series, one.recurrenceId, clock));
    if (edit.recurrence !== undefined && !isTimeOf(event, slot, clock)) {
      removed.push(one);
      continue;
    }
    const after = withChange(
      named(one, instanceKey(event, slot, clock)),
      {
        ...(one.text === series.text ? { text } : {}),
        ...(edit.details ? sharedDetails(one, series, edit.details) : {}),
        ...(shifts ? retimed(one, series, move, clock) : {}),
      },
      at,
    );
    if (after.recurrenceId !== one.recurrenceId || after.sequence !== one.sequence)
      put.push(after.sequence === one.sequence ? { ...after, sequence: one.sequence + 1, changedAt: at } : after);
  }
  const held = occurrence.event.recurrenceId === '' ? event : put.find(({ id }) => id === occurrence.event.id);
  return { put, removed, event: held ?? event };
};

/** Of new details those in which an instance did not differ from its series. */
function sharedDetails(one: CalendarEvent, series: CalendarEvent, details: EventDetails): Partial<EventDetails> {
  const fields = Object.keys(details) as (keyof EventDetails)[];
  return Object.fromEntries(
    fields.filter((field) => String(one[field]) === String(series[field])).map((field) => [field, details[field]]),
  );
}

const isTimeOf = (event: CalendarEvent, wall: number, clock: Clock): boolean =>
  repeats(event) && plannedTimes(event, clock, { from: wall, to: wall }).has(wall);

/** The times of a changed instance when its series moves: what it has of its own it keeps, and goes the same way. */
function retimed(one: CalendarEvent, series: CalendarEvent, move: Move, clock: Clock) {
  const alike = one.allDay === series.allDay;
  const from = wallOf(one.start);
  if (!alike) {
    const days = dayNumber(move.moved(wallOf(series.start))) - dayNumber(wallOf(series.start));
    return timesFrom(from + days * DAY, lengthOf(one, clock), one, clock);
  }
  const own = lengthOf(one, clock);
  const length = move.allDay !== series.allDay || own === lengthOf(series, clock) ? (move.length ?? own) : own;
  const zone = one.zone !== series.zone && !move.allDay && !one.allDay ? one.zone : move.zone;
  return timesFrom(move.moved(from), length, { allDay: move.allDay, zone }, clock);
}

/** A new rule; the dates that were deleted stay so. */
function renewed(recurrence: string, lines: Lines, kind: Move, clock: Clock): string {
  if (recurrence === '') return '';
  const kept = recurrenceText({ rules: [], added: [], dropped: lines.dropped }, kind, clock);
  return [recurrence, kept].filter(Boolean).join('\n');
}

/** The rule of a whole series, changed for the rest of it, counts the rest. */
function countLeft({ recurrence }: SeriesEdit, series: CalendarEvent, late: CalendarEvent): SeriesEdit {
  if (!recurrence) return {};
  const count = (text: string) => /^RRULE:.*\bCOUNT=(\d+)/m.exec(text)?.[1];
  const left = count(late.recurrence);
  if (left === undefined || count(recurrence) !== count(series.recurrence)) return {};
  return { recurrence: recurrence.replace(/\bCOUNT=\d+/, `COUNT=${left}`) };
}
