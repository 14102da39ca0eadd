import { describe, expect, test } from 'vitest';
import { isModule } from '../../../src/platform/engines/javascript/run-javascript';
import { nodeJavaScript, runScript } from '../../support/script-engine';

const run = (source: string, input = '', limits = {}) =>
  runScript(nodeJavaScript(), { language: 'javascript', standard: 'JavaScript', source }, input, limits);
const printed = async (source: string, input = '') => {
  const { stdout, stderr, outcome, read } = await run(source, input);
  expect({ outcome, stderr, read: read?.text }).toEqual({ outcome: { kind: 'exited', code: 0 }, stderr: '', read: '' });
  return stdout;
};

test('hello', async () => {
  expect(await printed("console.log('Hello, World!');")).toBe('Hello, World!\n');
});

describe('values are shown in the way of Node.js', () => {
  test.each([
    ['[1, 2, 3]', '[ 1, 2, 3 ]'],
    ['[]', '[]'],
    ['{}', '{}'],
    ["{ a: 1, 'b-c': 'x' }", "{ a: 1, 'b-c': 'x' }"],
    ["['a', \"it's\"]", "[ 'a', \"it's\" ]"],
    ['new Map([[1, { a: 2 }]])', 'Map(1) { 1 => { a: 2 } }'],
    ['new Set([1, 2])', 'Set(2) { 1, 2 }'],
    ['[, 1]', '[ <1 empty item>, 1 ]'],
    ['[undefined, null, -0, 5n, NaN]', '[ undefined, null, -0, 5n, NaN ]'],
    ['{ f() {}, g: (x) => x, h: class A {} }', '{ f: [Function: f], g: [Function: g], h: [class A] }'],
    ['{ a: { b: { c: { d: 1 } } } }', '{ a: { b: { c: [Object] } } }'],
    ['new (class Point { x = 1 })()', 'Point { x: 1 }'],
    ['new Uint8Array([1, 2])', 'Uint8Array(2) [ 1, 2 ]'],
    ['[1.5, true, Symbol("s")]', '[ 1.5, true, Symbol(s) ]'],
    ['{ get a() { return 1 } }', '{ a: [Getter] }'],
    ['/a+/g', '/a+/g'],
    ['new Date(0)', '1970-01-01T00:00:00.000Z'],
    ['Object.create(null)', '[Object: null prototype] {}'],
    ["'plain'", 'plain'],
  ])('%s', async (value, shown) => {
    expect(await printed(`console.log(${value.startsWith('{') ? `(${value})` : value})`)).toBe(`${shown}\n`);
  });

  test('formats, groups, tables and counts', async () => {
    expect(await printed("console.log('%s is %d', 'x', 5, [1])")).toBe('x is 5 [ 1 ]\n');
    expect(await printed("console.group('a'); console.log('b'); console.groupEnd(); console.log('c')")).toBe(
      'a\n  b\nc\n',
    );
    expect(await printed('console.table([{ a: 1 }, { a: 2 }])')).toBe(
      '┌─────────┬───┐\n│ (index) │ a │\n├─────────┼───┤\n│ 0       │ 1 │\n│ 1       │ 2 │\n└─────────┴───┘\n',
    );
  });

  test('what contains itself', async () => {
    expect(await printed('const a = { n: 1 }; a.self = a; console.log(a)')).toContain('[Circular *1]');
  });
});

describe('input', () => {
  test.each([
    [
      'readline()',
      'const a = readline(); const b = readline(); console.log(a, b, readline())',
      'one\r\ntwo',
      'one two null\n',
    ],
    ['prompt', "console.log(Number(prompt('n?')) + 1)", '41\n', 'n? 42\n'],
    [
      'fs',
      "const fs = require('fs'); console.log(fs.readFileSync(0, 'utf8').trim().split('\\n').length)",
      '1\n2\n',
      '2\n',
    ],
    [
      'an import',
      "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('/dev/stdin', 'utf8').length)",
      'abc',
      '3\n',
    ],
    [
      'lines as they come',
      "const rl = require('readline').createInterface({ input: process.stdin }); rl.on('line', (l) => console.log('>' + l)); rl.on('close', () => console.log('end'))",
      'a\nb\n',
      '>a\n>b\nend\n',
    ],
    [
      'for await',
      "const rl = require('readline').createInterface({ input: process.stdin });\nfor await (const line of rl) console.log(line.length);",
      'a\nbcd\n',
      '1\n3\n',
    ],
    [
      'stdin as a stream',
      "let all = ''; process.stdin.on('data', (d) => { all += d }).on('end', () => console.log(all.length))",
      'abcd',
      '4\n',
    ],
    [
      'question',
      "const rl = require('readline').createInterface({}); rl.question('Name? ', (name) => { console.log('Hi ' + name); rl.close() })",
      'Ada\n',
      'Name? Hi Ada\n',
    ],
  ])('by %s', async (_, source, input, output) => {
    expect(await printed(source, input)).toBe(output);
  });
});

describe('promises and timers', () => {
  test('run in their order', async () => {
    const source =
      "setTimeout(() => console.log('late'), 5); setTimeout(() => console.log('soon'), 0); Promise.resolve().then(() => console.log('job')); console.log('now')";
    expect(await printed(source)).toBe('now\njob\nsoon\nlate\n');
  });

  test('an interval that is cleared, and an await at the top level', async () => {
    expect(
      await printed(
        'let n = 0; await new Promise((r) => { const id = setInterval(() => { n += 1; if (n === 3) { clearInterval(id); setTimeout(r, 5); } }, 1) }); console.log(n)',
      ),
    ).toBe('3\n');
  });

  test('an await that nothing ever fulfils is told', async () => {
    expect((await run('await new Promise(() => {})')).outcome).toMatchObject({
      kind: 'fault',
      fault: { message: 'The program waits for something that never comes' },
    });
  });
});

