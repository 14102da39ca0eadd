import { describe, expect, it } from 'vitest';
import type { Program } from '../../../machines/contracts/compiler';
import { defaultBuild, plainBuild } from '../../../src/domain/c-source/build-options';
import { rowsOf, shortened } from '../../../src/platform/compiler/shorten-calls';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;

interface Faulty {
  readonly what: string;
  readonly language: Program['language'];
  readonly source: string;
  readonly message: RegExp;
  /** `name line`, the innermost first; with how many calls in a row where it is more than one. */
  readonly calls: readonly string[];
}

const programs: readonly Faulty[] = [
  {
    what: 'division by zero',
    language: 'c',
    source:
      'int part(int of, int by) {\n  return of / by;\n}\nint half(int n) { return part(n, 0); }\nint main(void) {\n  return half(4);\n}\n',
    message: /^division by zero$/,
    calls: ['part 2', 'half 4', 'main 6'],
  },
  {
    what: 'a place that is never reached',
    language: 'c',
    source:
      'static int kind(int n) {\n  if (n > 0) return 1;\n  __builtin_unreachable();\n}\nint main(void) {\n  return kind(-1);\n}\n',
    message: /unreachable program point/,
    calls: ['kind 3', 'main 6'],
  },
  {
    what: 'memory far outside',
    language: 'c',
    source:
      'static int peek(const int *at) {\n  return at[500000000];\n}\nint main(void) {\n  int here = 1;\n  return peek(&here);\n}\n',
    message: /Segmentation fault|memory/i,
    calls: ['peek 2', 'main 6'],
  },
  {
    what: 'an index past the end',
    language: 'c',
    source:
      'static int nth(int n) {\n  int all[3] = {1, 2, 3};\n  return all[n];\n}\nint main(void) {\n  return nth(1) + nth(3);\n}\n',
    message: /index 3 out of bounds/,
    calls: ['nth 3', 'main 6'],
  },
  {
    what: 'a null pointer',
    language: 'c',
    source:
      '#include <stddef.h>\nstruct item { int count; };\nstatic int count(struct item *i) {\n  return i->count;\n}\nint main(void) {\n  return count(NULL);\n}\n',
    message: /null pointer/,
    calls: ['count 4', 'main 7'],
  },
  {
    what: 'abort',
    language: 'c',
    source:
      '#include <stdlib.h>\nvoid give_up(void) {\n  abort();\n}\nvoid work(void) {\n  give_up();\n}\nint main(void) {\n  work();\n}\n',
    message: /^Aborted$/,
    calls: ['give_up 3', 'work 6', 'main 9'],
  },
  {
    what: 'assert',
    language: 'c',
    source:
      '#include <assert.h>\nstatic void must(int n) {\n  assert(n > 0);\n}\nint main(void) {\n  must(1);\n  must(0);\n}\n',
    message: /^Assertion failed: n > 0/,
    calls: ['must 3', 'main 7'],
  },
  {
    what: 'an uncaught exception',
    language: 'cpp',
    source:
      '#include <stdexcept>\nint open(int door) {\n  if (door > 2) throw std::runtime_error("locked");\n  return door;\n}\nstruct House {\n  int enter(int door) { return open(door); }\n};\nint main() {\n  House house;\n  house.enter(1);\n  return house.enter(3);\n}\n',
    message: /^terminate called after throwing .*locked/s,
    calls: ['open 3', 'House::enter 7', 'main 12'],
  },
  {
    what: 'an exception of the library',
    language: 'cpp',
    source:
      '#include <vector>\nint third(const std::vector<int> &all) {\n  return all.at(2);\n}\nint main() {\n  return third({1, 2});\n}\n',
    message: /^terminate called after throwing .*out_of_range/s,
    calls: ['third 3', 'main 6'],
  },
  {
    what: 'std::terminate after an exception that was caught',
    language: 'cpp',
    source:
      '#include <exception>\nvoid risky() {\n  throw 1;\n}\nvoid end() {\n  std::terminate();\n}\nint main() {\n  try {\n    risky();\n  } catch (int) {\n  }\n  end();\n}\n',
    message: /^terminate called without an active exception$/,
    calls: ['end 6', 'main 13'],
  },
  {
    what: 'an element that a vector does not have',
    language: 'cpp',
    source:
      '#include <vector>\nint main() {\n  std::vector<int> all(3);\n  auto at = [&](int n) {\n    return all[n];\n  };\n  return at(3);\n}\n',
    message: /out of bounds/,
    calls: ['a lambda in main 5', 'main 7'],
  },
  {
    what: 'memory that was given back',
    language: 'c',
    source:
      '#include <stdlib.h>\nstatic int look(int *p) {\n  return *p;\n}\nint main(void) {\n  int *p = malloc(sizeof *p);\n  *p = 3;\n  free(p);\n  return look(p);\n}\n',
    message: /freed|given back/,
    calls: ['look 3', 'main 9'],
  },
  {
    what: 'a function pointer of another type',
    language: 'c',
    source:
      '#include <stdio.h>\nstatic int one(void) { return 1; }\nstatic void call(void (*f)(double)) {\n  f(1.0);\n}\nint main(void) {\n  call((void (*)(double))one);\n}\n',
    message: /^Call through a bad function pointer$/,
    calls: ['call 4', 'main 7'],
  },
  {
    what: 'a signal',
    language: 'c',
    source: '#include <signal.h>\nstatic void hurt(void) {\n  raise(SIGSEGV);\n}\nint main(void) {\n  hurt();\n}\n',
    message: /^Segmentation fault$/,
    calls: ['hurt 3', 'main 6'],
  },
  {
    what: 'a fault deep in a recursion, with main at its end',
    language: 'c',
    source:
      'static int down(int n) {\n  if (n == 0) return 1 / n;\n  return down(n - 1) + 1;\n}\nint main(void) {\n  return down(200);\n}\n',
    message: /^division by zero$/,
    calls: ['down 2', 'down 3 ×200', 'main 6'],
  },
  {
    what: 'two functions that call each other, the middle left out',
    language: 'c',
    source:
      'int odd(int n);\nint even(int n) {\n  return n == 0 ? 1 / n : odd(n - 1);\n}\nint odd(int n) {\n  return even(n - 1);\n}\nint main(void) {\n  return even(100);\n}\n',
    message: /^division by zero$/,
    calls: [
      ...Array.from({ length: 7 }, () => ['even 3', 'odd 6']).flat(),
      '… 78',
      ...Array.from({ length: 4 }, () => ['even 3', 'odd 6']).flat(),
      'even 3',
      'main 9',
    ],
  },
];

