import { LIGATURE_WORDS } from './ligature-words';

/** A word of a line from which a ligature fell out. */
export interface LostLigature {
  /** What a parser sees: `Certi cations`. */
  readonly sees: string;
  /** The word as it was meant: `Certifications`. */
  readonly word: string;
}

/** Fragments that are words: two of them side by side are no broken word. `o`, `e` and `de` are words elsewhere. */
const WORDS = new Set(
  `a are back brie cash cloud con cult data de dent e ice icer in kick lay led less micro ne net no o of old on over play
  pre pro ring set sets shore site snow table ted tracked work`.split(/\s+/),
);
/** What is left of these words is another one: `traffic` and `trac`, `stuffing` and `stung`. */
const OTHER_WORDS = new Set(['full', 'nation', 'ring', 'stang', 'sting', 'stung', 'tracked', 'trac']);
/** Names, where they begin with a capital letter. */
const NAMES = new Set(['benet', 'prole', 'rene', 'trac', 'uence']);
/** A word without its first letters must keep this many; any other this many. */
const FEWEST_AFTER = 5;
const FEWEST = 4;
const ENDINGS = new Set(['t', 'c', 'g', 'x']);

const LIGATURE = /ff[il]|ff|f[il]/g;
/** What can be left of a ligature: of `ffi` also `f`, where the font has only `fi`, or `i`. */
const leftOf = (ligature: string) => ['', ...(ligature.length === 3 ? ['f', ligature.slice(2)] : [])];

const apart = new Map<string, string>();
const closed = new Map<string, string>();
for (const word of LIGATURE_WORDS)
  for (const { 0: ligature, index } of word.matchAll(LIGATURE)) {
    const [before, after] = [word.slice(0, index), word.slice(index + ligature.length)];
    if (after === '') continue;
    for (const left of [...leftOf(ligature), 'f']) {
      const [first, second] = left === 'f' ? [before + left, after] : [before, left + after];
      const broken = second.length > 1 || ENDINGS.has(second);
      if (before !== '' && broken && !(WORDS.has(first) && WORDS.has(second))) apart.set(`${first} ${second}`, word);
    }
    for (const left of leftOf(ligature)) {
      const whole = before + left + after;
      if (whole.length >= (before === '' ? FEWEST_AFTER : FEWEST) && !OTHER_WORDS.has(whole)) closed.set(whole, word);
    }
  }

/** A word in small letters, with or without a capital at its start: what is in capitals has no ligatures. */
const TOKEN = /(?<![\p{L}\p{N}\p{M}'’.@/_-])(\p{L}\p{Ll}*)(?![\p{L}\p{N}\p{M}'’@_-]|\.\p{L})/gu;

/** The words of an English line from which fi, fl, ff, ffi or ffl fell out, with a blank in their place or without. */
export function lostLigatures(line: string): LostLigature[] {
  const tokens = [...line.matchAll(TOKEN)];
  const found: LostLigature[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const [token, next] = [tokens[i] as RegExpExecArray, tokens[i + 1]];
    const [text, small] = [token[0], token[0].toLowerCase()];
    const between = next && line.slice(token.index + text.length, next.index);
    const pair = next && /^[ \u00a0]{1,2}$/.test(between ?? '') ? apart.get(`${small} ${next[0]}`) : undefined;
    if (next && pair) {
      found.push({ sees: line.slice(token.index, next.index + next[0].length), word: inCaseOf(text, pair) });
      i += 1;
      continue;
    }
    const word = text !== small && NAMES.has(small) ? undefined : closed.get(small);
    if (word) found.push({ sees: text, word: inCaseOf(text, word) });
  }
  return found;
}

const inCaseOf = (text: string, word: string) =>
  text === text.toLowerCase() ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
