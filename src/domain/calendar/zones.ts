import { contentLine } from './ical/content-lines';
import { expandRule, readRule } from './rule';
import type { CalendarPart } from './types';
import { DAY, MINUTE, SECOND, wallFrom } from './wall';

/** Turns instants (milliseconds since 1970, UTC) into wall-clock numbers of a zone, and back. */
export interface Clock {
  /** The zone of the reader's device, an IANA name. */
  readonly device: string;
  /** Whether times of that zone can be determined; an unknown zone is read as the device's own. */
  knows(zone: string): boolean;
  toInstant(wall: number, zone: string): number;
  toWall(instant: number, zone: string): number;
  /** Milliseconds that the zone is ahead of UTC at an instant. */
  offsetAt(instant: number, zone: string): number;
}

type Offset = (instant: number) => number;

/**
 * @param device the zone of the reader's device; `''` means it everywhere
 * @param parts what came in with files: time zones among it that have no IANA name
 */
export function createClock(device: string, parts: readonly CalendarPart[] = []): Clock {
  const own = new Map<string, Offset | null>();
  const described = new Map(parts.filter(({ kind }) => kind === 'VTIMEZONE').map(({ name, text }) => [name, text]));
  const offsetOf = (zone: string): Offset | null => {
    const known = own.get(zone);
    if (known !== undefined) return known;
    const text = described.get(zone);
    const made = intlOffset(zone) ?? (text === undefined ? null : describedOffset(text));
    own.set(zone, made);
    return made;
  };
  const home = offsetOf(device) ?? (() => 0);
  const offset = (zone: string): Offset => (zone === '' ? home : (offsetOf(zone) ?? home));
  return {
    device,
    knows: (zone) => zone === '' || offsetOf(zone) !== null,
    offsetAt: (instant, zone) => offset(zone)(instant),
    toWall: (instant, zone) => instant + offset(zone)(instant),
    toInstant: (wall, zone) => instantOf(wall, offset(zone)),
  };
}

/**
 * RFC 5545, section 3.3.5: a time that happens twice is the first of both; one that the clock skips is read with the
 * offset before the gap.
 */
function instantOf(wall: number, offset: Offset): number {
  const before = offset(wall - DAY);
  const after = offset(wall + DAY);
  const early = wall - before;
  if (before === after || offset(early) === before) return early;
  const late = wall - after;
  return offset(late) === after ? late : early;
}

/** Days between two looks at a zone's offset: shorter than any change and its return lie apart. */
const STEP = 10 * DAY;

const shared = new Map<string, Offset | null>();

/** The offset by the browser's own tables, each year of which is looked at once; `null` for a name it does not know. */
function intlOffset(zone: string): Offset | null {
  const known = shared.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat;
  try {
    if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone)) throw new RangeError(zone);
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    shared.set(zone, null);
    return null;
  }
  const look = (instant: number): number => {
    const [month = 1, day = 1, year = 1970, hour, minute, second] = (format.format(instant).match(/\d+/g) ?? []).map(
      Number,
    );
    return wallFrom(year, month, day, hour, minute, second) - Math.floor(instant / SECOND) * SECOND;
  };
  const years = new Map<number, { readonly from: number; readonly offset: number }[]>();
  const yearOf = (year: number) => {
    const begins = wallFrom(year, 1, 1);
    const ends = wallFrom(year + 1, 1, 1);
    const spans = [{ from: begins, offset: look(begins) }];
    let last = spans[0]?.offset ?? 0;
    for (let at = begins; at < ends; at += STEP) {
      const next = Math.min(at + STEP, ends);
      const offset = look(next);
      if (offset === last) continue;
      let [low, high] = [at, next];
      while (high - low > SECOND) {
        const middle = Math.floor((low + high) / 2 / SECOND) * SECOND;
        if (look(middle) === last) low = middle;
        else high = middle;
      }
      spans.push({ from: high, offset });
      last = offset;
    }
    years.set(year, spans);
    return spans;
  };
  const offset: Offset = (instant) => {
    const year = new Date(instant).getUTCFullYear();
    const spans = years.get(year) ?? yearOf(year);
    let found = spans[0]?.offset ?? 0;
    for (const span of spans) if (span.from <= instant) found = span.offset;
    return found;
  };
  shared.set(zone, offset);
  return offset;
}

/** No zone is described further than to here. */
const LATEST = wallFrom(2100, 1, 1);
const MOST_ONSETS = 1000;

/** The offset by a VTIMEZONE (RFC 5545, section 3.6.5); `null` when it describes none. */
function describedOffset(text: string): Offset | null {
  const onsets: { readonly at: number; readonly to: number; readonly from: number }[] = [];
  for (const block of text.split(/^BEGIN:(?:STANDARD|DAYLIGHT)$/im).slice(1)) {
    const lines = block.split('\n').map(contentLine);
    const value = (name: string) => lines.find((line) => line.name === name)?.value ?? '';
    const [from, to] = [utcOffset(value('TZOFFSETFROM')), utcOffset(value('TZOFFSETTO'))];
    const start = compactWall(value('DTSTART'));
    if (Number.isNaN(from + to + start)) continue;
    const walls = new Set([start]);
    for (const { name, value: rule } of lines.filter((line) => line.name === 'RRULE' || line.name === 'RDATE')) {
      if (name === 'RDATE') for (const date of rule.split(',')) walls.add(compactWall(date));
      const read = name === 'RRULE' ? readRule(rule) : null;
      if (!read) continue;
      const until = read.until ? read.until.wall + (read.until.utc ? from : 0) : Number.POSITIVE_INFINITY;
      for (const wall of expandRule(read, start, { from: start, to: LATEST, limit: MOST_ONSETS, until }))
        walls.add(wall);
    }
    for (const wall of walls) if (!Number.isNaN(wall)) onsets.push({ at: wall - from, to, from });
  }
  onsets.sort((a, b) => a.at - b.at);
  const first = onsets[0];
  if (!first) return null;
  return (instant) => {
    let [low, high] = [0, onsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((onsets[middle]?.at ?? 0) <= instant) low = middle + 1;
      else high = middle;
    }
    return onsets[low - 1]?.to ?? first.from;
  };
}

/** `-0500`, `+053000` in milliseconds; `NaN` when it is not one. */
function utcOffset(text: string): number {
  const found = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text.trim());
  if (!found) return Number.NaN;
  const size = Number(found[2]) * 60 * MINUTE + Number(found[3]) * MINUTE + Number(found[4] ?? 0) * SECOND;
  return found[1] === '-' ? -size : size;
}

/** `20261124T140000`, with or without `Z`, or `20261124`; `NaN` when there is no such time. */
export function compactWall(text: string): number {
  const found = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/i.exec(text.trim());
  if (!found) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0));
  return wallFrom(year, month, day, hour, minute, second);
}

const clocks = new WeakMap<Readonly<Record<string, CalendarPart>>, Map<string, Clock>>();

/** The clock for a device and the kept parts: the same object for the same ones, so that an index can be kept by it. */
export function clockFor(device: string, parts: Readonly<Record<string, CalendarPart>>): Clock {
  const known = clocks.get(parts) ?? new Map<string, Clock>();
  clocks.set(parts, known);
  const clock = known.get(device) ?? createClock(device, Object.values(parts));
  known.set(device, clock);
  return clock;
}
