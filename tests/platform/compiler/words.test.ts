import { describe, expect, it } from 'vitest';
import type { LanguageStandard, Program } from '../../../machines/contracts/compiler';
import { splitArguments } from '../../../src/domain/c-source/arguments';
import { defaultBuild, plainBuild } from '../../../src/domain/c-source/build-options';
import { readableName } from '../../../src/platform/compiler/call-stack';
import { memoryLayout } from '../../../src/platform/compiler/memory-checks';
import { standardNeeded } from '../../../src/platform/compiler/newer-names';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;
const program = (source: string, standard: LanguageStandard = 'C17'): Program => ({
  source,
  language: standard.startsWith('C++') ? 'cpp' : 'c',
  standard,
  options: plainBuild,
});
const build = (of: Program) => loadNodeToolchain().build(of);

function said(of: Program): string {
  const result = build(of);
  if (result.kind === 'failed') throw new Error(result.problem);
  return result.diagnostics.map(({ severity, message }) => `${severity}: ${message}`).join('\n');
}

function run(of: Program, input = '') {
  const result = build(of);
  if (result.kind !== 'built') throw new Error(JSON.stringify(result));
  return loadNodeToolchain().run({ ...of, wasm: result.wasm }, input);
}

describe('what is true of C and C++ in a tab', () => {
  it.each<[string, Program, string]>([
    [
      'std::format before C++20',
      program('#include <format>\nint main() { std::format("{}", 1); }', 'C++17'),
      'note: std::format came with C++20, and this program is built as C++17: choose C++20 as its standard above the editor',
    ],
    ['void main in C', program('void main(void) {}'), 'note: main tells the system how the program ended'],
    ['void main in C++', program('void main() {}', 'C++17'), 'note: main tells the system how the program ended'],
    [
      'an alarm',
      program('#include <unistd.h>\nint main(void) { alarm(1); return 0; }'),
      'note: no clock wakes a program in this tab',
    ],
    [
      'a temporary file',
      program('#include <stdio.h>\nint main(void) { FILE *f = tmpfile(); return f == NULL; }'),
      'note: there are no temporary files in this tab',
    ],
  ])('%s', (_, of, words) => expect(said(of)).toContain(words), PATIENCE);

  it(
    'std::cin stays in step with stdio, and takes back what it read',
    () => {
      const source = `#include <cstdio>
#include <iostream>
#include <string>
int main() {
  int first = 0, second = 0;
  char word[8];
  std::string rest, line;
  std::cin >> first;
  if (std::scanf("%d %7s", &second, word) != 2) return 1;
  std::cin.get();
  const int seen = std::cin.peek();
  const char got = static_cast<char>(std::cin.get());
  std::cin.unget();
  std::cin >> rest;
  char pair[3] = "";
  std::cin.ignore(1).read(pair, 2);
  std::cin.putback('z');
  std::getline(std::cin, line);
  std::cout << first << second << word << seen << got << rest << pair << line << std::cin.eof();
  std::cin >> rest;
  std::cout << std::cin.eof() << std::cin.fail();
}
`;
      const { stdout, outcome } = run(program(source, 'C++17'), '1 2 three four five\n');
      expect({ stdout, outcome }).toEqual({ stdout: '12three102ffourfizve011', outcome: { kind: 'exited', code: 0 } });
    },
    PATIENCE,
  );

  it(
    'a long has 32 bits, and its overflow says so',
    () => {
      const { outcome } = run(
        program(
          '#include <stdio.h>\nint main(void) {\n  long all = 1;\n  for (int i = 1; i < 20; i++) all *= i;\n  printf("%ld", all);\n}',
        ),
      );
      expect(outcome).toMatchObject({
        fault: { place: { line: 4 }, explanation: expect.stringMatching(/^A long has 32 bits here/) },
      });
    },
    PATIENCE,
  );

  it(
    'every header at once is there',
    () => {
      const of = program(
        '#include <bits/stdc++.h>\nusing namespace std;\nint main() { map<string, int> m{{"a", 1}}; cout << m["a"] << max({3, 6}); }',
        'C++17',
      );
      expect(run(of).stdout).toBe('16');
    },
    PATIENCE,
  );
});

