import { describe, expect, test } from 'vitest';
import { nodePython, runScript } from '../../support/script-engine';

const run = async (source: string, input = '', limits = {}) =>
  runScript(await nodePython(), { language: 'python', standard: 'Python', source }, input, limits);
const printed = async (source: string, input = '') => {
  const { stdout, stderr, outcome, read } = await run(source, input);
  expect({ outcome, stderr, read: read?.text }).toEqual({ outcome: { kind: 'exited', code: 0 }, stderr: '', read: '' });
  return stdout;
};

test('hello', async () => {
  expect(await printed("print('Hello, World!')")).toBe('Hello, World!\n');
});

describe('input', () => {
  test.each([
    ['input()', 'a = input()\nb = int(input("n? "))\nprint(a, b + 1)', 'x\r\n41', 'n? x 42\n'],
    ['sys.stdin', 'import sys\nfor line in sys.stdin: print(len(line))', 'ab\nc\n', '3\n2\n'],
    ['read', 'import sys\nprint(sum(map(int, sys.stdin.read().split())))', '1 2\n3\n', '6\n'],
    ['the buffer', 'import sys\nprint(sys.stdin.buffer.readline())', 'ab\n', "b'ab\\n'\n"],
    ['open(0)', 'print(open(0).read())', 'ab', 'ab\n'],
  ])('by %s', async (_, source, input, output) => {
    expect(await printed(source, input)).toBe(output);
  });
});

test('the standard library is there', async () => {
  expect(
    await printed(
      'import collections, heapq, itertools, re, json, math\nprint(collections.Counter("aab"), math.gcd(12, 18))',
    ),
  ).toBe("Counter({'a': 2, 'b': 1}) 6\n");
});

describe('how a program ends', () => {
  test('with an exit code', async () => {
    expect((await run('import sys\nprint(1)\nsys.exit(3)')).outcome).toEqual({ kind: 'exited', code: 3 });
  });

  test.each([
    ['a = 1\nprint(b)', "NameError: name 'b' is not defined", 2, 'There is no b here'],
    ['def f():\n    return [1][5]\nf()', 'IndexError: list index out of range', 2, 'past the end'],
    ['print(1 / 0)', 'ZeroDivisionError: division by zero', 1, 'The divisor is 0'],
    ["{}['k']", "KeyError: 'k'", 1, "no key 'k'"],
    ['int("x")', "ValueError: invalid literal for int() with base 10: 'x'", 1, 'no whole number'],
    ['input()', 'EOFError', 1, 'more input than there is'],
    ['def f(): f()\nf()', 'RecursionError: maximum recursion depth exceeded', 1, 'too deeply'],
    ['import numpy', "ModuleNotFoundError: No module named 'numpy'", 1, 'standard library alone'],
    ['assert 1 == 2, "no"', 'AssertionError: no', 1, 'does not hold'],
  ])('by an exception, with its line and plain words: %s', async (source, message, line, words) => {
    const { outcome, stderr } = await run(source);
    expect(outcome).toMatchObject({ kind: 'fault', fault: { message, place: { line } } });
    expect(outcome?.kind === 'fault' && outcome.fault.explanation).toContain(words);
    expect(stderr).toContain(`File "main.py", line ${line}`);
    expect(stderr).not.toContain('<exec>');
  });
});

test.each([
  ['if True\n    pass', 1, "expected ':'"],
  ['def f():\nreturn 1', 2, 'expected an indented block'],
  ['print("a', 1, 'unterminated string'],
])('what cannot be read is told with its line before anything runs: %s', async (source, line, words) => {
  const { read, outcome, stdout } = await run(source);
  expect({ outcome, stdout, ok: read?.ok }).toEqual({ outcome: null, stdout: '', ok: false });
  expect(read?.diagnostics).toMatchObject([{ severity: 'error', from: { line } }]);
  expect(read?.diagnostics[0]?.message).toContain(words);
});

test('nothing of one run is left for the next', async () => {
  await run(
    'import builtins, sys, random\nbuiltins.print = None\nleft = 1\nrandom.seed(1)\nrandom.extra = 1\nsys.setrecursionlimit(50)',
  );
  expect(
    await printed(
      'import random\nprint("left" in globals(), hasattr(random, "extra"))\ndef f(n): return n and f(n - 1)\nprint(f(200))',
    ),
  ).toBe('False False\n0\n');
});

describe('the browser is out of reach', () => {
  test.each([
    'import js',
    'import pyodide_js',
    'from pyodide.code import run_js\nrun_js("1")',
    'import pyodide.http\npyodide.http.open_url("/")',
  ])('%s', async (source) => {
    expect((await run(source)).outcome).toMatchObject({ kind: 'fault' });
  });
});
