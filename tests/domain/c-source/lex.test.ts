import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTokens, lex, lexInSteps } from '../../../src/domain/c-source/lex';

const texts = (source: string) => lex(source).map(({ text }) => text);
const kinds = (source: string) => lex(source).map(({ kind, text }) => `${kind} ${text}`);

describe('tokens', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' \n\t\r\n', []],
    ['int x;', ['int', 'x', ';']],
    ['a+++b', ['a', '++', '+', 'b']],
    ['x<<=1>>y', ['x', '<<=', '1', '>>', 'y']],
    ['std::cout<<"a b"', ['std', '::', 'cout', '<<', '"a b"']],
    ['p->*q.*r', ['p', '->*', 'q', '.*', 'r']],
    ['f(...)', ['f', '(', '...', ')']],
    ['1.5e-3f + .5 + 0x1p-2', ['1.5e-3f', '+', '.5', '+', '0x1p-2']],
    ["1'000'000", ["1'000'000"]],
    ["'\\'' '\"'", ["'\\''", "'\"'"]],
    ['u8"x" L\'y\' U"z"', ['u8"x"', "L'y'", 'U"z"']],
    ['R"(a " b\n)" c', ['R"(a " b\n)"', 'c']],
    ['u8R"--(x)")--" y', ['u8R"--(x)")--"', 'y']],
    ['größe = 1;', ['größe', '=', '1', ';']],
    ['x /* y\n z */ w // v\nu', ['x', 'w', 'u']],
    ['a // b \\\n c\nd', ['a', 'd']],
    ['"//" /* " */ "/*"', ['"//"', '"/*"']],
    ['/* never closed', []],
    ['"never closed\nint', ['"never closed', 'int']],
    ['ab\\\ncd', ['ab', 'cd']],
    ['@ # $x', ['@', '#', '$x']],
  ])('%j', (source, expected) => expect(texts(source)).toEqual(expected));

  test('the name of a header is one token, and only after include', () => {
    expect(kinds('#include <stdio.h>\n#  include "own.h"\nif (a <b> c) ;')).toEqual([
      'mark #',
      'word include',
      'header <stdio.h>',
      'mark #',
      'word include',
      'text "own.h"',
      'word if',
      'mark (',
      'word a',
      'mark <',
      'word b',
      'mark >',
      'word c',
      'mark )',
      'mark ;',
    ]);
    expect(kinds('#if __has_include(<optional>)')).toContain('header <optional>');
    expect(kinds('#include <open\nint')).toEqual(['mark #', 'word include', 'mark <', 'word open', 'word int']);
  });

  test('hello world has 16', () => {
    // # include <stdio.h> int main ( void ) { printf ( "…" ) ; return 0 ; }
    expect(
      countTokens('#include <stdio.h>\n\nint main(void) {\n  printf("Hello\\n"); // say it\n  return 0;\n}\n'),
    ).toBe(18);
  });

  test('comments count nothing', () => {
    const source = 'int main(void) { return 0; }';
    expect(countTokens(`/* a b c */ ${source} // d e`)).toBe(countTokens(source));
  });

  test('places are those of the source, in order and without overlap; nothing but blanks and comments is left out', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab0.1e+-/*"\'\\\n#<>(){};R '), maxLength: 60 }), (source) => {
        let last = 0;
        for (const { from, to, text } of lex(source)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(source.slice(from, to)).toBe(text);
          last = to;
        }
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('5 MB are read in a straight line', () => {
    expect(countTokens('x = "a" + 1; /* c */\n'.repeat(50_000))).toBe(300_000);
  });
});

test('a long source is read in steps, and comes to the same', () => {
  const source = 'int f(int a) { return a * 2; } /* and a remark */\n'.repeat(2_000);
  const steps = lexInSteps(source);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(3);
  expect(step.value).toEqual(lex(source));
  expect(step.value).toHaveLength(13 * 2_000);
});
