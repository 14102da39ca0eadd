import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/domain/calendar/ical/read';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import type { CalendarEvent } from '../../../src/domain/calendar/types';
import { AT, BERLIN, calendar, event, readAll, vevent } from './support';

/** The lines of the only event, but those that every event of these tests has. */
function linesOf(change: Partial<CalendarEvent>): string[] {
  const all = calendarText([event(change)], [], BERLIN, AT).split('\r\n');
  const own = all.slice(all.indexOf('BEGIN:VEVENT') + 1, all.indexOf('END:VEVENT'));
  return own.filter((line) => !/^(?:UID|DTSTAMP|LAST-MODIFIED|SUMMARY):/.test(line));
}

describe('an event in lines', () => {
  test('whole', () => {
    const all = calendarText([event()], [], BERLIN, AT).split('\r\n');
    expect(all.slice(all.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:.+/),
      'DTSTAMP:20261122T090000Z',
      'LAST-MODIFIED:20261122T090000Z',
      'DTSTART;TZID=Europe/Berlin:20261124T140000',
      'DTEND;TZID=Europe/Berlin:20261124T150000',
      'SUMMARY:Interview',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  const times = ['DTSTART;TZID=Europe/Berlin:20261124T140000', 'DTEND;TZID=Europe/Berlin:20261124T150000'];
  test.each<[string, Partial<CalendarEvent>, string[]]>([
    ['of its own clock', { zone: '' }, ['DTSTART:20261124T140000', 'DTEND:20261124T150000']],
    ['of the world’s clock', { zone: 'UTC' }, ['DTSTART:20261124T140000Z', 'DTEND:20261124T150000Z']],
    [
      'of a zone with marks in its name',
      { zone: 'Here: "there", now' },
      ['DTSTART;TZID="Here: there, now":20261124T140000', 'DTEND;TZID="Here: there, now":20261124T150000'],
    ],
    [
      'of a day',
      { allDay: true, start: '2026-11-24', end: '2026-11-25' },
      ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'],
    ],
    ['without a length', { end: '2026-11-24T14:00:00' }, times.slice(0, 1)],
    ['changed twice', { sequence: 2 }, ['SEQUENCE:2', ...times]],
    ['of a task', { taskId: 'task-1' }, [...times, expect.stringMatching(/^X-[\w-]+:task-1$/)]],
    [
      'that repeats',
      { recurrence: 'RRULE:FREQ=DAILY\nEXDATE:20261125' },
      [...times, 'RRULE:FREQ=DAILY', 'EXDATE:20261125'],
    ],
    ['one day of a series', { recurrenceId: '2026-11-24' }, [...times, 'RECURRENCE-ID;VALUE=DATE:20261124']],
    ['one moment of a series', { recurrenceId: '2026-11-24T13:00:00Z' }, [...times, 'RECURRENCE-ID:20261124T130000Z']],
  ])('%s', (_, change, lines) => expect(linesOf(change)).toEqual(lines));

  test('letters are escaped, and folded between octets 75 and 76', () => {
    const lines = calendarText([event({ text: `a,b;c\\d${'é'.repeat(40)}` })], [], BERLIN, AT).split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('SUMMARY'));
    expect(lines.slice(at, at + 2)).toEqual([`SUMMARY:a\\,b\\;c\\\\d${'é'.repeat(28)}`, ` ${'é'.repeat(12)}`]);
    const exact = calendarText([event({ text: 'x'.repeat(67) })], [], BERLIN, AT).split('\r\n');
    expect(exact).toContain(`SUMMARY:${'x'.repeat(67)}`);
    const longer = calendarText([event({ text: 'x'.repeat(68) })], [], BERLIN, AT).split('\r\n');
    expect(longer).toContain(`SUMMARY:${'x'.repeat(67)}`);
    expect(longer).toContain(' x');
  });
});

describe('an event out of lines', () => {
  const read = (...lines: readonly string[]) =>
    readAll(calendar(...vevent('UID:1', 'DTSTAMP:20261122T090000Z', ...lines)));
  const span = (...lines: readonly string[]) => {
    const { events, refused } = read(...lines);
    const [one] = events;
    return one ? `${one.start} ${one.end} ${one.zone} ${one.allDay}` : refused.map(({ reason }) => reason).join(' ');
  };
  test.each([
    ['a date alone', ['DTSTART;VALUE=DATE:20261124'], '2026-11-24 2026-11-25  true'],
    ['a date and an end', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'], '2026-11-24 2026-11-26  true'],
    [
      'an end on its own day',
      ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'],
      '2026-11-24 2026-11-25  true',
    ],
    ['a date and days', ['DTSTART;VALUE=DATE:20261124', 'DURATION:P3D'], '2026-11-24 2026-11-27  true'],
    ['a time alone', ['DTSTART:20261124T140000'], '2026-11-24T14:00:00 2026-11-24T14:00:00  false'],
    [
      'a time and hours',
      ['DTSTART:20261124T140000Z', 'DURATION:PT90M'],
      '2026-11-24T14:00:00 2026-11-24T15:30:00 UTC false',
    ],
    [
      'hours over a change of clocks',
      ['DTSTART;TZID=Europe/Berlin:20261025T013000', 'DURATION:PT2H'],
      '2026-10-25T01:30:00 2026-10-25T02:30:00 Europe/Berlin false',
    ],
    [
      'days over a change of clocks',
      ['DTSTART;TZID=Europe/Berlin:20261024T123000', 'DURATION:P1D'],
      '2026-10-24T12:30:00 2026-10-25T12:30:00 Europe/Berlin false',
    ],
    [
      'an end on another clock',
      ['DTSTART;TZID=Europe/Berlin:20261124T140000', 'DTEND;TZID=America/New_York:20261124T100000'],
      '2026-11-24T14:00:00 2026-11-24T16:00:00 Europe/Berlin false',
    ],
    ['an end before its start', ['DTSTART:20261124T140000', 'DTEND:20261124T135959'], 'Its end is before its start.'],
    ['a broken length', ['DTSTART:20261124T140000', 'DURATION:PT'], 'Its duration cannot be read.'],
    ['no start', ['SUMMARY:x'], 'It has no start.'],
  ])('%s', (_, lines, expected) => expect(span(...lines)).toBe(expected));

  test('an alarm’s own lines are not the event’s', () => {
    const [one] = read(
      'DTSTART:20261124T140000',
      'DURATION:PT1H',
      'BEGIN:VALARM',
      'DURATION:PT9H',
      'END:VALARM',
    ).events;
    expect(one?.end).toBe('2026-11-24T15:00:00');
  });

  test('200 letters of a text are kept whole', () => {
    const texts = (length: number) => read('DTSTART:20261124T140000', `SUMMARY:${'x'.repeat(length)}`);
    expect(texts(20).events[0]?.text).toHaveLength(20);
    expect(read('DTSTART:20261124T140000').events[0]?.text).not.toBe('');
  });
});

// Stored ids are made of them: the same text has the same id in every release.
test.each([
  ['', 'wvjl67o803'],
  ['a', '262p94epp1d'],
  ['event-1@example.org', '1frli3kyxfc'],
  ['Ünïcödé 🧭', 'b9kaxf75ah'],
])('the fingerprint of %j', (text, expected) => expect(fingerprint(text)).toBe(expected));
