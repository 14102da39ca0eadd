import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { ruleWords } from '../../../src/domain/calendar/repeat-words';
import { readRule } from '../../../src/domain/calendar/rule';
import { MOST_INSTANCES, occurrencesOf } from '../../../src/domain/calendar/series';
import { wallText } from '../../../src/domain/calendar/wall';
import { RULE_EXAMPLES } from './rfc-rules';
import { calendar, event, NEW_YORK, readAll, span, starts, vevent } from './support';

const file = ({ start, lines }: { start: string; lines: readonly string[] }) =>
  calendar(
    ...vevent(
      'UID:1',
      'DTSTAMP:19970901T130000Z',
      `DTSTART;TZID=America/New_York:${start}`,
      'DURATION:PT1H',
      'SUMMARY:Example',
      ...lines,
    ),
  );

describe('the examples of RFC 5545, section 3.8.5.3', () => {
  test.each(RULE_EXAMPLES.map((example) => [example.name, example] as const))('%s', (_, example) => {
    const [read] = readAll(file(example), 'America/New_York').events;
    if (!read) throw new Error('not read');
    const found = starts(NEW_YORK, occurrencesOf(read, NEW_YORK, span(NEW_YORK, '1990-01-01', '2010-01-01')));
    const expected = example.expected.map((day) => (day.length === 10 ? `${day}T09:00` : day));
    if (example.endless) {
      expect(found.slice(0, expected.length)).toEqual(expected);
      expect(found.length).toBeGreaterThan(expected.length);
    } else expect(found).toEqual(expected);
  });

  // The other parser begins a day of MINUTELY with BYHOUR late; edited-elsewhere.test.ts has that one read by a third.
  const readByOther = RULE_EXAMPLES.filter(({ lines }) => !lines.some((line) => /MINUTELY.*BYHOUR/.test(line)));
  test.each(readByOther.map((example) => [example.name, example] as const))(
    'another parser agrees: %s',
    (_, example) => {
      const [read] = readAll(file(example), 'America/New_York').events;
      const other = Object.values(ical.sync.parseICS(file(example))).find((part) => part?.type === 'VEVENT');
      if (!read || other?.type !== 'VEVENT' || !other.rrule) throw new Error('not read');
      // The other parser takes long for many.
      const to =
        example.expected.length > 40 && example.endless ? '1997-09-06' : example.endless ? '1999-01-01' : '2010-01-01';
      const bounds = span(NEW_YORK, '1990-01-01', to);
      const own = starts(NEW_YORK, occurrencesOf(read, NEW_YORK, bounds));
      const left = new Set(Object.values(other.exdate ?? {}).map((date) => Number(date)));
      const theirs = other.rrule
        .between(new Date(bounds.from), new Date(bounds.to), true)
        .map((date) => date.getTime())
        .filter((start) => !left.has(start))
        .map((start) => wallText(NEW_YORK.toWall(start, '')).slice(0, 16));
      const n = Math.min(own.length, theirs.length, MOST_INSTANCES);
      expect(own.slice(0, n)).toEqual(theirs.slice(0, n));
      expect(n).toBeGreaterThan(0);
    },
  );
});

describe('rules without an end, and rules that never happen', () => {
  const month = span(NEW_YORK, '2026-11-01', '2026-12-01');
  test.each([
    ['RRULE:FREQ=DAILY', 30],
    ['RRULE:FREQ=SECONDLY', MOST_INSTANCES],
    ['RRULE:FREQ=MINUTELY;INTERVAL=2', MOST_INSTANCES],
    ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 0],
    ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5', 0],
    ['RRULE:FREQ=DAILY;COUNT=99999', 30],
    ['RRULE:FREQ=SECONDLY;COUNT=99999;BYMONTH=2;BYMONTHDAY=30', 0],
    ['RRULE:FREQ=NEVER', 0],
  ])('%s is bounded', (recurrence, count) => {
    const old = event({ start: '1900-01-01T09:00:00', end: '1900-01-01T10:00:00', zone: '', recurrence });
    expect(occurrencesOf(old, NEW_YORK, month)).toHaveLength(count);
  });
});

describe('words', () => {
  test.each([
    ['FREQ=WEEKLY', 'repeats weekly'],
    ['FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10', 'repeats weekly on Tuesday and Thursday, 10 times'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'repeats weekly on weekdays'],
    ['FREQ=DAILY;INTERVAL=2;UNTIL=19971224T120000Z', 'repeats every 2 days, until 24 Dec 1997'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'repeats monthly on the last Friday'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'repeats monthly on the second Tuesday'],
    ['FREQ=MONTHLY;BYDAY=WE;BYMONTHDAY=9,10,11,12,13,14,15', 'repeats monthly on the first Wednesday from day 9 on'],
    ['FREQ=MONTHLY;BYDAY=-2MO', 'repeats monthly on the second to last Monday'],
    ['FREQ=MONTHLY;BYMONTHDAY=2,15', 'repeats monthly on day 2 and day 15'],
    ['FREQ=YEARLY;BYMONTH=1;BYDAY=SU', 'repeats yearly on Sunday in January'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
      'repeats monthly on the second to last of Monday, Tuesday, Wednesday, Thursday and Friday',
    ],
  ])('%s', (text, words) => {
    const rule = readRule(text);
    expect(rule && ruleWords(rule)).toBe(words);
  });

  test.each([
    '',
    'COUNT=3',
    'FREQ=OFTEN',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;BYDAY=XX',
    'FREQ=DAILY;UNTIL=19971331T',
    'FREQ=YEARLY;BYMONTH=13',
  ])('%j is no rule', (text) => expect(readRule(text)).toBeNull());
});
