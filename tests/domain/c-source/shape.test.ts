import { expect, test } from 'vitest';
import { shapeOf } from '../../../src/domain/c-source/shape';

const NOTHING = {
  tokens: 0,
  includes: false,
  usesNamespace: false,
  hasMain: false,
  mainReturns: false,
  mainActs: false,
  prints: false,
};
const MAIN = { hasMain: true, mainActs: true, mainReturns: true };

test.each<[string, string, Partial<typeof NOTHING>]>([
  ['nothing', '', {}],
  ['a comment', '/* int main() { return 0; } */', {}],
  ['a main', 'int main() { return 0; }', MAIN],
  ['a main that does nothing', 'int main() { ; { } }', { hasMain: true }],
  ['a main that goes on without returning', 'int main(void) { f(); }', { hasMain: true, mainActs: true }],
  ['a main in two lines', 'int\nmain\n(void)\n{\nreturn 0;\n}', MAIN],
  ['a main without an end', 'int main() { return 0;', MAIN],
  ['a main with braces in it', 'int main() { if (a) { b(); } return 0; } int x;', MAIN],
  ['a return behind it', 'int main() { f(); } int g() { return 1; }', { hasMain: true, mainActs: true }],
  ['parameters of their own', 'int main(int (*f)(int), char **v) { return 0; }', MAIN],
  ['parameters of before 1989', 'main(argc, argv) int argc; char **argv; { return 0; }', MAIN],
  ['a declaration', 'int main(void);', {}],
  ['a declaration before it', 'int main(void); int main(void) { return 0; }', MAIN],
  ['a variable', 'int main = 4;', {}],
  ['one in a namespace', 'namespace n { int main() { return 0; } }', {}],
  ['one after a namespace', 'namespace n { } int main() { return 0; }', MAIN],
  ['one behind a brace too many', '} int main() { return 0; }', MAIN],
  ['one for C', 'extern "C" { int main() { return 0; } }', MAIN],
  ['one in a class', 'struct s { int main() { return 0; } };', {}],
  ['one in a macro', '#define M int main() { return 0; }', {}],
  ['one behind a macro', '#define M 1\nint main() { return 0; }', MAIN],
  ['a header', '#include <stdio.h>', { includes: true }],
  ['an import of Objective-C', '#import <x.h>', { includes: true }],
  ['a module', 'import std;', { includes: true }],
  ['a header as a module', 'import <iostream>;', { includes: true }],
  ['the word import', 'int x; int import = 3;', {}],
  ['a namespace taken', 'using namespace std;', { usesNamespace: true }],
  ['one name taken', 'using std::cout;', { prints: true }],
  ['printing', 'void f() { printf("x"); }', { prints: true }],
  ['the word in a text', 'const char *s = "printf";', {}],
])('%s', (_, source, expected) => {
  expect(shapeOf(source)).toEqual({ ...NOTHING, ...expected, tokens: expect.any(Number) });
});

test('tokens are counted', () => {
  expect(shapeOf('').tokens).toBe(0);
  expect(shapeOf('int x = 1;').tokens).toBe(5);
});
