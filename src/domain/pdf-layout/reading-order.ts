import { type ResumeLine, TINY } from '../resume/document';
import { withWholeWords } from '../resume/soft-hyphens';
import { type Band, findGutter, type Gutter } from './gutter';
import { linesByMargin } from './label-margin';
import { buildLines, type Line, textOf } from './lines';
import { drawsAsRead } from './order-of-file';
import { prepareRuns } from './prepare-runs';
import { readsRightToLeft } from './right-to-left';
import type { PageSize, Piece, TextRun } from './text-run';

export interface PageText {
  readonly lines: ResumeLine[];
  /** Columns found on the page; 2 also means more. */
  readonly columns: 1 | 2;
}

/** Columns are looked for inside columns this many times (three columns are two gutters). */
const DEEPEST = 2;
/** Rows of the right side that may stand above the first row of the left side and are read first (a name, a date). */
const LEAD_ROWS = 3;
/** Space counts as clear from this many font sizes between baselines (lines of a paragraph are 1 to 1.6 apart). */
const CLEAR_LINES = 2.4;
/** Columns are claimed where both sides have text over this share of the page's height. */
const COLUMNS_SHARE = 0.25;
/** A block at the right is the head's and no column when it takes this share of the height at most, and these rows. */
const BLOCK_SHARE = 0.35;
const BLOCK_ROWS = 10;
/** From this many rows with both sides on, what is under such a heading is judged on its own. */
const GRID_ROWS = 3;

/**
 * Puts the runs of a page into the order a person reads them: columns from left to right, each from top to bottom,
 * broken where a line goes across. Rows with right-aligned dates, label tables and grids of short words stay one line
 * each. Text that runs in another direction than the rest comes after it. Text that nobody can see or that is too small
 * to read comes last, so that it moves nothing. Hyphens at line ends are left alone.
 *
 * @param runs text runs in stream order, in PDF points with y upwards
 * @param page size of the page in points
 */
export function readingOrder(runs: readonly TextRun[], page: PageSize): PageText {
  const hidden = runs.filter((run) => run.unseen);
  const isTiny = (run: TextRun) => run.size > 0 && run.size < TINY;
  const tiny = runs.filter((run) => !run.unseen && isTiny(run));
  if (hidden.length + tiny.length === 0) return orderOf(runs, page);
  const seen = orderOf(
    runs.filter((run) => !run.unseen && !isTiny(run)),
    page,
  );
  const unseen = orderOf(hidden, page).lines.map((line) => ({ ...line, unseen: true as const }));
  return { lines: [...seen.lines, ...orderOf(tiny, page).lines, ...unseen], columns: seen.columns };
}

function orderOf(runs: readonly TextRun[], page: PageSize): PageText {
  const { pieces, turned } = prepareRuns(runs, page);
  const rightToLeft = readsRightToLeft(pieces.map((piece) => piece.text));
  const writing = { rightToLeft, drawsAsRead: drawsAsRead(pieces) };
  const { lines, divided } = arrange(rightToLeft ? pieces.map(mirrored) : pieces, 0);
  return {
    lines: [
      ...withWholeWords(lines.map((line) => textOf(rightToLeft ? turnedBack(line) : line, writing))),
      ...withWholeWords(turned.map((piece) => textOf({ pieces: [piece], y: piece.y, size: piece.size }))),
    ],
    columns: divided ? 2 : 1,
  };
}

/** A page that reads from right to left is laid out as its mirror image: what begins a row is at its left. */
const mirrored = (piece: Piece): Piece => ({ ...piece, x: -piece.right, right: -piece.x });
const turnedBack = (line: Line): Line => ({ ...line, pieces: line.pieces.map(mirrored).reverse() });

function arrange(pieces: readonly Piece[], depth: number): { lines: Line[]; divided: boolean } {
  const rows = buildLines(pieces);
  const byMargin = depth === 0 ? linesByMargin(rows) : null;
  if (byMargin) return { lines: byMargin, divided: false };
  const gutter = depth < DEEPEST ? findGutter(rows) : null;
  if (!gutter) return { lines: rows, divided: false };
  const bands = gutter.bands.map((whole) => withoutTail(rows, whole, gutter));
  const lines: Line[] = [];
  let next = 0;
  for (const band of bands.flatMap((whole) => sections(rows, whole, gutter))) {
    lines.push(...rows.slice(next, band.from));
    next = band.to;
    const within = rows.slice(band.from, band.to);
    const lead = band.grid ? within.length : leadingRows(within, gutter);
    lines.push(...within.slice(0, lead));
    const rest = within.slice(lead).flatMap((row) => row.pieces);
    for (const column of [rest.filter((p) => p.right <= gutter.x), rest.filter((p) => p.right > gutter.x)])
      lines.push(...arrange(column, depth + 1).lines);
  }
  lines.push(...rows.slice(next));
  return { lines, divided: sharedHeight(rows, bands, gutter) >= COLUMNS_SHARE * heightOf(rows) };
}

