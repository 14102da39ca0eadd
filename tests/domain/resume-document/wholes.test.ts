import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholesIn } from '../../../src/domain/resume-document/wholes';

const wholes = (line: string) =>
  wholesIn(line)
    .filter(({ whole }) => whole)
    .map(({ text }) => text);

test.each([
  ['Call +49 30 5555 0132 or (415) 555-0132.', ['+49 30 5555 0132', '(415) 555-0132']],
  ['Mar 2021 – Present, then 2017–2019', ['Mar 2021 – Present', '2017–2019']],
  ['since January 2020', ['January 2020']],
  ['fell by 94 % to 480 ms', ['94 %', '480 ms']],
  ['C++20, C++ and Node.js 20', ['C++20', 'C++', 'Node.js']],
  ['led a team of 4 people in 2021, and 12 months on', []],
  ['', []],
])('%s', (line, expected) => {
  expect(wholes(line)).toEqual(expected);
});

test('the parts are the line', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('C++', '94 %', 'Mar 2021 – Present', ''),
      (text, word) => {
        const line = `${text} ${word} ${text}`;
        expect(
          wholesIn(line)
            .map((part) => part.text)
            .join(''),
        ).toBe(line);
      },
    ),
  );
});
