import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/plans/dates';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';

/** A Saturday. */
const TODAY = '2026-11-21';

function budgetOf(text: string, today = TODAY) {
  const limit = readTimeLimit(text, today);
  if (limit.kind === 'problem') return limit.problem;
  return `${limit.budget.totalHours} h, until ${limit.budget.end}`;
}
function endOf(text: string, today = TODAY) {
  const limit = readTimeLimit(text, today);
  return limit.kind === 'problem' ? limit.problem : limit.budget.end;
}
function assumedIn(text: string) {
  const limit = readTimeLimit(text, TODAY);
  return limit.kind === 'problem' ? limit.problem : limit.assumptions;
}

describe('every word for a number', () => {
  const units =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, index): [string, number] => [word, index + 1]);
  const tens = 'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, 30 + 10 * index]);
  test.each<[string, number]>([
    ...units,
    ...tens,
    ['twenty-one', 21],
    ['twenty nine', 29],
    ['ninety-nine', 99],
    ['thirty one', 31],
    ['ten-nine', 9],
    ['a couple', 2],
    ['couple of', 2],
    ['a few', 3],
    ['few', 3],
    ['several', 4],
    ['a dozen', 12],
    ['dozen', 12],
    ['a single', 1],
    ['a hundred', 100],
    ['two hundred', 200],
    ['twleve', 12],
    ['fivteen', 15],
  ])('%s weeks', (word, weeks) => expect(endOf(`${word} weeks`)).toBe(addDays(TODAY, 7 * weeks)));

  test.each(['zero days', 'no weeks', '0 weeks', '-3 hours', '-1 day'])('%s: nothing', (text) =>
    expect(endOf(text)).toBe('zero'),
  );

  test.each([
    ['several weeks', '“several” is taken as 4.'],
    ['a few weeks', '“few” is taken as 3.'],
    ['a couple of weeks', undefined],
    ['a dozen weeks', undefined],
    ['10-12 weeks', 'Of 10 to 12 the smaller is taken.'],
    ['12 or 10 weeks', 'Of 12 to 10 the smaller is taken.'],
    ['10 to 10 weeks', undefined],
  ])('what is assumed of %s', (text, assumption) => {
    const usual = 'You named no hours, so 8 a week are assumed.';
    expect(assumedIn(text)).toEqual(assumption ? [assumption, usual] : [usual]);
  });
});

describe('every word for a unit', () => {
  test.each([
    ...'6 minutes|6 min|6 mins|6 minute'.split('|').map((text) => [text, '0.5 h, until 2026-11-22']),
    ...'9 hours|9 hour|9 hr|9 hrs|9 h|9h'.split('|').map((text) => [text, '9 h, until 2026-11-29']),
    ...'2 days|2 d|two evenings|2 nights|2 mornings|2 afternoons'
      .split('|')
      .map((text) => [text, '8 h, until 2026-11-23']),
    ...'one day|one evening|one night|one morning|one afternoon'
      .split('|')
      .map((text) => [text, '4 h, until 2026-11-22']),
    ...'4 weeks|4 week|4 wk|4 wks|4 w|2 fortnights|28 days'.split('|').map((text) => [text, '32 h, until 2026-12-19']),
    ...'3 months|3 month|3 mo|3 mos|3 mth|3 mths|a quarter|1 trimester|the quarter|¼ year|1/4 year|0.25 years'
      .split('|')
      .map((text) => [text, '105 h, until 2027-02-21']),
    ...'1 year|1 yr|1 y|12 months|4 quarters'.split('|').map((text) => [text, '417 h, until 2027-11-21']),
    ['2 yrs', '835 h, until 2028-11-21'],
    ['3/4 year', '312 h, until 2027-08-21'],
    ['½ month', '17 h, until 2026-12-06'],
    ['half a month', '17 h, until 2026-12-06'],
    ['half year', '207 h, until 2027-05-21'],
    ['2 1/2 months', '87 h, until 2027-02-05'],
    ['2½ months', '87 h, until 2027-02-05'],
    ['two and a half months', '87 h, until 2027-02-05'],
    ['2 months and a half', '87 h, until 2027-02-05'],
    ['1 3/4 years', '730 h, until 2028-08-21'],
    ['2,5 weeks', '21 h, until 2026-12-09'],
    ['3 full weeks', '24 h, until 2026-12-12'],
    ['the whole week', '8 h, until 2026-11-28'],
    ['the entire month', '34 h, until 2026-12-21'],
    ['next year', '417 h, until 2027-11-21'],
    ['next weeks', 'meaningless'],
    ['week', 'meaningless'],
    ['2 weeks 3 days', '19.5 h, until 2026-12-08'],
    ['1 year 6 months', '625 h, until 2028-05-21'],
    ['quarter of an hour a day for 4 weeks', '7 h, until 2026-12-19'],
    ['three quarters of an hour a day for 4 weeks', '21 h, until 2026-12-19'],
    ['a quarter of an hour a day for 4 weeks', '7 h, until 2026-12-19'],
    ['3 quarters of a year', '312 h, until 2027-08-21'],
    ['three quarters', '312 h, until 2027-08-21'],
  ])('%s', (text, expected) => expect(budgetOf(text)).toBe(expected));
});

