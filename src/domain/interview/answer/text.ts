import { CARRYING_VERBS, FUNCTION_WORDS, LIST_GLUE } from './word-lists';

export interface AnswerToken {
  /** Lower case, straight apostrophes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Index of its sentence. */
  readonly sentence: number;
  /** Part of a run of four words that stood in the answer before: it counts for nothing. */
  readonly repeated: boolean;
}

/** A sentence, or a piece of about twenty words where speech came without full stops. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Indices into the tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** Reads as a sentence and not as a list of terms. */
  readonly prose: boolean;
}

export interface AnswerText {
  readonly raw: string;
  /** Same length as `raw`: lower case, straight apostrophes and hyphens, `-ise` as `-ize`. */
  readonly folded: string;
  readonly tokens: readonly AnswerToken[];
  readonly sentences: readonly Sentence[];
}

/** Hyphens part words, so that `trade-off` and `trade off` are the same. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*[+#]*/gu;

/** Lower case and straight apostrophes without a change of length, so that offsets hold. */
export function lowered(text: string): string {
  let lower = text.toLowerCase();
  if (lower.length !== text.length)
    lower = Array.from(text, (char) => {
      const small = char.toLowerCase();
      return small.length === char.length ? small : char;
    }).join('');
  return lower.replace(/[’‘ʼ]/g, "'").replace(/[‐‑]/g, '-');
}

/** {@link lowered}, with `-ise` and its kin as `-ize`: for looking up forms in either spelling. */
export function folded(text: string): string {
  return oneSpelling(lowered(text));
}

const oneSpelling = (lower: string) => (lower.includes('is') ? lower.replace(/([a-z]{2})is(?=[eia])/g, '$1iz') : lower);

/** Cuts an answer into words and sentences. Linear in its length. */
export function readAnswer(raw: string): AnswerText {
  const plain = lowered(raw);
  const words = [...plain.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const bounds = sentenceBounds(plain, words);
  const repeated = repeatedWords(words, bounds);
  const tokens: AnswerToken[] = [];
  const sentences: Sentence[] = [];
  bounds.forEach(([from, to], sentence) => {
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      if (word) tokens.push({ ...word, sentence, repeated: repeated[i] ?? false });
    }
    const own = words.slice(from, to).filter((_, i) => !repeated[from + i]);
    sentences.push({
      from,
      to,
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
      prose: isProse(own.map(({ text }) => text)),
    });
  });
  return { raw, folded: oneSpelling(plain), tokens, sentences };
}

type Word = Pick<AnswerToken, 'text' | 'start' | 'end'>;

const BREAK = /[.!?;:…。！？]["'”’)\]]{0,3}\s|\n|[。！？]/;
/** A full stop behind one of these ends no sentence. */
const ABBREVIATED = new Set(['g', 'e', 'vs', 'approx', 'no', 'dr', 'mr', 'mrs', 'ms']);
/** Sentences longer than this are cut before a joining word, at the latest at twice the length. */
const LONG = 20;
const JOINS = new Set([
  'and',
  'so',
  'but',
  'because',
  'then',
  'which',
  'when',
  'if',
  'i',
  'we',
  'that',
  'after',
  'since',
]);

function sentenceBounds(text: string, words: readonly Word[]): [number, number][] {
  const whole: [number, number][] = [];
  let from = 0;
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next && (ABBREVIATED.has(word.text) || !BREAK.test(text.slice(word.end, Math.min(next.start, word.end + 12)))))
      return;
    whole.push([from, i + 1]);
    from = i + 1;
  });
  return whole.flatMap(([start, end]) => pieces(words, start, end));
}

function pieces(words: readonly Word[], start: number, end: number): [number, number][] {
  if (end - start <= LONG * 2) return [[start, end]];
  const cut: [number, number][] = [];
  let from = start;
  for (let i = start + 1; i < end; i += 1) {
    const length = i - from;
    const joins = length >= LONG && JOINS.has(words[i]?.text ?? '');
    if (!joins && length < LONG * 2) continue;
    cut.push([from, i]);
    from = i;
  }
  cut.push([from, end]);
  return cut;
}

const RUN = 4;

/** Marks words of runs of four that stood in the answer before, and short sentences that did. */
function repeatedWords(words: readonly Word[], bounds: readonly (readonly [number, number])[]): boolean[] {
  const repeated = words.map(() => false);
  const seen = new Set<string>();
  for (let i = 0; i + RUN <= words.length; i += 1) {
    const run = `${words[i]?.text} ${words[i + 1]?.text} ${words[i + 2]?.text} ${words[i + 3]?.text}`;
    if (seen.has(run)) repeated.fill(true, i, i + RUN);
    else seen.add(run);
  }
  const short = new Set<string>();
  for (const [from, to] of bounds) {
    if (to - from >= RUN) continue;
    const text = words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ');
    if (short.has(text)) repeated.fill(true, from, to);
    else short.add(text);
  }
  return repeated;
}

/** The least share of different function words in a sentence; lists of terms have next to none. */
const PROSE_SHARE = 0.17;
/** The same for a sentence with one of the verbs that technical sentences turn on. */
const PROSE_SHARE_WITH_VERB = 0.12;

function isProse(words: readonly string[]): boolean {
  if (words.length < 4) return false;
  const carrying = new Set(words.filter((word) => FUNCTION_WORDS.has(word) && !LIST_GLUE.has(word)));
  const verbs = words.filter((word) => CARRYING_VERBS.has(word)).length;
  const share = (carrying.size + verbs) / Math.min(words.length, 30);
  return verbs > 0 ? share >= PROSE_SHARE_WITH_VERB : carrying.size >= 2 && share >= PROSE_SHARE;
}

/** The word without its ending: `deployments`, `deployed` and `deploying` are one. A light stemmer, for comparing only. */
export function stemOf(word: string): string {
  let stem = oneSpelling(word.replace(/'s?$/, ''));
  if (stem.length > 4) stem = stem.replace(/(?:ies|ied)$/, 'y').replace(/(?:sses)$/, 'ss');
  if (stem.length > 5) stem = stem.replace(/(?:ations?|ings?|ments?|edly|ness)$/, '');
  if (stem.length > 4) stem = stem.replace(/(?:ed|ly|es|ers?|ors?)$/, '');
  if (stem.length > 3) stem = stem.replace(/(?<!s)s$/, '');
  if (stem.length > 4) stem = stem.replace(/e$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return stem;
}