const heightOf = (rows: readonly Line[]) => (rows[0]?.y ?? 0) - (rows.at(-1)?.y ?? 0);

/** A band that begins with a few lines beside a block at the right (a name and contacts) ends with that block. */
function withoutTail(rows: readonly Line[], band: Band, gutter: Gutter): Band {
  const within = rows.slice(band.from, band.to);
  const last = within.findLastIndex((row) => !isLeft(row, gutter));
  const block = within.slice(0, last + 1);
  const ends = heightOf(block) < BLOCK_SHARE * heightOf(within) && block.length <= BLOCK_ROWS;
  return ends ? { from: band.from, to: band.from + last + 1 } : band;
}

/** How much of the page's height, in points, has text on both sides of the gutter. */
function sharedHeight(rows: readonly Line[], bands: readonly Band[], gutter: Gutter): number {
  return bands.reduce((sum, { from, to }) => {
    const within = rows.slice(from, to);
    const [left, right] = [
      within.filter((row) => !isRight(row, gutter)),
      within.filter((row) => !isLeft(row, gutter)),
    ].map((side) => ({ top: side[0]?.y ?? 0, bottom: side.at(-1)?.y ?? 0 }));
    if (!left || !right) return sum;
    return sum + Math.max(0, Math.min(left.top, right.top) - Math.max(left.bottom, right.bottom));
  }, 0);
}

const isLeft = (row: Line, gutter: Gutter) => (row.pieces.at(-1) as Piece).right <= gutter.x;
const isRight = (row: Line, gutter: Gutter) => (row.pieces[0] as Piece).x >= gutter.x;

/**
 * How many rows at the top are read before the left column: a name or a date above both columns, at the right,
 * with clear space below it. Text that merely starts higher than the left column belongs to its own column.
 */
function leadingRows(rows: readonly Line[], gutter: Gutter): number {
  const alone = rows.findIndex((row) => !isRight(row, gutter));
  if (alone > LEAD_ROWS) return 0;
  for (let lead = alone; lead > 0; lead--) {
    const below = rows.slice(lead).find((row) => !isLeft(row, gutter));
    if (below && (rows[lead - 1] as Line).y - below.y >= CLEAR_LINES * below.size) return lead;
  }
  return 0;
}

interface Section extends Band {
  /** Its rows stay whole: a table under a heading that happens to leave the page's gutter free. */
  readonly grid: boolean;
}

/**
 * Cuts a band before every heading that is alone above both columns: only the left side has text there, it is
 * larger than what follows or in capitals, and both columns start again on one baseline right below it.
 */
function sections(rows: readonly Line[], band: Band, gutter: Gutter): Section[] {
  const cuts: Section[] = [];
  let from = band.from;
  let lastRight: number | null = null;
  const sectionOf = (start: number, to: number): Section => {
    const within = rows.slice(start, to);
    const shared = within.filter((row) => !isLeft(row, gutter) && !isRight(row, gutter)).length;
    return { from: start, to, grid: start > band.from && shared >= GRID_ROWS && findGutter(within) === null };
  };
  for (let i = band.from; i < band.to - 1; i++) {
    const heading = rows[i] as Line;
    const below = rows[i + 1] as Line;
    const clear: boolean = lastRight !== null && lastRight - below.y >= CLEAR_LINES * below.size;
    if (!isLeft(heading, gutter)) lastRight = heading.y;
    else if (clear && startsBothColumns(heading, below, gutter)) {
      cuts.push(sectionOf(from, i));
      from = i;
    }
  }
  return [...cuts, sectionOf(from, band.to)];
}

function startsBothColumns(heading: Line, below: Line, gutter: Gutter): boolean {
  const [left, right] = [below.pieces[0] as Piece, below.pieces.at(-1) as Piece];
  if (left.right > gutter.x || right.x < gutter.x || Math.abs(left.y - right.y) > 0.1 * below.size) return false;
  return heads(heading, below) && !heads(below, heading);
}

const heads = (heading: Line, below: Line) =>
  heading.size >= 1.1 * below.size || (inCapitals(heading) && !inCapitals(below));

const inCapitals = (line: Line) => {
  const text = line.pieces.map((piece) => piece.text).join('');
  return text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
};
