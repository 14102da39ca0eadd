import { describe, expect, test } from 'vitest';
import { zoneBehind } from '../../../src/domain/calendar/ical/windows-zones';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import { planFiles, planImport, planRefresh } from '../../../src/domain/calendar/import-plan';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { AT, BERLIN, calendar, event, readAll, vevent } from './support';

const only = (...lines: string[]): CalendarEvent => {
  const [found] = readAll(calendar(...lines)).events;
  if (!found) throw new Error('no event');
  return found;
};
const byId = (events: readonly CalendarEvent[]) => Object.fromEntries(events.map((one) => [one.id, one]));
const named = (zone: string, given = 'Europe/Berlin') =>
  readAll(calendar(...vevent('UID:1', `DTSTART;TZID=${zone}:20260611T100000`, 'DURATION:PT1H')), given);

describe('times as programs write them', () => {
  test.each([
    ['a date without VALUE', 'DTSTART:20260611', '2026-06-11', true],
    ['a date with a zone', 'DTSTART;TZID=Europe/Berlin:20260611', '2026-06-11', true],
    ['a date that says it is a time', 'DTSTART;VALUE=DATE-TIME:20260611', '2026-06-11', true],
    ['a time that says it is a date', 'DTSTART;VALUE=DATE:20260611T000000', '2026-06-11', true],
    ['a time without seconds', 'DTSTART:20260611T1000', '2026-06-11T10:00:00', false],
    ['a zone beside UTC', 'DTSTART;TZID=Europe/Berlin:20260611T100000Z', '2026-06-11T10:00:00', false],
  ])('%s', (_, line, start, allDay) => {
    expect(only(...vevent('UID:1', line))).toMatchObject({ start, allDay });
  });

  test('a series of bare dates has its exceptions', () => {
    const found = only(...vevent('UID:1', 'DTSTART:20260611', 'RRULE:FREQ=DAILY', 'EXDATE:20260612', 'RDATE:20260701'));
    expect(found.recurrence.split('\n')).toEqual([
      'RRULE:FREQ=DAILY',
      'EXDATE;VALUE=DATE:20260612',
      'RDATE;VALUE=DATE:20260701',
    ]);
  });
});

