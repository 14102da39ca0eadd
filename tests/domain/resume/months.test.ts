import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDates } from '../../../src/domain/resume/dates';
import {
  countedSpan,
  gapsOver,
  type MonthSpan,
  monthIndex,
  monthName,
  monthsCovered,
  spokenMonth,
  spokenMonths,
  unionOf,
  widestSpan,
} from '../../../src/domain/resume/months';

const spans = (...lines: string[]) =>
  lines.flatMap((line) => readDates(line).flatMap((d) => countedSpan(d, '2026-11') ?? []));
const months = fc.integer({ min: 24_000, max: 24_400 });
const anySpans = fc.array(
  fc.tuple(months, fc.nat(60)).map(([from, length]): MonthSpan => ({ from, to: from + length })),
  { maxLength: 12 },
);

describe('months', () => {
  test.each([
    ['one month', ['Jan 2020 – Jan 2020'], 1],
    ['both ends count', ['Jan 2020 – Dec 2021'], 24],
    ['open ends with the given month', ['Jan 2026 – Present'], 11],
    ['an open range of the future counts nothing', ['Jan 2030 – Present'], 0],
    ['overlaps count once', ['Jan 2020 – Dec 2020', 'Jul 2020 – Jun 2021'], 18],
    ['bare years count their difference', ['2018–2020'], 24],
    ['bare years that touch', ['2018–2020', '2020–2022'], 48],
    ['a range within one bare year counts half', ['2020–2020'], 6],
    ['a reversed range counts nothing', ['Jan 2021 – Jan 2020'], 0],
    ['a season', ['Summer 2021'], 3],
  ])('counted: %s', (_, lines, expected) => {
    expect(monthsCovered(spans(...lines))).toBe(expected);
  });

  test.each([
    ['seven months between', ['Jan 2020 – Dec 2020', 'Aug 2021 – Dec 2021'], ['2021-01..2021-07']],
    ['six months between', ['Jan 2020 – Dec 2020', 'Jul 2021 – Dec 2021'], []],
    ['bare years are given the benefit of the doubt', ['2018–2020', '2021–2022'], []],
    ['two bare years apart', ['2016–2018', '2020–2022'], ['2019-01..2019-12']],
    ['covered by an overlap', ['Jan 2018 – Dec 2021', 'Jan 2019 – Jun 2019', 'Jan 2022 – Present'], []],
  ])('gaps: %s', (_, lines, expected) => {
    const widest = lines.flatMap((line) => readDates(line).flatMap((d) => widestSpan(d, '2026-11') ?? []));
    expect(gapsOver(widest, 6).map(({ from, to }) => `${monthName(from)}..${monthName(to)}`)).toEqual(expected);
  });

  test('a month is its index and back', () => {
    fc.assert(
      fc.property(months, (index) => {
        expect(monthIndex(monthName(index))).toBe(index);
      }),
    );
  });

  test('a union is sorted, apart, and covers each month once', () => {
    fc.assert(
      fc.property(anySpans, (all) => {
        const joined = unionOf(all);
        const covered = new Set(
          all.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
        );
        expect(monthsCovered(all)).toBe(covered.size);
        for (let i = 1; i < joined.length; i += 1)
          expect(joined[i]?.from).toBeGreaterThan((joined[i - 1]?.to ?? 0) + 1);
      }),
    );
  });

  test.each([
    [0, '0 months'],
    [1, '1 month'],
    [12, '1 year'],
    [30, '2 years 6 months'],
  ])('%i is said as "%s"', (count, words) => {
    expect(spokenMonths(count)).toBe(words);
  });

  test('a month is said with its name', () => {
    expect(spokenMonth('2021-03')).toBe('March 2021');
  });
});
