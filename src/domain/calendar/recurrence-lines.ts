import { contentLine } from './ical/content-lines';
import { expandRule, type Rule, readRule } from './rule';
import {
  addedWall,
  barringLines,
  instanceKey,
  onClock,
  plannedTimes,
  type Series,
  seriesOf,
  slotOfInstance,
  untilOf,
  zoneOf,
} from './series';
import { partsOfRule, ruleText, type Shift, shiftedRule } from './shift-rule';
import type { CalendarEvent } from './types';
import { DAY, dayText, SECOND, wallOf, wallText } from './wall';
import type { Clock } from './zones';

type Kind = Pick<CalendarEvent, 'allDay' | 'zone'>;

const compact = (text: string) => text.replace(/[-:]/g, '');

/** A moment on an event's clock as RRULE and EXDATE write it: a date, a time of no zone, or one of UTC. */
function stamp(wall: number, { allDay, zone }: Kind, clock: Clock): string {
  if (allDay) return compact(dayText(wall));
  return zone === '' ? compact(wallText(wall)) : `${compact(wallText(clock.toInstant(wall, zone)))}Z`;
}

const dateLine = (name: string, wall: number, kind: Kind, clock: Clock): string =>
  `${name}${kind.allDay ? ';VALUE=DATE' : ''}:${stamp(wall, kind, clock)}`;

/** What one sees of a series: its rules as texts, its dates as wall-clock numbers of its own clock. */
export interface Lines {
  /** `RRULE` or `EXRULE`, and the text after it. */
  readonly rules: readonly { readonly name: string; readonly text: string }[];
  /** Added dates and milliseconds that they last, where they say so. */
  readonly added: readonly { readonly wall: number; readonly length: number | null }[];
  readonly dropped: readonly number[];
}

/** The recurrence of an event, its EXRULE among it wherever the file had it. */
export function linesOf(event: CalendarEvent, clock: Clock): Lines {
  const lines = [...event.recurrence.split('\n'), ...barringLines(event)].filter(Boolean).map(contentLine);
  const { added, dropped } = seriesOf(event);
  return {
    rules: lines
      .filter(({ name }) => name === 'RRULE' || name === 'EXRULE')
      .map(({ name, value }) => ({ name, text: value })),
    added: added.map((extra) => ({ wall: addedWall(extra, event, clock), length: extra.length })),
    dropped: dropped.flatMap((extra) => droppedWalls(extra, event, clock)),
  };
}

function droppedWalls(extra: Series['dropped'][number], event: CalendarEvent, clock: Clock): number[] {
  if (event.allDay) return [Math.floor(extra.wall / DAY) * DAY];
  if (!extra.dated) {
    const name = instanceKey(event, onClock(extra, clock, event.zone), clock);
    return [slotOfInstance(event, name, clock)];
  }
  return [...plannedTimes(event, clock, { from: extra.wall, to: extra.wall + DAY - SECOND }).keys()];
}

/** The lines as an event keeps them. */
export function recurrenceText({ rules, added, dropped }: Lines, kind: Kind, clock: Clock): string {
  const { allDay } = kind;
  return [
    ...rules.map(({ name, text }) => `${name}:${text}`),
    ...added.map(({ wall, length }) =>
      length === null || allDay
        ? dateLine('RDATE', wall, kind, clock)
        : `RDATE;VALUE=PERIOD:${stamp(wall, kind, clock)}/PT${length / SECOND}S`,
    ),
    ...dropped.map((wall) => dateLine('EXDATE', wall, kind, clock)),
  ].join('\n');
}

/**
 * A part of a series as its lines. One without a rule names its first time among the others: changed instances are read by a
 * series only, and not every program counts the start of dates alone.
 */
export function partText(lines: Lines & { readonly start: number }, kind: Kind, clock: Clock): string {
  const first = { wall: lines.start, length: null };
  const ruled = lines.rules.some(({ name }) => name === 'RRULE');
  return recurrenceText(ruled ? lines : { ...lines, added: [first, ...lines.added] }, kind, clock);
}

/** The lines of a series that moves: rules shifted, dates taken along, UNTIL at the same distance. @param kind what it becomes */
export function movedLines(lines: Lines, before: CalendarEvent, kind: Kind, shift: Shift, clock: Clock): Lines {
  return {
    rules: lines.rules.map(({ name, text }) => {
      const rule = readRule(text);
      const parts = partsOfRule(shiftedRule(text, shift));
      if (rule?.until)
        parts.set('UNTIL', stamp(untilMoved(untilOf(rule, clock, zoneOf(before)), before, kind, shift), kind, clock));
      return { name, text: ruleText(parts) };
    }),
    added: lines.added.map(({ wall, length }) => ({ wall: shift.moved(wall), length })),
    dropped: lines.dropped.map(shift.moved),
  };
}