describe('names of time zones', () => {
  test.each([
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['"Pacific Standard Time"', 'America/Los_Angeles'],
    ['Pacific Daylight Time', 'America/Los_Angeles'],
    ['India Standard Time', 'Asia/Calcutta'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
    ['/mozilla.org/20070129_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', 'Europe/Berlin'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Berlin'],
    ['(GMT-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
    ['""Europe/Paris""', 'Europe/Paris'],
    ['GMT+0200', 'Etc/GMT-2'],
    ['tzone://Microsoft/Utc', 'UTC'],
  ])('%s', (said, zone) => {
    const file = named(said);
    expect(file.unknownZones).toEqual([]);
    expect(file.events[0]).toMatchObject({ zone, start: '2026-06-11T10:00:00', end: '2026-06-11T11:00:00' });
  });

  test('every name of CLDR’s table leads to a zone that is known', async () => {
    const { default: source } = await import('../../../src/domain/calendar/ical/windows-zones.ts?raw');
    const rows = [...String(source).matchAll(/^([^|`\n]+)\|([^|\n]+)\|(.+)$/gm)].slice(1);
    const knows = (zone: string) => BERLIN.knows(zone);
    expect(rows.length).toBeGreaterThan(138);
    expect(rows.filter(([, name = '', zone]) => zoneBehind(name, knows) !== zone)).toEqual([]);
  });

  test('a name of Windows with its description is the IANA zone, one with another description its own', () => {
    const described = (offset: string) => [
      'BEGIN:VTIMEZONE',
      'TZID:Tokyo Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const lines = vevent('UID:1', 'DTSTART;TZID=Tokyo Standard Time:20260611T100000');
    const same = readAll(calendar(...described('+0900'), ...lines));
    expect([same.events[0]?.zone, same.parts]).toEqual(['Asia/Tokyo', []]);
    const other = readAll(calendar(...described('+0800'), ...lines));
    expect([other.events[0]?.zone, other.parts.length]).toEqual(['Tokyo Standard Time', 1]);
  });

  test('a zone that stays unknown is asked for, and what was chosen holds for every time of it', () => {
    const text = calendar(
      ...vevent(
        'UID:1',
        'DTSTART;TZID=Head office:20260611T100000',
        'RRULE:FREQ=DAILY',
        'EXDATE;TZID=Head office:20260612T100000',
      ),
      ...vevent('UID:1', 'RECURRENCE-ID;TZID=Head office:20260613T100000', 'DTSTART;TZID=Head office:20260613T120000'),
    );
    expect(readAll(text).unknownZones).toEqual(['Head office']);
    const file = readAll(text, 'Europe/Berlin', [], { 'Head office': 'Asia/Tokyo' });
    expect(file.unknownZones).toEqual([]);
    expect(file.events.map(({ zone, recurrenceId }) => [zone, recurrenceId])).toEqual([
      ['Asia/Tokyo', ''],
      ['Asia/Tokyo', '2026-06-13T01:00:00Z'],
    ]);
    expect(file.events[0]?.recurrence).toContain('EXDATE;TZID=Asia/Tokyo:20260612T100000');
    expect(calendarText(file.events, file.parts, BERLIN, AT)).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Tokyo');
  });
});

describe('METHOD:CANCEL', () => {
  const cancel = (...lines: string[]) => readAll(calendar('METHOD:CANCEL', ...vevent('UID:1', ...lines)));
  const single = event({ id: 'a', uid: '1', sequence: 1 });
  const series = event({ id: 's', uid: '1', sequence: 1, recurrence: 'RRULE:FREQ=DAILY' });
  const instance = event({ id: 'i', uid: '1', sequence: 1, recurrenceId: '2026-11-25T13:00:00Z' });

  test('an event here is called off, kept and struck through; without a start, too', () => {
    const plan = planImport(cancel('SEQUENCE:2', 'STATUS:CANCELLED'), byId([single]), {});
    expect(plan).toMatchObject({
      added: [],
      updated: [],
      cancelled: [{ id: 'a', source: 'STATUS:CANCELLED', sequence: 2 }],
    });
    const text = calendarText(plan.cancelled, [], BERLIN, AT);
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('SUMMARY:Interview');
  });

  test('one instance: of those kept apart that one, else the series goes without it', () => {
    const one = cancel('SEQUENCE:1', 'RECURRENCE-ID:20261125T130000Z');
    expect(planImport(one, byId([series, instance]), {}).cancelled.map(({ id }) => id)).toEqual(['i']);
    expect(planImport(one, byId([series]), {}).cancelled).toMatchObject([
      { id: 's', recurrence: 'RRULE:FREQ=DAILY\nEXDATE:20261125T130000Z' },
    ]);
  });

  test('an older one, and one of an event that is not here, change nothing and are told', () => {
    expect(planImport(cancel('SEQUENCE:0'), byId([single]), {})).toMatchObject({
      cancelled: [],
      notes: [expect.stringContaining('older')],
    });
    expect(planImport(cancel('SEQUENCE:0'), {}, {}).notes).toEqual([expect.stringContaining('not here')]);
  });
});

test('the same event twice in a file: the higher number, among equals the newer stamp', () => {
  const versions = (...pairs: readonly (readonly [sequence: number, stamp: string])[]) =>
    planImport(
      readAll(
        calendar(
          ...pairs.flatMap(([sequence, stamp], n) =>
            vevent('UID:1', `SEQUENCE:${sequence}`, `DTSTAMP:${stamp}T000000Z`, 'DTSTART:20260611', `SUMMARY:${n}`),
          ),
        ),
      ),
      {},
      {},
    ).added.map(({ text }) => text);
  expect(versions([2, '20260101'], [1, '20260301'])).toEqual(['0']);
  expect(versions([1, '20260101'], [1, '20260301'])).toEqual(['1']);
  expect(versions([1, '20260301'], [1, '20260101'])).toEqual(['0']);
});

describe('calendars', () => {
  test('name and colour of a file are read', () => {
    expect(readAll(calendar('X-WR-CALNAME:Lectures\\, winter', 'X-APPLE-CALENDAR-COLOR:#1BADF8FF')).calendar).toEqual({
      name: 'Lectures, winter',
      colour: 'blue',
    });
  });

  test('new events go where the reader says; what is here stays in its calendar; what an address brings is left alone', () => {
    const file = readAll(calendar(...['1', '2', '3'].flatMap((uid) => vevent(`UID:${uid}`, 'DTSTART:20260611'))));
    const [, two, three] = file.events;
    if (!two || !three) throw new Error('not read');
    const calendars = {
      f: {
        id: 'f',
        name: 'F',
        colour: '',
        shown: true,
        address: 'https://example.org/f.ics',
        fetchedAt: null,
        zones: {},
      },
    } as const;
    const here = byId([
      { ...two, text: 'Old', calendarId: 'mine', changedAt: '2020-01-01T00:00:00.000Z' },
      { ...three, id: 'x', text: 'Followed', calendarId: 'f' },
    ]);
    const plan = planFiles([{ file, into: 'new' }], { events: here, parts: {}, calendars });
    expect(plan.added.map(({ uid, calendarId }) => [uid, calendarId])).toEqual([
      ['1', 'new'],
      ['3', 'new'],
    ]);
    expect(plan.updated.map(({ uid, calendarId }) => [uid, calendarId])).toEqual([['2', 'mine']]);
  });

  test('a refresh adds, changes and takes away, and leaves other calendars alone', () => {
    const at = (...uids: string[]) =>
      readAll(calendar(...uids.flatMap((uid) => vevent(`UID:${uid}`, 'DTSTART:20260611', `SUMMARY:${uid}`))));
    const first = planRefresh(at('1', '2'), 'f', { events: byId([event()]), parts: {}, calendars: {} });
    expect(first).toMatchObject({ added: [{ uid: '1' }, { uid: '2' }], removed: [] });
    const here = byId([event(), ...first.added]);
    const second = planRefresh(at('2', '3'), 'f', { events: here, parts: {}, calendars: {} });
    expect(second).toMatchObject({ added: [{ uid: '3' }], updated: [], unchanged: 1, removed: [first.added[0]?.id] });
  });
});

describe('to-dos', () => {
  const todos = (...lines: string[]) => readAll(calendar(...lines)).todos;
  const vtodo = (...lines: string[]) => ['BEGIN:VTODO', ...lines, 'END:VTODO'];

  test('become tasks with all that a task holds', () => {
    expect(
      todos(
        ...vtodo(
          'UID:1',
          'SUMMARY:Write the letter',
          'DUE;TZID=America/New_York:20260611T170000',
          'PERCENT-COMPLETE:40',
          'PRIORITY:1',
          'CATEGORIES:Jobs,Acme\\, Inc.',
          'DESCRIPTION:Two pages',
          'URL:https://example.org/job',
          'RRULE:FREQ=WEEKLY',
          'BEGIN:VALARM',
          'TRIGGER;RELATED=END:-PT30M',
          'END:VALARM',
        ),
        ...vtodo('UID:2', 'RELATED-TO:1', 'SUMMARY:First page', 'STATUS:COMPLETED'),
        ...vtodo('UID:3', 'SUMMARY:No longer', 'STATUS:CANCELLED'),
      ),
    ).toEqual([
      {
        part: expect.stringMatching(/^vtodo-/),
        content: 'Write the letter',
        notes: 'Two pages\n\nhttps://example.org/job',
        due: '2026-06-11',
        dueTime: '23:00',
        list: 'inProgress',
        priority: 'high',
        labels: ['Jobs', 'Acme, Inc.'],
        repeat: 'FREQ=WEEKLY',
        reminders: [30],
        checklist: [{ text: 'First page', done: true }],
      },
    ]);
  });

  test.each([
    [['STATUS:NEEDS-ACTION'], 'todo'],
    [['STATUS:IN-PROCESS'], 'inProgress'],
    [['COMPLETED:20260601T000000Z'], 'completed'],
    [['PERCENT-COMPLETE:100'], 'completed'],
  ])('%j is in the list %s', (lines, list) => {
    expect(todos(...vtodo('UID:1', 'SUMMARY:x', ...lines))[0]?.list).toBe(list);
  });

  test('those that lead round in a circle are all taken', () => {
    const round = todos(...vtodo('UID:1', 'RELATED-TO:2', 'SUMMARY:a'), ...vtodo('UID:2', 'RELATED-TO:1', 'SUMMARY:b'));
    expect(round.map(({ content }) => content)).toEqual(['a', 'b']);
  });

  test('a second import of the same to-do makes no second task', () => {
    const file = readAll(calendar(...vtodo('UID:1', 'SUMMARY:a')));
    expect(planImport(file, {}, {}).todos.length).toBe(1);
    expect(planImport(file, {}, Object.fromEntries(file.parts.map((part) => [part.id, part]))).todos).toEqual([]);
  });
});
