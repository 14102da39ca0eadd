import { loadPyodide, type PyodideAPI } from 'pyodide';
import type { RuntimeFault, ScriptProgram } from '../../../../machines/contracts/compiler';
import type { ProgramEnd } from '../../compiler/program';
import type { ReadSource } from '../engine-messages';
import { faultEnd, type ScriptRuntime, type ScriptSurroundings } from '../runtime';
import bootstrap from './bootstrap.py?raw';
import { explainPython, explainPythonSyntax } from './explain';

/** What a worker is given. */
export interface PythonPayload {
  readonly core: WebAssembly.Module;
  /** The standard library, a zip archive. */
  readonly library: Blob;
}

/** No packages beside the standard library. Pyodide compares what it is for with itself. */
const LOCK = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
});

interface Read {
  readonly name: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

type Ended =
  | { readonly kind: 'exited'; readonly code: number }
  | {
      readonly kind: 'fault';
      readonly name: string;
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };

interface Runner {
  read(source: string): string;
  check(source: string): string;
  readonly run: { (): string; callPromising(): Promise<string> };
}

/** Memory that the interpreter itself takes. */
const OWN_MEMORY = 67_108_864;

/**
 * The Python engine of a worker.
 * @param load starts Pyodide; tests load it from its package
 */
export async function createPython(load: () => Promise<PyodideAPI>): Promise<ScriptRuntime> {
  let current: ScriptSurroundings | null = null;
  let left = '';
  const pyodide = await load();
  const begin = pyodide.runPython(bootstrap) as (host: object) => Runner;
  const runner = begin({
    write: (stream: 'stdout' | 'stderr', text: string) => current?.write(stream, text),
    isTyped: () => current?.input === null,
    given() {
      const all = left;
      left = '';
      return all;
    },
    typed: () => current?.typed() ?? Promise.resolve(''),
  });
  const run = async ({ source }: ScriptProgram, surroundings: ScriptSurroundings): Promise<ProgramEnd | null> => {
    current = surroundings;
    left = surroundings.input ?? '';
    limitMemory(OWN_MEMORY + surroundings.memoryBytes);
    const refused = runner.read(source);
    if (refused !== '') {
      surroundings.read(refusalOf(refused));
      return null;
    }
    surroundings.read({ ok: true, diagnostics: [], text: '' });
    const ended = JSON.parse(surroundings.input === null ? await runner.run.callPromising() : runner.run()) as Ended;
    return ended.kind === 'exited' ? ended : faultEnd(faultOf(ended));
  };
  return {
    run,
    async check({ source }) {
      const refused = runner.check(source);
      return refused === '' ? [] : refusalOf(refused).diagnostics;
    },
  };
}

/** What the bootstrap says of a source that cannot be read. */
function refusalOf(refused: string): ReadSource {
  const { name, message, line, column, endLine, endColumn } = JSON.parse(refused) as Read;
  const to = endLine > 0 && endColumn > 0 ? { line: endLine, column: endColumn } : null;
  const words = explainPythonSyntax(name, message);
  const diagnostics = [{ severity: 'error' as const, message: words, from: { line, column }, to }];
  return { ok: false, diagnostics, text: `${name}: ${message}` };
}

const faultOf = ({ name, message, line, column }: Ended & { kind: 'fault' }): RuntimeFault => ({
  message: message === '' ? name : `${name}: ${message}`,
  place: line > 0 ? { line, column } : null,
  explanation: explainPython(name, message),
});

let most = Number.POSITIVE_INFINITY;
let limited = false;

/** What asks for more gets none, and Python raises MemoryError. */
function limitMemory(bytes: number): void {
  most = bytes;
  if (limited) return;
  limited = true;
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > most) throw new RangeError('The program may not have more memory.');
    return grow.call(this, pages);
  };
}

/** Starts Pyodide in a browser's worker, from what the page loaded: nothing is fetched. */
export async function loadInWorker(
  { core, library }: PythonPayload,
  createPyodideModule: unknown,
): Promise<PyodideAPI> {
  const scope = globalThis as { fetch: typeof fetch };
  const { fetch: own } = scope;
  const streaming = WebAssembly.instantiateStreaming;
  scope.fetch = async (input) => {
    const url = String(input instanceof Request ? input.url : input);
    return new Response(url.endsWith('.zip') ? library : new Blob());
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: core,
    instance: await WebAssembly.instantiate(core, imports),
  });
  try {
    return await loadPyodide({
      indexURL: `${globalThis.location.origin}/`,
      lockFileContents: LOCK,
      jsglobals: {},
      createPyodideModule,
    } as Parameters<typeof loadPyodide>[0]);
  } finally {
    scope.fetch = own;
    WebAssembly.instantiateStreaming = streaming;
  }
}
