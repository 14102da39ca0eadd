import { durationOf } from './duration';
import { contentLine } from './ical/content-lines';
import { expandRule, type Rule, readRule } from './rule';
import type { CalendarEvent, Occurrence } from './types';
import { DAY, dayText, HOUR, wallOf, wallText } from './wall';
import { type Clock, compactWall } from './zones';

/** No series is shown more often than this in one look. */
export const MOST_INSTANCES = 1000;

/** No clock is ever changed by more at once, but for a country that crosses the date line. */
const MARGIN = 2 * HOUR;

export interface Extra {
  readonly wall: number;
  readonly zone: string;
  /** A whole day is meant. */
  readonly dated: boolean;
  /** Milliseconds, where a period says how long; `null`: as long as the others. */
  readonly length: number | null;
}

/** What an event's recurrence lines say. */
export interface Series {
  readonly rules: readonly Rule[];
  /** EXRULE, which newer editions of the standard leave out: what such a rule gives does not take place. */
  readonly barred: readonly Rule[];
  readonly added: readonly Extra[];
  readonly dropped: readonly Extra[];
}

const read = new WeakMap<CalendarEvent, Series>();

/** The recurrence of an event; empty lists when it happens once. */
export function seriesOf(event: CalendarEvent): Series {
  const known = read.get(event);
  if (known) return known;
  const lines = [...event.recurrence.split('\n'), ...barringLines(event)].filter(Boolean).map(contentLine);
  const values = (name: string) =>
    lines
      .filter((line) => line.name === name)
      .flatMap(({ value, params }) => value.split(',').map((entry) => extraOf(entry, params.get('TZID') ?? '')))
      .filter(({ wall }) => !Number.isNaN(wall));
  const rules = (name: string) =>
    lines
      .filter((line) => line.name === name)
      .map(({ value }) => readRule(value))
      .filter((rule) => rule !== null);
  const series: Series = {
    rules: rules('RRULE'),
    barred: rules('EXRULE'),
    added: values('RDATE'),
    dropped: values('EXDATE'),
  };
  read.set(event, series);
  return series;
}

/** The EXRULE lines that an imported event has among its other ones. */
export const barringLines = ({ source }: Pick<CalendarEvent, 'source'>): string[] =>
  /^EXRULE/im.test(source) ? source.split('\n').filter((line) => /^EXRULE[;:]/i.test(line)) : [];

/** One value of RDATE or EXDATE: a date, a date-time, or a period. */
function extraOf(text: string, zone: string): Extra {
  const [begin = '', end = ''] = text.trim().split('/');
  const wall = compactWall(begin);
  const ends = compactWall(end);
  return {
    wall,
    zone: /z$/i.test(begin) ? 'UTC' : zone,
    dated: /^\d{8}$/.test(begin),
    length: end === '' ? null : Number.isNaN(ends) ? durationOf(end) : ends - wall,
  };
}

export const repeats = (event: CalendarEvent): boolean => event.recurrence !== '' && event.recurrenceId === '';

/**
 * How `recurrenceId` names an instance: by its first day, by its wall clock where the event has no zone, by its instant
 * (`…Z`) otherwise.
 * @param wall when the instance begins by the series, on the event's own clock
 */
export function instanceKey(event: Pick<CalendarEvent, 'allDay' | 'zone'>, wall: number, clock: Clock): string {
  if (event.allDay) return dayText(wall);
  if (event.zone === '') return wallText(wall);
  return `${wallText(clock.toInstant(wall, event.zone))}Z`;
}

/** When the event itself, or the first of its series, is: instants. Whole days are those of the reader. */
export function spanOf(
  event: Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'zone'>,
  clock: Clock,
): { readonly start: number; readonly end: number } {
  const zone = event.allDay ? '' : event.zone;
  const start = clock.toInstant(wallOf(event.start), zone);
  return { start, end: Math.max(start, clock.toInstant(wallOf(event.end), zone)) };
}

