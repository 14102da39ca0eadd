import { durationOf } from './duration';
import { contentLine } from './ical/content-lines';
import { expandRule, type Rule, readRule } from './rule';
import type { CalendarEvent, Occurrence } from './types';
import { dayText, HOUR, wallOf, wallText } from './wall';
import { type Clock, compactWall } from './zones';

/** No series is shown more often than this in one look. */
export const MOST_INSTANCES = 1000;

/** No clock is ever changed by more at once, but for a country that crosses the date line. */
const MARGIN = 2 * HOUR;

interface Extra {
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
  readonly added: readonly Extra[];
  readonly dropped: readonly Extra[];
}

const read = new WeakMap<CalendarEvent, Series>();

/** The recurrence of an event; empty lists when it happens once. */
export function seriesOf(event: CalendarEvent): Series {
  const known = read.get(event);
  if (known) return known;
  const lines = event.recurrence.split('\n').filter(Boolean).map(contentLine);
  const values = (name: string) =>
    lines
      .filter((line) => line.name === name)
      .flatMap(({ value, params }) => value.split(',').map((entry) => extraOf(entry, params.get('TZID') ?? '')))
      .filter(({ wall }) => !Number.isNaN(wall));
  const series: Series = {
    rules: lines
      .filter(({ name }) => name === 'RRULE')
      .map(({ value }) => readRule(value))
      .filter((rule) => rule !== null),
    added: values('RDATE'),
    dropped: values('EXDATE'),
  };
  read.set(event, series);
  return series;
}

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

/**
 * The times at which an event happens within a span of time, in order; bounded by `MOST_INSTANCES`.
 * @param changed names of the instances of this series that are kept as separate events
 */
export function occurrencesOf(
  event: CalendarEvent,
  clock: Clock,
  span: { readonly from: number; readonly to: number },
  changed: ReadonlySet<string> = NONE,
): Occurrence[] {
  const own = spanOf(event, clock);
  const within = (start: number, end: number) =>
    start < span.to && (end > span.from || (end === start && start >= span.from));
  if (!repeats(event))
    return within(own.start, own.end) ? [{ key: event.id, event, ...own, allDay: event.allDay, instance: '' }] : [];

  const { rules, added, dropped } = seriesOf(event);
  const zone = event.allDay ? '' : event.zone;
  const first = wallOf(event.start);
  const length = event.allDay ? wallOf(event.end) - first : own.end - own.start;
  // A bit more at both ends: the window is in instants, the rule in wall-clock times.
  const window = { from: clock.toWall(span.from, zone) - length - MARGIN, to: clock.toWall(span.to, zone) + MARGIN };
  const walls = new Map<number, number>();
  if (first >= window.from && first <= window.to) walls.set(first, length);
  for (const rule of rules) {
    const until = untilOf(rule, clock, zone);
    for (const wall of expandRule(rule, first, { ...window, until, limit: 9 * MOST_INSTANCES }))
      walls.set(wall, length);
  }
  for (const extra of added) walls.set(onClock(extra, clock, zone), extra.length ?? length);
  const droppedKeys = new Set(
    dropped.map((extra) =>
      extra.dated ? dayText(extra.wall) : instanceKey(event, onClock(extra, clock, zone), clock),
    ),
  );
  const found: Occurrence[] = [];
  for (const [wall, lasts] of [...walls].sort(([a], [b]) => a - b)) {
    const start = clock.toInstant(wall, zone);
    const end = event.allDay ? clock.toInstant(wall + lasts, zone) : start + lasts;
    if (!within(start, end)) continue;
    const instance = instanceKey(event, wall, clock);
    if (droppedKeys.has(instance) || droppedKeys.has(dayText(wall)) || changed.has(instance)) continue;
    found.push({ key: `${event.id}/${instance}`, event, start, end, allDay: event.allDay, instance });
    if (found.length >= MOST_INSTANCES) break;
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();

const untilOf = (rule: Rule, clock: Clock, zone: string): number =>
  rule.until === null
    ? Number.POSITIVE_INFINITY
    : rule.until.utc
      ? clock.toWall(rule.until.wall, zone)
      : rule.until.wall;

/** A time with a zone of its own on the clock of another. */
const onClock = ({ wall, zone }: Extra, clock: Clock, target: string): number =>
  zone === target ? wall : clock.toWall(clock.toInstant(wall, zone), target);
