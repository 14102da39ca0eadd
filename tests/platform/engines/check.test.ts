import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { expect, test, vi } from 'vitest';
import type { EngineReply, EngineRequest, RunnableProgram } from '../../../src/platform/engines/engine-messages';
import { createEngineRunHost } from '../../../src/platform/engines/engine-run-host';
import { createPython } from '../../../src/platform/engines/python/run-python';
import { runScript } from '../../support/script-engine';
import { standIns } from '../compiler/stand-in-worker';

const python = (source: string) => ({ language: 'python', standard: 'Python', source }) as const;
const wrong = { severity: 'error', message: 'no', from: { line: 1, column: 1 }, to: null } as const;

test('Python is read without being run: what is wrong with it, and nothing of that is left for the next run', async () => {
  const indexURL = `${join(import.meta.dirname, '../../../node_modules/pyodide')}/`;
  const engine = await createPython(() => loadPyodide({ indexURL }));
  const check = async (source: string) => engine.check?.(python(source));
  const source = "print('never')\nif True print(1)\n";
  const found = await check(source);
  expect(found).toMatchObject([{ severity: 'error', from: { line: 2 } }]);
  expect((await runScript(engine, python(source))).read?.diagnostics).toEqual(found);
  expect(await check('while True: pass\n')).toEqual([]);
  expect(await check("print('\\d')\n")).toEqual([]);
  // Told once in a life of the interpreter: the check must not have used it up.
  const { stdout, stderr } = await runScript(engine, python("print('\\d')\n"));
  expect(stdout).toBe('\\d\n');
  expect(stderr).toContain('SyntaxWarning');
}, 60_000);

test('the worker of the next run reads what is typed; a run is not held up, and what is forgotten is not told', () => {
  const workers = standIns<EngineRequest, EngineReply>();
  const host = createEngineRunHost(workers.start);
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const program: RunnableProgram = python('a');
  const idOf = (index: number) => {
    const asked = workers.started[0]?.requests[index];
    return asked?.kind === 'check' ? asked.id : -1;
  };
  const forget = host.check(program, first);
  host.check(program, second);
  expect(workers.started).toHaveLength(1);
  forget();
  workers.last.say({ kind: 'checked', id: idOf(0), diagnostics: [wrong] });
  expect(second).not.toHaveBeenCalled();
  workers.last.say({ kind: 'checked', id: idOf(1), diagnostics: [wrong] });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith([wrong]);

  host.check(program, third);
  const ended = vi.fn();
  const listener = { read: vi.fn(), wrote: vi.fn(), waited: vi.fn(), ended };
  host.run(program, '', { seconds: 10, outputBytes: 1000, memoryBytes: 65_536 }, listener);
  expect(workers.started[0]?.requests.map(({ kind }) => kind)).toEqual(['check', 'check', 'check', 'run']);
  workers.started[0]?.break();
  expect(third).toHaveBeenCalledExactlyOnceWith(null);
});
