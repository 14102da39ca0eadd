import { describe, expect, test, vi } from 'vitest';
import { checkTypes, stripTypes } from '../../../src/platform/engines/typescript/service';
import { placesOf } from '../../../src/platform/engines/typescript/source-lines';
import { createTypesHost } from '../../../src/platform/engines/typescript/types-host';
import type { TypesReply, TypesRequest } from '../../../src/platform/engines/typescript/types-messages';
import { nodeJavaScript, runScript } from '../../support/script-engine';

const run = async (source: string, input = '') => {
  const { code, mappings, problems } = stripTypes(source);
  if (code === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  const program = { language: 'typescript', standard: 'TypeScript', source: code, mappings } as const;
  return runScript(nodeJavaScript(), program, input);
};

describe('types are left out, and every character stays where it was', () => {
  test.each([
    ['let a: number = 1;', 'let a         = 1;'],
    ['interface A { b: string }\nconst c = 1', '                         \nconst c = 1'],
    ['type A<T> = T[];', '                '],
    ['const f = <T,>(x: T): T => x as T;', 'const f =     (x   )    => x     ;'],
    ['console.log(a!.b satisfies string)', 'console.log(a .b                 )'],
    ['declare const x: number;\nfoo();', '                        \nfoo();'],
    ['class A { private readonly b?: string; }', 'class A {                  b         ; }'],
    ['import type { A } from "fs";', '                            '],
    ['function f(this: Date, a?: number) {}', 'function f(            a         ) {}'],
  ])('%s', (source, code) => {
    expect(stripTypes(source)).toEqual({ code, mappings: null, problems: [] });
    expect(code).toHaveLength(source.length);
  });
});

describe('what stands for code is compiled', () => {
  test.each([
    ['an enum', 'enum Day { Mon = 1, Tue }\nconsole.log(Day.Tue, Day[1]);', '2 Mon\n'],
    ['a const enum', 'const enum Way { Up = "up" }\nconsole.log(Way.Up);', 'up\n'],
    ['a namespace', 'namespace Box { export const size = 3; }\nconsole.log(Box.size);', '3\n'],
    ['a parameter property', 'class A { constructor(readonly b: number) {} }\nconsole.log(new A(4).b);', '4\n'],
    [
      'a decorator',
      'const twice = (f: () => number, _: unknown) => function (this: unknown) { return f.call(this) * 2; };\nclass A { @twice n() { return 21; } }\nconsole.log(new A().n());',
      '42\n',
    ],
    [
      'using',
      '{ using a = { [Symbol.dispose ?? "x"]() { console.log("gone"); } } as any; console.log("here"); }',
      'here\ngone\n',
    ],
  ])('%s', async (_, source, output) => {
    // Where the engine has no Symbol.dispose, the compiled code asks for it by that name.
    const made = await run(`(Symbol as any).dispose ??= Symbol("dispose");\n${source}`);
    expect(made).toMatchObject({ stdout: output, outcome: { kind: 'exited', code: 0 } });
  });

  test('it runs as a module: await at its top, imports, and input', async () => {
    const source = `import { readFileSync } from 'node:fs';
type Row = readonly number[];
const rows: Row[] = readFileSync(0, 'utf8').trim().split('\\n').map((line): Row => line.split(' ').map(Number));
console.log(await Promise.resolve(rows.flat().reduce((a, b) => a + b, 0)));
`;
    expect((await run(source, '1 2\n3 4\n')).stdout).toBe('10\n');
  });
});

describe('a fault has the line that was written', () => {
  test.each([
    ['types alone', 'interface A {\n  b: string;\n}\nconst a: A = { b: "" };\nnull!;\nthrow new Error("x");', 6, 11],
    [
      'beside an enum',
      'enum E {\n  A,\n  B,\n}\n\n\n// where\nfunction f(e: E): never {\n  throw new Error(String(e));\n}\nf(E.A);',
      9,
      26,
    ],
  ])('%s', async (_, source, line, column) => {
    const { outcome } = await run(source);
    expect(outcome).toMatchObject({ kind: 'fault', fault: { place: { line, column } } });
  });
});

describe('what cannot be read', () => {
  test.each([
    ['let a: number = ;', 1, 17, 'Expression expected (TS1109)'],
    ['const b = 1;\nfunction f( {', 2, 14, "'}' expected (TS1005)"],
  ])('%s', (source, line, column, message) => {
    const { code, problems } = stripTypes(source);
    expect(code).toBeNull();
    expect(problems[0]).toMatchObject({ severity: 'error', message, from: { line, column } });
  });
});

describe('types are checked', () => {
  test.each([
    [
      'const a: number = "x";',
      1,
      /^Type 'string' is not assignable to type 'number' \(TS2322\): The value is of another/,
    ],
    ['const line = readline();\nline.trim();', 2, /^'line' is possibly 'null' \(TS18047\): Look whether it is there/],
    ['document.title = "";', 1, /^Cannot find name 'document' \(TS2584\): Check the spelling/],
    ["import x from 'lodash';", 1, /^Cannot find module 'lodash'.* \(TS2307\): A program here has fs/],
    ['function f(n: number): string { if (n > 0) return ""; }', 1, /\(TS2366\): One way through the function/],
    ['const a = { b: 1 };\na.c;', 2, /^Property 'c' does not exist on type '\{ b: number; \}' \(TS2339\)/],
    ["require('fs').readFileSync(1);", 1, /\(TS2345\)/],
  ])('%s', (source, line, message) => {
    const said = checkTypes(source);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ severity: 'error', from: { line }, message: expect.stringMatching(message) });
  });

  test.each([
    "const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);\nconsole.log(n, rest);",
    "import * as readline from 'node:readline';\nconst rl = readline.createInterface({ input: process.stdin });\nrl.on('line', (line) => console.log(line));",
    'for await (const line of process.stdin) console.log(line);',
    "import assert from 'assert';\nconst x: unknown = 1;\nassert(typeof x === 'number');\nx.toFixed();",
    'const name = "a name of the browser";\nfunction add(a, b) { return a + b; }\nconsole.log(add(1, 2), name);',
    'console.log(new Set([1]).union(new Set([2])), [1, 2].toSorted(), Object.groupBy([1], String));',
    'const id = setTimeout(() => {}, 5);\nclearTimeout(id);\nprocess.exit(0);',
  ])('nothing is wrong with %s', (source) => {
    expect(checkTypes(source)).toEqual([]);
  });
});