describe('every way to say how often', () => {
  test.each([
    ['every weekend for 10 weeks', '40 h, until 2027-01-30'],
    ['weekends for 10 weeks', '40 h, until 2027-01-30'],
    ['2 weekends', '20 h, until 2026-11-29'],
    ['every weekend 3 hours for 10 weeks', '30 h, until 2027-01-30'],
    ['each weekday 1 hour for 2 weeks', '10 h, until 2026-12-05'],
    ['every day 1 hour for 2 weeks', '14 h, until 2026-12-05'],
    ['every day for 2 weeks', '28 h, until 2026-12-05'],
    ['every weekday for 6 weeks', '60 h, until 2027-01-02'],
    ['weekdays for 4 weeks', '40 h, until 2026-12-19'],
    ['workdays for 4 weeks', '40 h, until 2026-12-19'],
    ['tuesday to thursday', '36 h, until 2027-01-02'],
    ['by monday to friday', '60 h, until 2027-01-02'],
    ['1 hour a day Friday to Monday for 4 weeks', '16 h, until 2026-12-19'],
    ['1 hour a day Saturday and Sunday for 4 weeks', '8 h, until 2026-12-19'],
    ['1 hour per workday for 4 weeks', '20 h, until 2026-12-19'],
    ['1 hour every single day for 4 weeks', '28 h, until 2026-12-19'],
    ['1 hour nightly for 4 weeks', '28 h, until 2026-12-19'],
    ['20 hours monthly for 3 months', '61 h, until 2027-02-21'],
    ['20 hours a month for 3 months', '61 h, until 2027-02-21'],
    ['5 hours weekly for 4 weeks', '20 h, until 2026-12-19'],
    ['20 hours per fortnight for 10 weeks', '100 h, until 2027-01-30'],
    ['130 hours a quarter for 13 weeks', '130 h, until 2027-02-20'],
    ['520 hours a year for 52 weeks', '520 h, until 2027-11-20'],
    ['5h p/w for 4 weeks', '20 h, until 2026-12-19'],
    ['5 h / week, 4 weeks', '20 h, until 2026-12-19'],
    ['2 hours every day and 3 hours every weekend for 10 weeks', '170 h, until 2027-01-30'],
    ['7 days a week for 2 weeks', '28 h, until 2026-12-05'],
    ['8 days a week for 2 weeks', '33 h, until 2026-12-20'],
    ['1 day a week for 10 weeks', '20 h, until 2027-01-30'],
    ['4 evenings a week for 10 weeks', '80 h, until 2027-01-30'],
    ['2 days in a week for 10 weeks', '40 h, until 2027-01-30'],
    ['2 days of each week for 10 weeks', '40 h, until 2027-01-30'],
    ['1 hour and 30 minutes a day for 4 weeks', '42 h, until 2026-12-19'],
    ['1 hour 15 min a day for 4 weeks', '35 h, until 2026-12-19'],
    ['1 hour and a half a day for 4 weeks', '42 h, until 2026-12-19'],
    ['an hour and a half a day for 4 weeks', '42 h, until 2026-12-19'],
    ['10 hours, 2 hours a day', '10 h, until 2026-11-26'],
    ['fulltime for 2 weeks', '80 h, until 2026-12-05'],
    ['parttime for 2 weeks', '40 h, until 2026-12-05'],
    ['full time 2 weeks', '80 h, until 2026-12-05'],
    ['full-time 2 weeks', '80 h, until 2026-12-05'],
    ['part time 3 months', '263 h, until 2027-02-21'],
    ['weekdays 1 hour a day for 2 weeks', '10 h, until 2026-12-05'],
    ['1 hour every Monday for 10 weeks', '10 h, until 2027-01-30'],
    ['every Monday 1 hour for 10 weeks', '10 h, until 2027-01-30'],
    ['2 p 5 hours for 2 weeks', '5 h, until 2026-12-05'],
    ['a half month', '17 h, until 2026-12-06'],
    ['the weekend', '10 h, until 2026-11-22'],
    ['next hour', 'meaningless'],
    ['twenty-zero weeks', 'zero'],
    ['twenty-ten weeks', '80 h, until 2027-01-30'],
    ['6-2 weeks', '16 h, until 2026-12-05'],
    ['-6-8 weeks', 'zero'],
    ['2 years and a month', '870 h, until 2028-12-21'],
    ['3 hours for 2 weeks at 2 hours a week', '3 h, until 2026-12-05'],
    ['10 hours in 2 weeks, 2 hours a week', '4 h, until 2026-12-05'],
    ['full time, 40 hours, 6 days', '34 h, until 2026-11-27'],
  ])('%s', (text, expected) => expect(budgetOf(text)).toBe(expected));
});

