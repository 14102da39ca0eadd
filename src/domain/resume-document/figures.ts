/** A number or a date as a text writes it, and as it is compared. */
export interface Figure {
  readonly value: string;
  readonly words: string;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ...([
    ['couple', 2],
    ['dozen', 12],
    ['dozens', 12],
    ['score', 20],
    ['decade', 10],
    ['decades', 10],
    ['half', 0.5],
    ['halved', 0.5],
    ['halving', 0.5],
    ['third', 1 / 3],
    ['quarter', 0.25],
  ] as const),
  ...'second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, index) => [word, index + 2] as const),
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1000],
  ['thousands', 1000],
  ['million', 1e6],
  ['millions', 1e6],
  ['billion', 1e9],
  ['billions', 1e9],
]);
/** They multiply: `doubled` is the number two, of times. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ...['twice', 'double', 'doubled', 'doubling', 'doubles'].map((word) => [word, 2] as const),
  ...['thrice', 'triple', 'tripled', 'tripling', 'triples'].map((word) => [word, 3] as const),
  ...['quadruple', 'quadrupled', 'quadrupling'].map((word) => [word, 4] as const),
  ...SMALL.slice(2).map((word, index) => [`${word}fold`, index + 2] as const),
]);
const SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
]);

const UNIT =
  '%|percent|per cent|x|times|years?|yrs?|months?|weeks?|days?|hours?|minutes?|seconds?|ms|gb|tb|mb|k|mn|m|bn|b';
const IN_FIGURES = new RegExp(
  `(?<lead>[$€£₹¥]\\s?)?(?<![\\p{L}\\p{N}])(?<digits>\\p{Nd}+(?:[.,'’]\\p{Nd}+)*)(?:(?:\\s|-)?(?<unit>${UNIT})(?![\\p{L}\\p{N}]))?`,
  'giu',
);
const NUMBER_WORD = [...VALUES.keys(), ...SCALES.keys(), ...TIMES.keys()].sort((a, b) => b.length - a.length).join('|');
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<words>(?:${NUMBER_WORD})(?:(?:\\s|-)(?:and\\s)?(?:${NUMBER_WORD}))*)(?:(?:\\s|-)(?<unit>${UNIT}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `one of the` counts nothing, nor does `second` after `a` or in `second nature`. */
const NO_NUMBER = /^(?:one|second|third|score|half|quarter)$/i;

/** Every number of a text, with its unit where it has one that changes what it says. */
export function numbersIn(text: string): Figure[] {
  const dates = datesIn(text).map(({ words }) => words);
  const figures = [...text.matchAll(IN_FIGURES)].map((match): Figure => {
    const { lead = '', digits = '', unit = '' } = match.groups ?? {};
    const suffix = SUFFIXES.get(unit.toLowerCase());
    const value = countOf(digits) * (suffix ?? 1);
    return { value: keyOf(value, lead.trim(), suffix === undefined ? unit : ''), words: match[0].trim() };
  });
  const words = [...text.matchAll(IN_WORDS)].flatMap((match): Figure[] => {
    const { words: said = '', unit = '' } = match.groups ?? {};
    if (
      unit === '' &&
      NO_NUMBER.test(said) &&
      !/^\s+(?:of\s+(?:all|every|our|the\s+\p{L}+s)\b|\p{L}+s\b)/iu.test(restOf(text, match))
    )
      return [];
    const parts = said
      .toLowerCase()
      .split(/[\s-]+/)
      .filter((part) => part !== 'and');
    const times = parts.length === 1 ? TIMES.get(parts[0] ?? '') : undefined;
    const suffix = SUFFIXES.get(unit.toLowerCase());
    return [
      {
        value: keyOf(times ?? inWords(parts) * (suffix ?? 1), '', times === undefined ? (suffix ? '' : unit) : 'x'),
        words: match[0].trim(),
      },
    ];
  });
  return [...figures, ...words].filter((figure) => !dates.includes(figure.words));
}

const restOf = (text: string, match: RegExpMatchArray): string => {
  const end = (match.index ?? 0) + match[0].length;
  return text.slice(end, end + 40);
};

/** `1,200` and `1 200` are 1200, `3.5` stays; digits of any script. */
function countOf(digits: string): number {
  const plain = [...digits].map((sign) => (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign)).join('');
  const grouped = /^\d{1,3}(?:[.,'’]\d{3})+$/.test(plain);
  return Number(grouped ? plain.replace(/[.,'’]/g, '') : plain.replace(/[,'’]/g, '.').replace(/\.(?=.*\.)/g, ''));
}

/** Decimal digits of a script follow one another, from a zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 48;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return `${(code - zero) % 10}`;
}

function inWords(parts: readonly string[]): number {
  let [total, current] = [0, 0];
  for (const part of parts) {
    const scale = SCALES.get(part);
    if (scale === undefined) current += VALUES.get(part) ?? TIMES.get(part) ?? 0;
    else if (scale === 100) current = (current || 1) * 100;
    else {
      total += (current || 1) * scale;
      current = 0;
    }
  }
  return total + current;
}

/** A share, a sum of money, a factor and a span of time are other numbers than a count of the same value. */
function keyOf(value: number, money: string, unit: string): string {
  const kind = unit.toLowerCase();
  const share = /^(?:%|percent|per cent)$/.test(kind) ? '%' : /^(?:x|times)$/.test(kind) ? 'x' : '';
  const span = /^(year|yr|month|week|day|hour|minute|second)s?$/.exec(kind)?.[1]?.replace('yr', 'year') ?? '';
  return `${money}${Math.round(value * 1e6) / 1e6}${share}${span}`;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
const DATES = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?<month>${MONTH})\\.?(?:\\s\\d{1,2}(?:st|nd|rd|th)?)?[\\s,.'’/-]{1,3}(?<year>(?:19|20)\\d{2})(?!\\d)`,
    '(?<!\\d)(?<isoYear>(?:19|20)\\d{2})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.]\\d{2})?(?!\\d)',
    '(?<!\\d)(?:\\d{1,2}[/.])?(?<numMonth>0?[1-9]|1[0-2])[/.](?<numYear>(?:19|20)\\d{2})(?!\\d)',
    `(?<![\\p{L}\\p{N}])(?<alone>${MONTH})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);

/** Every month of a text, with its year where it has one: `2021-03`, or `03` alone. */
export function datesIn(text: string): Figure[] {
  return [...text.matchAll(DATES)].flatMap((match): Figure[] => {
    const { month, year, isoYear, isoMonth, numMonth, numYear, alone } = match.groups ?? {};
    // `may` and `march` are everyday words; as months they have a capital letter, and no verb before them.
    if (
      alone !== undefined &&
      (/^(?:may|march|mar|dec|jan|sep|nov)$/.test(alone) ||
        (/^(?:May|March)$/.test(alone) && !inDate(text, match.index)))
    )
      return [];
    const number = isoMonth ?? numMonth ?? `${MONTHS.indexOf((month ?? alone ?? '').slice(0, 3).toLowerCase()) + 1}`;
    const from = year ?? isoYear ?? numYear;
    const padded = number.padStart(2, '0');
    return [{ value: from === undefined ? padded : `${from}-${padded}`, words: match[0] }];
  });
}

const inDate = (text: string, at: number): boolean =>
  /\b(?:in|since|until|from|to|by|last|next|of)\s$/i.test(text.slice(0, at));
