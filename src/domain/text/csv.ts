/** What a spreadsheet would take for a formula, and what is such a text with the mark that makes it harmless. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;

/**
 * A line of CSV (RFC 4180: commas, CRLF, quotes where they are needed). A text that a spreadsheet would take for a formula
 * gets an apostrophe before it, which a spreadsheet does not show; `plainCell` takes it away again.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell without the apostrophe that kept it from being a formula. */
export const plainCell = (text: string): string => (MARKED.test(text) ? text.slice(1) : text);

/** A line of a table that was read. */
export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly rows: readonly CsvRow[];
  /** The line on which a quote opens that is never closed; `null` where there is none. The row it is in is left out. */
  readonly openQuote: number | null;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that the first line has most of, quoted text aside. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return SEPARATORS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}

/**
 * The rows of a CSV text, separated by commas, semicolons or tabs, with any ends of lines. Empty lines are left out.
 * Takes any text; linear in its length.
 */
export function readCsv(text: string): CsvTable {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let openQuote: number | null = null;
  let at = 0;
  let line = 1;
  while (at < source.length) {
    const begin = line;
    const cells: string[] = [];
    for (;;) {
      let value: string;
      if (source[at] === '"') {
        const opened = line;
        const end = closingQuote(source, at + 1);
        value = source.slice(at + 1, end).replaceAll('""', '"');
        line += linesIn(source, at + 1, end);
        at = end + 1;
        if (end === source.length) openQuote = opened;
      } else value = '';
      // Text after a closing quote belongs to the cell all the same.
      const end = endOfCell(source, at, separator);
      cells.push(value + source.slice(at, end));
      at = end;
      if (source[at] !== separator) break;
      at += 1;
    }
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (openQuote === null && cells.some((one) => one.trim() !== '')) rows.push({ line: begin, cells });
  }
  return { rows, openQuote };
}

function closingQuote(source: string, from: number): number {
  for (let at = source.indexOf('"', from); at >= 0; at = source.indexOf('"', at + 2))
    if (source[at + 1] !== '"') return at;
  return source.length;
}

function endOfCell(source: string, from: number, separator: string): number {
  let at = from;
  while (at < source.length && source[at] !== separator && source[at] !== '\n' && source[at] !== '\r') at += 1;
  return at;
}

function linesIn(source: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1)
    if (source[at] === '\n' || (source[at] === '\r' && source[at + 1] !== '\n')) lines += 1;
  return lines;
}
