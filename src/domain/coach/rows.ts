/** Between the fields of a card. */
export const NEXT_FIELD = ' ';
/** Between the rows of a field. */
export const NEXT_ROW = '!';
const FIRST = 0x23;
/** The backslash, which JSON would write as two. */
const LEFT_OUT = 0x5c;

/** The letter for the stem with that number: what is frequent gets one that takes a single byte. */
export function letterOf(stem: number): string {
  const code = FIRST + stem;
  return String.fromCharCode(code < LEFT_OUT ? code : code + 1);
}

/** The number of the stem for which the letter at a place is. */
export function stemAt(row: string, at: number): number {
  const code = row.charCodeAt(at);
  return code < LEFT_OUT ? code - FIRST : code - FIRST - 1;
}

/** The numbers of the stems of a row. */
export const stemsOfRow = (row: string): Uint16Array => {
  const stems = new Uint16Array(row.length);
  for (let at = 0; at < row.length; at++) stems[at] = stemAt(row, at);
  return stems;
};