describe('how a program ends', () => {
  test('with an exit code, past what would catch it', async () => {
    const { outcome, stdout } = await run(
      "try { console.log('a'); process.exit(3) } catch { console.log('b') } finally { console.log('c') }",
    );
    expect({ outcome, stdout }).toEqual({ outcome: { kind: 'exited', code: 3 }, stdout: 'a\n' });
  });

  test.each([
    ['undeclared', 'const a = 1;\nconsole.log(b);', 'ReferenceError: b is not defined', 2, 'There is no b here'],
    [
      'a property of nothing',
      'const o = null;\n\no.x;',
      "TypeError: cannot read property 'x' of null",
      3,
      'The value before .x is null',
    ],
    ['no function', 'const o = {};\no.foo();', 'TypeError: not a function', 2, 'is no function'],
    ['a const that changes', 'const k = 1;\nk = 2;', "TypeError: 'k' is read-only", 2, 'use let'],
    [
      'in a function',
      'function f() {\n  g();\n}\nfunction g() {\n  throw new Error("no");\n}\nf();',
      'Error: no',
      5,
      'nothing caught it',
    ],
    [
      'in a timer',
      'setTimeout(() => {\n  throw new RangeError("far");\n}, 0);',
      'RangeError: far',
      2,
      'outside the range',
    ],
    ['in a promise', 'Promise.reject(new Error("lost"));', 'Error: lost', 1, 'nothing caught it'],
    [
      'after an await',
      'await null;\nnothing();',
      'ReferenceError: nothing is not defined',
      2,
      'There is no nothing here',
    ],
    ['a browser name', 'fetch("x")', 'ReferenceError: fetch is not defined', 1, 'no page, no network and no storage'],
    [
      'not JSON',
      'JSON.parse("{")',
      "SyntaxError: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
      1,
      'not JSON',
    ],
  ])('by an error, with its line and plain words: %s', async (_, source, message, line, words) => {
    const { outcome } = await run(source);
    expect(outcome).toMatchObject({ kind: 'fault', fault: { message, place: { line } } });
    expect(outcome?.kind === 'fault' && outcome.fault.explanation).toContain(words);
  });

  test('by a value that is no error', async () => {
    expect((await run("throw 'oops'")).outcome).toMatchObject({
      kind: 'fault',
      fault: { message: "Uncaught: 'oops'" },
    });
  });

  test('too deep a recursion, of which the program may catch the error', async () => {
    expect((await run('function f() { return f() + 1 }\nf()')).outcome).toMatchObject({
      kind: 'fault',
      fault: {
        message: 'RangeError: Maximum call stack size exceeded',
        explanation: expect.stringContaining('recursion'),
      },
    });
    const { stdout } = await run(
      'let n = 0; function f() { n += 1; f() } try { f() } catch (e) { console.log(e.name, n > 2000) }',
    );
    expect(stdout).toBe('RangeError true\n');
  });

  test('by more output than it may write', async () => {
    const { outcome, stdout } = await run("while (true) console.log('x'.repeat(99))", '', { outputBytes: 1000 });
    expect({ outcome, length: stdout.length }).toEqual({ outcome: { kind: 'limit', limit: 'output' }, length: 1000 });
  });

  test('by more memory than it may have', async () => {
    const { outcome } = await run('const all = []; for (;;) all.push(new Array(100000).fill(1))', '', {
      memoryBytes: 32_000_000,
    });
    expect(outcome).toMatchObject({ kind: 'fault', fault: { message: 'InternalError: out of memory' } });
  });
});

test.each([
  ['const = 1;', 1],
  ['let a = 1;\nlet a = 2;', 2],
  ['if (', 1],
  ['console.log("a);', 1],
  ['return 5', 1],
])('what cannot be read is told with its line before anything runs: %s', async (source, line) => {
  const { read, outcome, stdout } = await run(source);
  expect({ outcome, stdout, ok: read?.ok }).toEqual({ outcome: null, stdout: '', ok: false });
  expect(read?.diagnostics).toEqual([
    { severity: 'error', message: expect.any(String), from: { line, column: expect.any(Number) }, to: null },
  ]);
});

test('a source is read without being run: what is wrong with it, and nothing where it is right', async () => {
  const check = (source: string) =>
    nodeJavaScript().check?.({ language: 'javascript', standard: 'JavaScript', source }) ?? Promise.resolve(null);
  expect(await check('let a = 1;\nlet a = 2;')).toEqual((await run('let a = 1;\nlet a = 2;')).read?.diagnostics);
  expect(await check('console.log(1;')).toMatchObject([{ severity: 'error', from: { line: 1 } }]);
  expect(await check("import { readFileSync } from 'fs';\nawait readFileSync(0);")).toEqual([]);
  expect(await check('for (;;);\nthrow new Error();')).toEqual([]);
});

test('a module is told by its imports and exports', () => {
  expect(["import a from 'fs'", "import 'fs'", 'export const a = 1', "  import { b } from 'fs'"].map(isModule)).toEqual(
    [true, true, true, true],
  );
  expect(['importantThing()', 'const s = "import x"', "const m = import('fs')", '// exports'].map(isModule)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('nothing of one run is left for the next', async () => {
  await run('globalThis.left = 1; Array.prototype.push = null; console.log = null');
  expect(await printed('console.log(typeof left, typeof [].push)')).toBe('undefined function\n');
});