/** A changed instance of a series whose change holds for all after it, too (RANGE=THISANDFUTURE). */
export const holdsOn = ({ recurrenceId, source }: CalendarEvent): boolean =>
  recurrenceId !== '' && /^RECURRENCE-ID;(?:[^:\n]*;)?RANGE=THISANDFUTURE[;:]/im.test(source);

/**
 * When a series is to happen on its own clock, by start, with how long each time lasts: its rules and added dates without
 * what a rule bars; dates that were deleted are among them.
 */
export function plannedTimes(
  event: CalendarEvent,
  clock: Clock,
  { from, to, limit = 9 * MOST_INSTANCES }: { readonly from: number; readonly to: number; readonly limit?: number },
): Map<number, number> {
  const { rules, barred, added } = seriesOf(event);
  const zone = zoneOf(event);
  const first = wallOf(event.start);
  const length = lengthOf(event, clock);
  const walls = new Map<number, number>();
  if (first >= from && first <= to) walls.set(first, length);
  const expand = (rule: Rule, fittingOnly: boolean) =>
    expandRule(rule, first, { from, to, until: untilOf(rule, clock, zone), limit, fittingOnly });
  for (const rule of rules) for (const wall of expand(rule, false)) walls.set(wall, length);
  for (const extra of added) {
    const wall = addedWall(extra, event, clock);
    if (wall >= from && wall <= to) walls.set(wall, extra.length ?? length);
  }
  for (const rule of barred) for (const wall of expand(rule, true)) walls.delete(wall);
  return walls;
}

/** Milliseconds that a series' times last; of whole days on the calendar. */
export function lengthOf(event: CalendarEvent, clock: Clock): number {
  if (event.allDay) return wallOf(event.end) - wallOf(event.start);
  const { start, end } = spanOf(event, clock);
  return end - start;
}

export const zoneOf = ({ allDay, zone }: Pick<CalendarEvent, 'allDay' | 'zone'>): string => (allDay ? '' : zone);

/** An added date on the clock of its series; a date alone means the time of the day that the others have. */
export function addedWall(extra: Extra, event: CalendarEvent, clock: Clock): number {
  const wall = extra.dated ? extra.wall : onClock(extra, clock, zoneOf(event));
  if (event.allDay) return Math.floor(wall / DAY) * DAY;
  const first = wallOf(event.start);
  return extra.dated ? wall + first - Math.floor(first / DAY) * DAY : wall;
}

/** Names of the instances that were deleted; a date means all of that day. */
export function droppedNames(event: CalendarEvent, clock: Clock): ReadonlySet<string> {
  const zone = zoneOf(event);
  return new Set(
    seriesOf(event).dropped.map((extra) =>
      extra.dated ? dayText(extra.wall) : instanceKey(event, onClock(extra, clock, zone), clock),
    ),
  );
}

/** When a named instance is to begin by the series, on the series' clock. */
export function slotOfInstance(event: CalendarEvent, instance: string, clock: Clock): number {
  const named = wallOf(instance.replace(/Z$/, ''));
  if (event.allDay) return Math.floor(named / DAY) * DAY;
  const near = instance.endsWith('Z') ? clock.toWall(named, event.zone) : named;
  const dated = instance.length === 10;
  const planned = [...plannedTimes(event, clock, { from: near - MARGIN, to: near + (dated ? DAY : MARGIN) }).keys()];
  return planned.find((wall) => (dated ? wall >= named : instanceKey(event, wall, clock) === instance)) ?? near;
}

/** What changed instances say of a series' other times. */
export interface Changes {
  /** Names of those that are kept as separate events. */
  readonly names: ReadonlySet<string>;
  /** Those of them that hold for all after them. */
  readonly holding: readonly CalendarEvent[];
}

/** Two calendars may have the same series; each has its own changes of it. */
export const seriesKey = ({ calendarId, uid }: Pick<CalendarEvent, 'calendarId' | 'uid'>) => `${calendarId}\n${uid}`;

/** Changes of series, by `seriesKey`. */
export type ChangesBySeries = Map<string, { readonly names: Set<string>; readonly holding: CalendarEvent[] }>;

