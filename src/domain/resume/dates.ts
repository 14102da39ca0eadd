import type { DateRange } from './facts';
import { MONTH_WORDS, PRESENT_WORDS } from './month-names';

interface DatePoint {
  readonly from: number;
  readonly to: number;
  readonly year: number | null;
  /** First and last month, 1 to 12: a season has three; null when only a year is named. */
  readonly months: readonly [number, number] | null;
  readonly present: boolean;
}

const monthOf = new Map(MONTH_WORDS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)));
const alternatives = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const MONTH = `(?:${alternatives(monthOf.keys())})`;
const YEAR = '(?:19[5-9]\\d|20\\d{2})';
const SEASONS: Record<string, readonly [number, number]> = {
  spring: [3, 5],
  summer: [6, 8],
  fall: [9, 11],
  autumn: [9, 11],
  winter: [12, 12],
};

/** Every quantifier is bounded, so that a line is read in time linear in its length. */
const POINT = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?<name>${MONTH})\\.?(?:\\s{1,2}\\d{1,2}(?:st|nd|rd|th)?,)?(?:[\\s,./-]{0,3}(?:de\\s)?(?<nameYear>${YEAR})|[\\s-]{0,2}['’](?<nameShort>\\d{2})|-(?<nameDash>\\d{2}))(?!\\d)`,
    `(?<![\\d/.-])(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.]\\d{2})?(?![\\d])`,
    `(?<![\\d/.-])(?:(?<lead>\\d{1,2})[/.-])?(?<num>0?[1-9]|[12]\\d|3[01])[/.-](?<numYear>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\p{N}])(?<season>spring|summer|fall|autumn|winter)\\s{1,2}(?:of\\s)?(?<seasonYear>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\p{N}])Q(?<quarter>[1-4])[\\s/-]{0,2}(?<quarterYear>${YEAR})(?!\\d)`,
    `(?<![\\p{L}\\p{N}])(?<present>${alternatives(PRESENT_WORDS)})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?<bare>${MONTH})(?![\\p{L}\\p{N}])\\.?`,
    `(?<![\\p{L}\\p{N}.,$€£₹-])(?<year>${YEAR})(?![\\p{L}\\p{N}%+])`,
  ].join('|'),
  'giu',
);
const SEPARATOR =
  /^\s{0,4}(?:[-–—−‒―~→]{1,3}|to|until|till|through|thru|bis|à|au|al|hasta|a|até|fino a|tot)\s{0,4}(?:\d{1,2}(?:st|nd|rd|th|\.)?\s)?$/iu;
const SHORT_END = /^\s?[-–—−]\s?['’]?(\d{2})(?![\d/.-])/;
const OPEN_END = /^\s{0,2}[-–—−]\s{0,4}(?=[),|]|$)/;
const SINCE = /(?:^|[\s(,|])(?:since|from|desde|seit|depuis)\s{1,2}$/i;

function read(match: RegExpExecArray): DatePoint | null {
  const g = match.groups ?? {};
  const place = { from: match.index, to: match.index + match[0].length, present: false };
  const point = (year: string, from: number, to = from): DatePoint => ({
    ...place,
    year: year.length === 2 ? fullYear(Number(year)) : Number(year),
    months: [from, to],
  });
  const nameYear = g.nameYear ?? g.nameShort ?? g.nameDash;
  if (g.name && nameYear) return point(nameYear, monthOf.get(g.name.toLowerCase()) ?? 1);
  if (g.isoYear) return point(g.isoYear, Number(g.isoMonth));
  if (g.numYear) {
    const [lead, num] = [Number(g.lead ?? 0), Number(g.num)];
    const month = num <= 12 ? num : lead;
    return month >= 1 && month <= 12 ? point(g.numYear, month) : null;
  }
  if (g.season && g.seasonYear) return point(g.seasonYear, ...(SEASONS[g.season.toLowerCase()] ?? [1, 12]));
  if (g.quarterYear) return point(g.quarterYear, Number(g.quarter) * 3 - 2, Number(g.quarter) * 3);
  if (g.present) return { ...place, year: null, months: null, present: true };
  if (g.bare) {
    const month = monthOf.get(g.bare.toLowerCase()) ?? 1;
    return { ...place, year: null, months: [month, month] };
  }
  return { ...place, year: Number(g.year), months: null };
}

/** `98` as 1998, `21` as 2021. */
const fullYear = (short: number) => (short >= 60 ? 1900 + short : 2000 + short);
const iso = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/**
 * The dates and date ranges of one line, in order: `Jan 2020 – Present`, `03/2019 - 06/2021`, `2018–20`,
 * `Summer 2021`, `since 2022`, `2021-03 to 2022-01`, `May – Aug 2021`. Month names of English, Spanish, French,
 * German, Portuguese, Italian and Dutch are known. Years run from 1950 to 2099.
 */
export function readDates(text: string): DateRange[] {
  const points: DatePoint[] = [];
  for (const match of text.matchAll(POINT)) {
    const point = read(match);
    if (point) points.push(point);
  }
  const ranges: DateRange[] = [];
  const add = (first: DatePoint, endYear: number | null, endMonth: number | null, to: number, single: boolean) => {
    const startYear = first.year ?? endYear;
    if (startYear === null) return;
    const from = first.from;
    ranges.push({
      start: iso(startYear, first.months?.[0] ?? 1),
      end: endYear === null ? null : iso(endYear, endMonth ?? 12),
      precision: first.months === null || (endYear !== null && endMonth === null) ? 'year' : 'month',
      single,
      text: text.slice(from, to),
      from,
      to,
    });
  };
  for (let i = 0; i < points.length; i += 1) {
    const first = points[i];
    if (!first || first.present) continue;
    const second = points[i + 1];
    if (second && second.from - first.to <= 20 && SEPARATOR.test(text.slice(first.to, second.from))) {
      if (second.present && first.year !== null) {
        add(first, null, null, second.to, false);
        i += 1;
        continue;
      }
      if (second.year !== null) {
        add(first, second.year, second.months?.[1] ?? null, second.to, false);
        i += 1;
        continue;
      }
    }
    if (first.year === null) continue;
    const after = text.slice(first.to, first.to + 12);
    const short = first.months === null ? SHORT_END.exec(after) : null;
    if (short && fullYear(Number(short[1])) >= first.year)
      add(first, fullYear(Number(short[1])), null, first.to + short[0].length, false);
    else if (SINCE.test(text.slice(Math.max(0, first.from - 10), first.from))) add(first, null, null, first.to, false);
    else if (OPEN_END.test(after) && /[-–—−]/.test(after)) add(first, null, null, first.to, false);
    else {
      const season = first.months !== null && first.months[0] !== first.months[1];
      add(first, first.year, first.months?.[1] ?? null, first.to, !season);
    }
  }
  return ranges;
}
