import { alignedShare, commonEdges } from './edges';
import type { Line } from './lines';
import type { Piece } from './text-run';

/** Consecutive rows, `from` inclusive to `to` exclusive, that no piece crosses at the gutter and that have both sides. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

export interface Gutter {
  /** Where the page divides, in points from its left edge. */
  readonly x: number;
  readonly bands: readonly Band[];
}

interface Side {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly words: number;
  readonly year: boolean;
}

interface Row {
  readonly left: Side | null;
  readonly right: Side | null;
}

/** Fewest rows on each side that make a column. */
const COLUMN_ROWS = 3;
/** Edges tried from each side. */
const CANDIDATES = 12;
/** A piece may overlap the gutter by this much, in points. */
const SLACK = 0.5;
/** Narrowest gutter: 6 pt, or this share of the usual font size (LaTeX leaves 10 pt between columns of 10 pt type). */
const NARROWEST = 0.6;

/**
 * Finds the vertical gutter that divides rows of a page into two columns, or null.
 *
 * A strip that stays empty is not enough: right-aligned dates, label tables and skill grids leave one too, and their
 * rows must stay whole. Columns show by at least one of: lines of both sides lie beside each other on different
 * baselines; the file draws one whole side and then the other; both sides are running text from a common left edge.
 */
export function findGutter(lines: readonly Line[]): Gutter | null {
  if (lines.length < COLUMN_ROWS) return null;
  const lefts: number[] = [];
  const rights: number[] = [];
  for (const line of lines)
    for (const piece of line.pieces) {
      lefts.push(piece.x);
      rights.push(piece.right);
    }
  const places = new Set([
    ...commonEdges(lefts, COLUMN_ROWS, CANDIDATES).map((edge) => edge.at - 1),
    ...commonEdges(rights, COLUMN_ROWS, CANDIDATES).map((edge) => edge.last + 1),
  ]);
  let best: Gutter | null = null;
  let most = 0;
  for (const x of places) {
    const found = judge(lines, x);
    if (found && found.support > most) {
      most = found.support;
      best = found.gutter;
    }
  }
  return best;
}

/** Null where the rows at this place are not columns; else the gutter and how many rows speak for it. */
function judge(lines: readonly Line[], x: number): { gutter: Gutter; support: number } | null {
  const { bands, rows } = bandsAt(lines, x);
  const sides = bands.flatMap((band) => rows.slice(band.from, band.to)) as Row[];
  const left = sides.flatMap((row) => row.left ?? []);
  const right = sides.flatMap((row) => row.right ?? []);
  if (left.length < COLUMN_ROWS || right.length < COLUMN_ROWS) return null;
  const leftEnd = left.reduce((end, side) => Math.max(end, side.right), Number.NEGATIVE_INFINITY);
  const rightStart = right.reduce((start, side) => Math.min(start, side.left), Number.POSITIVE_INFINITY);
  const usualSize = [...left, ...right].map((side) => side.size).sort((a, b) => a - b)[
    (left.length + right.length) >> 1
  ];
  if (rightStart - leftEnd < Math.max(6, NARROWEST * (usualSize ?? 0))) return null;
  if (isMargin(right) || isScattered(right, left) || (isDates(left) && left.length <= right.length)) return null;
  const sideBySide = bands.reduce((sum, band) => sum + besideEachOther(rows.slice(band.from, band.to) as Row[]), 0);
  const columns =
    (sideBySide >= 4 && sideBySide >= 0.15 * (left.length + right.length)) ||
    (drawnInTurn(lines, bands, x) && !isDates(right)) ||
    (isRunningText(left, leftEnd) && isRunningText(right, null) && !isDates(right));
  if (!columns) return null;
  return { gutter: { x: (leftEnd + rightStart) / 2, bands }, support: Math.min(left.length, right.length) };
}

function bandsAt(lines: readonly Line[], x: number): { bands: Band[]; rows: (Row | null)[] } {
  const rows = lines.map((line) => divide(line, x));
  const bands: Band[] = [];
  let from = 0;
  for (let i = 0; i <= rows.length; i++) {
    if (i < rows.length && rows[i]) continue;
    const band = rows.slice(from, i);
    if (band.some((row) => row?.left) && band.some((row) => row?.right)) bands.push({ from, to: i });
    from = i + 1;
  }
  return { bands, rows };
}

/** The two sides of a row, or null when a piece crosses the place. */
function divide(line: Line, x: number): Row | null {
  const left: Piece[] = [];
  const right: Piece[] = [];
  for (const piece of line.pieces) {
    if (piece.right <= x + SLACK) left.push(piece);
    else if (piece.x >= x - SLACK) right.push(piece);
    else return null;
  }
  return { left: sideOf(left), right: sideOf(right) };
}

