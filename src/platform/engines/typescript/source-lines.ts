import type { SourcePlace } from '../../../../machines/contracts/compiler';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const worthOf = new Map([...DIGITS].map((digit, value) => [digit, value]));

interface Segment {
  readonly column: number;
  readonly place: SourcePlace;
}

/** Numbers of a source map: base 64, five bits a digit, the sign in the lowest bit. */
function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const digit of text) {
    const value = worthOf.get(digit) ?? 0;
    number |= (value & 31) << shift;
    shift += 5;
    if (value & 32) continue;
    numbers.push(number & 1 ? -(number >>> 1) : number >>> 1);
    number = 0;
    shift = 0;
  }
  return numbers;
}

/**
 * Where a place of compiled code was in its source.
 * @param mappings of a source map with one source
 */
export function placesOf(mappings: string): (place: SourcePlace) => SourcePlace {
  let line = 0;
  let column = 0;
  const lines = mappings.split(';').map((row) => {
    let at = 0;
    return row.split(',').flatMap((text): Segment[] => {
      const [step = 0, , lines, columns] = numbersIn(text);
      at += step;
      if (lines === undefined || columns === undefined) return [];
      line += lines;
      column += columns;
      return [{ column: at, place: { line: line + 1, column: column + 1 } }];
    });
  });
  return (place) => {
    // A line that was made of nothing belongs to the one before it.
    for (let row = Math.min(place.line, lines.length) - 1; row >= 0; row -= 1) {
      const segments = lines[row] ?? [];
      const reached = row === place.line - 1 ? segments.filter(({ column: from }) => from < place.column) : segments;
      const found = reached.at(-1) ?? segments[0];
      if (found) return found.place;
    }
    return place;
  };
}
