import fc from 'fast-check';
import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { withChange } from '../../../src/domain/calendar/edits';
import { componentsOf } from '../../../src/domain/calendar/ical/content-lines';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import { planImport } from '../../../src/domain/calendar/import-plan';
import { occurrencesOf, spanOf } from '../../../src/domain/calendar/series';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { createClock } from '../../../src/domain/calendar/zones';
import { FILE_EXAMPLES } from './rfc-files';
import { AT, BERLIN, calendar, event, NEW_YORK, readAll, span, starts, vevent } from './support';

/** The components of a file as sets of lines: their order says nothing in iCalendar. */
const components = (text: string) =>
  [...componentsOf(text)].map(({ kind, lines }) => [kind, ...[...lines].sort()].join('\n')).sort();

/** What the other parser makes of a file, without what each export has its own. */
const theirs = (text: string) =>
  Object.entries(ical.sync.parseICS(text))
    .filter(([key, part]) => key !== 'vcalendar' && key !== 'prodid' && part?.type !== 'VTIMEZONE')
    .map(([key, part]) => {
      const read = JSON.parse(JSON.stringify(part));
      // It takes a floating date for one of the first zone that the file has: what is exported has more of these.
      if (read.type === 'VTODO') delete read.due;
      return [key, read] as const;
    })
    .sort(([a], [b]) => a.localeCompare(b));

const byId = (events: readonly CalendarEvent[]) => Object.fromEntries(events.map((one) => [one.id, one]));

describe('examples of RFC 5545, in and out', () => {
  test.each(FILE_EXAMPLES.map((example) => [example.name, example] as const))(
    '%s',
    (_, { lines, starts: expected, parts }) => {
      const text = calendar(...lines);
      const file = readAll(text, 'America/New_York');
      expect(file.refused).toEqual([]);
      expect(file.parts).toHaveLength(parts);
      const clock = createClock('America/New_York', file.parts);
      expect(file.events.map((one) => new Date(spanOf(one, clock).start).toISOString())).toEqual(expected);
      const out = calendarText(file.events, file.parts, clock, AT);
      const own = components(out);
      for (const component of components(text)) expect(own).toContain(component);
      const others = new Map(theirs(out));
      for (const [key, part] of theirs(text)) expect(others.get(key), key).toEqual(part);
      expect(planImport(readAll(out, 'America/New_York'), byId(file.events), {}).unchanged).toBe(file.events.length);
    },
  );
});