describe('every limit', () => {
  test.each([
    ['5 years', '2087 h, until 2031-11-21'],
    ['61 months', 'too-long'],
    ['1830 days', '2091 h, until 2031-11-25'],
    ['1831 days', 'too-long'],
    ['244 weekends', '2440 h, until 2031-07-20'],
    ['245 weekends', 'too-long'],
    ['260 weeks', '2080 h, until 2031-11-15'],
    ['262 weeks', 'too-long'],
    ['2091 hours', '2091 h, until 2031-11-25'],
    ['2092 hours', 'too-long'],
    ['112 hours a week for 2 weeks', '224 h, until 2026-12-05'],
    ['113 hours a week for 2 weeks', 'too-much'],
    ['16 hours a day for 2 weeks', '224 h, until 2026-12-05'],
    ['16.1 hours a day for 2 weeks', 'too-much'],
    ['16 hours until tomorrow', '16 h, until 2026-11-22'],
    ['17 hours until tomorrow', 'too-much'],
    ['0 hours a week for 2 weeks', 'zero'],
    ['3 days', '12 h, until 2026-11-24'],
    ['4 days', '4.5 h, until 2026-11-25'],
    ['0.2 hours', '0.5 h, until 2026-11-22'],
    ['19.7 hours', '19.5 h, until 2026-12-09'],
    ['20.4 hours', '20 h, until 2026-12-09'],
    ['6 7', 'no-unit'],
    ['2027', 'no-unit'],
  ])('%s', (text, expected) => expect(budgetOf(text)).toBe(expected));

  test.each([
    ['6 days', 'Until 27 November 2026: 7 hours.'],
    ['7 days', '1 week at 8 hours a week: 8 hours, until 28 November 2026.'],
    ['8 days', '8 days at 8 hours a week: 9 hours, until 29 November 2026.'],
    ['13 days', '13 days at 8 hours a week: 15 hours, until 4 December 2026.'],
    ['6 days, 8 hours a week', 'Until 27 November 2026: 7 hours.'],
    ['14 days', '2 weeks at 8 hours a week: 16 hours, until 5 December 2026.'],
    ['15 days', 'About 2 weeks at 8 hours a week: 17 hours, until 6 December 2026.'],
    ['1', '1 of what? Write for example “1 week” or “1 hour”.'],
    ['1.5', '1.5 of what? Write for example “1.5 weeks” or “1.5 hours”.'],
  ])('%s in words', (text, words) => expect(readTimeLimit(text, TODAY).words).toBe(words));
});

