import { cleanRun } from './clean-text';
import type { PageSize, Piece, TextRun } from './text-run';

/** Runs that lean less than this many degrees count as upright (a scan's text layer is seldom exactly level). */
const UPRIGHT_TOLERANCE = 8;

const quarterOf = (run: TextRun): number | null => {
  const angle = (((run.angle ?? 0) % 360) + 360) % 360;
  const quarter = Math.round(angle / 90);
  return Math.abs(angle - quarter * 90) <= UPRIGHT_TOLERANCE ? quarter % 4 : null;
};

/** The direction, in quarter turns, in which most characters of the page run. */
function mainQuarter(runs: readonly TextRun[]): number {
  const characters = [0, 0, 0, 0];
  for (const run of runs) {
    const quarter = quarterOf(run);
    if (quarter !== null) characters[quarter] = (characters[quarter] ?? 0) + run.text.trim().length;
  }
  return characters.indexOf(Math.max(...characters));
}

/** Turns a point clockwise by this many quarter turns, so that text running in that direction becomes upright. */
function upright(run: TextRun, quarter: number, page: PageSize): { x: number; y: number } {
  if (quarter === 1) return { x: run.y, y: page.width - run.x };
  if (quarter === 2) return { x: page.width - run.x, y: page.height - run.y };
  if (quarter === 3) return { x: page.height - run.y, y: run.x };
  return { x: run.x, y: run.y };
}

export interface PreparedRuns {
  /** The page's text, upright, in stream order, without blanks and overprints. */
  readonly pieces: Piece[];
  /** Text that runs in another direction than the rest (a vertical margin note, a watermark), in stream order. */
  readonly turned: Piece[];
}

/**
 * Cleans the text of every run, turns a sideways page upright, sets text in other directions apart, notes blanks on the
 * run that follows them, and drops runs that are printed over themselves.
 */
export function prepareRuns(runs: readonly TextRun[], page: PageSize): PreparedRuns {
  const quarter = mainQuarter(runs);
  const pieces: Piece[] = [];
  const turned: Piece[] = [];
  const printed = new Map<string, { x: number; y: number }[]>();
  let blank = false;
  let order = 0;
  for (const run of runs) {
    const clean = cleanRun(run.text);
    const text = clean.trim();
    if (text === '') {
      blank ||= clean !== '';
      continue;
    }
    const spaced = blank || clean.startsWith(' ');
    blank = clean.endsWith(' ');
    const { x, y } = upright(run, quarter, page);
    const size = run.size > 0 ? run.size : 1;
    const width = Math.max(0, run.width);
    if (![x, y, size, width].every(Number.isFinite) || overprints(printed, text, x, y, size)) continue;
    const piece = { text, x, right: x + width, y, size, spaced, order: order++ };
    if (quarterOf(run) === quarter) pieces.push(piece);
    else turned.push(piece);
  }
  return { pieces, turned };
}

/**
 * Whether the same text is already (almost) there: bold made by printing twice, or a shadow. Two prints count as
 * one when they lie within an eighth of the font size, at least half a point.
 */
function overprints(
  printed: Map<string, { x: number; y: number }[]>,
  text: string,
  x: number,
  y: number,
  size: number,
) {
  const near = Math.max(0.5, size / 8);
  // Cells in powers of two, so that a cell holds a bounded number of prints whatever sizes a page mixes.
  const cell = 2 ** Math.ceil(Math.log2(near * 2));
  const column = Math.floor(x / cell);
  const row = Math.floor(y / cell);
  for (let c = column - 1; c <= column + 1; c++)
    for (let r = row - 1; r <= row + 1; r++)
      for (const at of printed.get(`${cell} ${c} ${r} ${text}`) ?? [])
        if (Math.abs(at.x - x) <= near && Math.abs(at.y - y) <= near) return true;
  const key = `${cell} ${column} ${row} ${text}`;
  const there = printed.get(key);
  if (there) there.push({ x, y });
  else printed.set(key, [{ x, y }]);
  return false;
}