describe('choices', () => {
  const loud = '#include <stdio.h>\nint main(void) { long long n = 3; int m = n; printf("%d", m); int unused; }';
  it.each([
    ['none', 0],
    ['usual', 1],
    ['more', 2],
  ] as const)(
    'warnings: %s',
    (warnings, count) => {
      const of = { ...program(loud), options: { ...plainBuild, warnings } };
      expect(said(of).split('\n').filter(Boolean)).toHaveLength(count);
    },
    PATIENCE,
  );

  it(
    'what is optimised does the same, its endless loops included',
    () => {
      const source = '#include <stdio.h>\nint main() {\n  puts("on");\n  for (unsigned i = 0;; i++);\n}';
      for (const standard of ['C17', 'C++17'] as const) {
        const of = { ...program(source, standard), options: { ...defaultBuild, optimise: '2' as const } };
        const result = build(of);
        if (result.kind !== 'built') throw new Error(JSON.stringify(result));
        const { outcome, stdout } = loadNodeToolchain().run({ ...of, wasm: result.wasm }, '', { seconds: 0.3 });
        expect({ outcome, stdout }).toEqual({ outcome: { kind: 'limit', limit: 'time' }, stdout: 'on\n' });
      }
    },
    PATIENCE,
  );

  it(
    'a function of the library that the program defines itself is its own, with its lines',
    () => {
      const source =
        '#include <stdio.h>\nsize_t strlen(const char *t) {\n  size_t n = 0;\n  while (t[n]) n++;\n  return n / (n - 3);\n}\nint main(void) {\n  printf("%zu", strlen("four"));\n  char three[] = "abc";\n  printf("%zu", strlen(three));\n}';
      const { outcome, stdout } = run({ ...program(source), options: defaultBuild });
      expect(stdout).toBe('4');
      expect(outcome).toMatchObject({
        fault: {
          message: 'division by zero',
          stack: [
            { name: 'strlen', place: { line: 5 } },
            { name: 'main', place: { line: 10 } },
          ],
        },
      });
    },
    PATIENCE,
  );

  it(
    'memory that is all in use gives NULL, checked or not',
    () => {
      const source =
        '#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n  int n = 0;\n  while (malloc(1 << 20)) n++;\n  printf("%d", n > 200 && n < 257);\n  return 0;\n}';
      for (const options of [plainBuild, defaultBuild])
        expect(run({ ...program(source), options })).toMatchObject({ stdout: '1', outcome: { kind: 'exited' } });
    },
    PATIENCE,
  );
});

describe('small parts', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['one  two', ['one', 'two']],
    ['"two words" \'a "b"\' c\\ d', ['two words', 'a "b"', 'c d']],
    ["'' x", ['', 'x']],
    ['"not closed', ['not closed']],
    ["'back\\slash' \\", ['back\\slash', '\\']],
    ['a"b"c', ['abc']],
  ])('arguments of %j', (line, words) => expect(splitArguments(line)).toEqual(words));

  it.each([
    ['__main_void', 'main'],
    ['__main_argc_argv', 'main'],
    ['Box::~Box()', 'Box::~Box'],
    ['sum(int const*, int)', 'sum'],
    ['Stack<int>::top() const', 'Stack<int>::top'],
    ['main::$_0::operator()(int) const', 'a lambda in main'],
    ['operator<<(std::__2::ostream&, P const&)', 'operator<<'],
  ])('the function %s', (linked, name) => expect(readableName(linked)).toBe(name));

  it.each([1 << 20, 64 << 20, 256 << 20])('%i bytes are left beside the shadow, which covers all', (bytes) => {
    const { shadowBytes, wholeBytes } = memoryLayout(bytes);
    expect(wholeBytes - shadowBytes).toBeGreaterThanOrEqual(bytes);
    expect(shadowBytes * 8).toBeGreaterThanOrEqual(wholeBytes);
    expect([shadowBytes % 65_536, wholeBytes % 65_536]).toEqual([0, 0]);
  });

  it('a name is no newer than the standard that brought it', () => {
    const message = "no member named 'span' in namespace 'std'";
    expect(standardNeeded(message, 'C++17')).toContain('choose C++20');
    expect(standardNeeded(message, 'C++20')).toBeUndefined();
    expect(standardNeeded("no member named 'nothing' in namespace 'std'", 'C++11')).toBeUndefined();
  });
});
