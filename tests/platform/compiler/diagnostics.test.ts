import { describe, expect, it } from 'vitest';
import { inUnits, parseDiagnostics, readable } from '../../../src/platform/compiler/diagnostics';
import { explainMissing } from '../../../src/platform/compiler/hints';

const at = (line: number, column: number) => ({ line, column });

describe('messages of the compiler', () => {
  const source = 'int main(void) {\n  int größe = "drei"; return x;\n}\n';

  it.each([
    {
      text: 'main.c:2:8:{2:16-2:22}: error: incompatible pointer to integer conversion [-Wint-conversion]',
      expected: [
        {
          severity: 'error',
          message: 'incompatible pointer to integer conversion [-Wint-conversion]',
          from: at(2, 8),
          to: null,
        },
      ],
    },
    {
      text: "main.c:2:32:{2:32-2:33}: error: use of undeclared identifier 'x'\n    2 |   int ...\n      |       ^",
      expected: [{ severity: 'error', message: "use of undeclared identifier 'x'", from: at(2, 30), to: at(2, 31) }],
    },
    {
      text: "main.c:1:1: fatal error: 'none.h' file not found\n1 error generated.",
      expected: [{ severity: 'error', message: "'none.h' file not found", from: at(1, 1), to: null }],
    },
    {
      text: 'wasm-ld: error: /tmp/program.o: undefined symbol: f\n',
      expected: [{ severity: 'error', message: 'undefined symbol: f', from: null, to: null }],
    },
    {
      text: 'wasm-ld: error: /usr/lib/wasm32-wasip1/libc.a(__main_void.o): undefined symbol: main\n',
      expected: [{ severity: 'error', message: 'undefined symbol: main', from: null, to: null }],
    },
    {
      text: "/usr/include/c++/v1/sort.h:9:1: error: no operator for 'std::__2::list'\nmain.c:3:1: note: in instantiation here",
      expected: [
        { severity: 'error', message: "no operator for 'std::list'", from: at(3, 1), to: null },
        { severity: 'note', message: 'in instantiation here', from: at(3, 1), to: null },
      ],
    },
    {
      text: '/usr/include/c++/v1/sort.h:9:1: warning: unused\nmain.c:1:1: warning: mine',
      expected: [{ severity: 'warning', message: 'mine', from: at(1, 1), to: null }],
    },
    { text: '2 warnings and 1 error generated.\n    2 |   x: error: y', expected: [] },
    { text: '', expected: [] },
  ])('$text', ({ text, expected }) => {
    expect(parseDiagnostics(text, new Map([['main.c', source]]))).toEqual(expected);
  });

  it('are shown without what the parser needs', () => {
    expect(
      readable('main.c:2:8:{2:16-2:22}{2:1-2:2}: error: std::__2::string {1:1}\nwasm-ld: error: /tmp/program.o: a\n'),
    ).toBe('main.c:2:8: error: std::string {1:1}\nwasm-ld: error: a\n');
  });

  it.each([
    ['abc', 3, 3],
    ['äbc', 3, 2],
    ['😀bc', 5, 3],
    ['ab', 3, 3],
    ['', 4, 4],
  ])('in %j byte column %i is column %i', (line, column, expected) => {
    expect(inUnits([line], at(1, column))).toEqual(at(1, expected));
  });
});

describe('what the tab does not have', () => {
  const error = (message: string) => ({ severity: 'error' as const, message, from: at(4, 2), to: null });
  it.each([
    ["call to undeclared function 'fork'; ISO C99 and later do not support implicit declarations", /no other process/],
    ["use of undeclared identifier 'socket'", /no network/],
    ['undefined symbol: pthread_create', /one thread/],
    ["'conio.h' file not found", /old DOS/],
    ["'sys/wait.h' file not found", /no other process/],
  ])('%s', (message, words) => {
    expect(explainMissing([error(message)], 'C17')).toEqual([
      { severity: 'note', message: expect.stringMatching(words), from: at(4, 2), to: null },
    ]);
  });

  it('is said once, and only of errors', () => {
    const fork = error("use of undeclared identifier 'fork'");
    expect(explainMissing([fork, fork, error("use of undeclared identifier 'sum'")], 'C17')).toHaveLength(1);
    expect(explainMissing([{ ...fork, severity: 'warning' }], 'C++17')).toEqual([]);
  });
});
