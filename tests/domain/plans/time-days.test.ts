import { describe, expect, test } from 'vitest';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';

/** A Monday. */
const TODAY = '2026-11-23';

function read(text: string, correction?: Parameters<typeof readTimeLimit>[2]) {
  const limit = readTimeLimit(text, TODAY, correction);
  if (limit.kind === 'problem') return limit.problem;
  const { byDay, totalHours, end } = limit.budget;
  return `${byDay?.join(' ') ?? 'any day'}: ${totalHours} h, until ${end}`;
}

describe('hours of the days of the week, Sunday to Saturday', () => {
  test.each([
    ['1 hour on weekdays and 4 on weekends for 8 weeks', '4 1 1 1 1 1 4: 104 h, until 2027-01-18'],
    ['weekdays 1h, weekends 3h until 1 February', '3 1 1 1 1 1 3: 110 h, until 2027-02-01'],
    ['weekends only, 10 weeks', '2 0 0 0 0 0 2: 40 h, until 2027-02-01'],
    ['10 hours on weekends for 4 weeks', '5 0 0 0 0 0 5: 40 h, until 2026-12-21'],
    ['6 hours every weekend for 4 weeks', '3 0 0 0 0 0 3: 24 h, until 2026-12-21'],
    ['Mon and Wed evenings 2h, 6 weeks', '0 2 0 2 0 0 0: 24 h, until 2027-01-04'],
    ['2h mon, wed and fri for 2 weeks', '0 2 0 2 0 2 0: 12 h, until 2026-12-07'],
    ['2 hours on tuesday and thursday and 5 on saturday, 12 weeks', '0 0 2 0 2 0 5: 108 h, until 2027-02-15'],
    ['8 weeks, 1h a day on weekdays, 3h on saturday', '0 1 1 1 1 1 3: 64 h, until 2027-01-18'],
    ['2h every sunday for 3 months', '2 0 0 0 0 0 0: 26 h, until 2027-02-23'],
    ['an hour in the evening and 5 hours at weekends, 2 weeks', '5 1 1 1 1 1 5: 30 h, until 2026-12-07'],
    ['Monday to Friday 90 minutes until 7 December', '0 1.5 1.5 1.5 1.5 1.5 0: 15 h, until 2026-12-07'],
    ['2 hours a day for 2 weeks', 'any day: 28 h, until 2026-12-07'],
    ['40 hours, weekends only', '4 0 0 0 0 0 4: 40 h, until 2026-12-28'],
    ['10 hours a week, weekends only, 4 weeks', '5 0 0 0 0 0 5: 40 h, until 2026-12-21'],
    ['20 hours on weekdays for 2 weeks', 'too-much'],
    ['2 hours on Saturday', 'any day: 2 h, until 2026-11-28'],
    ['by Friday', 'any day: 4.5 h, until 2026-11-27'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test('corrected hours a week keep the days', () =>
    expect(read('1 hour on weekdays and 4 on weekends for 8 weeks', { hoursPerWeek: 26, end: null })).toBe(
      '8 2 2 2 2 2 8: 208 h, until 2027-01-18',
    ));

  test('the days are in the words, and what is assumed of weekends', () => {
    expect(readTimeLimit('1 hour on weekdays and 4 on weekends for 8 weeks', TODAY)).toMatchObject({
      words:
        '8 weeks at 13 hours a week (1 on Monday to Friday and 4 on Saturday and Sunday): 104 hours, until 18 January 2027.',
      assumptions: ['4 hours on weekends are taken for each of the two days.'],
    });
  });
});

describe('spans of hours that are a deadline', () => {
  test.each([
    ['in 24 hours', 'any day: 4 h, until 2026-11-24'],
    ['within the next 48 hours', 'any day: 8 h, until 2026-11-25'],
    ['24 hours', 'any day: 24 h, until 2026-12-14'],
    ['2 problems a day for 75 days', 'any day: 86 h, until 2027-02-06'],
    ['40 hours', 'any day: 40 h, until 2026-12-28'],
    ['in 24 hours a week', 'any day: 144 h, until 2027-01-04'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});
