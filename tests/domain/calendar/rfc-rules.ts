/**
 * The recurrence examples of RFC 5545, section 3.8.5.3: the property lines, and the days the RFC lists for them. The
 * first moment is 2 September 1997, 9:00 in New York, where an example says nothing else.
 */
export interface RuleExample {
  readonly name: string;
  /** After `DTSTART;TZID=America/New_York:`. */
  readonly start: string;
  readonly lines: readonly string[];
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM` where the time is not 9:00; the first ones when it has no end. */
  readonly expected: readonly string[];
  readonly endless?: true;
}

const START = '19970902T090000';
const days = (month: string, ...numbers: number[]) => numbers.map((day) => `${month}-${String(day).padStart(2, '0')}`);
const run = (month: string, from: number, to: number) =>
  days(month, ...Array.from({ length: to - from + 1 }, (_, n) => from + n));

export const RULE_EXAMPLES: readonly RuleExample[] = [
  {
    name: 'daily for 10 occurrences',
    start: START,
    lines: ['RRULE:FREQ=DAILY;COUNT=10'],
    expected: run('1997-09', 2, 11),
  },
  {
    name: 'daily until December 24, 1997',
    start: START,
    lines: ['RRULE:FREQ=DAILY;UNTIL=19971224T000000Z'],
    expected: [...run('1997-09', 2, 30), ...run('1997-10', 1, 31), ...run('1997-11', 1, 30), ...run('1997-12', 1, 23)],
  },
  {
    name: 'every other day, forever',
    start: START,
    lines: ['RRULE:FREQ=DAILY;INTERVAL=2'],
    expected: days('1997-09', 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30).concat(
      days('1997-10', 2, 4, 6, 8),
    ),
    endless: true,
  },
  {
    name: 'every 10 days, 5 occurrences',
    start: START,
    lines: ['RRULE:FREQ=DAILY;INTERVAL=10;COUNT=5'],
    expected: [...days('1997-09', 2, 12, 22), ...days('1997-10', 2, 12)],
  },
  ...[
    'RRULE:FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    'RRULE:FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
  ].map(
    (rule): RuleExample => ({
      name: `every day in January, for 3 years: ${rule.slice(6, 18)}`,
      start: '19980101T090000',
      lines: [rule],
      expected: [...run('1998-01', 1, 31), ...run('1999-01', 1, 31), ...run('2000-01', 1, 31)],
    }),
  ),
  {
    name: 'weekly for 10 occurrences',
    start: START,
    lines: ['RRULE:FREQ=WEEKLY;COUNT=10'],
    expected: [...days('1997-09', 2, 9, 16, 23, 30), ...days('1997-10', 7, 14, 21, 28), '1997-11-04'],
  },
  {
    name: 'weekly until December 24, 1997',
    start: START,
    lines: ['RRULE:FREQ=WEEKLY;UNTIL=19971224T000000Z'],
    expected: [
      ...days('1997-09', 2, 9, 16, 23, 30),
      ...days('1997-10', 7, 14, 21, 28),
      ...days('1997-11', 4, 11, 18, 25),
      ...days('1997-12', 2, 9, 16, 23),
    ],
  },
  {
    name: 'every other week, forever',
    start: START,
    lines: ['RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU'],
    expected: [
      ...days('1997-09', 2, 16, 30),
      ...days('1997-10', 14, 28),
      ...days('1997-11', 11, 25),
      ...days('1997-12', 9, 23),
      ...days('1998-01', 6, 20),
      ...days('1998-02', 3, 17),
    ],
    endless: true,
  },
  ...['UNTIL=19971007T000000Z', 'COUNT=10'].map(
    (end): RuleExample => ({
      name: `weekly on Tuesday and Thursday for five weeks: ${end}`,
      start: START,
      lines: [`RRULE:FREQ=WEEKLY;${end};WKST=SU;BYDAY=TU,TH`],
      expected: [...days('1997-09', 2, 4, 9, 11, 16, 18, 23, 25, 30), '1997-10-02'],
    }),
  ),
  {
    name: 'every other week on Monday, Wednesday and Friday until December 24, 1997',
    start: '19970901T090000',
    lines: ['RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR'],
    expected: [
      ...days('1997-09', 1, 3, 5, 15, 17, 19, 29),
      ...days('1997-10', 1, 3, 13, 15, 17, 27, 29, 31),
      ...days('1997-11', 10, 12, 14, 24, 26, 28),
      ...days('1997-12', 8, 10, 12, 22),
    ],
  },
  {
    name: 'every other week on Tuesday and Thursday, 8 occurrences',
    start: START,
    lines: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH'],
    expected: [...days('1997-09', 2, 4, 16, 18, 30), ...days('1997-10', 2, 14, 16)],
  },
  {
    name: 'monthly on the first Friday for 10 occurrences',
    start: '19970905T090000',
    lines: ['RRULE:FREQ=MONTHLY;COUNT=10;BYDAY=1FR'],
    expected: [
      '1997-09-05',
      '1997-10-03',
      '1997-11-07',
      '1997-12-05',
      '1998-01-02',
      '1998-02-06',
      '1998-03-06',
      '1998-04-03',
      '1998-05-01',
      '1998-06-05',
    ],
  },
  {
    name: 'monthly on the first Friday until December 24, 1997',
    start: '19970905T090000',
    lines: ['RRULE:FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR'],
    expected: ['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05'],
  },
  {
    name: 'every other month on the first and last Sunday, 10 occurrences',
    start: '19970907T090000',
    lines: ['RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU'],
    expected: [
      '1997-09-07',
      '1997-09-28',
      '1997-11-02',
      '1997-11-30',
      '1998-01-04',
      '1998-01-25',
      '1998-03-01',
      '1998-03-29',
      '1998-05-03',
      '1998-05-31',
    ],
  },
  {
    name: 'monthly on the second-to-last Monday for 6 months',
    start: '19970922T090000',
    lines: ['RRULE:FREQ=MONTHLY;COUNT=6;BYDAY=-2MO'],
    expected: ['1997-09-22', '1997-10-20', '1997-11-17', '1997-12-22', '1998-01-19', '1998-02-16'],
  },
  {
    name: 'monthly on the third-to-last day, forever',
    start: '19970928T090000',
    lines: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-3'],
    expected: ['1997-09-28', '1997-10-29', '1997-11-28', '1997-12-29', '1998-01-29', '1998-02-26'],
    endless: true,
  },
  {
    name: 'monthly on the 2nd and 15th for 10 occurrences',
    start: START,
    lines: ['RRULE:FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15'],
    expected: [
      '1997-09-02',
      '1997-09-15',
      '1997-10-02',
      '1997-10-15',
      '1997-11-02',
      '1997-11-15',
      '1997-12-02',
      '1997-12-15',
      '1998-01-02',
      '1998-01-15',
    ],
  },
  {
    name: 'monthly on the first and last day for 10 occurrences',
    start: '19970930T090000',
    lines: ['RRULE:FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1'],
    expected: [
      '1997-09-30',
      '1997-10-01',
      '1997-10-31',
      '1997-11-01',
      '1997-11-30',
      '1997-12-01',
      '1997-12-31',
      '1998-01-01',
      '1998-01-31',
      '1998-02-01',
    ],
  },
  {
    name: 'every 18 months on the 10th thru 15th for 10 occurrences',
    start: '19970910T090000',
    lines: ['RRULE:FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15'],
    expected: [...run('1997-09', 10, 15), ...run('1999-03', 10, 13)],
  },
  {
    name: 'every Tuesday, every other month',
    start: START,
    lines: ['RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=TU'],
    expected: [
      ...days('1997-09', 2, 9, 16, 23, 30),
      ...days('1997-11', 4, 11, 18, 25),
      ...days('1998-01', 6, 13, 20, 27),
      ...days('1998-03', 3, 10, 17, 24, 31),
    ],
    endless: true,
  },
  {
    name: 'yearly in June and July for 10 occurrences',
    start: '19970610T090000',
    lines: ['RRULE:FREQ=YEARLY;COUNT=10;BYMONTH=6,7'],
    expected: [1997, 1998, 1999, 2000, 2001].flatMap((year) => [`${year}-06-10`, `${year}-07-10`]),
  },
  {
    name: 'every other year in January, February and March for 10 occurrences',
    start: '19970310T090000',
    lines: ['RRULE:FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3'],
    expected: [
      '1997-03-10',
      ...[1999, 2001, 2003].flatMap((year) => [`${year}-01-10`, `${year}-02-10`, `${year}-03-10`]),
    ],
  },
  {
    name: 'every third year on the 1st, 100th and 200th day for 10 occurrences',
    start: '19970101T090000',
    lines: ['RRULE:FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200'],
    expected: [
      '1997-01-01',
      '1997-04-10',
      '1997-07-19',
      '2000-01-01',
      '2000-04-09',
      '2000-07-18',
      '2003-01-01',
      '2003-04-10',
      '2003-07-19',
      '2006-01-01',
    ],
  },
  {
    name: 'every 20th Monday of the year, forever',
    start: '19970519T090000',
    lines: ['RRULE:FREQ=YEARLY;BYDAY=20MO'],
    expected: ['1997-05-19', '1998-05-18', '1999-05-17'],
    endless: true,
  },
  {
    name: 'Monday of week number 20, forever',
    start: '19970512T090000',
    lines: ['RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO'],
    expected: ['1997-05-12', '1998-05-11', '1999-05-17'],
    endless: true,
  },
  {
    name: 'every Thursday in March, forever',
    start: '19970313T090000',
    lines: ['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=TH'],
    expected: [...days('1997-03', 13, 20, 27), ...days('1998-03', 5, 12, 19, 26), ...days('1999-03', 4, 11, 18, 25)],
    endless: true,
  },
  {
    name: 'every Thursday in June, July and August, forever',
    start: '19970605T090000',
    lines: ['RRULE:FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8'],
    expected: [
      ...days('1997-06', 5, 12, 19, 26),
      ...days('1997-07', 3, 10, 17, 24, 31),
      ...days('1997-08', 7, 14, 21, 28),
      ...days('1998-06', 4, 11, 18, 25),
    ],
    endless: true,
  },
  {
    name: 'every Friday the 13th, forever',
    start: START,
    lines: ['EXDATE;TZID=America/New_York:19970902T090000', 'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13'],
    expected: ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13', '2000-10-13'],
    endless: true,
  },
  {
    name: 'the first Saturday that follows the first Sunday of the month, forever',
    start: '19970913T090000',
    lines: ['RRULE:FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13'],
    expected: [
      '1997-09-13',
      '1997-10-11',
      '1997-11-08',
      '1997-12-13',
      '1998-01-10',
      '1998-02-07',
      '1998-03-07',
      '1998-04-11',
      '1998-05-09',
      '1998-06-13',
    ],
    endless: true,
  },
  {
    name: 'U.S. Presidential Election day, forever',
    start: '19961105T090000',
    lines: ['RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8'],
    expected: ['1996-11-05', '2000-11-07', '2004-11-02'],
    endless: true,
  },
  {
    name: 'the third Tuesday, Wednesday or Thursday of the month, for 3 months',
    start: '19970904T090000',
    lines: ['RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3'],
    expected: ['1997-09-04', '1997-10-07', '1997-11-06'],
  },
  {
    name: 'the second-to-last weekday of the month',
    start: '19970929T090000',
    lines: ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2'],
    expected: ['1997-09-29', '1997-10-30', '1997-11-27', '1997-12-30', '1998-01-29', '1998-02-26', '1998-03-30'],
    endless: true,
  },
  {
    name: 'every 3 hours from 9:00 to 17:00 on one day',
    start: START,
    lines: ['RRULE:FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z'],
    expected: ['1997-09-02', '1997-09-02T12:00', '1997-09-02T15:00'],
  },
  {
    name: 'every 15 minutes for 6 occurrences',
    start: START,
    lines: ['RRULE:FREQ=MINUTELY;INTERVAL=15;COUNT=6'],
    expected: ['1997-09-02', ...['09:15', '09:30', '09:45', '10:00', '10:15'].map((time) => `1997-09-02T${time}`)],
  },
  {
    name: 'every hour and a half for 4 occurrences',
    start: START,
    lines: ['RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4'],
    expected: ['1997-09-02', '1997-09-02T10:30', '1997-09-02T12:00', '1997-09-02T13:30'],
  },
  ...[
    'RRULE:FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40',
    'RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16',
  ].map(
    (rule): RuleExample => ({
      name: `every 20 minutes from 9:00 to 16:40 every day: ${rule.slice(6, 20)}`,
      start: START,
      lines: [rule],
      expected: [2, 3].flatMap((day) =>
        [9, 10, 11, 12, 13, 14, 15, 16].flatMap((hour) =>
          ['00', '20', '40'].map((minute) =>
            hour === 9 && minute === '00'
              ? `1997-09-0${day}`
              : `1997-09-0${day}T${String(hour).padStart(2, '0')}:${minute}`,
          ),
        ),
      ),
      endless: true,
    }),
  ),
  {
    name: 'WKST=MO: the week begins on Monday',
    start: '19970805T090000',
    lines: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO'],
    expected: days('1997-08', 5, 10, 19, 24),
  },
  {
    name: 'WKST=SU: the same with weeks from Sunday',
    start: '19970805T090000',
    lines: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU'],
    expected: days('1997-08', 5, 17, 19, 31),
  },
  {
    name: 'an invalid date is ignored',
    start: '20070115T090000',
    lines: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5'],
    expected: ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
  },
];
