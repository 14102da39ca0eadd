/** A value of a row, as text; `null` is NULL. */
export interface SqlValue {
  readonly kind: 'number' | 'text' | 'bytes';
  readonly text: string;
}

/** What one statement gave. */
export type SqlResult =
  | {
      readonly kind: 'rows';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly (SqlValue | null)[])[];
    }
  | { readonly kind: 'changed'; readonly rows: number };

/** A result as it is read back from its text. */
export interface ResultTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of numbers. */
  readonly toRight: readonly boolean[];
}

const NULL = 'NULL';
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const oneLine = (text: string): string => text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char);
const counted = (count: number, more = ''): string => `(${count} row${count === 1 ? '' : 's'}${more})`;
/** Characters, not the halves of those that take two units. */
const lengthOf = (text: string): number => [...text].length;

/**
 * A result as plain text, in the way of database terminals: the names of the columns, a line, the rows and their number.
 * Columns of numbers are set to the right, a backslash and line breaks inside a value are written as `\\` and `\n`.
 */
export function resultText(result: SqlResult): string {
  if (result.kind === 'changed') return `${counted(result.rows, ' changed')}\n`;
  const { columns, rows } = result;
  const names = columns.map(oneLine);
  const texts = rows.map((row) => row.map((value) => (value === null ? NULL : oneLine(value.text))));
  const widths = names.map((name, at) =>
    texts.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? '')), lengthOf(name) || 1),
  );
  const toRight = columns.map((_, at) => {
    const there = rows.flatMap((row) => row[at] ?? []);
    return there.length > 0 && there.every(({ kind }) => kind === 'number');
  });
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => {
        const blanks = ' '.repeat(Math.max(0, (widths[at] ?? 0) - lengthOf(cell)));
        return toRight[at] ? blanks + cell : cell + blanks;
      })
      .join(' | ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [line(names), rule, ...texts.map(line), counted(rows.length), ''].join('\n');
}

const RULE = /^-+(?:\+-+)*$/;
const COUNT = /^\((\d+) rows?\)$/;

/** The tables of an output and the text between them, in order; a table that is cut off stays text. */
export function readResults(output: string): readonly (ResultTable | string)[] {
  const lines = output.split('\n');
  const found: (ResultTable | string)[] = [];
  let between: string[] = [];
  const endText = () => {
    const text = between.join('\n').trim();
    if (text !== '') found.push(text);
    between = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const rule = lines[at + 1] ?? '';
    // A value may look like the count: the number says which line it is.
    const end = RULE.test(rule) ? countAfter(lines, at + 2) : -1;
    if (end === -1) {
      between.push(lines[at] ?? '');
      continue;
    }
    endText();
    found.push(readTable(lines[at] ?? '', rule, lines.slice(at + 2, end)));
    at = end;
  }
  endText();
  return found;
}

function countAfter(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) if (COUNT.exec(lines[at] ?? '')?.[1] === String(at - from)) return at;
  return -1;
}

function readTable(header: string, rule: string, lines: readonly string[]): ResultTable {
  const parts = rule.split('+');
  let from = 0;
  const spans = parts.map((part, index) => {
    // The rule has one more dash on each side of a plus.
    const width = part.length - (index === 0 ? 0 : 1) - (index === parts.length - 1 ? 0 : 1);
    const span = [from, from + width] as const;
    from += width + 3;
    return span;
  });
  const cells = (line: string) => {
    const characters = [...line];
    return spans.map(([start, end]) => characters.slice(start, end).join(''));
  };
  const raw = lines.map(cells);
  const toRight = spans.map(
    ([start, end], at) =>
      raw.length > 0 &&
      raw.every((row) => isNumber((row[at] ?? '').trim())) &&
      raw.some((row) => (row[at] ?? '').trim() !== NULL) &&
      raw.every((row) => (row[at] ?? '').trimEnd().length === end - start),
  );
  const trimmed = (cell: string, at: number) => (toRight[at] ? cell.trim() : cell.trimEnd());
  return { columns: cells(header).map((name) => name.trim()), rows: raw.map((row) => row.map(trimmed)), toRight };
}

const isNumber = (text: string): boolean => text === NULL || /^-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)$/i.test(text);
