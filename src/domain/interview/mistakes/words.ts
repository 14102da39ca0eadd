/** A word of a text as it is compared; offsets into the text as written, end exclusive. */
export interface Token {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}][\p{L}\p{M}\p{N}']*[+#]*|%/gu;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'be:is,are,was,were,been,being,am have:has,had,having do:does,did,done,doing keep:kept run:ran lose:lost send:sent ' +
    'bring:brought make:made get:got,gotten build:built throw:threw,thrown write:wrote,written hold:held know:knew,known ' +
    'take:took,taken give:gave,given see:saw,seen go:goes,went,gone tell:told say:said think:thought read:reading ' +
    'mean:meant find:found leave:left begin:began,begun choose:chose,chosen grow:grew,grown fall:fell,fallen ' +
    'come:came become:became show:shown understand:understood index:indices,indexes vertex:vertices ' +
    'use:used,uses,using child:children person:people datum:data medium:media'
  )
    .split(' ')
    .flatMap((entry) => {
      const [base = '', forms = ''] = entry.split(':');
      return forms.split(',').map((form): [string, string] => [form, base]);
    }),
);

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const CONTRACTED: readonly (readonly [end: RegExp, is: string])[] = [
  [/n't$/, 'not'],
  [/'(?:re|m)$/, 'be'],
  [/'ll$/, 'will'],
  [/'ve$/, 'have'],
  [/'d$/, 'would'],
];
/** With these, `'s` is a verb; behind any other word it may be a genitive. */
const SUBJECTS = new Set(['it', 'that', 'there', 'he', 'she', 'what', 'this', 'who', 'here', 'everything', 'nothing']);

/** Words in several spellings that are one: first what it becomes, then the words. Longest first. */
const JOINED: readonly (readonly [is: string, words: readonly string[]])[] = (
  [
    ['onlogn', 'o n log n', 'o of n log n', 'n log n', 'n times log n'],
    ['on2', 'o n squar', 'o of n squar', 'o n 2', 'o of n 2', 'n squar', 'o n²', 'n²', 'quadratic'],
    ['ologn', 'o log n', 'o of log n', 'logarithmic', 'log n'],
    ['o1', 'o 1', 'o of 1', 'order 1', 'constant'],
    ['bigon', 'o n', 'o of n', 'order n', 'linear'],
    ['nobody', 'no 1'],
  ] satisfies [string, ...string[]][]
)
  .flatMap(([is, ...forms]) => forms.map((form): [string, string[]] => [is, form.split(' ')]))
  .sort(([, a], [, b]) => b.length - a.length);

/** The same by the first of their words: most words begin none. */
const JOINED_BY_FIRST = new Map<string, typeof JOINED>();
for (const one of JOINED) {
  const [first = ''] = one[1];
  JOINED_BY_FIRST.set(first, [...(JOINED_BY_FIRST.get(first) ?? []), one]);
}

const straight = (text: string) => text.replace(/[’‘ʼ]/g, "'").replace(/[‐‑]/g, '-');

/** Lower case and straight apostrophes without a change of length, so that offsets hold. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return straight(lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
}

/** The word without the ending of a number or a tense; a light stemmer, for comparing only. */
export function stemOf(word: string): string {
  const number = NUMBERS.indexOf(word);
  if (number >= 0) return String(number);
  let stem = (IRREGULAR.get(word) ?? word).replace(/([a-z]{2})is(?=(?:e|es|ed|ing|ation)$)/, '$1iz');
  if (stem.length < 4) return stem;
  stem = stem.replace(/(?:ies|ied)$/, 'y');
  const plain = stem.replace(/(?<=[a-z]{3})(?:ing|ed|es)$/, '').replace(/(?<=[a-z]{2}[^su])s$/, '');
  return plain === stem
    ? stem.replace(/(?<=[a-z]{3})e$/, '')
    : plain.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '');
}

/** Cuts a text into words in one form each: contractions are whole, numbers digits, "u d p" is one word. */
export function tokensOf(text: string): Token[] {
  // Most words of a text come more than once.
  const known = new Map<string, readonly string[]>();
  const stemsOf = (word: string) => {
    const stems = known.get(word) ?? spelledOut(word).map(stemOf);
    known.set(word, stems);
    return stems;
  };
  const parts = [...lowered(text).matchAll(WORD)].flatMap(({ 0: word, index }): Token[] =>
    stemsOf(word).map((stem) => ({ stem, start: index, end: index + word.length })),
  );
  return joined(lettersJoined(parts));
}

function spelledOut(word: string): string[] {
  if (word === '%') return ['percent'];
  if (word === 'cannot') return ['can', 'not'];
  if (word === "can't") return ['can', 'not'];
  if (word === "won't") return ['will', 'not'];
  for (const [end, is] of CONTRACTED) if (end.test(word)) return [word.replace(end, ''), is];
  if (word.endsWith("'s")) {
    const base = word.slice(0, -2);
    return SUBJECTS.has(base) ? [base, 'is'] : [base];
  }
  return [word.replace(/'+$/, '')];
}

/** Three letters or more, each said by itself, are an abbreviation. */
function lettersJoined(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    let to = i;
    while (/^[a-z]$/.test(tokens[to]?.stem ?? '')) to += 1;
    const run = tokens.slice(i, to);
    const [first] = run;
    if (first && run.length >= 3) {
      out.push({ stem: run.map(({ stem }) => stem).join(''), start: first.start, end: run.at(-1)?.end ?? first.end });
      i = to - 1;
    } else out.push(...tokens.slice(i, i + 1));
  }
  return out;
}

function joined(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i];
    if (!first) break;
    const found = JOINED_BY_FIRST.get(first.stem)?.find(([, words]) =>
      words.every((word, k) => tokens[i + k]?.stem === word),
    );
    const length = found?.[1].length ?? 1;
    out.push({ stem: found?.[0] ?? first.stem, start: first.start, end: tokens[i + length - 1]?.end ?? first.end });
    i += length - 1;
  }
  return out;
}
