import { changesOf } from '../../domain/text/merge-lines';

/** One change of a text: what to take out, and what to put in its place. Positions count UTF-16 units. */
export interface TextEdit {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Words, blanks, and every other character by itself. */
const WORDS = /[\p{L}\p{M}\p{N}_]+|\s+|./gsu;

/**
 * The edits that lead from one text to another, the last one first, so that each can be made where it says. They are small:
 * by lines, then by words, then by letters. So what another device wrote between two of them stays where it was written.
 */
export function textEdits(was: string, next: string): TextEdit[] {
  const edits = inPieces(linesOf(was), linesOf(next)).flatMap(({ at, removed, added }) =>
    inPieces(wordsOf(was.slice(at, at + removed)), wordsOf(added)).flatMap((inside) => {
      const from = at + inside.at;
      const edit = leastEdit(was.slice(from, from + inside.removed), inside.added);
      return edit ? [{ ...edit, at: from + edit.at }] : [];
    }),
  );
  return edits.reverse();
}

const linesOf = (text: string) => text.split(/(?<=\n)/);
const wordsOf = (text: string) => text.match(WORDS) ?? [];

/** The changes of a text in pieces, by their place in the text. */
function inPieces(was: readonly string[], next: readonly string[]): TextEdit[] {
  const ends = [0];
  for (const piece of was) ends.push((ends.at(-1) ?? 0) + piece.length);
  return changesOf(was, next).map(({ start, end, lines }) => ({
    at: ends[start] ?? 0,
    removed: (ends[end] ?? 0) - (ends[start] ?? 0),
    added: lines.join(''),
  }));
}

/** What lies between the common beginning and the common end; it never cuts a character of two units in half. */
function leastEdit(was: string, next: string): TextEdit | null {
  if (was === next) return null;
  const shorter = Math.min(was.length, next.length);
  let head = 0;
  while (head < shorter && was.charCodeAt(head) === next.charCodeAt(head)) head += 1;
  if (head > 0 && isHigh(was.charCodeAt(head - 1))) head -= 1;
  let tail = 0;
  while (tail < shorter - head && was.charCodeAt(was.length - 1 - tail) === next.charCodeAt(next.length - 1 - tail))
    tail += 1;
  if (tail > 0 && isLow(was.charCodeAt(was.length - tail))) tail -= 1;
  return { at: head, removed: was.length - head - tail, added: next.slice(head, next.length - tail) };
}
