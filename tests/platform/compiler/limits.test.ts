import { describe, expect, it } from 'vitest';
import type { Program } from '../../../machines/contracts/compiler';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;
const c = (source: string): Program => ({ source, language: 'c', standard: 'C17' });
const printing = (body: string) =>
  c(`#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint main(void) {\n${body}\n}\n`);

function outcomeOf(program: Program, limits = {}) {
  const toolchain = loadNodeToolchain();
  const result = toolchain.build(program);
  if (result.kind !== 'built') throw new Error(JSON.stringify(result));
  return toolchain.run({ ...program, wasm: result.wasm }, '', limits);
}

describe('sources that no program comes of', () => {
  it.each([
    { what: 'too long', source: `int main(void) { return 0; }\n${'// 5 MB\n'.repeat(650_000)}`, problem: 'too-large' },
    {
      what: 'nested too deeply',
      source: `int main(void) { int a = 0;\n${'if (a) { '.repeat(240)}${'a = a + ('.repeat(9)}1${')'.repeat(9)};${'}'.repeat(240)} return a ? ${'1 + '.repeat(9000)}1 : 0; }`,
      problem: 'compiler-stack',
    },
  ])(
    '$what',
    ({ source, problem }) => {
      expect(loadNodeToolchain().build(c(source))).toEqual({ kind: 'failed', problem });
      // The next build works.
      expect(loadNodeToolchain().build(c('int main(void) { return 0; }')).kind).toBe('built');
    },
    PATIENCE,
  );

  it.each([
    ['no main', 'int help(void) { return 1; }', 'No main function found'],
    ['nothing at all', '', 'No main function found'],
    ['a name nobody defines', 'int f(void);\nint main(void) { return f(); }', 'undefined symbol: f'],
    ['another process', '#include <unistd.h>\nint main(void) { return fork(); }', 'can start no other process'],
    [
      'a socket',
      '#include <sys/socket.h>\nint main(void) { return socket(AF_INET, SOCK_STREAM, 0); }',
      'has no network',
    ],
  ])(
    '%s',
    (_, source, words) => {
      const result = loadNodeToolchain().build(c(source));
      if (result.kind !== 'rejected') throw new Error(result.kind);
      expect(result.diagnostics.map(({ message }) => message).join('\n')).toContain(words);
    },
    PATIENCE,
  );

  it(
    'warns of threads, which do not start here',
    () => {
      const result = loadNodeToolchain().build(
        c('#include <pthread.h>\nint main(void) {\n  pthread_t t;\n  return pthread_create(&t, 0, 0, 0);\n}\n'),
      );
      if (result.kind !== 'built') throw new Error(result.kind);
      expect(result.diagnostics.filter(({ message }) => /one thread/.test(message))).toMatchObject([
        { severity: 'warning', from: { line: 4, column: 10 } },
      ]);
    },
    PATIENCE,
  );

  it(
    'hears of everything that is wrong, with places and ranges',
    () => {
      const result = loadNodeToolchain().build(
        c('#include <stdio.h>\nint main(void) {\n  int unused;\n  printf("%d\\n", "x");\n  return y;\n}\n'),
      );
      if (result.kind !== 'rejected') throw new Error(result.kind);
      expect(
        result.diagnostics.map(({ severity, from, to }) => [severity, from?.line, from?.column, to?.column]),
      ).toEqual([
        ['warning', 4, 18, 21],
        ['error', 5, 10, 11],
      ]);
      expect(result.text).not.toMatch(/\{\d+:\d+-/);
    },
    PATIENCE,
  );
});

describe('programs that do not behave', () => {
  it(
    'print for ever: output up to the limit is kept',
    () => {
      const { outcome, stdout } = outcomeOf(printing('for (;;) puts("again");'), { outputBytes: 5_000 });
      expect(outcome).toEqual({ kind: 'limit', limit: 'output' });
      expect(stdout).toBe('again\n'.repeat(834).slice(0, 5_000));
    },
    PATIENCE,
  );

  it(
    'run for ever: they are stopped, and what they printed is kept',
    () => {
      const { outcome, stdout } = outcomeOf(printing('printf("on\\n"); for (volatile int i = 0;; i = 1 - i);'), {
        seconds: 0.3,
      });
      expect(outcome).toEqual({ kind: 'limit', limit: 'time' });
      expect(stdout).toBe('on\n');
    },
    PATIENCE,
  );

  it.each([
    [
      'take all memory',
      'long blocks = 0; while (malloc(1 << 20) != NULL) blocks++; printf("%d", blocks > 200 && blocks < 256);',
      '1',
    ],
    [
      'fill the disk',
      'FILE *f = fopen("x", "w"); char b[65536]; memset(b, 1, sizeof b); size_t n = 0; while (fwrite(b, 1, sizeof b, f) == sizeof b) n++; printf("%zu", n);',
      '256',
    ],
    ['hold characters beyond ASCII', 'printf("%zu ä😀", strlen("ä"));', '2 ä😀'],
    ['hold a NUL byte', 'puts("a");\0', 'a\n'],
  ])(
    '%s',
    (_, body, stdout) => {
      expect(outcomeOf(printing(body), { memoryBytes: 16 * 1024 * 1024 })).toMatchObject({
        outcome: { kind: 'exited', code: 0 },
        stdout,
      });
    },
    PATIENCE,
  );

  it(
    'get the standard that was asked for',
    () => {
      const version = (standard: Program['standard']) =>
        outcomeOf({ ...printing('printf("%ld", __STDC_VERSION__ + 0L);'), standard }).stdout;
      expect([version('C99'), version('C17'), version('C23')]).toEqual(['199901', '201710', '202311']);
    },
    PATIENCE,
  );
});

describe('what the checks must not make slow', () => {
  it(
    'a map gives up 200,000 elements one by one',
    () => {
      const source = `#include <cstdio>
#include <map>
int main() {
  std::map<int, int> all;
  for (int i = 0; i < 200000; i++) all[i * 7919 % 200003] = i;
  while (!all.empty()) all.erase(all.begin());
  std::printf("empty");
}
`;
      const program: Program = { source, language: 'cpp', standard: 'C++17' };
      expect(outcomeOf(program, { seconds: 60 })).toMatchObject({ stdout: 'empty', outcome: { kind: 'exited' } });
    },
    PATIENCE,
  );
});
