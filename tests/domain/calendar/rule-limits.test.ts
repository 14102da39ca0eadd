import { describe, expect, test } from 'vitest';
import { durationOf } from '../../../src/domain/calendar/duration';
import { expandRule, readRule } from '../../../src/domain/calendar/rule';
import { wallOf, wallText } from '../../../src/domain/calendar/wall';

describe('what a rule may say (RFC 5545, section 3.3.10)', () => {
  const parts: readonly (readonly [name: string, least: number, most: number, signed: boolean])[] = [
    ['BYSECOND', 0, 60, false],
    ['BYMINUTE', 0, 59, false],
    ['BYHOUR', 0, 23, false],
    ['BYMONTHDAY', 1, 31, true],
    ['BYYEARDAY', 1, 366, true],
    ['BYWEEKNO', 1, 53, true],
    ['BYMONTH', 1, 12, false],
    ['BYSETPOS', 1, 366, true],
    ['INTERVAL', 1, 99_999, false],
    ['COUNT', 1, 99_999, false],
  ];
  const sound = (part: string) => readRule(`FREQ=YEARLY;${part}`) !== null;
  test.each(parts)('%s from %d to %d', (name, least, most, signed) => {
    expect([least - 1, least, most, most + 1].map((value) => sound(`${name}=${value}`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([-least, -most].map((value) => value === 0 || sound(`${name}=${value}`))).toEqual([
      least === 0 || signed,
      signed,
    ]);
    expect([`${name}=+${most}`, `${name}=${least},${most}`, `${name}=x`, `${name}=${least},x`].map(sound)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['', false],
    ['FREQ=FORTNIGHTLY', false],
    ['INTERVAL=2', false],
    ['freq=daily', true],
    ['FREQ=DAILY;=;X', true],
    ['FREQ=DAILY;BYDAY=XX', false],
    ['FREQ=DAILY;BYDAY=MO,', true],
    ['FREQ=DAILY;BYDAY=100MO', false],
    ['FREQ=DAILY;UNTIL=20261131T', false],
    ['FREQ=DAILY;UNTIL=soon', false],
    ['FREQ=DAILY;COUNT=100000', false],
  ])('%j: %s', (text, expected) => expect(readRule(text) !== null).toBe(expected));

  test('whole', () => {
    expect(readRule('FREQ=MONTHLY;INTERVAL=2;COUNT=5;BYDAY=-1FR,+2MO,TU;WKST=SU;BYSETPOS=-1')).toEqual({
      frequency: 'MONTHLY',
      interval: 2,
      count: 5,
      until: null,
      bySecond: [],
      byMinute: [],
      byHour: [],
      byDay: [
        { weekday: 5, nth: -1 },
        { weekday: 1, nth: 2 },
        { weekday: 2, nth: 0 },
      ],
      byMonthDay: [],
      byYearDay: [],
      byWeekNo: [],
      byMonth: [],
      bySetPos: [-1],
      weekStart: 0,
    });
    expect(readRule('FREQ=DAILY')).toMatchObject({ interval: 1, count: null, until: null, weekStart: 1 });
    expect(readRule('FREQ=DAILY;WKST=ZZ')).toMatchObject({ weekStart: 1 });
    expect(readRule('FREQ=DAILY;UNTIL=20261124')?.until).toEqual({ wall: wallOf('2026-11-24T23:59:59'), utc: false });
    expect(readRule('FREQ=DAILY;UNTIL=20261124T101112Z')?.until).toEqual({
      wall: wallOf('2026-11-24T10:11:12'),
      utc: true,
    });
    expect(readRule('FREQ=DAILY;UNTIL=20261124T101112')?.until?.utc).toBe(false);
  });
});

describe('what happens in a window', () => {
  /** A Tuesday. */
  const START = '2026-11-24T14:00:00';
  const days = (text: string, from: string, to: string, start = START, limit = 20) => {
    const rule = readRule(text);
    if (!rule) throw new Error(`no rule: ${text}`);
    const window = { from: wallOf(from), to: wallOf(to), limit, until: rule.until?.wall ?? Number.POSITIVE_INFINITY };
    return expandRule(rule, wallOf(start), window).map((wall) => wallText(wall).slice(2, 16));
  };
  test.each<[rule: string, from: string, to: string, expected: string[], start?: string]>([
    // The ends of the window belong to it.
    ['FREQ=DAILY', START, '2026-11-26T14:00:00', ['26-11-24T14:00', '26-11-25T14:00', '26-11-26T14:00']],
    ['FREQ=DAILY', '2026-11-24T14:00:01', '2026-11-26T13:59:59', ['26-11-25T14:00']],
    ['FREQ=DAILY', '2026-11-20T00:00:00', START, ['26-11-24T14:00']],
    ['FREQ=DAILY', '2026-11-20T00:00:00', '2026-11-24T13:59:59', []],
    ['FREQ=DAILY;INTERVAL=3', '2026-11-28T00:00:00', '2026-12-04T00:00:00', ['26-11-30T14:00', '26-12-03T14:00']],
    ['FREQ=DAILY;COUNT=3', '2026-11-25T00:00:00', '2027-01-01T00:00:00', ['26-11-25T14:00', '26-11-26T14:00']],
    ['FREQ=DAILY;COUNT=1', '2026-11-01T00:00:00', '2027-01-01T00:00:00', ['26-11-24T14:00']],
    ['FREQ=DAILY;UNTIL=20261125T140000', '2026-11-25T00:00:00', '2027-01-01T00:00:00', ['26-11-25T14:00']],
    ['FREQ=DAILY;UNTIL=20261125T135959', '2026-11-25T00:00:00', '2027-01-01T00:00:00', []],
    ['FREQ=WEEKLY', '2027-01-01T00:00:00', '2027-01-15T00:00:00', ['27-01-05T14:00', '27-01-12T14:00']],
    ['FREQ=WEEKLY;INTERVAL=2', '2027-01-01T00:00:00', '2027-02-01T00:00:00', ['27-01-05T14:00', '27-01-19T14:00']],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=MO',
      '2026-11-24T00:00:00',
      '2026-12-14T00:00:00',
      ['26-11-24T14:00', '26-11-29T14:00', '26-12-08T14:00', '26-12-13T14:00'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU',
      '2026-11-24T00:00:00',
      '2026-12-14T00:00:00',
      ['26-11-24T14:00', '26-12-06T14:00', '26-12-08T14:00'],
    ],
    ['FREQ=MONTHLY', '2027-01-01T00:00:00', '2027-02-28T00:00:00', ['27-01-24T14:00', '27-02-24T14:00']],
    [
      'FREQ=MONTHLY;BYMONTHDAY=31',
      '2026-12-01T00:00:00',
      '2027-04-01T00:00:00',
      ['26-12-31T14:00', '27-01-31T14:00', '27-03-31T14:00'],
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-02-01T00:00:00', '2027-04-01T00:00:00', ['27-02-28T14:00', '27-03-31T14:00']],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-12-01T00:00:00', '2027-02-01T00:00:00', ['26-12-25T14:00', '27-01-29T14:00']],
    ['FREQ=MONTHLY;BYDAY=5TU', '2026-12-01T00:00:00', '2027-04-01T00:00:00', ['26-12-29T14:00', '27-03-30T14:00']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1',
      '2027-01-01T00:00:00',
      '2027-02-01T00:00:00',
      ['27-01-01T14:00', '27-01-29T14:00'],
    ],
    ['FREQ=YEARLY', '2027-01-01T00:00:00', '2029-01-01T00:00:00', ['27-11-24T14:00', '28-11-24T14:00']],
    ['FREQ=YEARLY;INTERVAL=3', '2027-01-01T00:00:00', '2033-01-01T00:00:00', ['29-11-24T14:00', '32-11-24T14:00']],
    ['FREQ=YEARLY;BYMONTH=2', '2027-01-01T00:00:00', '2029-01-01T00:00:00', ['27-02-24T14:00', '28-02-24T14:00']],
    ['FREQ=YEARLY;BYYEARDAY=1,-1', '2027-01-01T00:00:00', '2028-01-01T00:00:00', ['27-01-01T14:00', '27-12-31T14:00']],
    ['FREQ=YEARLY;BYDAY=1MO,-1MO', '2027-01-01T00:00:00', '2028-01-01T00:00:00', ['27-01-04T14:00', '27-12-27T14:00']],
    ['FREQ=YEARLY;BYDAY=20MO,-2SU', '2027-01-01T00:00:00', '2028-01-01T00:00:00', ['27-05-17T14:00', '27-12-19T14:00']],
    ['FREQ=YEARLY;BYWEEKNO=1', '2027-01-01T00:00:00', '2028-02-01T00:00:00', ['27-01-05T14:00', '28-01-04T14:00']],
    ['FREQ=YEARLY;BYWEEKNO=53', '2026-11-25T00:00:00', '2033-01-01T00:00:00', ['26-12-29T14:00', '32-12-28T14:00']],
    ['FREQ=YEARLY;BYWEEKNO=-1', '2026-11-25T00:00:00', '2028-01-01T00:00:00', ['26-12-29T14:00', '27-12-28T14:00']],
    // 29 February, where there is one.
    [
      'FREQ=YEARLY',
      '2029-01-01T00:00:00',
      '2037-01-01T00:00:00',
      ['32-02-29T14:00', '36-02-29T14:00'],
      '2028-02-29T14:00:00',
    ],
    ['FREQ=DAILY;BYHOUR=9,14', '2026-11-25T00:00:00', '2026-11-26T00:00:00', ['26-11-25T09:00', '26-11-25T14:00']],
    ['FREQ=DAILY;BYMINUTE=0,30', '2026-11-25T00:00:00', '2026-11-26T00:00:00', ['26-11-25T14:00', '26-11-25T14:30']],
    ['FREQ=DAILY;BYHOUR=9', '2026-11-24T00:00:00', '2026-11-26T00:00:00', ['26-11-24T14:00', '26-11-25T09:00']],
    [
      'FREQ=HOURLY;INTERVAL=5',
      '2026-11-24T19:00:00',
      '2026-11-25T05:00:00',
      ['26-11-24T19:00', '26-11-25T00:00', '26-11-25T05:00'],
    ],
    ['FREQ=HOURLY;BYHOUR=3;BYMINUTE=15', '2026-11-25T00:00:00', '2026-11-26T00:00:00', ['26-11-25T03:15']],
    [
      'FREQ=MINUTELY;INTERVAL=45',
      '2026-11-24T14:01:00',
      '2026-11-24T16:15:00',
      ['26-11-24T14:45', '26-11-24T15:30', '26-11-24T16:15'],
    ],
    [
      'FREQ=MINUTELY;BYHOUR=8;BYMINUTE=1,2',
      '2026-11-25T00:00:00',
      '2026-11-26T00:00:00',
      ['26-11-25T08:01', '26-11-25T08:02'],
    ],
    ['FREQ=SECONDLY;INTERVAL=3600', '2026-11-24T14:00:01', '2026-11-24T16:00:00', ['26-11-24T15:00', '26-11-24T16:00']],
  ])('%s from %s to %s', (rule, from, to, expected, start) => expect(days(rule, from, to, start)).toEqual(expected));

  test('no more than was asked for', () => {
    expect(days('FREQ=DAILY', '2026-11-24T00:00:00', '2027-11-24T00:00:00', START, 2)).toHaveLength(2);
    expect(days('FREQ=DAILY', '2030-11-24T00:00:00', '2031-11-24T00:00:00', START, 3)).toHaveLength(3);
  });
});

test.each([
  ['P1W', 7 * 24 * 60],
  ['P2W', 14 * 24 * 60],
  ['P1D', 24 * 60],
  ['P1DT12H', 36 * 60],
  ['PT1H30M', 90],
  ['PT2H', 120],
  ['PT90S', 1.5],
  ['PT1H1M1S', 61 + 1 / 60],
  ['-P1W', -7 * 24 * 60],
  ['+PT15M', 15],
  [' pt15m ', 15],
  ['P', null],
  ['PT', null],
  ['1H', null],
  ['PT1H ago', null],
])('%s lasts %d minutes', (text, minutes) =>
  expect(durationOf(text)).toBe(minutes === null ? null : Math.round(minutes * 60_000)),
);
