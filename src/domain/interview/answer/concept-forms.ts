import type { Reading } from './reading';
import { folded, uninflected } from './text';

/** Shorter forms are not looked for in the middle of a word. */
const INSIDE = 6;
/** This many places of one form are looked at. */
const PLACES = 40;
/** A form is looked for in other numbers and tenses when a word of it is as long as this without its ending. */
const TELLING_BASE = 4;

/** Tokens, end exclusive. */
export type Span = readonly [from: number, to: number];

/** A form as it is compared: lower case, one spelling, blanks for hyphens. */
export const plainForm = (form: string): string => folded(form.trim()).replace(/-/g, ' ');

/**
 * The places where a form of a concept occurs (`plainForm`). Hyphens are blanks. Forms of up to four characters are
 * whole words or their plural; longer ones are substrings, those of five from the beginning of a word. What is not
 * found so is looked for across blanks ("rollback": "roll back") and in other numbers and tenses ("rolled back":
 * "rolling back"; "indexes": "index").
 */
export function spansOf(form: string, reading: Reading): readonly Span[] {
  const found = exactSpans(form, reading);
  if (found.length > 0) return found;
  const loose = form.length >= INSIDE ? looseSpans(form, reading) : [];
  return loose.length > 0 ? loose : inflectedSpans(form, reading);
}

function exactSpans(form: string, { text }: Reading): Span[] {
  const { plain } = text;
  const spans: Span[] = [];
  const short = form.length <= 4;
  for (let at = plain.indexOf(form); at >= 0 && spans.length < PLACES; at = plain.indexOf(form, at + form.length)) {
    const end = at + form.length;
    const inside = isWord(plain, at - 1);
    if (short && (inside || (isWord(plain, end) && !isPlural(plain, end)))) continue;
    // "cause" in "because" is another word.
    if (inside && form.length < INSIDE) continue;
    const from = tokenAt(text.tokens, at);
    const to = tokenAt(text.tokens, end - 1);
    if (from >= 0 && to >= from) spans.push([from, to + 1]);
  }
  return spans;
}

const WORD = /[\p{L}\p{N}]/u;
const isWord = (text: string, at: number) => at >= 0 && at < text.length && WORD.test(text[at] ?? '');
const isPlural = (text: string, at: number) => text[at] === 's' && !isWord(text, at + 1);

/** Index of the token that covers an offset, or the one behind it; -1 past the last. */
function tokenAt(tokens: Reading['text']['tokens'], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low < tokens.length ? low : -1;
}

/** The form across blanks and hyphens: `rollback` finds "roll back" and "roll-back". */
function looseSpans(form: string, { text }: Reading): Span[] {
  if (!/^[\p{L}\p{N}' -]+$/u.test(form)) return [];
  const wanted = form.replace(/[\s-]/g, '');
  const spans: Span[] = [];
  for (let i = 0; i < text.tokens.length && spans.length < PLACES; i += 1) {
    if (text.tokens[i]?.text[0] !== wanted[0]) continue;
    let joined = '';
    for (let k = i; k < i + 4 && joined.length < wanted.length; k += 1) {
      const token = text.tokens[k];
      if (!token || token.sentence !== text.tokens[i]?.sentence) break;
      joined += token.text;
      if (joined.startsWith(wanted)) spans.push([i, k + 1]);
      else if (!wanted.startsWith(joined)) break;
    }
  }
  return spans;
}

/** The words of a form one after another, in any number and tense. */
function inflectedSpans(form: string, { text: { bases, tokens } }: Reading): Span[] {
  const wanted = form.split(/\s+/).map(uninflected);
  const longest = wanted.reduce((a, b) => (b.length > a.length ? b : a));
  if (longest.length < TELLING_BASE) return [];
  const shift = wanted.indexOf(longest);
  return (bases.at.get(longest) ?? []).slice(0, PLACES).flatMap((at): Span[] => {
    const from = at - shift;
    const to = from + wanted.length;
    const whole = wanted.every((base, k) => bases.of[from + k] === base);
    return whole && tokens[from]?.sentence === tokens[to - 1]?.sentence ? [[from, to]] : [];
  });
}
