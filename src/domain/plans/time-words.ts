/** A piece of a time limit as it was written. */
export type TimeToken =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string };

export type TimeUnit = 'minute' | 'hour' | 'day' | 'weekend' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year';

const UNITS: Readonly<Record<TimeUnit, string>> = {
  minute: 'minute minutes min mins',
  hour: 'hour hours hr hrs h',
  day: 'day days d evening evenings night nights morning mornings afternoon afternoons',
  weekend: 'weekend weekends',
  week: 'week weeks wk wks w',
  fortnight: 'fortnight fortnights',
  month: 'month months mo mos mth mths',
  quarter: 'quarter quarters trimester',
  year: 'year years yr yrs y',
};

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');
const LOOSE: Readonly<Record<string, number>> = { no: 0, single: 1, couple: 2, few: 3, several: 4, dozen: 12 };

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const byWord = new Map<string, TimeUnit>(
  Object.entries(UNITS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit as TimeUnit] as const)),
);
const numbers = new Map<string, number>([
  ...NUMBERS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 30 + 10 * index] as const),
  ...Object.entries(LOOSE),
]);
const months = new Map<string, number>([
  ...MONTHS.map((word, index) => [word, index + 1] as const),
  ...MONTHS.filter((word) => word !== 'may').map((word) => [word.slice(0, 3), MONTHS.indexOf(word) + 1] as const),
  ['sept', 9],
]);
const weekdays = new Map<string, number>([
  ...WEEKDAYS.map((word, index) => [word, index] as const),
  ...WEEKDAYS.map((word, index) => [word.slice(0, 3), index] as const),
  ['tues', 2],
  ['thur', 4],
  ['thurs', 4],
]);

/** Everyday words one slip away from a word of time; they stand for themselves. */
const THEMSELVES = new Set(
  'your you our out for four from seek weak weekly monthly yearly hourly daily days later other others mouse money today tonight free fixed more much march may done long lots learn with week year hope house both tour pour sour dear near hear bear rear fear'.split(
    ' ',
  ),
);

/** Longest text that is read, in characters: no time limit needs more. */
const LONGEST = 400;

/** Splits a text into numbers, words in lower case and marks. "6weeks" are two pieces, "1,000" and "1,5" are one each. */
export function timeTokens(text: string): TimeToken[] {
  const plain = text
    .slice(0, LONGEST)
    .replace(/(\d)\s*½/g, '$1.5')
    .replaceAll('½', ' 0.5 ')
    .replaceAll('¼', ' 0.25 ')
    .replaceAll('¾', ' 0.75 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(
      /(?<![\d/.-])([13])\s*\/\s*([24])(?!\s*[/.\d])/g,
      (_, a: string, b: string) => ` ${Number(a) / Number(b)} `,
    )
    .replace(
      /(?<![\d/.,-])(\d+)\s+(0\.(?:25|5|75))(?= )/g,
      (_, whole: string, part: string) => `${Number(whole) + Number(part)}`,
    )
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  return [...plain.matchAll(/\d[\d.,]*(?:e\d{1,3}(?![\d\p{L}]))?|\p{L}+|[-/:~+@]/gu)].map(([piece]) => {
    if (/^\d/.test(piece)) return { kind: 'number', value: numberOf(piece), text: piece.replace(/[.,]+$/, '') };
    return /^\p{L}/u.test(piece) ? { kind: 'word', text: piece } : { kind: 'mark', text: piece };
  });
}

function numberOf(text: string): number {
  const digits = text.replace(/[.,]+$/, '');
  if (/^\d{1,3}(,\d{3})+$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return Number.parseFloat(digits.replace(',', '.'));
}

/** The unit that a word names, also with a slip of the keys in it. */
export const unitOf = (word: string): TimeUnit | null => byWord.get(word) ?? nearest(word, byWord);
/** The number that a word names: `ten`, `couple`, `twleve`. */
export const numberWord = (word: string): number | null => numbers.get(word) ?? nearest(word, numbers);
/** 1 to 12; "may" counts only where the caller knows that a month is meant. */
export const monthOf = (word: string): number | null => months.get(word) ?? nearest(word, months);
/** 0 Sunday to 6 Saturday. */
export const weekdayWord = (word: string): number | null => weekdays.get(word) ?? nearest(word, weekdays);

/** Whether a number word says only roughly how many. */
export const isLoose = (word: string): boolean => word === 'couple' || word === 'few' || word === 'several';

/** The value of the one word that is a slip away: one in words of 4 to 6 letters, two in longer ones. */
function nearest<T>(word: string, known: ReadonlyMap<string, T>): T | null {
  if (word.length < 4 || word.length > 12 || THEMSELVES.has(word)) return null;
  let best: T | null = null;
  let least = word.length >= 7 ? 3 : 2;
  for (const [candidate, value] of known) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) >= least) continue;
    const slips = distance(word, candidate);
    if (slips < least) {
      least = slips;
      best = value;
    }
  }
  return best;
}

/** Letters left out, put in, changed or swapped with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? 0;
}
