import type { ResumeLine } from '../resume/document';
import { datesWithDashes } from '../resume/soft-hyphens';
import { closeLetterSpacing, isOneLetter } from './clean-text';
import { inOrderOfFile } from './order-of-file';
import { asDrawn, asRead, hasRightToLeft } from './right-to-left';
import type { Piece } from './text-run';

/** Pieces on one baseline, from left to right. Never empty. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly y: number;
  /** Size of the largest piece. */
  readonly size: number;
}

/** Baselines closer than this share of the smaller font size are one line. */
const SAME_LINE = 0.3;
/** A gap wider than this share of the smaller font size is a word space (a space glyph is 0.2 to 0.33 em). */
const WORD_SPACE = 0.15;
/** A raised or lowered piece is at most this share of the size of its line. */
const SCRIPT_SIZE = 0.8;
/** How far, in line sizes, a raised or a lowered piece is off the baseline at most. */
const RAISED = 0.6;
const LOWERED = 0.4;
/** A dotted line that leads the eye across a gap; three dots are an ellipsis and stay. */
const LEADER = /(?: ?[.…]){4,} ?/g;
/** More small pieces than this are a line of their own, and a line of more pieces than that takes none in. */
const SCRIPTS_PER_LINE = 24;
const LONGEST_WITH_SCRIPTS = 400;

const lineOf = (pieces: Piece[]): Line => {
  let largest = pieces[0] as Piece;
  for (const piece of pieces) if (piece.size > largest.size) largest = piece;
  return { pieces: pieces.sort((a, b) => a.x - b.x || a.order - b.order), y: largest.y, size: largest.size };
};

/** Groups pieces by baseline, from the top of the page down; superscripts and subscripts join the line they touch. */
export function buildLines(pieces: readonly Piece[]): Line[] {
  const groups: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const first = groups.at(-1)?.[0];
    if (first && first.y - piece.y <= SAME_LINE * Math.min(first.size, piece.size)) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  const lines: Line[] = [];
  for (const group of groups) {
    let line = lineOf(group);
    for (let above = lines.at(-1); above && belongTogether(above, line); above = lines.at(-1)) {
      lines.pop();
      line = lineOf([...above.pieces, ...line.pieces]);
    }
    lines.push(line);
  }
  return lines;
}

function belongTogether(upper: Line, lower: Line): boolean {
  const [small, large, reach] = upper.size < lower.size ? [upper, lower, RAISED] : [lower, upper, LOWERED];
  if (small.size > SCRIPT_SIZE * large.size || upper.y - lower.y > reach * large.size) return false;
  if (small.pieces.length > SCRIPTS_PER_LINE || large.pieces.length > LONGEST_WITH_SCRIPTS) return false;
  const reachX = 0.35 * large.size;
  return small.pieces.every((p) => large.pieces.some((q) => p.x <= q.right + reachX && p.right >= q.x - reachX));
}

/** What is known of a line's page. */
export interface PageWriting {
  /** The page reads from right to left. */
  readonly rightToLeft: boolean;
  /** The file draws its lines in the order in which they are read. */
  readonly drawsAsRead: boolean;
}

/**
 * The words of a line in the order in which they are read, joined by the gaps between its pieces, and the size of its
 * tallest piece.
 */
export function textOf(line: Line, page: PageWriting = { rightToLeft: false, drawsAsRead: false }): ResumeLine {
  const turns = page.rightToLeft || line.pieces.some((piece) => hasRightToLeft(piece.text));
  const letterSpaced = line.pieces.some((piece) => closeLetterSpacing(piece.text) !== piece.text);
  const spaced = blanksBefore(line.pieces);
  const text = line.pieces
    .map((piece, i) => {
      const own = turns ? asDrawn(piece.text) : piece.text;
      return (spaced[i] ? ' ' : '') + (letterSpaced ? closeLetterSpacing(own, 2) : own);
    })
    .join('');
  const inOrder = turns && page.drawsAsRead ? inOrderOfFile(line.pieces, spaced, text) : null;
  const tidy = (inOrder ?? text).replace(LEADER, ' ').replace(/ {2,}/g, ' ').trim();
  const read = turns && inOrder === null ? asRead(tidy, page.rightToLeft) : tidy;
  return { text: datesWithDashes(read), size: Math.round(line.size * 100) / 100 };
}

/** At each piece of a line, whether a blank comes before it. */
function blanksBefore(pieces: readonly Piece[]): boolean[] {
  const letterGaps = letterSpacingGaps(pieces);
  return pieces.map((piece, i) => {
    const previous = pieces[i - 1];
    if (!previous) return false;
    const widest = letterGaps[i] ?? WORD_SPACE * Math.min(previous.size, piece.size);
    const blank = letterGaps[i] === undefined && piece.spaced && piece.order === previous.order + 1;
    return blank || piece.x - previous.right > widest;
  });
}

/** Fewest one-letter pieces in a row that are taken for letter-spaced type. */
const LETTER_PIECES = 4;
/** Letters closer than this share of the font size are side by side: a word whose letters are in several fonts. */
const TOUCHING = 0.05;

/**
 * For type so widely spaced that each letter comes as a piece of its own: at each such piece the gap above which a new
 * word begins (one and a half of the usual gap between these letters). Undefined at all other pieces.
 */
function letterSpacingGaps(pieces: readonly Piece[]): (number | undefined)[] {
  const limits: (number | undefined)[] = [];
  let start = 0;
  for (let i = 1; i <= pieces.length; i++) {
    const piece = pieces[i];
    const first = pieces[start] as Piece;
    if (piece && isOneLetter(piece.text) && isOneLetter(first.text) && piece.size === first.size) continue;
    if (i - start >= LETTER_PIECES) {
      const gaps: number[] = [];
      for (let k = start + 1; k < i; k++) gaps.push((pieces[k] as Piece).x - (pieces[k - 1] as Piece).right);
      gaps.sort((a, b) => a - b);
      const usual = gaps[gaps.length >> 1] ?? 0;
      const touch = (gaps[0] ?? 0) < TOUCHING * first.size;
      if (usual > WORD_SPACE * first.size && !touch) for (let k = start + 1; k < i; k++) limits[k] = usual * 1.5;
    }
    start = i;
  }
  return limits;
}
