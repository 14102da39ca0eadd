import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, plainCell, readCsv } from '../../../src/domain/text/csv';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

describe('reading', () => {
  test.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, as some spreadsheets write',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs and old ends of lines',
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a mark of the byte order', '\uFEFFa,b', [['a', 'b']]],
    ['quotes, with quotes, separators and lines in them', '"a ""b""",",\n;"\n', [['a "b"', ',\n;']]],
    ['separators in the quotes of the first line', '"a;b;c;d",e\n', [['a;b;c;d', 'e']]],
    ['text after a closing quote', '"a" b,c', [['a b', 'c']]],
    ['empty cells and empty lines', 'a,,\n\n,\nb', [['a', '', ''], ['b']]],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  test('a row has the line on which it begins; a quote that never closes is told, and its row is left out', () => {
    const { rows, openQuote } = readCsv('a\n"b\nc"\nd,"e\nf');
    expect(rows.map(({ line }) => line)).toEqual([1, 2]);
    expect(openQuote).toBe(4);
  });
});

test('a formula is made harmless, and is itself again once it was read', () => {
  expect(csvLine(['=1+1', '@x', "'=x", 'a=b', '-', ''])).toBe("'=1+1,'@x,''=x,a=b,'-,\r\n");
  expect(["'=1+1", "'@x", "''=x", 'a=b', "'plain"].map(plainCell)).toEqual(['=1+1', '@x', "'=x", 'a=b', "'plain"]);
});

test('whatever is written is read back', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ß', '"', ',', ';', '\t', '\n', '\r', '=', "'", ' ', '-') });
  const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      // A line of blanks alone is left out, and the first line decides what separates the cells.
      const written = [['a', 'b'], ...rows.map((row) => ['x', ...row])];
      expect(cells(written.map(csvLine).join('')).map((row) => row.map(plainCell))).toEqual(written);
    }),
    { numRuns: 300 },
  );
});
