/** Part of a line; a `whole` is not broken over two. */
export interface LinePart {
  readonly text: string;
  readonly whole: boolean;
}

const YEAR = '(?:19|20)\\d\\d';
/** `Mar 2021`, `Januar 2021`. */
const MONTH = `\\p{Lu}\\p{L}{2,8}\\.?\\s${YEAR}`;
const WHOLE = new RegExp(
  [
    // `+49 30 5555 0132`, `(415) 555-0132`
    '\\+\\d[\\d ()/-]{5,18}\\d',
    '\\(\\d{3}\\)\\s?\\d{3}[- ]\\d{4}',
    `(?:${MONTH}|${YEAR})\\s?[–-]\\s?(?:${MONTH}|${YEAR}|\\p{Lu}?\\p{Ll}{2,7}(?!\\p{L}))`,
    MONTH,
    // `94 %`, `480 ms`
    '\\d[\\d.,]*\\s(?:%|‰|€|[µmn]s|[kMGT]i?B|[kMG]?Hz|km|kg)(?![\\p{L}\\d])',
    // `C++20`, `Node.js`, `.NET`
    '\\p{L}\\+\\+\\d{0,2}',
    '\\p{L}[\\p{L}\\d]*\\.js(?!\\p{L})',
  ].join('|'),
  'gu',
);

/** A line in parts: dates, phone numbers, figures with their unit and names with signs in them are whole. */
export function wholesIn(line: string): readonly LinePart[] {
  const parts: LinePart[] = [];
  let from = 0;
  for (const { 0: text, index } of line.matchAll(WHOLE)) {
    if (index > from) parts.push({ text: line.slice(from, index), whole: false });
    parts.push({ text, whole: true });
    from = index + text.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from), whole: false });
  return parts;
}