/** Notes an instance of a series that is kept as an event of its own. */
export function noteChange(changed: ChangesBySeries, event: CalendarEvent): void {
  const own = changed.get(seriesKey(event)) ?? { names: new Set(), holding: [] };
  changed.set(seriesKey(event), own);
  own.names.add(event.recurrenceId);
  if (holdsOn(event)) own.holding.push(event);
}

const NOTHING: Changes = { names: new Set(), holding: [] };

/** The times at which an event happens within a span of time, in order; bounded by `MOST_INSTANCES`. */
export function occurrencesOf(
  event: CalendarEvent,
  clock: Clock,
  span: { readonly from: number; readonly to: number },
  changes: Changes = NOTHING,
): Occurrence[] {
  const own = spanOf(event, clock);
  const within = (start: number, end: number) =>
    start < span.to && (end > span.from || (end === start && start >= span.from));
  if (!repeats(event))
    return within(own.start, own.end) ? [{ key: event.id, event, ...own, allDay: event.allDay, instance: '' }] : [];

  const zone = zoneOf(event);
  const later = heldChanges(event, changes.holding, clock);
  const reach = Math.max(lengthOf(event, clock), ...later.map((held) => held.reach)) + MARGIN;
  // A bit more at both ends: the window is in instants, the rule in wall-clock times.
  const walls = plannedTimes(event, clock, {
    from: clock.toWall(span.from, zone) - reach,
    to: clock.toWall(span.to, zone) + reach,
  });
  const dropped = droppedNames(event, clock);
  const found: Occurrence[] = [];
  for (const [wall, lasts] of [...walls].sort(([a], [b]) => a - b)) {
    const held = later.findLast(({ from }) => from <= wall);
    const begins = wall + (held?.shift ?? 0);
    const start = clock.toInstant(begins, zone);
    const length = held?.length ?? lasts;
    const end = event.allDay ? clock.toInstant(begins + length, zone) : start + length;
    if (!within(start, end)) continue;
    const instance = instanceKey(event, wall, clock);
    if (dropped.has(instance) || dropped.has(dayText(wall)) || changes.names.has(instance)) continue;
    const shown = held?.event ?? event;
    found.push({ key: `${event.id}/${instance}`, event: shown, start, end, allDay: event.allDay, instance });
    if (found.length >= MOST_INSTANCES) break;
  }
  return found;
}

interface HeldChange {
  /** From which time of the series on. */
  readonly from: number;
  readonly shift: number;
  readonly length: number;
  /** How far from its place in the series such a time can reach. */
  readonly reach: number;
  /** The series with what the change says. */
  readonly event: CalendarEvent;
}

const shownAs = new WeakMap<CalendarEvent, { readonly of: CalendarEvent; readonly event: CalendarEvent }>();

/** What changes hold on from which time of a series, in order. */
export function heldChanges(event: CalendarEvent, holding: readonly CalendarEvent[], clock: Clock): HeldChange[] {
  if (holding.length === 0) return [];
  return holding
    .filter(({ allDay }) => allDay === event.allDay)
    .map((change) => {
      const from = slotOfInstance(event, change.recurrenceId, clock);
      const begins = event.allDay
        ? wallOf(change.start)
        : clock.toWall(clock.toInstant(wallOf(change.start), change.zone), event.zone);
      const shift = begins - from;
      const length = lengthOf(change, clock);
      let shown = shownAs.get(change);
      if (shown?.of !== event) {
        shown = { of: event, event: { ...event, text: change.text } };
        shownAs.set(change, shown);
      }
      return { from, shift, length, reach: Math.abs(shift) + length, event: shown.event };
    })
    .sort((a, b) => a.from - b.from);
}

/** A rule's UNTIL on the clock of its event. */
export const untilOf = (rule: Rule, clock: Clock, zone: string): number =>
  rule.until === null
    ? Number.POSITIVE_INFINITY
    : rule.until.utc
      ? clock.toWall(rule.until.wall, zone)
      : rule.until.wall;

/** A time with a zone of its own on the clock of another. */
export const onClock = ({ wall, zone }: Extra, clock: Clock, target: string): number =>
  zone === target ? wall : clock.toWall(clock.toInstant(wall, zone), target);
