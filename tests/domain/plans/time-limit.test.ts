import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIsoDate, isoOf } from '../../../src/domain/dates/iso-day';
import { addDays, addMonths, dateWords, daysBetween, weekdayOf } from '../../../src/domain/plans/dates';
import { readTimeLimit, roundHours, type TimeProblem } from '../../../src/domain/plans/time-limit';

/** A Saturday. */
const TODAY = '2026-11-21';

function read(text: string, today = TODAY) {
  const limit = readTimeLimit(text, today);
  return limit.kind === 'understood'
    ? `${limit.budget.totalHours} h, ${limit.budget.hoursPerWeek} a week, until ${limit.budget.end}`
    : limit.problem;
}

describe('lengths', () => {
  test.each([
    ['6 weeks', '48 h, 8 a week, until 2027-01-02'],
    ['SIX  weeks!!!', '48 h, 8 a week, until 2027-01-02'],
    ['6weeks', '48 h, 8 a week, until 2027-01-02'],
    ['6 weks', '48 h, 8 a week, until 2027-01-02'],
    ['in 6 weeks', '48 h, 8 a week, until 2027-01-02'],
    ['six to eight weeks', '48 h, 8 a week, until 2027-01-02'],
    ['6-8 weeks', '48 h, 8 a week, until 2027-01-02'],
    ['3 months', '105 h, 8 a week, until 2027-02-21'],
    ['3 monhts', '105 h, 8 a week, until 2027-02-21'],
    ['ten days', '11.5 h, 8 a week, until 2026-12-01'],
    ['a fortnight', '16 h, 8 a week, until 2026-12-05'],
    ['a couple of weeks', '16 h, 8 a week, until 2026-12-05'],
    ['a few weeks', '24 h, 8 a week, until 2026-12-12'],
    ['a quarter', '105 h, 8 a week, until 2027-02-21'],
    ['half a year', '207 h, 8 a week, until 2027-05-21'],
    ['1/2 year', '207 h, 8 a week, until 2027-05-21'],
    ['a year and a half', '625 h, 8 a week, until 2028-05-21'],
    ['1½ months', '51 h, 8 a week, until 2027-01-05'],
    ['1 month 2 weeks', '50 h, 8 a week, until 2027-01-04'],
    ['twenty-five days', '29 h, 8 a week, until 2026-12-16'],
    ['next month', '34 h, 8 a week, until 2026-12-21'],
    ['weekend', '10 h, 10 a week, until 2026-11-22'],
    ['two weekends', '20 h, 17.5 a week, until 2026-11-29'],
    ['two days', '8 h, 8 a week, until 2026-11-23'],
    ['as soon as I can, I have about 2 months', '70 h, 8 a week, until 2027-01-21'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});

describe('hours', () => {
  test.each([
    ['40 hours', '40 h, 8 a week, until 2026-12-26'],
    ['twenty-five hours', '25 h, 8 a week, until 2026-12-13'],
    ['1,000 hours in 2 years', '1000 h, 9.6 a week, until 2028-11-21'],
    ['40 hours in 4 weeks', '40 h, 10 a week, until 2026-12-19'],
    ['5 days a week, 3 hours each, for 2 months', '131 h, 15 a week, until 2027-01-21'],
    ['1e2 hours in 10 weeks', '100 h, 10 a week, until 2027-01-30'],
    ['1e9 hours', 'too-long'],
    ['10 hours a week for 2 months', '87 h, 10 a week, until 2027-01-21'],
    ['10hrs/wk for 3mo', '131 h, 10 a week, until 2027-02-21'],
    ['2 h a day until June', '384 h, 14 a week, until 2027-06-01'],
    ['2h/day', '84 h, 14 a week, until 2027-01-02'],
    ['2-3 hours a day for 6 weeks', '84 h, 14 a week, until 2027-01-02'],
    ['1.5 hours daily for 2 weeks', '21 h, 10.5 a week, until 2026-12-05'],
    ['1,5 hours daily for 2 weeks', '21 h, 10.5 a week, until 2026-12-05'],
    ['30 minutes a day for 4 weeks', '14 h, 3.5 a week, until 2026-12-19'],
    ['1 hour 30 minutes a day for 4 weeks', '42 h, 10.5 a week, until 2026-12-19'],
    ['an hour a day for two weeks', '14 h, 7 a week, until 2026-12-05'],
    ['2 hours of study a day for 4 weeks', '56 h, 14 a week, until 2026-12-19'],
    ['daily 2 hours for 3 weeks', '42 h, 14 a week, until 2026-12-12'],
    ['2 hours every weekday until 1 May', '230 h, 10 a week, until 2027-05-01'],
    ['2 hours a day Monday to Friday for 8 weeks', '80 h, 10 a week, until 2027-01-16'],
    ['5 days a week, 2 hours a day, 6 weeks', '60 h, 10 a week, until 2027-01-02'],
    ['5 hours every weekend for 10 weeks', '50 h, 5 a week, until 2027-01-30'],
    ['3 hours each Saturday for 10 weeks', '30 h, 3 a week, until 2027-01-30'],
    ['3 days a week for 10 weeks', '60 h, 6 a week, until 2027-01-30'],
    ['full time for 4 weeks', '160 h, 40 a week, until 2026-12-19'],
    ['part-time for 4 weeks', '80 h, 20 a week, until 2026-12-19'],
    ['30 minutes', '0.5 h, 0.5 a week, until 2026-11-22'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});

describe('ends', () => {
  const end = (text: string, today = TODAY) => {
    const limit = readTimeLimit(text, today);
    return limit.kind === 'understood' ? limit.budget.end : limit.problem;
  };
  test.each([
    ['by 1 March', '2027-03-01'],
    ['by 2027-03-01', '2027-03-01'],
    ['2027/3/1', '2027-03-01'],
    ['1.3.2027', '2027-03-01'],
    ['by 1/3/2027', '2027-03-01'],
    ['by 13/3/2027', '2027-03-13'],
    ['by 3/13/2027', '2027-03-13'],
    ['March 1st, 2027', '2027-03-01'],
    ['the 1st of March 2028', '2028-03-01'],
    ['by febuary 10', '2027-02-10'],
    ['by 21 November', '2026-11-21'],
    ['by 20 November', '2027-11-20'],
    ['by may', '2027-05-01'],
    ['until the end of June', '2027-06-30'],
    ['end of February', '2027-02-28'],
    ['end of the year', '2026-12-31'],
    ['by the end of next month', '2026-12-31'],
    ['by next month', '2026-12-01'],
    ['by Christmas', '2026-12-25'],
    ['until summer', '2027-06-01'],
    ['next friday', '2026-11-27'],
    ['by saturday', '2026-11-28'],
    ['by the 15th', '2026-12-15'],
    ['by the 31st', '2026-12-31'],
    ['by 2028', '2028-01-01'],
    ['tomorrow', '2026-11-22'],
    ['from 1 December to 1 March', '2027-03-01'],
    ['by 29 February', '2028-02-29'],
  ])('%s', (text, expected) => expect(end(text)).toBe(expected));

  test.each([
    // Month ends, leap years, and the days on which clocks change in Europe and America.
    ['1 month', '2027-01-31', '2027-02-28'],
    ['1 month', '2028-01-31', '2028-02-29'],
    ['1 year', '2028-02-29', '2029-02-28'],
    ['3 months', '2026-11-30', '2027-02-28'],
    ['1 day', '2027-03-27', '2027-03-28'],
    ['1 week', '2027-03-28', '2027-04-04'],
    ['2 weeks', '2026-10-24', '2026-11-07'],
    ['1 week', '2027-03-13', '2027-03-20'],
    ['by 1 March', '2027-03-01', '2027-03-01'],
    ['end of february', '2028-02-10', '2028-02-29'],
    ['weekend', '2026-11-22', '2026-11-22'],
    ['by sunday', '2026-11-22', '2026-11-29'],
    ['6 weeks', '2026-12-31', '2027-02-11'],
  ])('%s from %s', (text, today, expected) => expect(end(text, today)).toBe(expected));
});

describe('what is no time limit', () => {
  test.each<[string, TimeProblem]>([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['asdf', 'meaningless'],
    ['banana split', 'meaningless'],
    ['!!!', 'meaningless'],
    ['🚀🚀', 'meaningless'],
    ['<script>alert(1)</script>', 'no-unit'],
    ['后天之前学完', 'meaningless'],
    ['6', 'no-unit'],
    ['soon', 'open'],
    ['forever', 'open'],
    ['no deadline', 'open'],
    ['by 1 March 2020', 'past'],
    ['2026-11-20', 'past'],
    ['yesterday', 'past'],
    ['2 weeks ago', 'past'],
    ['last month', 'past'],
    ['0 weeks', 'zero'],
    ['zero hours', 'zero'],
    ['-3 weeks', 'zero'],
    ['31 April', 'no-such-day'],
    ['29 Feb 2027', 'no-such-day'],
    ['2027-13-01', 'no-such-day'],
    ['100 years', 'too-long'],
    ['99999999999999999999 weeks', 'too-long'],
    ['5000 hours', 'too-long'],
    ['by 1 March 2099', 'too-long'],
    ['20 hours a day for 3 weeks', 'too-much'],
    ['200 hours until tomorrow', 'too-much'],
  ])('%j: %s', (text, problem) => expect(read(text)).toBe(problem));

  test('says what to write, and with what one can go on', () => {
    expect(readTimeLimit('6', TODAY)).toMatchObject({
      words: '6 of what? Write for example “6 weeks” or “6 hours”.',
      instead:
        'You can continue as it is; this is then assumed: 6 weeks at 8 hours a week: 48 hours, until 2 January 2027.',
      budget: { totalHours: 48, end: '2027-01-02' },
    });
    expect(readTimeLimit('by 1 March 2020', TODAY)).toMatchObject({
      words: '1 March 2020 is in the past. Write a day after 21 November 2026.',
    });
  });
});

describe('the echo', () => {
  test.each([
    [
      '6 weeks',
      '6 weeks at 8 hours a week: 48 hours, until 2 January 2027.',
      ['You named no hours, so 8 a week are assumed.'],
    ],
    [
      '40 hours',
      '5 weeks at 8 hours a week: 40 hours, until 26 December 2026.',
      ['You named no end, so 8 hours a week are assumed.'],
    ],
    ['2 hours a day for 3 weeks', '3 weeks at 14 hours a week: 42 hours, until 12 December 2026.', []],
    [
      '2 hours a day',
      '6 weeks at 14 hours a week: 84 hours, until 2 January 2027.',
      ['You named no end, so 6 weeks are assumed.'],
    ],
    [
      'by 1/3/2027, 1 hour a week',
      'About 14 weeks at 1 hour a week: 14.5 hours, until 1 March 2027.',
      ['1/3/2027 is read as 1 March 2027, the day first.'],
    ],
    ['tomorrow', 'Until 22 November 2026: 4 hours.', ['You named no hours, so 4 a day are assumed.']],
  ])('%s', (text, words, assumptions) =>
    expect(readTimeLimit(text, TODAY)).toMatchObject({ kind: 'understood', words, assumptions }),
  );
});

describe('corrections', () => {
  const corrected = (text: string, hoursPerWeek: number | null, end: string | null) =>
    readTimeLimit(text, TODAY, { hoursPerWeek, end });

  test('hours a week, an end, both', () => {
    expect(corrected('6 weeks', 5, null)).toMatchObject({ budget: { totalHours: 30 }, assumptions: [] });
    expect(corrected('6 weeks', null, '2026-12-05')).toMatchObject({ budget: { totalHours: 16, end: '2026-12-05' } });
    expect(corrected('40 hours', 20, null)).toMatchObject({ budget: { totalHours: 40, end: '2026-12-05' } });
    expect(corrected('40 hours', null, '2026-12-05')).toMatchObject({ budget: { totalHours: 40, end: '2026-12-05' } });
    expect(corrected('2 hours a day', null, '2026-12-05')).toMatchObject({ budget: { totalHours: 28 } });
    expect(corrected('6 weeks', null, 'soon')).toMatchObject({ budget: { totalHours: 48, end: '2027-01-02' } });
    expect(corrected('40 hours', 5, '2026-12-05')).toMatchObject({ budget: { totalHours: 10, end: '2026-12-05' } });
  });

  test('make sense of words that had none; a day in the past does not', () => {
    expect(corrected('asdf', 5, '2026-12-05')).toMatchObject({ kind: 'understood', budget: { totalHours: 10 } });
    expect(corrected('asdf', 5, null)).toMatchObject({ kind: 'problem', budget: { totalHours: 30 } });
    expect(corrected('6 weeks', null, '2026-11-01')).toMatchObject({ kind: 'problem', problem: 'past' });
    expect(corrected('6 weeks', 200, null)).toMatchObject({ kind: 'problem', problem: 'too-much' });
  });
});

describe('any text', () => {
  const word = fc.constantFrom(
    ...'6 10 0 -3 1.5 1,000 half a an two twenty weeks week day days hours h a/b / per each every by until march may 29 feb 2027-02-30 31.12.2026 next last end of the weekend monday to friday full time and christmas ago soon – … é 🚀'.split(
      ' ',
    ),
  );
  test('never throws, gives the same twice, and always leaves a budget that makes sense', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const limit = readTimeLimit(text, TODAY);
          expect(readTimeLimit(text, TODAY)).toEqual(limit);
          const { start, end, days, weeks, totalHours } = limit.budget;
          expect(start).toBe(TODAY);
          expect(isIsoDate(end)).toBe(true);
          expect(end >= TODAY).toBe(true);
          expect(days).toBe(Math.max(1, daysBetween(TODAY, end)));
          expect(weeks).toBe(Math.ceil(days / 7));
          expect(totalHours).toBeGreaterThan(0);
          expect(roundHours(totalHours)).toBe(totalHours);
          expect(totalHours / days).toBeLessThanOrEqual(17);
        },
      ),
      { seed: 20261121, numRuns: 1500 },
    );
  });

  test('a text of a million characters is read as fast as its beginning', () => {
    expect(read(`6 weeks ${'9'.repeat(1_000_000)}`)).toBeDefined();
    expect(read('a '.repeat(500_000))).toBe('meaningless');
  });
});

describe('days', () => {
  test('count as the calendar does', () => {
    const day = fc.integer({ min: 0, max: 80_000 }).map((n) => addDays('1900-01-01', n));
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (iso, n) => {
        expect(daysBetween(iso, addDays(iso, n))).toBe(n);
        expect(weekdayOf(addDays(iso, 7))).toBe(weekdayOf(iso));
        expect(weekdayOf(iso)).toBe(new Date(`${iso}T00:00:00Z`).getUTCDay());
      }),
      { seed: 20261121 },
    );
  });

  test('months end where they end', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
    expect(isoOf(2027, 2, 29)).toBeNull();
    expect(isoOf(2027, 0, 1)).toBeNull();
    expect(isoOf(2028, 2, 29)).toBe('2028-02-29');
    expect(dateWords('2027-01-02')).toBe('2 January 2027');
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
  });
});
