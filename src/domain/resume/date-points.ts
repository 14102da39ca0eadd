import { MONTH_WORDS, PRESENT_WORDS, SEASON_WORDS } from './month-names';
import { offsetsOfWhole } from './soft-hyphens';

/** One date of a line, before it is known whether it begins or ends a range. */
export interface DatePoint {
  readonly from: number;
  readonly to: number;
  readonly year: number | null;
  /** First and last month, 1 to 12: a season has three; null when only a year is named. */
  readonly months: readonly [number, number] | null;
  readonly present: boolean;
  /** `to date`, `until now`, `onwards`: joined to the date before it without a dash. */
  readonly joined: boolean;
  /** The other month of `03/04/2019`, where day and month may change places. */
  readonly swapped: number | null;
  /** `05/18`, `Mar 19`, `'19`: a date only as a part of a range. */
  readonly weak: boolean;
  /** The year has two digits that may be something else. */
  readonly short: boolean;
}

/** Whether `03/04/2019` is written day first or month first, where the text shows it. */
export type DayOrder = 'day-first' | 'month-first' | null;

const monthOf = new Map(MONTH_WORDS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)));
const alternatives = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const MONTH = `(?:${alternatives(monthOf.keys())})`;
const YEAR = '(?:19[5-9]\\d|20\\d{2})';
const SEASON = `(?:${alternatives(Object.keys(SEASON_WORDS))})`;
const APOSTROPHE = "['’‘`´′]";
/** Every dash that programs print between dates; a soft hyphen between dates is one of them. */
export const DASH = '[-‐‑‒–—―−－﹣~～⁓→\u00ad]';
const START = '(?<![\\p{L}\\p{N}])';
/** Not inside a longer number; a hyphen before it only where that parts it from another date. */
const FREE = '(?<![\\d/.])(?<!(?<!\\d{2})-)';

/** Every quantifier is bounded, so that a line is read in time linear in its length. */
const POINT = new RegExp(
  [
    `${START}(?<name>${MONTH})\\.?(?:\\s{1,2}\\d{1,2}(?:st|nd|rd|th)?,?(?=\\s{0,2}${YEAR}))?(?:[\\s,./\u00ad-]{0,3}(?:de[l]?\\s)?(?<nameYear>${YEAR})|[\\s-]{0,2}${APOSTROPHE}\\s?(?<nameShort>\\d{2})|-(?<nameDash>\\d{2})|\\s(?<nameBare>\\d{2})(?!(?:st|nd|rd|th)?,?\\s{0,2}${YEAR}))(?!\\d)`,
    `${FREE}(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.]\\d{2})?(?![\\d])`,
    `${FREE}(?:(?<lead>\\d{1,2})(?<cut>[/.-]))?(?<num>0?[1-9]|[12]\\d|3[01])\\s?[-/.]\\s?(?<numYear>${YEAR})(?!\\d)`,
    `${START}(?<season>${SEASON})(?:,?\\s{1,2}(?:of\\s|de\\s)?(?<seasonYear>${YEAR})|[\\s,-]{0,2}${APOSTROPHE}(?<seasonShort>\\d{2}))(?!\\d)`,
    `${START}(?<bareSeason>${SEASON})(?=\\s{0,2}${DASH}\\s{0,2}${SEASON}\\s)`,
    `${START}(?<half>[QH])(?<part>[1-4])(?:[\\s,/-]{0,2}(?<partYear>${YEAR})|[\\s/-]{0,2}${APOSTROPHE}(?<partShort>\\d{2}))(?!\\d)`,
    `${FREE}(?<yearFirst>${YEAR})[\\s,/-]{0,2}(?<halfLast>[QH])(?<partLast>[1-4])(?![\\p{L}\\p{N}])`,
    `${START}(?<joined>(?:up\\s?)?(?:to|till?|until)\\s{1,2}(?:the\\s)?)?(?<present>${alternatives(PRESENT_WORDS)})(?![\\p{L}\\p{N}])`,
    `${START}(?<bare>${MONTH})(?![\\p{L}\\p{N}])\\.?`,
    `(?<![\\d/.])(?<!(?<!\\d)-)(?<shortMonth>0?[1-9]|1[0-2])/(?<shortMonthYear>\\d{2})(?![\\d/.%])`,
    `(?<![\\p{L}\\p{N}])${APOSTROPHE}(?<shortYear>\\d{2})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}.,$€£₹])(?<!(?<!${YEAR}\\s?)-)(?<year>${YEAR})(?![\\p{L}\\p{N}%+])`,
  ].join('|'),
  'giu',
);
const BY_ITSELF = /^(?:onwards?|ad oggi)$/i;