describe('every word for a day', () => {
  const months =
    'january:2027-01 february:2027-02 march:2027-03 april:2027-04 may:2027-05 june:2027-06 july:2027-07 august:2027-08 september:2027-09 october:2027-10 november:2027-11 december:2026-12'
      .split(' ')
      .map((pair) => pair.split(':') as [string, string]);
  test.each(months)('1 %s', (name, month) => {
    expect(endOf(`by 1 ${name}`)).toBe(`${month}-01`);
    expect(endOf(`by ${name.slice(0, 3)} 1`)).toBe(`${month}-01`);
  });

  const weekdays =
    'sunday:22 monday:23 tuesday:24 wednesday:25 thursday:26 friday:27 saturday:28 tues:24 thur:26 thurs:26 wensday:25'
      .split(' ')
      .map((pair) => pair.split(':') as [string, string]);
  test.each(weekdays)('by %s', (name, day) => {
    expect(endOf(`by ${name}`)).toBe(`2026-11-${day}`);
    expect(endOf(`by ${name.slice(0, 3)}`)).toBe(name === 'wensday' ? 'meaningless' : `2026-11-${day}`);
  });

  test.each([
    ...['till', 'til', 'until', 'before', 'at', 'to', 'on', 'come'].map((word) => [`${word} fri`, '2026-11-27']),
    ['fri', 'meaningless'],
    ['friday', '2026-11-27'],
    ['by 1 sept', '2027-09-01'],
    ['this week', '2026-11-22'],
    ['current week', '2026-11-22'],
    ['coming week', '2026-11-29'],
    ['end of next week', '2026-11-29'],
    ['before next week', '2026-11-23'],
    ['last week', 'past'],
    ['past week', 'past'],
    ['current month', '2026-11-30'],
    ['end of month', '2026-11-30'],
    ['the end of the coming month', '2026-12-31'],
    ['until next month', '2026-12-01'],
    ['past month', 'past'],
    ['end last month', 'past'],
    ['this year', '2026-12-31'],
    ['end the year', '2026-12-31'],
    ['end of the coming year', '2027-12-31'],
    ['by next year', '2027-01-01'],
    ['last year', 'past'],
    ['end of the week, 2 hours', '2026-11-22'],
    ['by the end of next month at 2 hours a day', '2026-12-31'],
    ['until 1900', 'past'],
    ['until 2999', 'too-long'],
    ['by 3000', 'no-unit'],
    ['by 1899', 'no-unit'],
    ...['in', 'during', 'throughout', 'through', 'late', 'by the end of'].map((word) => [`${word} 2027`, '2027-12-31']),
    ...['in', 'during', 'throughout', 'through', 'late', 'late in'].map((word) => [`${word} march`, '2027-03-31']),
    ['spring', '2027-03-01'],
    ['autumn', '2027-09-01'],
    ['fall', '2027-09-01'],
    ['winter', '2026-12-01'],
    ['xmas', '2026-12-25'],
    ['new year', '2027-01-01'],
    ["by new year's", '2027-01-01'],
    ["by new year's eve", '2026-12-31'],
    ['new year 2 hours a day', '2027-01-01'],
    ['today', '2026-11-21'],
    ['tonight', '2026-11-21'],
    ['tommorow', '2026-11-22'],
    ['by the 1st', '2026-12-01'],
    ['by the 2nd', '2026-12-02'],
    ['by the 3rd', '2026-12-03'],
    ['by the 21st', '2026-11-21'],
    ['by the 31st and 2 hours a day', '2026-12-31'],
    ['3/3/2027', '2027-03-03'],
    ['12/12/2027', '2027-12-12'],
    ['12/13/2027', '2027-12-13'],
    ['13/12/2027', '2027-12-13'],
    ['1.2.27', '2027-02-01'],
    ['1/3/99', 'too-long'],
    ['1/3/100', 'past'],
    ['by the coming friday', '2026-11-27'],
    ['by the next friday', '2026-11-27'],
    ['by 1 january 3000', '2027-01-01'],
    ['the march', '2027-03-01'],
    ['2027/3/1/5', '2027-03-01'],
    ['1.2.2027.', '2027-02-01'],
    ['1.2.2027 with 2 hours a day', '2027-02-01'],
    ['1-2-2027', '2027-02-01'],
    ['1000/1/1', 'past'],
    ['999/1/1', 'no-such-day'],
    ['2027-02/03', 'no-unit'],
    ['1 march 1900', 'past'],
    ['1 march 2999', 'too-long'],
    ['by the end of march 2028', '2028-03-31'],
    ['may', '2027-05-01'],
    ['in may', '2027-05-31'],
    ['come may', '2027-05-01'],
    ['i may have 2 weeks', '2026-12-05'],
    ['may 5th', '2027-05-05'],
    ['5th of may', '2027-05-05'],
    ['the 2nd december', '2026-12-02'],
    ['march 31', '2027-03-31'],
    ['march 32', '2027-03-01'],
    ['december 2 hours a day', '2026-12-01'],
    ['march 2 weeks', '2027-03-01'],
    ['by february 30', 'no-such-day'],
    ['2 weeks monday', '2026-12-05'],
  ])('%s', (text, expected) => expect(endOf(text)).toBe(expected));

  test.each([
    ['by summer', '2027-05-31', '2027-06-01'],
    ['by summer', '2027-06-01', '2028-06-01'],
    ['by christmas', '2026-12-24', '2026-12-25'],
    ['by christmas', '2026-12-25', '2027-12-25'],
    ['by the 30th', '2027-01-31', '2027-03-30'],
    ['by the 29th', '2027-02-01', '2027-03-29'],
    ['friday', '2026-11-20', '2026-11-27'],
    ['this week', '2026-11-22', '2026-11-22'],
    ['this week', '2026-11-23', '2026-11-29'],
    ['end of month', '2026-12-05', '2026-12-31'],
  ])('%s on %s', (text, today, expected) => expect(endOf(text, today)).toBe(expected));

  test.each([
    ['1/2/2027', ['1/2/2027 is read as 1 February 2027, the day first.']],
    ['12/1/2027', ['12/1/2027 is read as 12 January 2027, the day first.']],
    ['13/1/2027', []],
    ['3/3/2027', []],
    ['1.2.2027', []],
    ['spring', ['“spring” is taken to begin on 1 March 2027.']],
  ])('what is assumed of %s', (text, assumptions) => expect(assumedIn(`${text}, 2 hours a week`)).toEqual(assumptions));
});
