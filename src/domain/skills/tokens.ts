/** How a token hangs on the one before it; `''` parts phrases. */
export type Joiner = ' ' | '.' | '/' | '~' | '';

/** One word of a line: letters and digits with what belongs to them in names (`c++`, `c#`, `.net`, `es6+`). */
export interface Token {
  /** Folded to lower case; ligatures and full-width letters as plain ones; soft hyphens left out. */
  readonly text: string;
  /** Offsets in the line, UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly joiner: Joiner;
}

const HYPHENS = '-\u2010\u2011';
/** Soft hyphen, zero-width and direction marks: PDF text and web pages carry them inside words. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const WIDE_SCRIPT = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

const PLUS = 43;
const HASH = 35;
const DOT = 46;
const AMPERSAND = 38;
const UNDERSCORE = 95;

/** Character kinds by UTF-16 unit, filled as characters are met: 0 unknown, 1 in a word, 2 not, 3 invisible. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  return kinds[code] || learnKind(code);
}

function learnKind(code: number): number {
  const char = String.fromCharCode(code);
  let kind = 2;
  if (code === 0xad || code === 0x2060 || code === 0xfeff || (code >= 0x200b && code <= 0x200f)) kind = 3;
  // Scripts written without spaces part words, so that a Latin name inside them is found.
  else if ((code < 0xd800 || code > 0xdfff) && LETTER.test(char) && !WIDE_SCRIPT.test(char)) kind = 1;
  kinds[code] = kind;
  return kind;
}

/** True for a UTF-16 unit that is part of a word: letter, digit or combining mark, of a script with spaces. */
export function isWordCode(code: number): boolean {
  return kindOf(code) === 1;
}

export function isHyphen(char: string | undefined): boolean {
  return char !== undefined && char !== '' && HYPHENS.includes(char);
}

/**
 * Cuts one line into tokens, in one pass. `&` is a token of its own with the text `and`, so that
 * "Precision & Recall" and "Precision and Recall" are the same phrase.
 */
export function tokenise(line: string): Token[] {
  const tokens: Token[] = [];
  const length = line.length;
  let previousEnd = -1;
  let i = 0;
  while (i < length) {
    const code = line.charCodeAt(i);
    const start = i;
    let text: string;
    if (code === AMPERSAND) {
      text = 'and';
      i += 1;
    } else if (kindOf(code) === 1 || startsDotted(line, i)) {
      i = endOfWord(line, code === DOT ? i + 1 : i);
      i = endOfSuffix(line, start, i);
      text = fold(line.slice(start, i));
    } else {
      i += 1;
      continue;
    }
    const joiner = previousEnd < 0 ? '' : joinerOf(line, previousEnd, start);
    tokens.push({ text, start, end: i, joiner });
    previousEnd = i;
  }
  return tokens;
}

/** `.NET`: a full stop with a letter behind it and no word or other full stop before it. */
function startsDotted(line: string, at: number): boolean {
  if (line.charCodeAt(at) !== DOT || kindOf(line.charCodeAt(at + 1) || 32) !== 1) return false;
  const before = at === 0 ? 32 : line.charCodeAt(at - 1);
  return before !== DOT && kindOf(before) === 2 && before !== PLUS && before !== HASH;
}

function endOfWord(line: string, from: number): number {
  let end = from;
  for (let i = from; i < line.length; i += 1) {
    const code = line.charCodeAt(i);
    const kind = kindOf(code);
    if (kind === 1) end = i + 1;
    else if (kind !== 3 && code !== UNDERSCORE) break;
  }
  return end;
}

/** `++` always belongs to the word, one `+` only at its end, `#` only behind a single letter. */
function endOfSuffix(line: string, start: number, end: number): number {
  const code = line.charCodeAt(end);
  if (code === HASH) return end - start === 1 ? end + 1 : end;
  if (code !== PLUS) return end;
  if (line.charCodeAt(end + 1) === PLUS) return end + 2;
  return kindOf(line.charCodeAt(end + 1) || 32) === 1 ? end : end + 1;
}

function fold(word: string): string {
  for (let i = 0; i < word.length; i += 1)
    if (word.charCodeAt(i) > 127) return word.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
  return word.toLowerCase();
}

function joinerOf(line: string, from: number, to: number): Joiner {
  if (from === to) return '~';
  if (to - from === 1) {
    const char = line[from] ?? '';
    if (char === ' ' || isHyphen(char)) return ' ';
    if (char === '.' || char === '/') return char;
  }
  // Three blanks or a tab part columns; a longer gap can only be a separator.
  if (to - from > 8) return '';
  const gap = line.slice(from, to).replace(INVISIBLE, '');
  if (/^[^\S\t]{1,2}$/.test(gap)) return ' ';
  return /^[^\S\t]?\/[^\S\t]?$/.test(gap) ? '/' : '';
}