/** `98` as 1998, `21` as 2021. */
export const fullYear = (short: number) => (short >= 60 ? 1900 + short : 2000 + short);

function read(match: RegExpExecArray, order: DayOrder): DatePoint | null {
  const g = match.groups ?? {};
  const place = {
    from: match.index,
    to: match.index + match[0].length,
    present: false,
    joined: false,
    swapped: null,
    weak: false,
    short: false,
  };
  const point = (year: string, from: number, to = from): DatePoint => ({
    ...place,
    year: year.length === 2 ? fullYear(Number(year)) : Number(year),
    months: [from, to],
  });
  const part = (year: string, half: string | undefined, which: number): DatePoint | null => {
    const length = half?.toUpperCase() === 'H' ? 6 : 3;
    return which * length > 12 ? null : point(year, which * length - length + 1, which * length);
  };
  if (g.name) {
    const month = monthOf.get(g.name.toLowerCase()) ?? 1;
    const year = g.nameYear ?? g.nameShort ?? g.nameDash;
    if (year) return point(year, month);
    return { ...point(g.nameBare ?? '', month), weak: true, short: true };
  }
  if (g.isoYear) return point(g.isoYear, Number(g.isoMonth));
  if (g.numYear) return numbered(g, order, point);
  if (g.season) return point(g.seasonYear ?? g.seasonShort ?? '', ...seasonOf(g.season));
  if (g.bareSeason) return { ...place, year: null, months: seasonOf(g.bareSeason) };
  if (g.part) return part(g.partYear ?? g.partShort ?? '', g.half, Number(g.part));
  if (g.yearFirst) return part(g.yearFirst, g.halfLast, Number(g.partLast));
  if (g.present)
    return {
      ...place,
      year: null,
      months: null,
      present: true,
      joined: g.joined !== undefined || BY_ITSELF.test(g.present),
    };
  if (g.bare) {
    const month = monthOf.get(g.bare.toLowerCase()) ?? 1;
    return { ...place, year: null, months: [month, month] };
  }
  if (g.shortMonth) return { ...point(g.shortMonthYear ?? '', Number(g.shortMonth)), weak: true };
  if (g.shortYear) return { ...place, year: fullYear(Number(g.shortYear)), months: null, weak: true, short: true };
  return { ...place, year: Number(g.year), months: null };
}

const seasonOf = (word: string): readonly [number, number] => SEASON_WORDS[word.toLowerCase()] ?? [1, 12];

/** `03/2019`, `15/03/2019`, `03/15/2019`, `15.03.2019`; with dots the day is first. */
function numbered(
  g: Record<string, string | undefined>,
  order: DayOrder,
  point: (year: string, month: number) => DatePoint,
): DatePoint | null {
  const [lead, num] = [Number(g.lead ?? 0), Number(g.num)];
  const isMonth = (value: number) => value >= 1 && value <= 12;
  const month = isMonth(num) ? num : lead;
  if (!isMonth(month)) return null;
  const both = isMonth(lead) && isMonth(num) && lead !== num && g.cut !== '.';
  if (!both) return point(g.numYear ?? '', month);
  if (order === 'month-first') return point(g.numYear ?? '', lead);
  return { ...point(g.numYear ?? '', num), swapped: order === null ? lead : null };
}

/** The dates of a line, in order. A soft hyphen that splits a word of a date is not there: `Sep\u00adtember 2020`. */
export function pointsOf(text: string, order: DayOrder = null): DatePoint[] {
  const places = text.includes('\u00ad') ? offsetsOfWhole(text) : null;
  const whole = places ? places.map((at) => text[at]).join('') : text;
  const points: DatePoint[] = [];
  for (const match of whole.matchAll(POINT)) {
    const point = read(match, order);
    if (point && places) points.push({ ...point, from: places[point.from] ?? 0, to: (places[point.to - 1] ?? 0) + 1 });
    else if (point) points.push(point);
  }
  return points;
}

const FULL = new RegExp(`(?<![\\d/.-])(\\d{1,2})([/-])(\\d{1,2})\\2${YEAR}(?!\\d)`, 'gu');

/** Whether any date of the lines shows which of day and month comes first: `05/26/2020` does. */
export function dayOrderOf(lines: readonly { readonly text: string }[]): DayOrder {
  let dayFirst = false;
  let monthFirst = false;
  for (const { text } of lines)
    for (const [, first, , second] of text.matchAll(FULL)) {
      if (Number(first) > 12 && Number(second) <= 12) dayFirst = true;
      if (Number(second) > 12 && Number(first) <= 12) monthFirst = true;
    }
  return dayFirst === monthFirst ? null : dayFirst ? 'day-first' : 'month-first';
}