describe('what goes out', () => {
  test('is folded at 75 octets with CRLF, and every zone in it is described', () => {
    const long = event({ text: 'Ünïcödé 🧭 '.repeat(40).trim() });
    const out = calendarText([long], [], BERLIN, AT);
    for (const line of out.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(out).not.toMatch(/[^\r]\n/);
    expect(out).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin');
    expect(readAll(out).events).toEqual([{ ...long, id: expect.any(String), source: expect.any(String) }]);
  });

  test.each([
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
  ])('the description of %s tells the same times as the browser does', (zone) => {
    const clock = createClock(zone);
    const out = calendarText(
      [event({ zone, start: '2016-01-10T12:00:00', end: '2016-01-10T13:00:00' })],
      [],
      clock,
      AT,
    );
    const described = createClock('UTC', [
      { ...(readAll(out).parts[0] ?? { id: '', kind: '', text: '' }), name: 'Own' },
    ]);
    expect(described.knows('Own')).toBe(true);
    const differing: string[] = [];
    for (let at = Date.UTC(2016, 0, 2); at < Date.UTC(2027, 11, 31); at += 86_400_000 / 2)
      if (described.offsetAt(at, 'Own') !== clock.offsetAt(at, zone)) differing.push(new Date(at).toISOString());
    expect(differing).toEqual([]);
  });

  test('a changed event keeps the lines that nobody changed, and counts the change', () => {
    const file = readAll(
      calendar(
        ...vevent(
          'UID:1',
          'DTSTAMP:20260101T000000Z',
          'SEQUENCE:4',
          'DTSTART:20261124T090000Z',
          'DURATION:PT1H',
          'SUMMARY;LANGUAGE=en:Old',
          'X-OWN;A="b:c":d',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'DURATION:PT5M',
          'END:VALARM',
        ),
      ),
    );
    const [old] = file.events;
    if (!old) throw new Error('not read');
    const out = calendarText([withChange(old, { text: 'New; with, all' }, AT)], [], BERLIN, AT);
    expect(out).toContain('SUMMARY:New\\; with\\, all');
    expect(out).toContain('SEQUENCE:5');
    expect(out).toContain('X-OWN;A="b:c":d');
    expect(out).toContain('DTSTART:20261124T090000Z\r\nDURATION:PT1H');
    const moved = withChange(old, { start: '2026-11-24T10:00:00', end: '2026-11-24T12:00:00' }, AT);
    const again = calendarText([moved], [], BERLIN, AT);
    expect(again).toContain('DTSTART:20261124T100000Z');
    expect(again).toContain('DTEND:20261124T120000Z');
    expect(again.match(/DURATION/g)).toHaveLength(1);
  });

  test('any event comes back as it was', () => {
    const time = fc.date({ min: new Date('1971-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    const made = fc.record({
      text: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
        .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim() || 'x'),
      zone: fc.constantFrom('Europe/Berlin', 'UTC', 'America/New_York', ''),
      start: time,
      minutes: fc.nat(3000),
      allDay: fc.boolean(),
      task: fc.constantFrom(null, 'task-1'),
    });
    fc.assert(
      fc.property(made, ({ text, zone, start, minutes, allDay, task }) => {
        const iso = (date: number) => new Date(date).toISOString().slice(0, allDay ? 10 : 19);
        const one = event({
          text,
          zone: allDay ? '' : zone,
          allDay,
          taskId: task,
          start: iso(start.getTime()),
          end: iso(start.getTime() + (allDay ? 86_400_000 : minutes * 60_000)),
        });
        const [back] = readAll(calendarText([one], [], BERLIN, AT)).events;
        expect({ ...back, id: one.id, source: '' }).toEqual(one);
      }),
      { numRuns: 150, seed: 5 },
    );
  });
});

describe('a second import', () => {
  const file = (...lines: string[]) =>
    readAll(calendar(...vevent('UID:1', 'DTSTART:20261124T090000Z', 'SUMMARY:A', ...lines)));
  const plan = (second: ReturnType<typeof file>, first = file('SEQUENCE:1', 'DTSTAMP:20260101T000000Z')) =>
    planImport(second, byId(first.events), {});

  test('of the same file changes nothing', () => {
    expect(plan(file('SEQUENCE:1', 'DTSTAMP:20260101T000000Z'))).toMatchObject({
      added: [],
      updated: [],
      unchanged: 1,
    });
    expect(plan(file('SEQUENCE:1', 'DTSTAMP:20261101T000000Z'))).toMatchObject({
      added: [],
      updated: [],
      unchanged: 1,
    });
  });

  test('of a newer version updates, of an older one is refused', () => {
    const newer = plan(file('SEQUENCE:2', 'DTSTAMP:20260101T000000Z', 'LOCATION:Room 2'));
    expect(newer.updated.map(({ sequence }) => sequence)).toEqual([2]);
    const older = plan(file('SEQUENCE:0', 'DTSTAMP:20260101T000000Z', 'LOCATION:Room 2'));
    expect(older).toMatchObject({
      updated: [],
      refused: [{ reason: 'It has been changed here since; your version is kept.' }],
    });
  });

  test('does not take back what was changed here', () => {
    const first = file('SEQUENCE:1', 'DTSTAMP:20260101T000000Z');
    const events = first.events.map((one) => withChange(one, { text: 'Mine' }, AT));
    expect(planImport(first, byId(events), {})).toMatchObject({ added: [], updated: [], refused: [{ name: 'Mine' }] });
  });

  test('finds events without a UID by what they say', () => {
    const nameless = () => readAll(calendar(...vevent('DTSTART:20261124T090000Z', 'SUMMARY:A')));
    expect(nameless().notes[0]).toMatch(/without a UID: 1/);
    expect(planImport(nameless(), byId(nameless().events), {})).toMatchObject({ added: [], unchanged: 1 });
  });

  test('the same event twice in one file is taken once, in its newer version', () => {
    const twice = readAll(
      calendar(
        ...vevent('UID:1', 'SEQUENCE:2', 'DTSTART:20261124T090000Z', 'SUMMARY:New'),
        ...vevent('UID:1', 'SEQUENCE:1', 'DTSTART:20261124T090000Z', 'SUMMARY:Old'),
      ),
    );
    expect(planImport(twice, {}, {})).toMatchObject({ added: [{ text: 'New' }], refused: [{ name: 'Old' }] });
  });
});

describe('bad input', () => {
  const good = vevent('UID:good', 'DTSTART:20261124T090000Z', 'SUMMARY:Good');
  test.each<[string, string[], string]>([
    ['no start', ['SUMMARY:X'], 'It has no start.'],
    ['a start that does not exist', ['DTSTART:20260230T090000Z', 'SUMMARY:X'], 'Its start is not a valid date.'],
    [
      'an end before the start',
      ['DTSTART:20261124T090000Z', 'DTEND:20261124T080000Z', 'SUMMARY:X'],
      'Its end is before its start.',
    ],
    [
      'a duration that is not one',
      ['DTSTART:20261124T090000Z', 'DURATION:soon', 'SUMMARY:X'],
      'Its duration cannot be read.',
    ],
  ])('%s is refused with its reason, and costs no other', (_, lines, reason) => {
    const file = readAll(calendar(...vevent('UID:bad', ...lines), ...good));
    expect(file.events.map(({ text }) => text)).toEqual(['Good']);
    expect(file.refused).toEqual([{ line: 4, name: 'X', reason }]);
  });

  test('broken lines are skipped and reported; the event is taken', () => {
    const file = readAll(
      calendar(...vevent('UID:1', 'DTSTART:20261124T090000Z', 'DESCRIPTION:a', 'broken off here', 'SUMMARY:X', ';;;')),
    );
    expect(file.events.map(({ text }) => text)).toEqual(['X']);
    expect(file.notes).toEqual([expect.stringMatching(/^Broken lines skipped: 2/)]);
  });

  test('an event that is cut off is refused, the next one taken', () => {
    const file = readAll(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Cut', ...good].join('\n'));
    expect(file.events).toHaveLength(1);
    expect(file.refused).toMatchObject([{ name: 'Cut', line: 2 }]);
  });

  test('a zone that nobody knows is told, so that it can be asked for', () => {
    const file = readAll(calendar(...vevent('UID:1', 'DTSTART;TZID=Mars/Base:20261124T090000', 'SUMMARY:X')));
    expect(file.unknownZones).toEqual(['Mars/Base']);
    expect(
      starts(BERLIN, occurrencesOf(file.events[0] ?? event(), BERLIN, span(BERLIN, '2026-11-24', '2026-11-25'))),
    ).toEqual(['2026-11-24T09:00']);
  });

  test('a zone of a file’s own is understood, whatever its name', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16011028T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010325T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const file = readAll(
      calendar(...zone, ...vevent('UID:1', 'DTSTART;TZID="Customized Time Zone":20260701T090000', 'SUMMARY:X')),
      'UTC',
    );
    const clock = createClock('UTC', file.parts);
    expect(new Date(spanOf(file.events[0] ?? event(), clock).start).toISOString()).toBe('2026-07-01T07:00:00.000Z');
    expect(file.notes).toEqual([]);
  });

  test.each(['', 'Dear Sir', '<html><script>alert(1)</script>', '{"a":1}', 'BEGIN:VCALENDAR', '\u0000\u0001'])(
    '%j holds nothing',
    (text) => {
      expect(readAll(text)).toMatchObject({ events: [], parts: [], refused: [] });
    },
  );

  test('any text is read without a fault', () => {
    const line = fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VALARM',
      'END:VALARM',
      'DTSTART:20261124T090000Z',
      'DTSTART;VALUE=DATE:20261124',
      'DTSTART:x',
      'RRULE:FREQ=DAILY',
      'RRULE:x',
      'SUMMARY:',
      'EXDATE:x',
      'RECURRENCE-ID:x',
      'DTEND;TZID=:1',
      ' folded',
      'a;b',
      '',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 30 }), (lines) => {
        for (const one of readAll(lines.join('\n')).events)
          occurrencesOf(one, NEW_YORK, span(NEW_YORK, '2026-11-01', '2026-12-01'));
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