/** The end of a day stays the end of a day where whole days become hours. */
const untilMoved = (until: number, before: Kind, kind: Kind, { moved }: Shift): number =>
  before.allDay && !kind.allDay ? moved(Math.floor(until / DAY) * DAY) + DAY - SECOND : moved(until);

/** What a series holds before a moment, and what from then on. */
export interface Halves {
  readonly before: Lines & { readonly start: number };
  /** `null` where nothing comes after it. */
  readonly after: (Lines & { readonly start: number }) | null;
}

/** No date comes after it. */
const LATEST = 8e15;

/** Divides a series: UNTIL or COUNT end the first part, the second has what is left. @param at wall-clock number */
export function halvesOf(event: CalendarEvent, lines: Lines, at: number, clock: Clock): Halves {
  const first = wallOf(event.start);
  const [early, late]: [Lines['rules'][number][], Lines['rules'][number][]] = [[], []];
  const starts: number[] = [];
  for (const { name, text } of lines.rules) {
    const rule = readRule(text);
    const parts = partsOfRule(text);
    if (!rule || name === 'EXRULE') {
      early.push({ name, text });
      late.push({ name, text: ruleText(rule ? withItsDay(parts, rule, first) : parts) });
      continue;
    }
    const until = untilOf(rule, clock, zoneOf(event));
    const past = first < at ? timesBefore(rule, first, at, until) : null;
    const [next] = expandRule(rule, first, { from: at, to: LATEST, limit: 1, until });
    const ended = new Map(parts);
    if (past && rule.count !== null) ended.set('COUNT', String(past.count));
    else if (past) ended.set('UNTIL', stamp(past.last, event, clock));
    if (past) early.push({ name, text: ruleText(ended) });
    if (next === undefined) continue;
    starts.push(next);
    if (rule.count !== null) parts.set('COUNT', String(rule.count - (past?.count ?? 0)));
    late.push({ name, text: ruleText(parts) });
  }
  const barred = barredAmong(event, lines.added, clock);
  const only = (rules: Lines['rules'], dates: Lines['added']) =>
    rules.some(({ name }) => name === 'RRULE')
      ? { rules, added: dates }
      : { rules: [], added: dates.filter(({ wall }) => !barred.has(wall)) };
  const sooner = only(
    early,
    lines.added.filter(({ wall }) => wall < at),
  );
  const later = only(
    late,
    lines.added.filter(({ wall }) => wall >= at),
  );
  // Added dates may come before all others.
  const begins = first < at ? first : Math.min(...sooner.added.map(({ wall }) => wall));
  const start = starts.length > 0 ? Math.min(...starts) : Math.min(...later.added.map(({ wall }) => wall));
  return {
    before: {
      start: begins,
      rules: sooner.rules,
      added: sooner.added.filter(({ wall }) => wall !== begins),
      dropped: lines.dropped.filter((wall) => wall < at),
    },
    after: Number.isFinite(start)
      ? {
          start,
          rules: later.rules,
          added: later.added.filter(({ wall }) => wall !== start),
          dropped: lines.dropped.filter((wall) => wall >= at),
        }
      : null,
  };
}

/**
 * Which added dates the rules of a series bar. A part that has no rule of its own left begins at an added date, whose time
 * of the day is another than what EXRULE was read with: such a part is its dates, and needs no EXRULE.
 */
function barredAmong(event: CalendarEvent, added: Lines['added'], clock: Clock): ReadonlySet<number> {
  if (seriesOf(event).barred.length === 0) return new Set();
  return new Set(
    added.map(({ wall }) => wall).filter((wall) => !plannedTimes(event, clock, { from: wall, to: wall }).has(wall)),
  );
}

/** How often a rule happens before a moment, and when for the last time; its first time comes before it. */
function timesBefore(rule: Rule, first: number, at: number, until: number): { count: number; last: number } {
  const to = at - SECOND;
  const all = (from: number) => expandRule(rule, first, { from, to, limit: Number.POSITIVE_INFINITY, until });
  if (rule.count !== null) {
    const past = all(first);
    return { count: past.length, last: past.at(-1) ?? first };
  }
  for (const days of [8, 400, 5000]) {
    const last = all(at - days * DAY).at(-1);
    if (last !== undefined) return { count: 0, last };
  }
  return { count: 0, last: all(first).at(-1) ?? first };
}

/** A rule that leaves its day to the first date of a series, with that day in it: the series is to begin elsewhere. */
function withItsDay(parts: ReadonlyMap<string, string>, rule: Rule, first: number): Map<string, string> {
  const next = new Map(parts);
  if (rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length > 0) return next;
  const date = new Date(first);
  if (rule.frequency === 'WEEKLY')
    next.set('BYDAY', ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][date.getUTCDay()] ?? '');
  if (rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY') next.set('BYMONTHDAY', String(date.getUTCDate()));
  if (rule.frequency === 'YEARLY' && rule.byMonth.length === 0) next.set('BYMONTH', String(date.getUTCMonth() + 1));
  return next;
}
