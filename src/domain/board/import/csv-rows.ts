const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows that are looked at to find the delimiter. */
const LOOKED_AT = 30;

/**
 * What separates the cells: what cuts the first rows into the most equal numbers of cells. Excel's own `sep=;` decides.
 * A comma where nothing does.
 */
export function delimiterOf(text: string): Delimiter {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1];
  const own = DELIMITERS.find((one) => one === named);
  if (own) return own;
  const start = text.slice(0, 100_000);
  let best: Delimiter = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const counts: number[] = [];
    for (const { row } of csvRows(start, delimiter)) {
      counts.push(row.length);
      if (counts.length === LOOKED_AT) break;
    }
    // The last row may be cut off, and blank lines say nothing.
    const said = counts.filter((count, n) => count > 1 || (n < counts.length - 1 && count === 1));
    const usual = said[0] ?? 1;
    const equal = said.filter((count) => count === usual).length / Math.max(1, said.length);
    const score = usual < 2 ? 0 : equal * 100 + Math.min(usual, 30);
    if (score > most) [best, most] = [delimiter, score];
  }
  return best;
}

/**
 * The rows of a CSV (RFC 4180), one by one, so that a long file can be left at any row. Forgiving as spreadsheets are:
 * quotes within a bare cell are text, a quote that never ends ends with its row's line where more rows follow, and blank
 * lines are passed over.
 * @returns each row with where in the text it ends
 */
export function* csvRows(
  text: string,
  delimiter: Delimiter,
): Generator<{ readonly row: string[]; readonly end: number }> {
  let at = /^sep=[,;\t|]\r?\n/i.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const [row, end] = rowAt(text, at, delimiter);
    at = end;
    if (row.length > 1 || row[0]?.trim() !== '') yield { row, end };
  }
}

function rowAt(text: string, from: number, delimiter: Delimiter): [row: string[], end: number] {
  const row: string[] = [];
  let at = from;
  for (;;) {
    const [cell, end] = text[at] === '"' ? quoted(text, at, delimiter) : bare(text, at, delimiter);
    row.push(cell);
    if (text[end] === delimiter) at = end + 1;
    else return [row, afterBreak(text, end)];
  }
}

function bare(text: string, from: number, delimiter: Delimiter): [cell: string, end: number] {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return [text.slice(from, at), at];
}

function quoted(text: string, from: number, delimiter: Delimiter): [cell: string, end: number] {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // Never closed: a cell like any other, its quote a part of it.
    if (quote < 0) return bare(text, from, delimiter);
    cell += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      cell += '"';
      at = quote + 2;
      continue;
    }
    // What follows the closing quote up to the delimiter belongs to the cell.
    const [tail, end] = bare(text, quote + 1, delimiter);
    return [cell + tail.trimEnd(), end];
  }
}

const afterBreak = (text: string, at: number): number => (text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1);