describe('each fault tells the functions that were being called', () => {
  it.each(programs)(
    '$what',
    ({ language, source, message, calls }) => {
      const toolchain = loadNodeToolchain();
      for (const options of [defaultBuild, plainBuild]) {
        if (options === plainBuild && /given back/.test(message.source)) continue;
        const program: Program = { source, language, standard: language === 'c' ? 'C17' : 'C++17', options };
        const built = toolchain.build(program);
        if (built.kind !== 'built') throw new Error(JSON.stringify(built));
        const { outcome } = toolchain.run({ ...program, wasm: built.wasm }, '');
        if (outcome.kind !== 'fault') throw new Error(JSON.stringify(outcome));
        const { stack = [], gap } = outcome.fault;
        expect(outcome.fault.message).toMatch(message);
        const told = stack.map(({ name, place, times }) => `${name} ${place.line}${times > 1 ? ` ×${times}` : ''}`);
        if (gap) told.splice(gap.after, 0, `… ${gap.calls}`);
        expect(told).toEqual(calls);
      }
    },
    PATIENCE,
  );

  it(
    'a recursion without an end: the calls that fill the stack are counted, and main is there',
    () => {
      const toolchain = loadNodeToolchain();
      const source =
        'static int deeper(int n) {\n  return deeper(n + 1) + 1;\n}\nint main(void) {\n  return deeper(0);\n}\n';
      const program: Program = { source, language: 'c', standard: 'C17' };
      const built = toolchain.build(program);
      if (built.kind !== 'built') throw new Error(JSON.stringify(built));
      const { outcome } = toolchain.run({ ...program, wasm: built.wasm }, '');
      if (outcome.kind !== 'fault') throw new Error(JSON.stringify(outcome));
      const { message, stack = [] } = outcome.fault;
      expect(message).toBe('Stack overflow');
      expect(stack.map(({ name, place }) => [name, place.line])).toEqual([
        ['deeper', 2],
        ['main', 5],
      ]);
      expect(stack[0]?.times).toBeGreaterThan(1000);
    },
    PATIENCE,
  );
});

describe('rows of calls', () => {
  const call = (name: string, line: number) => ({ name, place: { line, column: 1 } });
  const many = (count: number) => Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? 'a' : 'b', 1));

  it.each([
    [24, 24, undefined],
    [25, 24, { after: 14, calls: 1 }],
    [1000, 24, { after: 14, calls: 976 }],
  ])('of %i rows %i are told', (count, told, gap) => {
    const { stack, gap: left } = shortened(rowsOf(many(count)));
    expect(stack).toHaveLength(told);
    expect(left).toEqual(gap);
  });

  it('calls that look alike are one row, also where others are not known between them', () => {
    const rows = rowsOf([call('a', 1), call('a', 1), null, null, call('a', 1), call('main', 9)]);
    expect(shortened(rows)).toEqual({
      stack: [
        { ...call('a', 1), times: 2 },
        { ...call('a', 1), times: 1 },
        { ...call('main', 9), times: 1 },
      ],
      gap: { after: 1, calls: null },
    });
    expect(shortened(rowsOf([...many(30), null, call('main', 9)])).gap).toEqual({ after: 14, calls: null });
  });
});
