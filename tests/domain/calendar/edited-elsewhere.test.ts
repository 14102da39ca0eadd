import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeOfSeries, removalFromSeries } from '../../../src/domain/calendar/change-series';
import { dayIndex } from '../../../src/domain/calendar/day-index';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import { planImport } from '../../../src/domain/calendar/import-plan';
import { type Events, isOfSeries, type Scope } from '../../../src/domain/calendar/scope';
import type { CalendarPart, Occurrence } from '../../../src/domain/calendar/types';
import { DAY, HOUR, MINUTE } from '../../../src/domain/calendar/wall';
import { type Clock, createClock } from '../../../src/domain/calendar/zones';
import { decoded } from '../../../src/platform/files/decode';
import { byIcalJs, byNodeIcal, byThisApp, type Span } from './readers';
import { RULE_EXAMPLES } from './rfc-rules';
import { AT, calendar, readAll, vevent } from './support';

/** What is changed: an event of a file, at one of its times. */
interface Source {
  readonly name: string;
  readonly events: Events;
  readonly parts: readonly CalendarPart[];
  readonly clock: Clock;
  readonly span: Span;
  readonly picked: Occurrence;
  readonly repeats: boolean;
}

const FOLDER = join(import.meta.dirname, '../../fixtures/ics');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
const TWO_YEARS: Span = { from: Date.parse('2026-01-01'), to: Date.parse('2028-01-01') };
const RFC_YEARS: Span = { from: Date.parse('1997-09-01'), to: Date.parse('1999-09-01') };
/** Of what happens 24 times a day: no look at a calendar shows more than a thousand times of one series. */
const A_WEEK: Span = { from: Date.parse('1997-09-01'), to: Date.parse('1997-09-08') };

/** Each event of a file with its changed instances, to be changed at its third time, or at the last where it has fewer. */
function sourcesOf(name: string, text: string, device: string, span: Span): Source[] {
  const file = readAll(text, device);
  const { added } = planImport(file, {}, {});
  const clock = createClock(device, file.parts);
  return [...new Set(added.map(({ uid }) => uid))].flatMap((uid, n) => {
    const events = Object.fromEntries(added.filter((one) => one.uid === uid).map((one) => [one.id, one]));
    const times = dayIndex(events, clock)
      .between(span.from, span.to)
      .filter(({ start }) => start >= span.from);
    const picked = times[Math.min(2, times.length - 1)];
    if (!picked) return [];
    const repeats = isOfSeries(events, picked.event);
    return [{ name: n === 0 ? name : `${name} ${n + 1}`, events, parts: file.parts, clock, span, picked, repeats }];
  });
}

const SOURCES = [
  ...FILES.flatMap((name) => sourcesOf(name, decoded(readFileSync(join(FOLDER, name))), 'Europe/Berlin', TWO_YEARS)),
  ...RULE_EXAMPLES.flatMap(({ name, start, lines }) => {
    const own = [`DTSTART;TZID=America/New_York:${start}`, 'DURATION:PT1H', 'SUMMARY:Example', ...lines];
    const text = calendar(...vevent('UID:1', 'DTSTAMP:19970901T130000Z', ...own));
    return sourcesOf(
      `RFC 5545: ${name}`,
      text,
      'America/New_York',
      name.startsWith('every 20 minutes') ? A_WEEK : RFC_YEARS,
    );
  }),
];

const KINDS = ['moved by hours', 'moved by a day', 'resized', 'deleted'] as const;
type Kind = (typeof KINDS)[number];

/** When the picked time is after an edit. Whole days that are moved by hours get a time of the day. */
function timesAfter({ picked: { start, end, allDay }, clock }: Source, kind: Kind) {
  const plus = (at: number, wall: number) => clock.toInstant(clock.toWall(at, '') + wall, '');
  if (kind === 'resized') return { start, end: allDay ? plus(end, DAY) : end + 45 * MINUTE, allDay };
  if (kind === 'moved by a day') {
    const to = plus(start, DAY);
    return { start: to, end: allDay ? plus(end, DAY) : to + (end - start), allDay };
  }
  if (allDay) return { start: plus(start, 15 * HOUR), end: plus(start, 16 * HOUR), allDay: false };
  return { start: start + 90 * MINUTE, end: end + 90 * MINUTE, allDay };
}

function edited(source: Source, kind: Kind, scope: Scope): Events {
  const { events, clock, picked } = source;
  let made = 0;
  const tools = { clock, at: AT, newId: () => `new-${++made}` };
  const change =
    kind === 'deleted'
      ? removalFromSeries(events, picked, scope, tools)
      : changeOfSeries(events, picked, { times: timesAfter(source, kind) }, scope, tools);
  if (!change) throw new Error('gone');
  const next = { ...events };
  for (const { id } of change.removed) delete next[id];
  for (const one of change.put) next[one.id] = one;
  return next;
}