function sideOf(pieces: readonly Piece[]): Side | null {
  const first = pieces[0];
  if (!first) return null;
  let largest = first;
  let right = first.right;
  let words = 0;
  let year = false;
  for (const piece of pieces) {
    if (piece.size > largest.size) largest = piece;
    right = Math.max(right, piece.right);
    words += piece.text.split(' ').length;
    year ||= /(?:19|20)\d\d/.test(piece.text);
  }
  return { left: first.x, right, y: largest.y, size: largest.size, words, year };
}

const wordsPerRow = (sides: readonly Side[]) => sides.reduce((sum, side) => sum + side.words, 0) / sides.length;

/** Short texts set flush right: dates and places at the end of a heading, page numbers. */
const isMargin = (right: readonly Side[]) =>
  wordsPerRow(right) <= 5 &&
  alignedShare(right.map((side) => side.right)) >= 0.7 &&
  alignedShare(right.map((side) => side.left)) <= 0.5;

/** Short texts far apart, each beside a line of the other side: a place or a date at the head of each entry. */
function isScattered(right: readonly Side[], left: readonly Side[]): boolean {
  if (wordsPerRow(right) > 5 || right.length > 0.6 * left.length) return false;
  const beside = right.filter((side) => left.some(({ y }) => Math.abs(y - side.y) <= 0.45 * side.size));
  const apart = right.filter((side, i) => i > 0 && (right[i - 1] as Side).y - side.y > 2.5 * side.size);
  return beside.length >= 0.8 * right.length && apart.length >= 0.4 * (right.length - 1);
}

const isDates = (right: readonly Side[]) =>
  wordsPerRow(right) <= 5 && right.filter((side) => side.year).length >= 0.5 * right.length;

/** Three and a half words a row from a common left edge; the left side must also fill half its width as a rule. */
function isRunningText(sides: readonly Side[], end: number | null): boolean {
  if (wordsPerRow(sides) < 3.5 || alignedShare(sides.map((side) => side.left)) < 0.5) return false;
  if (end === null) return true;
  const start = sides.reduce((least, side) => Math.min(least, side.left), end);
  return sides.filter((side) => side.right - start >= (end - start) / 2).length >= sides.length / 2;
}

/**
 * How many lines of the band lie beside a line of the other side without sharing its baseline. Zero for tables,
 * dates and labels, whose sides share baselines, and for headings that stand clear of the text they head.
 */
function besideEachOther(band: readonly Row[]): number {
  const left = band.flatMap((row) => row.left ?? []);
  const right = band.flatMap((row) => row.right ?? []);
  let count = 0;
  for (const [sides, others] of [
    [left, right],
    [right, left],
  ] as const) {
    let next = 0;
    let found = 0;
    for (const side of sides) {
      while (next < others.length && (others[next] as Side).y - side.y > side.size) next++;
      let beside = false;
      for (let k = next; k < others.length && side.y - (others[k] as Side).y <= (others[k] as Side).size; k++) {
        const other = others[k] as Side;
        const size = Math.min(side.size, other.size);
        if (Math.abs(side.y - other.y) <= 0.2 * size) {
          beside = false;
          break;
        }
        beside ||= overlap(side, other) > 0.15 * size;
      }
      if (beside) found++;
    }
    if (found < 2) return 0;
    count += found;
  }
  return count;
}

/** Common height of two lines in points, from 0.2 em below the baseline to 0.7 em above it. */
const overlap = (a: Side, b: Side) =>
  Math.min(a.y + 0.7 * a.size, b.y + 0.7 * b.size) - Math.max(a.y - 0.2 * a.size, b.y - 0.2 * b.size);

/** Whether the content stream changes sides far less often than it would going row by row. */
function drawnInTurn(lines: readonly Line[], bands: readonly Band[], x: number): boolean {
  const pieces: { order: number; right: boolean }[] = [];
  let shared = 0;
  for (const band of bands)
    for (const line of lines.slice(band.from, band.to)) {
      const sides = line.pieces.map((piece) => ({ order: piece.order, right: piece.x > x - SLACK }));
      if (sides.some((side) => side.right) && sides.some((side) => !side.right)) shared++;
      pieces.push(...sides);
    }
  pieces.sort((a, b) => a.order - b.order);
  let changes = 0;
  for (let i = 1; i < pieces.length; i++) if (pieces[i]?.right !== pieces[i - 1]?.right) changes++;
  return shared >= COLUMN_ROWS && changes <= Math.max(bands.length * 2 - 1, 0.3 * shared);
}
