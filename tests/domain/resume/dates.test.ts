import { describe, expect, test } from 'vitest';
import { dayOrderOf } from '../../../src/domain/resume/date-points';
import { readDates } from '../../../src/domain/resume/dates';

/** `from..to`, `from..` when open, `=` in front of a single date, `~` behind dates without months. */
const short = (line: string) =>
  readDates(line).map(
    ({ start, end, single, precision }) =>
      `${single ? '=' : ''}${start}..${end ?? ''}${precision === 'year' ? '~' : ''}`,
  );

describe('dates of a line', () => {
  test.each([
    ['Jan 2020 – Present', ['2020-01..']],
    ['January 2020 - Current', ['2020-01..']],
    ['Sept. 2019 — Nov. 2020', ['2019-09..2020-11']],
    ['03/2019 - 06/2021', ['2019-03..2021-06']],
    ['3/2019–6/2021', ['2019-03..2021-06']],
    ['03.2019 – 06.2021', ['2019-03..2021-06']],
    ['15/03/2019 - 20/06/2021', ['2019-03..2021-06']],
    ['03/15/2019 - 06/20/2021', ['2019-03..2021-06']],
    ['2018–2020', ['2018-01..2020-12~']],
    ['2018 - 20', ['2018-01..2020-12~']],
    ['2021-03 to 2022-01', ['2021-03..2022-01']],
    ['2021-03-15 – 2022-01-31', ['2021-03..2022-01']],
    ['2019/04 ~ 2020/09', ['2019-04..2020-09']],
    ['Summer 2021', ['2021-06..2021-08']],
    ['Fall 2019 – Spring 2021', ['2019-09..2021-05']],
    ['Q1 2020 – Q3 2021', ['2020-01..2021-09']],
    ['since 2022', ['2022-01..~']],
    ['Since March 2022', ['2022-03..']],
    ['May – Aug 2021', ['2021-05..2021-08']],
    ["Jan '20 - Mar '21", ['2020-01..2021-03']],
    ['Jan-21 to Mar-22', ['2021-01..2022-03']],
    ['Jan 1, 2020 – Mar 31, 2021', ['2020-01..2021-03']],
    ['1st May 2020 to 3rd June 2021', ['2020-05..2021-06']],
    ['2020 –', ['2020-01..~']],
    ['(Jan 2020 - )', ['2020-01..']],
    ['2020 till date', ['2020-01..~']],
    ['Jan 2020 - till date', ['2020-01..']],
    ['Expected May 2027', ['=2027-05..2027-05']],
    ['Graduated 2016', ['=2016-01..2016-12~']],
    ['enero 2020 – actualidad', ['2020-01..']],
    ['janvier 2019 à mars 2021', ['2019-01..2021-03']],
    ['März 2018 bis heute', ['2018-03..']],
    ['maio de 2019 - atual', ['2019-05..']],
    ['2019-to date', ['2019-01..~']],
    ['March 2020 until now', ['2020-03..']],
    ['Mar 2020 up to the present', ['2020-03..']],
    ['April 2021 onwards', ['2021-04..']],
    ['2015-2018', ['2015-01..2018-12~']],
    ['05/2018-07/2020', ['2018-05..2020-07']],
    ['2018-05-01-2020-07-31', ['2018-05..2020-07']],
    ['05/2018 \u00ad 07/2020', ['2018-05..2020-07']],
    ['2015\u00ad2018', ['2015-01..2018-12~']],
    ['Sep\u00adtember 2015 – Decem\u00adber 2018', ['2015-09..2018-12']],
    ['Sep\u00adtember 2015 \u00ad pre\u00adsent', ['2015-09..']],
    ['Jan\u00adMar 2021', ['2021-01..2021-03']],
    ['Soft\u00adware Engineer, 2019\u00ad\u00ad2021', ['2019-01..2021-12~']],
    ['Mar 2019 ‐ May 2021', ['2019-03..2021-05']],
    ['Mar 2019 －May 2021', ['2019-03..2021-05']],
    ['Mar 2019 -> May 2021', ['2019-03..2021-05']],
    ['2019 .. 2021', ['2019-01..2021-12~']],
    ["Jul'19-Aug'20", ['2019-07..2020-08']],
    ['Jul ’19 – Aug ’20', ['2019-07..2020-08']],
    ["Spring '19", ['2019-03..2019-05']],
    ['Spring ’19 – Fall ’20', ['2019-03..2020-11']],
    ['Summer – Fall 2019', ['2019-06..2019-11']],
    ['Q3 2020 – Q1 2022', ['2020-07..2022-03']],
    ["Q2'21 – Q4'22", ['2021-04..2022-12']],
    ['2019 Q1 – 2021 Q1', ['2019-01..2021-03']],
    ['H1 2020 – H2 2021', ['2020-01..2021-12']],
    ['05/18 – 07/20', ['2018-05..2020-07']],
    ['05/18 – present', ['2018-05..']],
    ['Jan 2021 – Apr', ['2021-01..2021-04']],
    ['Mar 15 2019 – Apr 2 2020', ['2019-03..2020-04']],
    ['enero de 2020 hasta la fecha', ['2020-01..']],
    ['01.02.2019 – 03.04.2020', ['2019-02..2020-04']],
    ['Engineer, Acme   Jan 2020 – Feb 2021, then Mar 2021 – Present', ['2020-01..2021-02', '2021-03..']],
  ])('%s', (line, expected) => {
    expect(short(line).filter((date) => !(expected.length === 0 && date.startsWith('=')))).toEqual(expected);
  });

  test.each([
    ['an amount', 'Saved $2000 and €1999 a month'],
    ['a number of users', 'Served 2000+ users and 1990% more'],
    ['a code', 'ISO 9001:2015-A, build2019, RFC2119'],
    ['an amount with separators', 'Handled 12,020 and 1.2019 items'],
    ['may as a verb', 'You may call or march on'],
    ['a ratio', 'Coverage rose from 60 to 95 and 24/7 support'],
    ['a fraction', 'Won 4/10 of games, 24/7, 05/18 and 1/12'],
    ['a frame of Java and a decade', "Java Spring - Kafka, since the '90s, Spring 5"],
    ['a day', 'Apr 19 and Mar 20'],
    ['an impossible month', '2021-13 or 17/2045x'],
  ])('are not made of %s', (_, line) => {
    expect(readDates(line).filter((date) => !date.single)).toEqual([]);
  });

  test('name their place in the line', () => {
    const line = 'Acme | Jan 2020 – Present | Remote';
    const [date] = readDates(line);
    expect(date).toEqual({
      start: '2020-01',
      end: null,
      precision: 'month',
      single: false,
      text: 'Jan 2020 – Present',
      from: 7,
      to: 25,
    });
    expect(line.slice(date?.from, date?.to)).toBe(date?.text);
  });
});