/** Each time after the same edit on what the events are written out as; `null` where moved times have no common distance. */
function expected(source: Source, kind: Kind, scope: Scope): string[] {
  const { events, clock, picked, span, repeats } = source;
  const slot = ({ event, instance }: Occurrence) => event.recurrenceId || instance;
  const reached = (one: Occurrence) =>
    scope === 'one' || !repeats ? one.key === picked.key : scope === 'all' || slot(one) >= slot(picked);
  const before = dayIndex(events, clock).between(span.from - 60 * DAY, span.to + 60 * DAY);
  const series = Object.values(events).find((one) => one.recurrenceId === '') ?? picked.event;
  const after = timesAfter(source, kind);
  const usual = before.find(({ event }) => event.recurrenceId === '') ?? picked;
  const zone = after.allDay || series.allDay ? '' : series.zone;
  const shift = clock.toWall(after.start, zone) - clock.toWall(picked.start, zone);
  return before
    .flatMap((one) => {
      if (!reached(one)) return [one];
      if (kind === 'deleted') return [];
      if (one.allDay !== picked.allDay) return [one];
      const alike = scope === 'one' || one.end - one.start === usual.end - usual.start;
      if (kind === 'resized') return alike ? [{ ...one, end: one.end + (after.end - picked.end) }] : [one];
      const start = clock.toInstant(clock.toWall(one.start, zone) + shift, zone);
      const end = one.allDay && after.allDay ? start + DAY : start + (after.end - after.start);
      return [{ ...one, start, end, allDay: after.allDay }];
    })
    .filter(({ start }) => start >= span.from && start < span.to)
    .map(({ start, event }) => `${new Date(start).toISOString()} ${event.text}`)
    .sort();
}

type Reader = 'ical.js' | 'node-ical' | 'rule';

/**
 * Where a library does not read what the standard says; `rule`: where no rule says what the edit asks for, so that the times
 * are not the old ones moved by the same. Each row is tried: one that is no longer true fails.
 */
const WRONG: readonly { readonly by: Reader; readonly name: RegExp; readonly why: string }[] = [
  {
    by: 'ical.js',
    name: /^proton-nightly\.ics: (?!all deleted)/,
    why: 'Keeps the wall clock of an end over a change of the clocks; with DTEND a time lasts exactly as long.',
  },
  {
    by: 'ical.js',
    name: /: every 20th Monday of the year.*: (?!all deleted)|: Monday of week number 20.*: (?!all deleted)/,
    why: 'Reads BYDAY of a yearly rule as each such day of the year, whatever its number or BYWEEKNO says.',
  },
  { by: 'node-ical', name: /^thunderbird-rdate\.ics: (?!all deleted)/, why: 'Reads no RDATE.' },
  {
    by: 'node-ical',
    name: /^fastmail-setpos\.ics: following moved by a day|FREQ=DAILY;BYH: following moved by hours/,
    why: 'Reads no RDATE: the moved one is a date beside the rule.',
  },
  {
    by: 'node-ical',
    name: /^(?:google-all-day\.ics 2|nextcloud-day-after\.ics|yahoo-birthdays\.ics): one moved by hours/,
    why: 'A time of the day, of one instance of a series of whole days, is read as a whole day.',
  },
  {
    by: 'node-ical',
    name: /FREQ=MINUTELY;: (?!all deleted|following deleted)/,
    why: 'MINUTELY with BYHOUR begins a day at the second of its hours.',
  },
  {
    by: 'rule',
    name: /^fastmail-setpos\.ics: (?:following|all) moved by a day/,
    why: 'The day after the last working day may be in the next month.',
  },
  {
    by: 'rule',
    name: /: the third Tuesday, Wednesday or.*: all moved by a day|: the second-to-last weekday.*: (?:all|following) moved by a day/,
    why: 'The day after the nth of several weekdays is not the nth of the weekdays after them.',
  },
  { by: 'rule', name: /^nextcloud-day-after\.ics: all moved by a day/, why: 'Not each month has a 29th.' },
  {
    by: 'rule',
    name: /^nextcloud-monthly-day\.ics: (?:all|following) moved by a day/,
    why: 'The day after a 31st: months without one have no such day, and a first of the month nevertheless.',
  },
  {
    by: 'rule',
    name: /: every day in January.*: (?:all|following) moved by a day|: every Tuesday, every other month: (?:all|following) moved by a day/,
    why: 'All days from the second of a month to the first of the next are no rule.',
  },
  {
    by: 'rule',
    name: /: every other month on the first and last Sunday.*: (?:all|following) moved by a day/,
    why: 'The day after the last Sunday may be in a month that is left out.',
  },
  {
    by: 'rule',
    name: /: every 20 minutes.*: (?:all|following) moved by hours/,
    why: 'From 10:30 to 18:10 is no product of hours and minutes.',
  },
];

const CASES = SOURCES.flatMap((source) =>
  (source.repeats ? (['one', 'following', 'all'] as const) : (['one'] as const)).flatMap((scope) =>
    KINDS.map((kind) => ({ source, scope, kind, name: `${source.name}: ${scope} ${kind}` })),
  ),
);

describe('a changed series means the same to two other libraries, over two years', () => {
  test.each(CASES.map((one) => [one.name, one] as const))('%s', (name, { source, scope, kind }) => {
    const { parts, clock, span } = source;
    const events = Object.values(edited(source, kind, scope));
    const own = byThisApp(events, clock, span);
    const out = calendarText(events, parts, clock, AT);
    expect(byThisApp(readAll(out, clock.device).events, clock, span)).toEqual(own);
    const same = (by: Reader, theirs: readonly string[], ours: readonly string[]) =>
      WRONG.some((row) => row.by === by && row.name.test(name))
        ? expect(theirs).not.toEqual(ours)
        : expect(theirs, by).toEqual(ours);
    same('ical.js', byIcalJs(out, span), own);
    same('node-ical', byNodeIcal(out, span), own);
    const starts = dayIndex(Object.fromEntries(events.map((one) => [one.id, one])), clock)
      .between(span.from, span.to)
      .filter(({ start }) => start >= span.from)
      .map(({ start, event }) => `${new Date(start).toISOString()} ${event.text}`)
      .sort();
    same('rule', starts, expected(source, kind, scope));
  });
});
