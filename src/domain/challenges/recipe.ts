/** One value of a row. */
export type Column =
  /** The same in every row. */
  | number
  | string
  /** A whole number from `from` to `to`, both included. */
  | { readonly from: number; readonly to: number }
  /** Counts on from row to row. */
  | { readonly countFrom: number }
  /** A whole number from `earlierFrom` up to one less than the row's count from there: a parent in a tree, for example. */
  | { readonly earlierFrom: number }
  /** One of these. */
  | { readonly oneOf: readonly (number | string)[] }
  /** So many letters of `of`. */
  | { readonly letters: number; readonly of: string };

/** One or more lines of an input. */
export type RecipePiece =
  | { readonly line: string | number | readonly (string | number)[] }
  | {
      /** On one line, parted by blanks. */
      readonly numbers: number;
      readonly from: number;
      readonly to: number;
      readonly seed: number;
      /** `shuffled`: the numbers `from`, `from + 1`, … each once, in any order; `to` is then not looked at. */
      readonly order?: 'random' | 'rising' | 'falling' | 'shuffled';
    }
  /** On one line, as one word. */
  | { readonly letters: number; readonly of: string; readonly seed: number }
  /** These on one line, with nothing between. */
  | { readonly join: readonly RecipePiece[] }
  | { readonly repeat: string; readonly times: number; readonly between?: string }
  | { readonly rows: number; readonly columns: readonly Column[]; readonly seed: number };

/** How a large input is made, so that nobody has to store it: the same everywhere. */
export type Recipe = readonly RecipePiece[];

/** Whole numbers below a bound, the same for the same seed. A linear congruential generator (Numerical Recipes' constants). */
function numbersBelow(seed: number): (bound: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The lower bits of such a generator repeat soon.
    return state >>> 8;
  };
  return (bound) => Math.floor(((next() * 2 ** 24 + next()) / 2 ** 48) * bound);
}

/** The input that a recipe makes; every line ends with a break. */
export const makeInput = (recipe: Recipe): string => recipe.map((piece) => `${textOf(piece)}\n`).join('');

function textOf(piece: RecipePiece): string {
  if ('line' in piece) return Array.isArray(piece.line) ? piece.line.join(' ') : String(piece.line);
  if ('join' in piece) return piece.join.map(textOf).join('');
  if ('repeat' in piece) return Array.from({ length: piece.times }, () => piece.repeat).join(piece.between ?? '');
  const below = numbersBelow(piece.seed);
  if ('numbers' in piece) return numbersOf(piece, below).join(' ');
  if ('letters' in piece) return lettersOf(piece, below);
  return Array.from({ length: piece.rows }, (_, row) =>
    piece.columns.map((column) => cellOf(column, row, below)).join(' '),
  ).join('\n');
}

function numbersOf(
  { numbers: count, from, to, order = 'random' }: Extract<RecipePiece, { numbers: number }>,
  below: (bound: number) => number,
): number[] {
  if (order === 'shuffled') {
    const all = Array.from({ length: count }, (_, index) => from + index);
    for (let last = count - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [all[last], all[other]] = [all[other] ?? 0, all[last] ?? 0];
    }
    return all;
  }
  const all = Array.from({ length: count }, () => from + below(to - from + 1));
  if (order === 'random') return all;
  return all.sort(order === 'rising' ? (a, b) => a - b : (a, b) => b - a);
}

const lettersOf = ({ letters, of }: { letters: number; of: string }, below: (bound: number) => number): string =>
  Array.from({ length: letters }, () => of.charAt(below(of.length))).join('');

function cellOf(column: Column, row: number, below: (bound: number) => number): string | number {
  if (typeof column !== 'object') return column;
  if ('oneOf' in column) return column.oneOf[below(column.oneOf.length)] ?? '';
  if ('letters' in column) return lettersOf(column, below);
  if ('countFrom' in column) return column.countFrom + row;
  if ('earlierFrom' in column) return column.earlierFrom + below(row + 1);
  return column.from + below(column.to - column.from + 1);
}
