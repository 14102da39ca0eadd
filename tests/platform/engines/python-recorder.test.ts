import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRecording } from '../../../src/app/actors/read-recording';
import type { Recording } from '../../../src/domain/steps/types';
import { recorderProgram } from '../../../src/platform/engines/python/recorder';
import { createPython } from '../../../src/platform/engines/python/run-python';
import type { ScriptRuntime } from '../../../src/platform/engines/runtime';
import { runScript } from '../../support/script-engine';

let python: ScriptRuntime;
beforeAll(async () => {
  const indexURL = `${join(import.meta.dirname, '../../../node_modules/pyodide')}/`;
  python = await createPython(() => loadPyodide({ indexURL }));
}, 60_000);

async function record(source: string, input = ''): Promise<Recording> {
  const program = { language: 'python', standard: 'Python', source: recorderProgram(source) } as const;
  const { stdout, outcome, stderr } = await runScript(python, program, input, { outputBytes: 50_000_000 });
  expect({ outcome, stderr }).toEqual({ outcome: { kind: 'exited', code: 0 }, stderr: '' });
  const recording = readRecording(stdout);
  if (!recording) throw new Error(`No recording: ${stdout.slice(-200)}`);
  return recording;
}
const lines = ({ steps }: Recording) => steps.map(({ line }) => line);
const variablesAt = ({ steps }: Recording, at: number) => Object.fromEntries(steps.at(at)?.frames[0]?.variables ?? []);

test('each line that runs is a step, with the variables before it and the output so far', async () => {
  const run = await record('a = int(input())\nfor i in range(2):\n    print(a + i)\nprint("end")\n', '7\n');
  expect(lines(run)).toEqual([1, 2, 3, 2, 3, 2, 4]);
  expect(run.output).toBe('7\n8\nend\n');
  expect(run.steps.map(({ written }) => written)).toEqual([0, 0, 0, 2, 2, 4, 4]);
  expect(variablesAt(run, 0)).toEqual({});
  expect(variablesAt(run, 4)).toEqual({ a: '7', i: '1' });
  expect({ cut: run.cut, end: run.end }).toEqual({ cut: false, end: { kind: 'exited', words: '' } });
});

test('calls are seen with what they return', async () => {
  const run = await record('def f(n):\n    return 1 if n == 0 else n * f(n - 1)\nprint(f(2))\n');
  const deepest = run.steps.find(({ frames }) => frames.length === 4);
  expect(deepest?.frames.map(({ name, variables }) => [name, ...variables])).toEqual([
    ['f', ['n', '0']],
    ['f', ['n', '1']],
    ['f', ['n', '2']],
    ['<module>'],
  ]);
  expect(run.steps.filter(({ event }) => event === 'return').map(({ words }) => words)).toEqual(['1', '1', '2']);
});

test('lists, maps and objects are things that variables refer to; the same thing keeps its number', async () => {
  const run = await record(
    [
      'class Node:',
      '    def __init__(self, value, next=None):',
      '        self.value = value',
      '        self.next = next',
      'head = Node(1, Node(2))',
      'same = head',
      'grid = [[0] * 2] * 2',
      'ages = {"Ada": 36}',
      'pass',
    ].join('\n'),
  );
  const last = run.steps.at(-1);
  const { head, same, grid } = variablesAt(run, -1) as Record<string, { to: number }>;
  const thing = (value?: { to: number }) => last?.things[String(value?.to)];
  expect(same).toEqual(head);
  expect(thing(head)).toEqual({
    kind: 'object',
    of: 'Node',
    fields: [
      ['value', '1'],
      ['next', { to: expect.any(Number) }],
    ],
  });
  const rows = thing(grid);
  expect(rows).toMatchObject({ kind: 'list', of: 'list', length: 2 });
  // One row twice, which is the usual mistake.
  expect(rows?.kind === 'list' && rows.items[0]).toEqual(rows?.kind === 'list' && rows.items[1]);
  expect(thing(variablesAt(run, -1).ages as { to: number })).toMatchObject({ kind: 'map', entries: [["'Ada'", '36']] });
});

describe('what ends a recording', () => {
  test('a fault, with the line that raised it', async () => {
    const run = await record('a = [1]\nprint(a[0])\nprint(a[3])\n');
    expect(run.end).toEqual({ kind: 'fault', words: 'IndexError: list index out of range' });
    expect(run.steps.at(-1)).toMatchObject({
      event: 'exception',
      line: 3,
      words: 'IndexError: list index out of range',
    });
  });
  test('a loop that never ends is cut', async () => {
    const run = await record('n = 0\nwhile True:\n    n += 1\n');
    expect(run.cut).toBe(true);
    expect(run.steps).toHaveLength(2000);
  });
  test('one that catches everything, too', async () => {
    const run = await record(
      'n = 0\nwhile n < 5000:\n    try:\n        n += 1\n    except BaseException:\n        n = 9000\n',
    );
    expect(run.cut).toBe(true);
    expect(run.steps.length).toBeLessThanOrEqual(2000);
  });
  test('what Python cannot read is refused', async () => {
    expect(await record('print(\n')).toMatchObject({ steps: [], end: { kind: 'refused' } });
  });
  test('sys.exit', async () => {
    expect((await record('import sys\nprint(1)\nsys.exit(3)\n')).end).toEqual({ kind: 'exited', words: '' });
  });
});

test('what is large is cut, and what breaks in repr harms nothing', async () => {
  const run = await record(
    'class Odd:\n    def __repr__(self):\n        raise ValueError\n    __slots__ = ("x",)\nodd = Odd()\nodd.x = 1\nmany = list(range(1000))\ntext = "a" * 500\nbig = 10 ** 5000\npass\n',
  );
  const found = variablesAt(run, -1) as Record<string, { to: number }>;
  expect(run.steps.at(-1)?.things[String(found.many?.to)]).toMatchObject({ length: 1000, items: { length: 24 } });
  expect(run.steps.at(-1)?.things[String(found.odd?.to)]).toMatchObject({ of: 'Odd', fields: [['x', '1']] });
  expect(found.text).toHaveLength(61);
  expect(found.big).toBe('a number of more than 60 digits');
});

test('quotes, line ends and characters of every kind in the source arrive as they are', async () => {
  expect((await record("print(\"it's \\\"x\\\" 😀 é\", '''a\nb''')\n")).output).toBe('it\'s "x" 😀 é a\nb\n');
});
