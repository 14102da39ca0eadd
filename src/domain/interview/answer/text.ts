import { saidWords } from './contractions';
import { repeatedWords } from './repeats';
import { listedWords } from './rows';
import { type Bounds, sentenceBounds, shortened, type Word } from './sentences';
import { CARRYING_VERBS, FUNCTION_WORDS, LIST_GLUE } from './word-lists';

export interface AnswerToken extends Word {
  /** Index of its sentence. */
  readonly sentence: number;
  /** Was said before (see `repeats.ts`): it counts for nothing. */
  readonly repeated: boolean;
  /** Stands in a row of terms (see `rows.ts`). */
  readonly listed: boolean;
  /** Neither of the two. */
  readonly own: boolean;
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

/** Cuts an answer into words and sentences. Linear in its length, but for the sentences, each compared with all before. */
export function readAnswer(raw: string): AnswerText {
  const plain = lowered(raw);
  const words: readonly Word[] = [...plain.matchAll(WORD)].flatMap((match) => saidWords(match[0], match.index));
  const whole = sentenceBounds(plain, words);
  const listed = listedWords(plain, words, whole);
  const bounds = shortened(words, withLists(plain, words, whole, listed), listed);
  const repeated = repeatedWords(words, bounds);
  const tokens: AnswerToken[] = [];
  const sentences = bounds.map(([from, to], sentence): Sentence => {
    const own: string[] = [];
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      if (!word) continue;
      const token = {
        text: word.text,
        start: word.start,
        end: word.end,
        sentence,
        repeated: repeated[i] ?? false,
        listed: listed[i] ?? false,
        own: !repeated[i] && !listed[i],
      };
      tokens.push(token);
      if (token.own) own.push(word.text);
    }
    return { from, to, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, prose: isProse(own) };
  });
  return { raw, folded: oneSpelling(plain), tokens, sentences };
}

/** A row behind a colon belongs to the sentence that announces it. */
function withLists(
  text: string,
  words: readonly Word[],
  sentences: readonly Bounds[],
  listed: readonly boolean[],
): Bounds[] {
  const joined: Bounds[] = [];
  for (const [from, to] of sentences) {
    const before = joined.at(-1);
    const announced = before && text.slice(words[from - 1]?.end, words[from]?.start).includes(':');
    if (announced && listed.slice(from, to).every(Boolean)) joined[joined.length - 1] = [before[0], to];
    else joined.push([from, to]);
  }
  return joined;
}

/** The least share of different function words in a sentence; lists of terms have next to none. */
const PROSE_SHARE = 0.17;
/** The same for a sentence with one of the verbs that technical sentences turn on. */
const PROSE_SHARE_WITH_VERB = 0.12;

const ARTICLES = new Set(['a', 'an', 'the']);

function isProse(words: readonly string[]): boolean {
  if (words.length < 4) return false;
  const carrying = new Set(words.filter((word) => FUNCTION_WORDS.has(word) && !LIST_GLUE.has(word)));
  const verbs = words.filter((word) => CARRYING_VERBS.has(word)).length;
  // Lists of terms have no articles: "copy the code, install the dependencies and set the command" has three.
  const articles = words.filter((word) => ARTICLES.has(word)).length / 2;
  const share = (carrying.size + verbs + articles) / Math.min(words.length, 30);
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

/** The word without the ending of a number or a tense: `indexes`, `caching` and `stopped` as `index`, `cach`, `stop`. */
export function uninflected(word: string): string {
  const plain = oneSpelling(word.replace(/'s?$/, ''));
  if (plain.length < 4) return plain;
  const base = plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es)$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');
  return base === plain ? base.replace(/(?<=[a-z]{3})e$/, '') : base.replace(/([bdgmnprt])\1$/, '$1');
}
