import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { RunLimits, RunOutcome } from '../../machines/contracts/compiler';
import { type BuiltProgram, runProgramNow } from '../../src/platform/compiler/program';
import { createToolchain, type Toolchain } from '../../src/platform/compiler/toolchain';
import { LLVM_MODULE, makeToolchain, unpack } from '../tools/toolchain/make-toolchain';
import { moduleInNode } from '../tools/toolchain/node-module';

/** What a program did. */
export interface NodeRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly outcome: RunOutcome;
}

/** The app's compiler, and its way to run programs, in Node. */
export interface NodeToolchain extends Toolchain {
  /** Runs a program to its end with a text as its input; an endless one is stopped after `limits.seconds`. */
  run(program: BuiltProgram, input: string, limits?: Partial<RunLimits>): NodeRun;
}

const LIMITS: RunLimits = { seconds: 10, outputBytes: 1_000_000, memoryBytes: 256 * 1024 * 1024 };

/** Tells a running program from a test that hangs: V8 breaks off even a loop in WebAssembly. */
const stoppable = new Script('elevateRun()');

let loaded: NodeToolchain | null = null;

/** The toolchain, made from the same files as the app's; one for all tests of a worker. The first load takes a second. */
export function loadNodeToolchain(): NodeToolchain {
  loaded ??= { ...createToolchain({ llvm: llvmModule(), sysroot: unpack(makeToolchain(console.warn).sysroot) }), run };
  return loaded;
}

/** LLVM's module from its package: unpacking the app's own copy would take a second more. */
export const llvmModule = () => moduleInNode(new Uint8Array(readFileSync(LLVM_MODULE)));

function run(program: BuiltProgram, input: string, limits: Partial<RunLimits> = {}): NodeRun {
  const { seconds, outputBytes, memoryBytes } = { ...LIMITS, ...limits };
  let left = new TextEncoder().encode(input);
  const text = { stdout: '', stderr: '' };
  const decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  const surroundings = {
    outputBytes,
    fileBytes: memoryBytes,
    read(size: number) {
      const next = left.subarray(0, size);
      left = left.subarray(size);
      return next;
    },
    write(stream: 'stdout' | 'stderr', bytes: Uint8Array) {
      text[stream] += decoders[stream].decode(bytes, { stream: true });
    },
  };
  const here = globalThis as { elevateRun?: () => RunOutcome };
  here.elevateRun = () => runProgramNow(program, surroundings);
  try {
    return { outcome: stoppable.runInThisContext({ timeout: seconds * 1000 }) as RunOutcome, ...text };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { outcome: { kind: 'limit', limit: 'time' }, ...text };
  } finally {
    delete here.elevateRun;
  }
}
