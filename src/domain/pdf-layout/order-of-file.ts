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
  let block = 0;
  const inBlocks = pieces.map((piece, place) => {
    const before = pieces[place - 1];
    if (before && piece.x - before.right > APART * Math.min(before.size, piece.size)) block += 1;
    return { piece, place, block };
  });
  const parts = inBlocks.sort((a, b) => a.piece.order - b.piece.order);
  const read = parts.map(({ piece, place, block }, i) => {
    const fromRight = (parts[i - 1]?.place ?? place) > place || (parts[i + 1]?.place ?? place) < place;
    return { place, block, ...readingOf(piece.text, fromRight) };
  });
  for (const text of waysToJoin(read, spaced)) if (isSetAs(text, drawn)) return withPlainLetters(asOne(text));
  return null;
}

/** A gap wider than this many font sizes is between a title and its dates, not between two words. */
const APART = 1.2;
/** Where such a gap is. */
const GAP = '\n';
const asOne = (text: string) => text.replaceAll(GAP, ' ');

/**
 * In either direction, as one text or as parts that are set each for itself: as ways to reach somebody are, or a title
 * and the dates at the other margin.
 */
const isSetAs = (text: string, drawn: string) =>
  [asOne(text), apart(text, / \| |\n/g), apart(text, /\n/g)].some(
    (way) => isDrawnAs(way, drawn, 'rtl') || isDrawnAs(way, drawn, 'ltr'),
  );

const apart = (text: string, between: RegExp) =>
  `\u2068${text.replace(between, (sign) => `\u2069${asOne(sign)}\u2068`)}\u2069`;

interface Part {
  readonly text: string;
  readonly rtl: boolean;
}

function readingOf(text: string, fromRight: boolean): Part {
  if (hasRightToLeft(text)) return { text: withBracketsAsWritten(text), rtl: true };
  const hasOwnDirection = /[\p{L}\p{N}]/u.test(text);
  return fromRight && !hasOwnDirection ? { text: turnedRun(text), rtl: true } : { text, rtl: false };
}

/** `place`: from the left. `block`: words with no wide gap between them. */
type Placed = Part & { readonly place: number; readonly block: number };

/** A line has at most this many ways to be joined that are looked at. */
const WAYS = 64;

/**
 * The parts as one text. Where two that follow each other are not side by side, what is drawn does not say to which of
 * them the blank beside each belongs, so there may be several.
 */
function waysToJoin(parts: readonly Placed[], spaced: readonly boolean[]): readonly string[] {
  let ways = [''];
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    const blanks = before ? blanksBetween(before, part, spaced) : [false];
    const space = before?.block === part.block ? ' ' : GAP;
    const longer = blanks.flatMap((blank) => ways.map((way) => way + (blank ? space : '') + part.text));
    ways = longer.slice(0, WAYS);
  }
  return ways;
}

/** Whether a blank is between two parts: one answer, or both. */
function blanksBetween(before: Placed, part: Placed, spaced: readonly boolean[]): readonly boolean[] {
  if (before.block !== part.block) return [true];
  if (Math.abs(before.place - part.place) === 1) return [spaced[Math.max(before.place, part.place)] === true];
  const after = spaced[before.rtl ? before.place : before.place + 1] === true;
  const ahead = spaced[part.rtl ? part.place + 1 : part.place] === true;
  return after === ahead ? [after] : [after, ahead];
}
