import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOutcome, ScriptProgram } from '../../machines/contracts/compiler';
import type { ReadSource } from '../../src/platform/engines/engine-messages';
import { createJavaScript } from '../../src/platform/engines/javascript/run-javascript';
import { OutputFull, type ScriptRuntime } from '../../src/platform/engines/runtime';

const modules = join(import.meta.dirname, '../../node_modules');

/** A file of an installed package. */
export const packageFile = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(modules, path)));

let javascript: ScriptRuntime | null = null;

/** The JavaScript engine, from the same file as the app's. */
export function nodeJavaScript(): ScriptRuntime {
  javascript ??= createJavaScript(new WebAssembly.Module(packageFile('quickjs-wasi/quickjs.wasm')));
  return javascript;
}

/** What a program did. */
export interface ScriptRun {
  readonly read: ReadSource | null;
  readonly stdout: string;
  readonly stderr: string;
  /** `null`: its source could not be read. */
  readonly outcome: RunOutcome | null;
}

const MEMORY = 268_435_456;

/** Runs a program of an engine with a text as its input. */
export async function runScript(
  runtime: ScriptRuntime,
  program: ScriptProgram,
  input = '',
  { outputBytes = 1_048_576, memoryBytes = MEMORY } = {},
): Promise<ScriptRun> {
  const text = { stdout: '', stderr: '' };
  let read: ReadSource | null = null;
  let left = outputBytes;
  const outcome = await runtime.run(program, {
    input,
    typed: async () => '',
    read: (result) => {
      read = result;
    },
    write(stream, written) {
      text[stream] += written.slice(0, left);
      left -= written.length;
      if (left < 0) throw new OutputFull();
    },
    paused: () => {},
    memoryBytes,
  });
  return { read, outcome, ...text };
}
