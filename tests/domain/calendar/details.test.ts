import { describe, expect, test } from 'vitest';
import { attendeesOf } from '../../../src/domain/calendar/attendees';
import { colourFrom } from '../../../src/domain/calendar/colours';
import { detailsOf } from '../../../src/domain/calendar/ical/details';
import { plainText } from '../../../src/domain/calendar/ical/plain-text';
import { calendarText } from '../../../src/domain/calendar/ical/write';
import { meetingLink } from '../../../src/domain/calendar/meeting';
import { calendarEventsCollection } from '../../../src/features/calendar/collections';
import { AT, BERLIN, calendar, event, readAll, vevent } from './support';

const TIMES = { start: '2026-11-24T14:00:00', end: '2026-11-24T15:00:00' };
const link = (change: Parameters<typeof event>[0]) => meetingLink(event(change))?.href ?? null;
const alarm = (...lines: string[]) => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM'];
const linesOf = (change: Parameters<typeof event>[0]) => {
  const lines = calendarText([event(change)], [], BERLIN, AT)
    .replaceAll('\r\n ', '')
    .split('\r\n');
  return lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
};

describe('what a file says of an event beside its words and times', () => {
  test('place, notes, reminders, colour', () => {
    const lines = [
      'UID:1',
      String.raw`LOCATION:Torstraße 1\, Berlin`,
      String.raw`DESCRIPTION:Bring the portfolio\nand a pen\; ask for Ada`,
      'COLOR:turquoise',
      ...alarm('DESCRIPTION:not the notes', 'TRIGGER:-PT15M'),
      ...alarm('TRIGGER;RELATED=END:-PT15M'),
      ...alarm('TRIGGER:-P1D'),
      ...alarm('TRIGGER:-P1D'),
      ...alarm('TRIGGER;VALUE=DATE-TIME:20261124T100000Z'),
      'BEGIN:VALARM',
      'ACTION:NONE',
      'TRIGGER:-PT1M',
      'END:VALARM',
    ];
    expect(detailsOf(lines, TIMES)).toEqual({
      place: 'Torstraße 1, Berlin',
      notes: 'Bring the portfolio\nand a pen; ask for Ada',
      reminders: [-45, 15, 1440],
      calendarId: '',
      colour: 'teal',
    });
  });

  test('an event of version 2 has them from its lines', () => {
    const {
      place: _,
      notes: __,
      reminders: ___,
      calendarId: ____,
      colour: _____,
      ...old
    } = event({
      source: ['LOCATION:Room 4', 'DESCRIPTION:Bring a pen', ...alarm('TRIGGER:-PT10M')].join('\n'),
    });
    expect(calendarEventsCollection.migrations[2]?.(old, old.id)).toEqual({
      ...old,
      place: 'Room 4',
      notes: 'Bring a pen',
      reminders: [10],
      calendarId: '',
      colour: '',
    });
  });

  test.each([
    ['plain words with a < b', 'plain words with a < b'],
    ['<p>One</p><ul><li>a</li><li>b &amp; c</li></ul>', 'One\n\n- a\n- b & c'],
    ['<a href="https://x.example/?a=1&amp;b=2">the page</a><br>end', '[the page](https://x.example/?a=1&b=2)\nend'],
    ['<a href="javascript:alert(1)">go</a><br/>', 'go'],
    ['<script>steal()</script><b>hi</b>', 'hi'],
  ])('a description as HTML becomes words: %s', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  test.each([
    ['#FF2968FF', 'pink'],
    ['#1BADF8', 'blue'],
    ['#0f0', 'green'],
    ['#777777', 'grey'],
    ['cornflowerblue', 'blue'],
    ['darkslateblue', 'indigo'],
    ['<b>', ''],
  ])('the colour %s is %s', (said, ours) => {
    expect(colourFrom(said)).toBe(ours);
  });
});

describe('what is changed here, in a file', () => {
  test('place, notes, colour and reminders of an event made here', () => {
    expect(
      linesOf({ place: 'Room 4, left', notes: 'a\nb', colour: 'violet', calendarId: 'calendar-1', reminders: [10] }),
    ).toEqual(
      expect.arrayContaining([
        String.raw`LOCATION:Room 4\, left`,
        String.raw`DESCRIPTION:a\nb`,
        'COLOR:mediumorchid',
        'X-ELEVATE-CALENDAR:calendar-1',
        'TRIGGER:-PT10M',
      ]),
    );
  });

  test('alarms that are still wanted stay as they came, others go, new ones come', () => {
    const [read] = readAll(
      calendar(
        ...vevent(
          'UID:1',
          'DTSTART:20261124T140000Z',
          ...alarm('TRIGGER:-PT15M', 'X-OWN:1'),
          ...alarm('TRIGGER:-PT60M'),
          ...alarm('TRIGGER;VALUE=DATE-TIME:20261124T100000Z'),
        ),
      ),
    ).events;
    if (!read) throw new Error('not read');
    expect(read.reminders).toEqual([15, 60]);
    const lines = linesOf({ ...read, reminders: [15, 30] });
    expect(lines.filter((line) => /^(?:TRIGGER|X-OWN)/.test(line))).toEqual([
      'TRIGGER:-PT15M',
      'X-OWN:1',
      'TRIGGER;VALUE=DATE-TIME:20261124T100000Z',
      'TRIGGER:-PT30M',
    ]);
    expect(linesOf(read)).toEqual(expect.arrayContaining(read.source.split('\n')));
  });

  test('every event has a DTSTAMP, also one whose file gave none', () => {
    const [read] = readAll(
      calendar(...vevent('UID:1', 'DTSTART;VALUE=DATE:20261124', 'LAST-MODIFIED:20261001T000000Z')),
    ).events;
    if (!read) throw new Error('not read');
    expect(linesOf(read)).toContain('DTSTAMP:20261001T000000Z');
  });
});

describe('the way into a meeting', () => {
  test.each([
    [
      'a line of Google',
      { source: 'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij' },
      'https://meet.google.com/abc-defg-hij',
    ],
    [
      'a line of Teams',
      { source: 'X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.microsoft.com/l/x' },
      'https://teams.microsoft.com/l/x',
    ],
    [
      'CONFERENCE',
      { source: 'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://video.example.org/room' },
      'https://video.example.org/room',
    ],
    ['a telephone', { source: 'CONFERENCE;VALUE=URI:tel:+49301234' }, null],
    ['a page about it', { source: 'URL:https://www.example.org/event' }, null],
    ['the place', { place: 'https://acme.zoom.us/j/123?pwd=a' }, 'https://acme.zoom.us/j/123?pwd=a'],
    ['the notes', { notes: 'Join (https://whereby.com/acme).' }, 'https://whereby.com/acme'],
    ['the words', { text: 'Interview https://meet.jit.si/Acme' }, 'https://meet.jit.si/Acme'],
    ['a room for code', { notes: 'Pad: https://app.coderpad.io/XYZ' }, 'https://app.coderpad.io/XYZ'],
    [
      'what a mail filter wrapped',
      { notes: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fteams.microsoft.com%2Fl%2Fx&data=1' },
      'https://teams.microsoft.com/l/x',
    ],
    ['no encryption', { place: 'http://acme.zoom.us/j/123' }, null],
    [
      'another host that looks like it',
      { notes: 'https://zoom.us.evil.example/j/1 https://evil.example/zoom.us/j/1' },
      null,
    ],
    ['a name before the host', { notes: 'https://zoom.us@evil.example/j/1' }, null],
    ['a script', { source: 'CONFERENCE:javascript:alert(1)' }, null],
    ['the host alone', { notes: 'We use https://zoom.us/' }, null],
  ])('%s', (_, change, href) => {
    expect(link(change)).toBe(href);
  });
});

test('who takes part, with answers; who invited comes first, mails of an alarm do not count', () => {
  const source = [
    'ATTENDEE;CN="Lovelace, Ada";PARTSTAT=ACCEPTED:mailto:ada@example.org',
    'ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=DECLINED:MAILTO:bob@example.org',
    'ATTENDEE;CUTYPE=ROOM;CN=Room 4:urn:uuid:1',
    'ORGANIZER;CN=Grace:mailto:grace@example.org',
    'ATTENDEE;PARTSTAT=TENTATIVE:mailto:GRACE@example.org',
    ...alarm('ATTENDEE:mailto:nobody@example.org'),
  ].join('\n');
  const plain = { organiser: false, optional: false };
  expect(attendeesOf({ source })).toEqual([
    { ...plain, name: 'Grace', mail: 'GRACE@example.org', answer: 'tentative', organiser: true },
    { ...plain, name: 'Lovelace, Ada', mail: 'ada@example.org', answer: 'accepted' },
    { ...plain, name: 'bob@example.org', mail: 'bob@example.org', answer: 'declined', optional: true },
    { ...plain, name: 'Room 4', mail: '', answer: 'waiting' },
  ]);
});