describe('doubt', () => {
  const doubts = (line: string, order?: 'day-first' | 'month-first') =>
    readDates(line, order).map(({ doubt }) =>
      doubt
        ? `${doubt.reason}: ${doubt.readings.map((r) => r.map(({ start, end }) => `${start}..${end ?? ''}`).join('+') || 'none').join(' | ')}`
        : 'sure',
    );
  test.each([
    ['03/04/2019 – 05/06/2020', ['day-or-month: 2019-04..2020-06 | 2019-03..2020-05']],
    ['03/03/2019 – 05/05/2020', ['sure']],
    ['03.04.2019 – 05.06.2020', ['sure']],
    ['15/03/2019 – 20/06/2021', ['sure']],
    ['11/01/2019 – 01/11/2019', ['sure']],
    ['Mar 19 – May 21', ['two-digits: 2019-03..2021-05 | none']],
    ["'19 – '21", ['two-digits: 2019-01..2021-12 | none']],
    ['2020 –', ['no-end: 2020-01.. | 2020-01..2020-12']],
    ["Jan '20 – Mar '21", ['sure']],
    ['Jan 2020 – Present', ['sure']],
  ])('%s', (line, expected) => expect(doubts(line)).toEqual(expected));

  test('is gone where the order of day and month is known', () => {
    expect(doubts('03/04/2019 – 05/06/2020', 'month-first')).toEqual(['sure']);
    expect(readDates('03/04/2019', 'month-first')[0]?.start).toBe('2019-03');
    expect(readDates('03/04/2019', 'day-first')[0]?.start).toBe('2019-04');
    const orderOf = (...texts: string[]) => dayOrderOf(texts.map((text) => ({ text })));
    expect(orderOf('on 03/04/2019', 'by 05/26/2020')).toBe('month-first');
    expect(orderOf('on 26-05-2020')).toBe('day-first');
    expect(orderOf('05/26/2020', '26/05/2020')).toBeNull();
    expect(orderOf('03/04/2019')).toBeNull();
  });
});

describe('months in the languages of resumes', () => {
  const named: readonly (readonly [month: string, words: string])[] = [
    ['01', 'January Jan enero ene janvier janv Januar Jänner janeiro gennaio gen januari'],
    ['02', 'February Feb febrero février févr fév Februar fevereiro fev febbraio februari'],
    ['03', 'March Mar marzo mars März Mär março maart mrt'],
    ['04', 'April Apr abril abr avril avr aprile'],
    ['05', 'May mayo mai maio maggio mag mei Mai'],
    ['06', 'June Jun junio juin Juni junho giugno giu'],
    ['07', 'July Jul julio juillet juil Juli julho luglio lug'],
    ['08', 'August Aug agosto ago août augustus'],
    ['09', 'September Sept Sep septiembre septembre setembro settembre set'],
    ['10', 'October Oct octubre octobre Oktober Okt outubro out ottobre ott'],
    ['11', 'November Nov noviembre novembre novembro'],
    ['12', 'December Dec diciembre dic décembre déc Dezember Dez dezembro dicembre'],
  ];
  test.each(named)('%s: %s', (month, words) => {
    for (const word of words.split(' '))
      expect(short(`${word} 2020 – ${word}. 2021`)).toEqual([`2020-${month}..2021-${month}`]);
  });

  test.each(
    "Present|current|Currently|now|today|ongoing|till date|to date|till now|date|actualidad|la actualidad|presente|actual|atual|atualmente|o momento|heute|jetzt|aujourd’hui|aujourd'hui|présent|ce jour|actuel|oggi|attuale|heden".split(
      '|',
    ),
  )('2020 – %s is open', (word) => expect(short(`Jan 2020 – ${word}`)).toEqual(['2020-01..']));

  test.each([
    ['winter 2020', ['2020-12..2020-12']],
    ['autumn 2020', ['2020-09..2020-11']],
    ['spring of 2020', ['2020-03..2020-05']],
    ['Q2 2020', ['2020-04..2020-06']],
    ['Q4 2020', ['2020-10..2020-12']],
  ])('%s alone', (line, expected) =>
    expect(readDates(line).map(({ start, end }) => `${start}..${end ?? ''}`)).toEqual(expected),
  );

  test.each([
    ['01/2020 – 12/2021', ['2020-01..2021-12']],
    ['12/2019 – 01/2020', ['2019-12..2020-01']],
    ['1950 – 2099', ['1950-01..2099-12~']],
    ['1949 – 2100', []],
  ])('%s', (line, expected) => expect(short(line)).toEqual(expected));
});
