import { headingKind } from '../resume/sections';
import type { Line } from './lines';
import type { Piece } from './text-run';

/** Fewest headings that make a margin. */
const HEADINGS = 2;
/** Between a heading in the margin and its text there is at least this much, in font sizes. */
const CLEAR = 0.8;
/** Left edges this near to each other, in points, line up. */
const ALIGNED = 2;
/** A heading may be this much lower, in its own sizes, than the first line of its text. */
const LOWER = 0.7;

interface Labelled {
  readonly row: Line;
  readonly heading: readonly Piece[];
  readonly rest: readonly Piece[];
}

/**
 * The lines of a page whose headings are in a margin at the left, with their text at the right of them: each heading on
 * a line of its own before its text. Null for any other page; one with other text in the margin has a sidebar.
 */
export function linesByMargin(rows: readonly Line[]): Line[] | null {
  const labelled = rows.map(divided);
  const headings = labelled.filter(({ heading }) => heading.length > 0);
  const edge = headings[0]?.heading[0]?.x ?? 0;
  const end = Math.max(...headings.map(({ heading }) => (heading.at(-1) as Piece).right));
  if (headings.length < HEADINGS) return null;
  if (headings.some(({ heading }) => Math.abs((heading[0]?.x ?? 0) - edge) > ALIGNED)) return null;
  const near = (i: number) => {
    const [above, { row, rest }] = [rows[i - 1], labelled[i] as Labelled];
    const below = rows[i + 1];
    const gap = Math.min(above ? above.y - row.y : row.size, below ? row.y - below.y : row.size);
    return rest.length > 0 || gap <= LOWER * row.size;
  };
  if (labelled.filter(({ heading }, i) => heading.length > 0 && near(i)).length < HEADINGS) return null;
  const found = labelled.findIndex(({ heading }) => heading.length > 0);
  const before = rows[found - 1];
  const lower = before && before.y - (rows[found] as Line).y < LOWER * (rows[found] as Line).size;
  const first = lower ? found - 1 : found;
  const below = labelled.slice(first);
  if (below.some(({ rest }) => rest.some((piece) => piece.x < end))) return null;
  const lines: Line[] = rows.slice(0, first);
  for (const { row, heading, rest } of below) {
    const above = lines.at(-1);
    if (heading.length > 0) {
      const late = rest.length === 0 && above && above.y - row.y < LOWER * row.size && lines.length > first;
      lines.splice(late ? -1 : lines.length, 0, { ...row, pieces: heading });
    }
    if (rest.length > 0) lines.push({ ...row, pieces: rest });
  }
  return lines;
}

/** A row's heading at its left, clear of what follows, and the rest. */
function divided(row: Line): Labelled {
  let text = '';
  for (let i = 0; i < row.pieces.length; i += 1) {
    const piece = row.pieces[i] as Piece;
    const next = row.pieces[i + 1];
    text = `${text} ${piece.text}`.trim();
    if (next && next.x - piece.right < CLEAR * piece.size) continue;
    return headingKind(text)
      ? { row, heading: row.pieces.slice(0, i + 1), rest: row.pieces.slice(i + 1) }
      : { row, heading: [], rest: row.pieces };
  }
  return { row, heading: [], rest: row.pieces };
}
