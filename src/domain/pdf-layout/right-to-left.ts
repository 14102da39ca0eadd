import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;
/** From this share of its letters on, a text reads from right to left; pdf.js orders a run by the same share. */
const SHARE = 0.3;
/** A run of at most this many signs with one such letter reads from right to left. */
const SHORT_RUN = 4;
/** Hebrew and Arabic presentation forms: letters as shaped for their place in a word. */
const SHAPED = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/g;

/** Marks that set a part of a text for itself. */
const ISOLATES = /[\u2066-\u2069]/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a text has a letter of a script that runs from right to left. */
export const hasRightToLeft = (text: string): boolean => text.search(RTL) >= 0;

/** Whether most of a page is written from right to left: at least three in ten of its letters. */
export function readsRightToLeft(texts: readonly string[]): boolean {
  let rtl = 0;
  let letters = 0;
  for (const text of texts) {
    rtl += count(text, RTL);
    letters += count(text, /\p{L}/gu);
  }
  return letters > 0 && rtl / letters >= SHARE;
}

/** The signs of a run from left to right, as they are drawn. pdf.js gives them in the order in which they are read. */
export function asDrawn(run: string): string {
  if (!hasRightToLeft(run)) return run;
  return bidi
    .getReorderedIndices(run, bidi.getEmbeddingLevels(run, baseOf(run)))
    .map((i) => run[i])
    .join('');
}

/** The direction in which pdf.js orders a run with letters from right to left. */
const baseOf = (run: string) => (run.length <= SHORT_RUN || count(run, RTL) / run.length >= SHARE ? 'rtl' : 'ltr');

/**
 * A line's signs in the order in which they are read, from those drawn from left to right: Latin words and numbers keep
 * their direction, brackets are turned, shaped letters become plain ones.
 *
 * @param page whether the page reads from right to left; a line in Latin letters alone stays as it is
 */
export function asRead(drawn: string, page: boolean): string {
  const rtl = count(drawn, RTL);
  const latin = count(drawn, /\p{Script=Latin}/gu);
  const base = rtl > latin || (page && (rtl > 0 || latin === 0)) ? 'rtl' : 'ltr';
  if (base === 'ltr' && rtl === 0) return drawn;
  const read = bidi.getReorderedString(drawn, bidi.getEmbeddingLevels(drawn, base));
  return withPlainLetters(base === 'rtl' ? withBracketsTurned(read) : read);
}

export const withPlainLetters = (text: string) => text.replace(SHAPED, (letter) => letter.normalize('NFKC'));

/** Whether a line that is read as this is drawn as that. */
export const isDrawnAs = (read: string, drawn: string, base: 'rtl' | 'ltr'): boolean =>
  bidi.getReorderedString(read, bidi.getEmbeddingLevels(read, base)).replace(ISOLATES, '') === drawn;

/** A run in the order in which it is read, with its brackets turned as they are written. */
export function withBracketsAsWritten(run: string): string {
  const { levels } = bidi.getEmbeddingLevels(run, baseOf(run));
  return [...Array(run.length).keys()]
    .map((i) => ((levels[i] ?? 0) % 2 === 1 && bidi.getMirroredCharacter(run.charAt(i))) || run.charAt(i))
    .join('');
}

/** Signs that take their direction from what is around them, read from right to left. */
export const turnedRun = (drawn: string): string =>
  [...drawn]
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join('');

/** Some files keep brackets as written, not as drawn; turning them made `)a(` of those. */
function withBracketsTurned(text: string): string {
  const brackets = text.match(/[()]/g) ?? [];
  if (brackets.length === 0 || brackets.length % 2 === 1) return text;
  if (!brackets.every((bracket, i) => bracket === (i % 2 === 0 ? ')' : '('))) return text;
  return text.replace(/[()]/g, (bracket) => (bracket === '(' ? ')' : '('));
}
