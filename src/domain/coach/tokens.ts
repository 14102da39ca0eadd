import { STOP_WORDS, SYNONYMS } from './word-lists.ts';

/** Words with the signs that may belong to a name, a pipe on its own, `%d`, and runs of `<` as git leaves them. */
const PIECE = /[\p{L}\p{M}\p{N}]+(?:\+\+|#|\+1|\/cd|\/b|\.js)?|\.net|%[a-z]|<{5,}|\|/gu;
/** The names that such signs belong to; elsewhere they part words. */
const WHOLE = new Set(['c++', 'g++', 'c#', 'f#', 'n+1', 'ci/cd', 'a/b', 'node.js']);
const SIGNS = /(?:\+\+|#|\+1|\/cd|\/b|\.js)$/;
/** A word between quotes or backticks is meant as itself, even `this`. */
const QUOTED = /(["'`])(this|as|is|for|if|and|or|not|do|where|while)\1/g;
/** Letters that are names of languages. */
const LETTERS = new Set(['c', 'r']);

/** A word as it was typed, in lower case, and the stem under which it is looked up. */
export interface Token {
  readonly word: string;
  readonly stem: string;
  /** Says nothing about the subject. */
  readonly stop: boolean;
}

/** A name such as `useEffect`: it is said in its parts as well. */
const CAMEL = /\b[a-z]{2,}(?:[A-Z][a-z]+)+\b/g;

/** Lower case, one kind of apostrophe, no short forms (`what's`, `don't`); at most 20,000 characters. */
function folded(text: string): string {
  let lower = text
    .slice(0, 20_000)
    .normalize('NFC')
    .replace(CAMEL, (name) => `${name} ${name.replace(/[A-Z]/g, ' $&')}`)
    .toLowerCase();
  if (/[’‘ʼ]/.test(lower)) lower = lower.replace(/[’‘ʼ]/g, "'");
  if (lower.includes('keyword')) lower = lower.replace(/\bthis keyword\b|\bkeyword this\b/g, '"this"');
  if (!/["'`]/.test(lower)) return lower;
  return lower
    .replace(QUOTED, ' quoted$2 ')
    .replace(/n't\b/g, 'nt')
    .replace(/([a-z])'(?:s|re|ve|ll|d|m)\b/g, '$1');
}

function pieces(text: string): string[] {
  const found = folded(text).match(PIECE) ?? [];
  return found.map((piece) => (SIGNS.test(piece) && !WHOLE.has(piece) ? piece.replace(SIGNS, '') : piece));
}

interface Phrase {
  readonly typed: readonly string[];
  readonly said: readonly string[];
}

/** The synonyms by their first word, the longest first. */
const PHRASES = phrasesOf(SYNONYMS);

function phrasesOf(synonyms: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [form, name] of synonyms) {
    const phrase = { typed: pieces(form), said: pieces(name) };
    const first = phrase.typed[0] ?? '';
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), phrase].sort((a, b) => b.typed.length - a.typed.length),
    );
  }
  return phrases;
}

const PLURAL = /^[a-z]{2,}s$/;

const phraseAt = (words: readonly string[], at: number, first: string): Phrase | undefined =>
  PHRASES.get(first)?.find(({ typed }) => typed.every((part, i) => i === 0 || part === words[at + i]));

/** Puts what the cards say in place of other names for it. */
function renamed(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const phrase =
      phraseAt(words, at, word) ?? (PLURAL.test(word) ? phraseAt(words, at, word.slice(0, -1)) : undefined);
    if (!phrase) {
      out.push(word);
      continue;
    }
    out.push(...phrase.said);
    at += phrase.typed.length - 1;
  }
  return out;
}

const isStop = (word: string) => STOP_WORDS.has(word) || (/^[a-z]$/.test(word) && !LETTERS.has(word));

/** All words of a text, other names replaced by those of the cards, stemmed; `C++`, `CI/CD` and their like stay whole. */
export function wordsOf(text: string): Token[] {
  return renamed(pieces(text)).map((word) => ({ word, stem: stemOf(word), stop: isStop(word) }));
}

/** Those of the {@link wordsOf} a text that may show its subject. */
export const tokensOf = (text: string): Token[] => wordsOf(text).filter(({ stop }) => !stop);

/** The cards have about six thousand different words. */
const MOST_STEMS = 10_000;
const doubled = /([bdfgklmnprtvz])\1$/;
const hasVowel = /[aeiouy]/;

/** Takes off an ending that leaves at least `least` letters with a vowel among them. */
function without(word: string, ending: string, least: number): string | null {
  if (!word.endsWith(ending)) return null;
  const rest = word.slice(0, -ending.length);
  return rest.length >= least && hasVowel.test(rest) ? rest : null;
}

const stemmed = new Map<string, string>();

/**
 * A light stem: plurals, `-ing`, `-ed`, `-ly`, `-er`, `-ate`, `-ion` and `-ive` after t and s, `-ise` as `-ize`, a last `e`.
 * Words of three letters and those with digits or signs stay as they are.
 */
export function stemOf(word: string): string {
  const before = stemmed.get(word);
  if (before !== undefined) return before;
  const stem = cutDown(word);
  if (stemmed.size < MOST_STEMS) stemmed.set(word, stem);
  return stem;
}

function cutDown(word: string): string {
  if (word.length < 4 || word === 'news' || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  if (/[^aeiou]ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|zz)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^siu]s$/.test(stem)) stem = stem.slice(0, -1);
  stem = without(stem, 'ly', 4) ?? stem;
  const cut = without(stem, 'ing', 3) ?? without(stem, 'ed', 3);
  if (cut !== null) stem = cut.replace(doubled, '$1');
  if (stem.length > 4) {
    if (cut !== null && stem.endsWith('is')) stem = `${stem.slice(0, -1)}z`;
    else stem = stem.replace(/i[sz](?:e|er|ation)$/, 'iz');
    if (/[ts]i(?:on|ve)$/.test(stem) && stem.length > 6) stem = stem.slice(0, -3);
    else if (stem.endsWith('ator')) stem = stem.slice(0, -2);
    else if (stem.endsWith('er') && stem.length > 6 && stem !== 'pointer')
      stem = stem.slice(0, -2).replace(doubled, '$1');
    stem = stem.replace(/e$/, '');
    if (stem.endsWith('at') && stem.length > 6) stem = stem.slice(0, -2);
  }
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
