import { describe, expect, test } from 'vitest';
import type { Standard } from '../../../src/domain/c-source/languages';
import { silentMessage, sourceMessages } from '../../../src/domain/c-source/messages';
import { shapeOf } from '../../../src/domain/c-source/shape';

const INCLUDES = 'Warning: Missing standard library includes';
const RETURN = 'Warning: Missing return statement in main function';
const MAIN = 'Error: No main function found';
const full = '#include <stdio.h>\nint main(void) { printf("x"); return 0; }';

describe('remarks on a source', () => {
  test.each<[string, Standard, readonly string[]]>([
    [full, 'C17', []],
    ['int main(void) { return 0; }', 'C17', [INCLUDES]],
    ['// #include <stdio.h>\nint main(void) { return 0; }', 'C17', [INCLUDES]],
    ['  #  include <stdio.h>\nint main(void) { return 0; }', 'C17', []],
    ['using namespace std; int main() { return 0; }', 'C++17', []],
    ['using namespace std; int main() { return 0; }', 'C17', [INCLUDES]],
    ['import std;\nint main() { return 0; }', 'C++17', []],
    ['#include <iostream>\nint main() { std::cout << 1; }', 'C++17', []],
    ['#include <a>\nint main() { /* return 0; */ }', 'C89', [RETURN]],
    ['#include <a>\nint f(void) { return 1; } int main(void) { f(); }', 'C89', [RETURN]],
    ['#include <a>\nint main(void) { f(); } int f(void) { return 1; }', 'C89', [RETURN]],
    ['#include <a>\nint main(void) { f(); }', 'C99', []],
    ['#include <a>\nint main(void) { if (x) { return 1; } }', 'C89', []],
    ['#include <a>\nint mian(void) { return 0; }', 'C17', [MAIN]],
    ['#include <a>\nint main(void);', 'C17', [MAIN]],
    ['#include <a>\nconst char *s = "int main() { return 0; }";', 'C17', [MAIN]],
    ['#include <a>\nvoid f(void) { int main(void) { return 0; } }', 'C17', [MAIN]],
    ['#include <a>\nnamespace n { int main() { return 0; } }', 'C++17', [MAIN]],
    ['#include <a>\nextern "C" { int main() { return 0; } }', 'C++17', []],
    ['#include <a>\nmain(argc, argv) int argc; char **argv; { return 0; }', 'C17', []],
    ['#include <a>\nauto main() -> int { return 0; }', 'C++17', []],
    ['#include <a>\n#define main(x) other\nint f;', 'C17', [MAIN]],
    ['', 'C17', [INCLUDES, MAIN]],
  ])('%j in %s', (source, standard, expected) => {
    expect(sourceMessages(shapeOf(source), standard, false)).toEqual(expected);
  });

  test('what was built has its main, wherever it came from', () => {
    const source = '#include <a>\n#define ENTRY int main(void)\nENTRY { return 0; }';
    expect(sourceMessages(shapeOf(source), 'C17', true)).toEqual([]);
  });
});

describe('a program that wrote nothing', () => {
  const said = (source: string, run = { wrote: false, code: 0 }) => silentMessage(shapeOf(source), run);
  test.each<[string, string | null]>([
    ['int main(void) { return 0; }', 'Program executed successfully'],
    ['int main(void) { int x = 1; x++; }', 'Program executed successfully'],
    ['int main(void) { }', 'No executable statements found'],
    ['int main(void) { { ; } ; }', 'No executable statements found'],
    ['int main(void) { if (0) printf("x"); return 0; }', 'Program executed with no output'],
    ['int main() { std::cout << ""; }', 'Program executed with no output'],
  ])('%j', (source, expected) => expect(said(source)).toBe(expected));

  test('nothing is said of one that wrote, or ended with another code', () => {
    expect(said(full, { wrote: true, code: 0 })).toBeNull();
    expect(said('int main(void) { return 3; }', { wrote: false, code: 3 })).toBeNull();
  });
});
