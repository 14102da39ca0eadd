import { ConsoleStdout, Directory, Fd, type Inode, WASI, WASIProcExit, wasi } from '@bjorn3/browser_wasi_shim';
import type { Program, RunOutcome, SourcePlace } from '../../../machines/contracts/compiler';
import { textsOf } from '../../domain/c-source/program-files';
import { callStacks } from './call-stack';
import type { ChangedProgram } from './change-code';
import { deepRun } from './deep-run';
import { placeInUnits } from './diagnostics';
import { suspension, thrownPointer } from './engine-types';
import { describeFault, type ReportKind, reportKinds } from './faults';
import { rootOf } from './files';
import { memoryNotes } from './memory-notes';
import { answerPoll, holdThread, sizeOf, spread } from './system-calls';

/** A built program with what its messages need. */
export interface BuiltProgram extends Pick<Program, 'source' | 'language' | 'files'> {
  readonly wasm: Uint8Array<ArrayBuffer>;
}

/** What a program reads and writes, and how much. */
export interface ProgramSurroundings {
  /**
   * The next bytes of its input, at most `size`; none at the end. A promise only where `suspension()` is there: the
   * program waits for it.
   */
  read(size: number): Uint8Array | Promise<Uint8Array>;
  write(stream: 'stdout' | 'stderr', bytes: Uint8Array): void;
  /** Called before it sleeps. */
  paused?(): void;
  /** Called before each step of a program that was changed to be recorded; what it throws ends the program. */
  stepped?(step: number, frame: number, memory: ArrayBuffer): void;
  /** The most it may write, in bytes. */
  readonly outputBytes: number;
  /** What `main` gets behind the program's name. */
  readonly args?: readonly string[];
  /** The memory it was built for, in bytes. Its own files may take as much again. */
  readonly memoryBytes: number;
}

/** A run's end; a limit of time is held by whoever started it. */
export type ProgramEnd = Exclude<RunOutcome, { kind: 'limit' }> | { readonly kind: 'limit'; readonly limit: 'output' };

const LAST_ERROR = 400;
/** Exceptions whose place is noted; a program that throws more often does so on purpose. */
const NOTED_THROWS = 10_000;
/** Calls that are noted of each: of the first ones all, of a program that throws often the innermost. */
const WHOLE_THROWS = 100;
const THROWN_FRAMES = 64;
/** No stack of the browser's holds as many. */
const ALL_FRAMES = 1_000_000;
/** The part of its memory that a program has taken when the next request is likely to fail. */
const NEARLY_ALL = 0.8;

/** What `std::terminate` says that no exception led to. */
const NO_EXCEPTION = /without an active exception/;

class OutputLimit extends Error {}

/** Standard input: bytes without a length, so that the C library does not look for one. */
class Keyboard extends Fd {
  constructor(private readonly next: (size: number) => Uint8Array) {
    super();
  }
  override fd_fdstat_get() {
    const fdstat = new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0);
    fdstat.fs_rights_base = BigInt(wasi.RIGHTS_FD_READ);
    return { ret: wasi.ERRNO_SUCCESS, fdstat };
  }
  override fd_read(size: number) {
    return { ret: wasi.ERRNO_SUCCESS, data: this.next(size) };
  }
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _start: () => unknown;
  readonly __cpp_exception?: unknown;
  readonly elevate_describe_exception?: (pointer: number) => void;
}

/**
 * Runs a program to its end on this thread; where it must wait, it holds the thread.
 * @param changed what runs in its place
 * @throws what is not the program's fault: a module that the engine refuses
 */
export function runProgramNow(
  program: BuiltProgram,
  surroundings: ProgramSurroundings,
  changed?: ChangedProgram,
): ProgramEnd {
  const run = prepare(program, surroundings, changed?.original);
  const exports = run.start(new WebAssembly.Module(changed?.wasm ?? program.wasm), {});
  try {
    exports._start();
    return run.ended(0);
  } catch (error) {
    return run.endOf(error);
  }
}

/** Runs a program to its end; it waits for input and sleeps without holding the thread where the engine can do that. */
export async function runProgramWaiting(program: BuiltProgram, surroundings: ProgramSurroundings): Promise<ProgramEnd> {
  const api = suspension();
  const deep = api === null ? null : deepRun(program, api);
  const run = prepare(program, surroundings, deep?.original);
  const module = await WebAssembly.compile(deep?.wasm ?? program.wasm);
  const exports = run.start(module, api === null ? {} : run.waitingImports(api.Suspending), deep?.deeper);
  try {
    if (deep !== null) await deep.start(exports as unknown as WebAssembly.Exports);
    else if (api === null) exports._start();
    else await api.promising(exports._start)();
    return run.ended(0);
  } catch (error) {
    deep?.settle();
    return run.endOf(error);
  }
}

