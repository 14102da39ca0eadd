import { hasRightToLeft, isDrawnAs, turnedRun, withBracketsAsWritten, withPlainLetters } from './right-to-left';
import type { Piece } from './text-run';

/** Pieces with less than this many font sizes between them are neighbours in a line. */
const NEIGHBOURS = 1;
/** Pieces of one line are at most this many font sizes above or below each other. */
const ONE_LINE = 0.3;

/**
 * Whether a file draws its text in the order in which it is read: in a text from right to left, what comes next is at
 * the left. Some programs draw so, others from left to right whatever the script.
 *
 * @param pieces in the order of the file
 */
export function drawsAsRead(pieces: readonly Piece[]): boolean {
  let backwards = 0;
  let forwards = 0;
  for (const [i, next] of pieces.entries()) {
    const piece = pieces[i - 1];
    if (!piece || Math.abs(piece.y - next.y) > ONE_LINE * piece.size) continue;
    const turns = [piece, next].filter(({ text }) => hasRightToLeft(text)).length;
    const reach = NEIGHBOURS * Math.max(piece.size, next.size);
    if (turns > 0 && next.x < piece.x && Math.abs(piece.x - next.right) < reach) backwards++;
    if (turns === 2 && next.x > piece.x && Math.abs(next.x - piece.right) < reach) forwards++;
  }
  return backwards > forwards;
}

/**
 * A line in the order of the file, where that order, set by the rules of both directions, gives what is on the page; null
 * where it does not. What is drawn alone does not say in which order it is read: `abc 12 אבג` may be either of two lines.
 *
 * @param pieces from left to right
 * @param spaced whether a blank comes before each of them
 * @param drawn the line as it is on the page
 */
export function inOrderOfFile(pieces: readonly Piece[], spaced: readonly boolean[], drawn: string): string | null {
  const parts = pieces.map((piece, place) => ({ piece, place })).sort((a, b) => a.piece.order - b.piece.order);
  const read = parts.map(({ piece, place }, i) => {
    const fromRight = (parts[i - 1]?.place ?? place) > place || (parts[i + 1]?.place ?? place) < place;
    return { place, ...readingOf(piece.text, fromRight) };
  });
  for (const base of ['rtl', 'ltr'] as const) {
    const text = read.map((part, i) => {
      const before = read[i - 1];
      return before && isBlankBetween(before, part, base === 'rtl', spaced) ? ` ${part.text}` : part.text;
    });
    if (isDrawnAs(text.join(''), drawn, base)) return withPlainLetters(text.join(''));
  }
  return null;
}

interface Part {
  readonly text: string;
  readonly rtl: boolean;
}

function readingOf(text: string, fromRight: boolean): Part {
  if (hasRightToLeft(text)) return { text: withBracketsAsWritten(text), rtl: true };
  const hasOwnDirection = /[\p{L}\p{N}]/u.test(text);
  return fromRight && !hasOwnDirection ? { text: turnedRun(text), rtl: true } : { text, rtl: false };
}

type Placed = Part & { readonly place: number };

/** Where two parts that follow each other are not side by side, the one in the line's own direction has the blank. */
function isBlankBetween(before: Placed, part: Placed, rightToLeft: boolean, spaced: readonly boolean[]): boolean {
  if (Math.abs(before.place - part.place) === 1) return spaced[Math.max(before.place, part.place)] === true;
  if (part.rtl === rightToLeft && before.rtl !== rightToLeft)
    return spaced[part.rtl ? part.place + 1 : part.place] === true;
  return spaced[before.rtl ? before.place : before.place + 1] === true;
}
