import { WEEKDAYS } from '../rule';
import { DAY, dayNumber, HOUR, MINUTE, SECOND, wallFrom, wallText, weekdayOf } from '../wall';
import type { Clock } from '../zones';

interface Change {
  /** Instant. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A VTIMEZONE for a zone that the browser knows, so that a file is self-contained (RFC 5545, section 3.6.5): each
 * change of the clock in a span of years, those that come back each year as a rule.
 * @param first the earliest year that is to be right
 * @param last the latest one; a yearly rule that still holds then has no end
 */
export function describeZone(zone: string, clock: Clock, first: number, last: number): string[] {
  const changes = changesOf(zone, clock, first - 1, last);
  const blocks: string[] = [];
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.from}/${change.to}/${monthOf(change)}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  for (const group of groups.values()) for (const run of runsOf(group)) blocks.push(...blockOf(run, last));
  if (changes.length === 0) {
    const offset = clock.offsetAt(wallFrom(first, 1, 1), zone);
    blocks.push(...observance('STANDARD', 0, offset, offset, ''));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...blocks, 'END:VTIMEZONE'];
}

function changesOf(zone: string, clock: Clock, first: number, last: number): Change[] {
  const changes: Change[] = [];
  const end = wallFrom(last + 1, 1, 1);
  let at = wallFrom(first, 1, 1);
  let from = clock.offsetAt(at, zone);
  for (; at < end; at += 10 * DAY) {
    const to = clock.offsetAt(at + 10 * DAY, zone);
    if (to === from) continue;
    let [low, high] = [at, at + 10 * DAY];
    while (high - low > SECOND) {
      const middle = Math.floor((low + high) / 2 / SECOND) * SECOND;
      if (clock.offsetAt(middle, zone) === from) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from, to });
    from = to;
  }
  return changes;
}

/** What the clock showed when it was changed. */
const onset = ({ at, from }: Change) => at + from;
const monthOf = (change: Change) => new Date(onset(change)).getUTCMonth() + 1;

function placeOf(change: Change) {
  const wall = onset(change);
  const date = new Date(wall);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const day = date.getUTCDate();
  return {
    year: date.getUTCFullYear(),
    weekday: weekdayOf(dayNumber(wall)),
    nth: Math.ceil(day / 7),
    last: day > length - 7,
    time: wall - dayNumber(wall) * DAY,
  };
}

/** Changes of following years on the same weekday of the month at the same time. */
function runsOf(group: readonly Change[]): { changes: Change[]; nth: number }[] {
  const runs: { changes: Change[]; nth: number; last: boolean; same: boolean }[] = [];
  for (const change of group) {
    const place = placeOf(change);
    const run = runs.at(-1);
    const before = run?.changes.at(-1);
    const previous = before ? placeOf(before) : null;
    const follows =
      previous !== null &&
      place.year === previous.year + 1 &&
      place.weekday === previous.weekday &&
      place.time === previous.time;
    const last = follows && (run?.last ?? false) && place.last;
    const same = follows && (run?.same ?? false) && place.nth === run?.nth;
    if (run && (last || same)) {
      run.changes.push(change);
      run.last = last;
      run.same = same;
    } else runs.push({ changes: [change], nth: place.nth, last: place.last, same: true });
  }
  return runs.map(({ changes, nth, last }) => ({ changes, nth: last ? -1 : nth }));
}

function blockOf({ changes, nth }: { changes: readonly Change[]; nth: number }, last: number): string[] {
  const [first] = changes;
  const end = changes.at(-1);
  if (!first || !end) return [];
  const { weekday, year } = placeOf(end);
  const until = year >= last ? '' : `;UNTIL=${compact(end.at)}Z`;
  const rule =
    changes.length === 1 ? '' : `RRULE:FREQ=YEARLY;BYMONTH=${monthOf(first)};BYDAY=${nth}${WEEKDAYS[weekday]}${until}`;
  return observance(first.to > first.from ? 'DAYLIGHT' : 'STANDARD', onset(first), first.from, first.to, rule);
}

const observance = (kind: string, start: number, from: number, to: number, rule: string): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${compact(start)}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  ...(rule === '' ? [] : [rule]),
  `END:${kind}`,
];

const compact = (wall: number): string => wallText(wall).replace(/[-:]/g, '');

function offsetText(offset: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const size = Math.abs(offset);
  const seconds = Math.floor(size / SECOND) % 60;
  const text = `${two(Math.floor(size / HOUR))}${two(Math.floor(size / MINUTE) % 60)}`;
  return `${offset < 0 ? '-' : '+'}${text}${seconds > 0 ? two(seconds) : ''}`;
}