test('what is declared around a program is there', async () => {
  const names = ['console', 'readline', 'prompt', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout'];
  const more = ['clearInterval', 'clearImmediate', 'queueMicrotask', 'structuredClone', 'performance', 'global'];
  const all = [...names, ...more, 'process', 'require'];
  const modules = ['fs', 'readline', 'readline/promises', 'process', 'util', 'assert', 'os', 'perf_hooks', 'timers'];
  const source = `console.log(${JSON.stringify(all)}.filter((name) => typeof globalThis[name] === 'undefined').join());
for (const name of ${JSON.stringify(modules)}) await import(name), require(name);
console.log(Object.keys(console).join());`;
  const { stdout } = await run(source);
  const [missing, methods = ''] = stdout.trim().split('\n').length === 2 ? stdout.split('\n') : ['', stdout.trim()];
  expect(missing).toBe('');
  const use = methods.split(',').map((method) => `console.${method};`);
  expect(checkTypes([...all.map((name) => `${name};`), ...use].join('\n'))).toEqual([]);
  expect(checkTypes(modules.map((name, at) => `import * as m${at} from '${name}'; m${at};`).join('\n'))).toEqual([]);
});

describe('places of a source map', () => {
  // Two lines; the second begins at line 3, column 5, and its sixth column was line 3, column 9.
  const places = placesOf('AAAA;AAEI,KAAI;;');
  test.each([
    [1, 1, 1, 1],
    [1, 40, 1, 1],
    [2, 1, 3, 5],
    [2, 5, 3, 5],
    [2, 6, 3, 9],
    [3, 2, 3, 9],
    [90, 1, 3, 9],
  ])('%d:%d was %d:%d', (line, column, wasLine, wasColumn) => {
    expect(places({ line, column })).toEqual({ line: wasLine, column: wasColumn });
  });
});

describe('the types worker', () => {
  function workers() {
    const all: { asked: TypesRequest[]; ended: boolean; say(reply: TypesReply): void; fail(): void }[] = [];
    const start = () => {
      const target = new EventTarget();
      const one = {
        asked: [] as TypesRequest[],
        ended: false,
        say: (data: TypesReply) => target.dispatchEvent(new MessageEvent('message', { data })),
        fail: () => target.dispatchEvent(new Event('error')),
      };
      all.push(one);
      return Object.assign(target, {
        postMessage: (request: TypesRequest) => one.asked.push(request),
        terminate: () => {
          one.ended = true;
        },
      }) as unknown as Worker;
    };
    return { all, start };
  }
  const stripped = { code: 'a', mappings: null, problems: [] };

  test('is given the compiler, answers each, and stays', async () => {
    const { all, start } = workers();
    const host = createTypesHost(start, () => '/toolchain/compiler.js');
    const [one, other] = [host.strip('a'), host.check('b')];
    expect(all[0]?.asked).toEqual([
      { kind: 'adopt', url: '/toolchain/compiler.js' },
      { kind: 'strip', id: 1, source: 'a' },
      { kind: 'check', id: 2, source: 'b' },
    ]);
    all[0]?.say({ kind: 'checked', id: 2, diagnostics: [] });
    all[0]?.say({ kind: 'stripped', id: 1, stripped });
    expect([await one, await other]).toEqual([stripped, []]);
    expect(all).toHaveLength(1);
  });

  test('a check that takes too long is given up, and the next program has a new worker', async () => {
    vi.useFakeTimers();
    const { all, start } = workers();
    const host = createTypesHost(start, () => '/c.js');
    const checked = host.check('endless');
    vi.advanceTimersByTime(20_000);
    expect(await checked).toBeNull();
    expect(all[0]?.ended).toBe(true);
    void host.strip('next').catch(() => {});
    expect(all).toHaveLength(2);
    host.close();
    vi.useRealTimers();
  });

  test.each(['failed', 'error'] as const)('without a compiler there is no program: %s', async (how) => {
    const { all, start } = workers();
    const host = createTypesHost(start, () => '/c.js');
    const program = host.strip('a');
    if (how === 'failed') all[0]?.say({ kind: 'failed', id: 1 });
    else all[0]?.fail();
    await expect(program).rejects.toThrow();
  });

  test('before it was loaded, nothing is started', async () => {
    const { all, start } = workers();
    await expect(createTypesHost(start, () => null).strip('a')).rejects.toThrow();
    expect(all).toEqual([]);
  });
});
