import { withChange } from './edits';
import { halvesOf, linesOf, movedLines, partText, recurrenceText } from './recurrence-lines';
import type { Tools, Whole } from './scope';
import {
  droppedNames,
  heldChanges,
  holdsOn,
  instanceKey,
  lengthOf,
  plannedTimes,
  seriesOf,
  slotOfInstance,
} from './series';
import { timesFrom } from './series-edits';
import { begunOn } from './series-start';
import type { CalendarEvent } from './types';
import { dayText, SECOND, wallOf } from './wall';
import type { Clock } from './zones';

/** A series as two: `null` where nothing of it comes before. @param at its time from which on the second part is */
export function divided(
  { series, changed }: Whole,
  at: number,
  { clock, at: now, newId }: Tools,
): { readonly early: CalendarEvent; readonly late: Whole } | null {
  if (isFirst(series, at, clock)) return null;
  const halves = halvesOf(series, linesOf(series, clock), at, clock);
  const early = withChange(
    { ...series, source: withoutRules(series.source) },
    {
      ...timesFrom(halves.before.start, lengthOf(series, clock), series, clock),
      recurrence: partText(halves.before, series, clock),
    },
    now,
  );
  const id = newId();
  const uid = `${id}@elevate`;
  const later = changed.filter(({ recurrenceId }) => slotOfInstance(series, recurrenceId, clock) >= at);
  const start = halves.after?.start ?? at;
  const rest: CalendarEvent = {
    ...series,
    id,
    uid,
    sequence: 0,
    source: withoutRules(series.source),
    ...timesFrom(start, lengthOf(series, clock), series, clock),
    recurrence: partText(halves.after ?? { start: at, rules: [], added: [], dropped: [] }, series, clock),
    changedAt: now,
  };
  const whole = {
    series: rest,
    changed: later.map((one) => ({ ...one, uid, sequence: one.sequence + 1, changedAt: now })),
  };
  // What an earlier change says of all after it is true of the second part as a whole.
  const held = heldChanges(series, changed.filter(holdsOn), clock).findLast(({ from }) => from < at);
  return { early, late: held ? alreadyMoved(whole, held, { clock, at: now, newId }) : whole };
}

function alreadyMoved(
  { series, changed }: Whole,
  held: ReturnType<typeof heldChanges>[number],
  { clock, at }: Tools,
): Whole {
  const moved = (wall: number) => wall + held.shift;
  const from = wallOf(series.start);
  const before = linesOf(series, clock);
  const shift = { from, to: moved(from), moved };
  const { start, lines } = begunOn(movedLines(before, series, series, shift, clock), before, shift);
  const next: CalendarEvent = {
    ...series,
    text: held.event.text,
    ...timesFrom(start, held.length, series, clock),
    recurrence: recurrenceText(lines, series, clock),
    changedAt: at,
  };
  return {
    series: next,
    changed: changed.map((one) =>
      named(one, instanceKey(next, moved(slotOfInstance(series, one.recurrenceId, clock)), clock)),
    ),
  };
}

/** No date comes before it. */
const EARLIEST = -8e15;

/** Whether none of a series' times that take place comes before a moment. */
function isFirst(series: CalendarEvent, at: number, clock: Clock): boolean {
  const dropped = droppedNames(series, clock);
  // How many of the first ones a rule bars is not known beforehand.
  const limit = seriesOf(series).barred.length > 0 ? {} : { limit: dropped.size + 2 };
  const before = plannedTimes(series, clock, { from: EARLIEST, to: at - SECOND, ...limit });
  return [...before.keys()].every(
    (wall) => dropped.has(instanceKey(series, wall, clock)) || dropped.has(dayText(wall)),
  );
}

/** An event's other lines without EXRULE. */
export const withoutRules = (source: string): string =>
  /^EXRULE/im.test(source)
    ? source
        .split('\n')
        .filter((line) => !/^EXRULE[;:]/i.test(line))
        .join('\n')
    : source;

/** A changed instance under another name; one whose change holds for all after it says so as before. */
export function named(one: CalendarEvent, recurrenceId: string): CalendarEvent {
  if (one.recurrenceId === recurrenceId) return one;
  const value = recurrenceId.replace(/[-:]/g, '');
  const line = `RECURRENCE-ID${recurrenceId.length === 10 ? ';VALUE=DATE' : ''};RANGE=THISANDFUTURE:${value}`;
  const source = holdsOn(one) ? one.source.replace(/^RECURRENCE-ID[;:].*$/im, line) : one.source;
  return { ...one, recurrenceId, source };
}
