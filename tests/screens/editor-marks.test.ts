import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { marksOf, positionOf } from '../../src/features/terminal/editor/marks';

const doc = Text.of(['int main(void) {', '    retrun 0;', '}', '']);

test.each([
  [{ line: 1, column: 1 }, 0],
  [{ line: 2, column: 5 }, 21],
  [{ line: 2, column: 500 }, 30],
  [{ line: 2, column: 0 }, 17],
  [{ line: 0, column: 3 }, 0],
  [{ line: 99, column: 1 }, 33],
])('%j is at %i', (place, position) => expect(positionOf(doc, place)).toBe(position));

test('a message marks its range, or the word it points at; notes and messages without a place mark nothing', () => {
  const at = (line: number, column: number) => ({ line, column });
  expect(
    marksOf(doc, [
      { severity: 'warning', message: 'w', from: at(2, 5), to: at(2, 11) },
      { severity: 'error', message: 'e', from: at(1, 5), to: null },
      { severity: 'note', message: 'n', from: at(1, 1), to: null },
      { severity: 'error', message: 'undefined reference', from: null, to: null },
      { severity: 'error', message: 'at the end', from: at(2, 14), to: null },
    ]),
  ).toEqual([
    { severity: 'error', message: 'e', from: 4, to: 8 },
    { severity: 'warning', message: 'w', from: 21, to: 27 },
    { severity: 'error', message: 'at the end', from: 30, to: 30 },
  ]);
});