function prepare(
  program: BuiltProgram,
  { read, write, paused, stepped, outputBytes, memoryBytes, args = [] }: ProgramSurroundings,
  original?: (offset: number) => number,
) {
  const { wasm } = program;
  const texts = textsOf(program);
  let exports: Exports | null = null;
  let bytesLeft = outputBytes;
  let lastError = '';
  let exitCode: number | null = null;
  let report: { kind: ReportKind; text: string; place: SourcePlace | null } | null = null;
  let thrownAt: Error | null = null;
  let throws = 0;
  const decoder = new TextDecoder();

  const memory = () => {
    if (exports === null) throw new Error('the program has not started');
    return exports.memory.buffer;
  };
  const textAt = (pointer: number) => {
    const bytes = new Uint8Array(memory(), pointer);
    return decoder.decode(bytes.subarray(0, Math.max(0, bytes.indexOf(0))));
  };

  const writer = (stream: 'stdout' | 'stderr') =>
    new ConsoleStdout((bytes) => {
      if (bytesLeft <= 0) throw new OutputLimit();
      const kept = bytes.slice(0, bytesLeft);
      if (stream === 'stderr') lastError = (lastError + decoder.decode(kept)).slice(-LAST_ERROR);
      write(stream, kept);
      bytesLeft -= bytes.byteLength;
      if (bytesLeft < 0) throw new OutputLimit();
    });
  const keyboard = new Keyboard((size) => {
    const bytes = read(size);
    return bytes instanceof Uint8Array ? bytes : new Uint8Array();
  });
  const root = new Map<string, Inode>([['tmp', new Directory(new Map())]]);
  const system = new WASI(
    ['main', ...args],
    [],
    [keyboard, writer('stdout'), writer('stderr'), rootOf(root, { bytesLeft: memoryBytes })],
    { debug: false },
  );

  const stacks = callStacks(wasm, texts, original);
  const notes = memoryNotes(stacks.placeOf, ALL_FRAMES);
  const ended = (code: number): ProgramEnd => {
    const leak = notes.leak();
    return { kind: 'exited', code, ...(leak === undefined ? {} : { leak }) };
  };

  const elevate = {
    ...notes.imports,
    report(kind: number, pointer: number, line: number, column: number) {
      const place = line > 0 ? { line, column: Math.max(1, column) } : null;
      report = { kind: reportKinds[kind] ?? 'abort', text: textAt(pointer), place };
    },
    exit(code: number) {
      exitCode = code;
    },
    /** Only a program that was changed to go deeper asks for it. */
    deeper(_: number) {},
    step: (step: number, frame: number) => stepped?.(step, frame, memory()),
    thrown() {
      throws += 1;
      if (throws > NOTED_THROWS) return;
      const limited = throws > WHOLE_THROWS && 'stackTraceLimit' in Error;
      if (limited) Error.stackTraceLimit = THROWN_FRAMES;
      thrownAt = new Error('thrown');
      if (limited) Error.stackTraceLimit = ALL_FRAMES;
    },
  };

  return {
    start(
      module: WebAssembly.Module,
      waiting: Record<string, WebAssembly.ImportValue>,
      deeper?: WebAssembly.ImportValue,
    ): Exports {
      if ('stackTraceLimit' in Error) Error.stackTraceLimit = ALL_FRAMES;
      const own = {
        poll_oneoff: (input: number, output: number, count: number, done: number) =>
          answerPoll(memory(), { input, output, count, done }, (milliseconds) => {
            paused?.();
            holdThread(milliseconds);
          }),
      };
      const instance = new WebAssembly.Instance(module, {
        wasi_snapshot_preview1: { ...system.wasiImport, ...own, ...waiting } as WebAssembly.ModuleImports,
        elevate: deeper === undefined ? elevate : { ...elevate, deeper },
      });
      exports = instance.exports as unknown as Exports;
      system.inst = { exports };
      return exports;
    },

    /** System calls that a program may wait in. */
    waitingImports: (Suspending: NonNullable<ReturnType<typeof suspension>>['Suspending']) => ({
      fd_read: new Suspending(async (fd, vectors, count, done) => {
        if (fd !== 0) return system.wasiImport.fd_read?.(fd, vectors, count, done) as number;
        const bytes = await read(sizeOf(memory(), vectors ?? 0, count ?? 0));
        return spread(memory(), bytes, vectors ?? 0, count ?? 0, done ?? 0);
      }),
      poll_oneoff: new Suspending(async (input = 0, output = 0, count = 0, done = 0) => {
        let pause = 0;
        const code = answerPoll(memory(), { input, output, count, done }, (milliseconds) => {
          pause = milliseconds;
        });
        if (pause > 0) paused?.();
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        return code;
      }),
    }),

    /** Its `main` came back. */
    ended,

    endOf(error: unknown): ProgramEnd {
      if (error instanceof OutputLimit || bytesLeft < 0) return { kind: 'limit', limit: 'output' };
      if (exitCode !== null) return ended(exitCode);
      if (error instanceof WASIProcExit) return ended(error.code);
      const pointer = thrownPointer(error, exports?.__cpp_exception);
      if (pointer !== null) {
        try {
          exports?.elevate_describe_exception?.(pointer);
        } catch (failure) {
          if (failure instanceof OutputLimit) return { kind: 'limit', limit: 'output' };
        }
        report ??= { kind: 'exception', text: 'terminate called after throwing an exception', place: null };
      }
      const raw = report ?? {
        kind: 'trap' as const,
        text: error instanceof Error ? error.message : String(error),
        place: null,
      };
      const exhausted = (exports?.memory.buffer.byteLength ?? 0) > memoryBytes * NEARLY_ALL;
      const words = describeFault({ ...raw, lastError, exhausted });
      // Without an exception it is not where the last one was thrown that matters.
      const isThrown = raw.kind === 'exception' && !NO_EXCEPTION.test(raw.text);
      const stackOf = isThrown && thrownAt !== null ? thrownAt : error;
      const innermost = stacks.placeOf(stackOf);
      // A check tells its line and column; in which file, only the stack knows.
      const told =
        raw.place && placeInUnits(texts)({ ...raw.place, ...(innermost?.file ? { file: innermost.file } : {}) });
      const place = told !== null && raw.kind !== 'assertion' ? told : (innermost ?? told);
      const related = notes.relatedPlaces();
      const trace = stacks.traceOf(stackOf);
      return { kind: 'fault', fault: { ...words, place, ...trace, related } };
    },
  };
}
