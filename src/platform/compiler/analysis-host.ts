import type { Diagnostic, Program } from '../../../machines/contracts/compiler';
import type { CompilerReply, CompilerRequest, LoadedToolchain } from './messages';

/** A source that takes longer is not read while it is typed. */
const SECONDS = 20;

/**
 * The page's side of a second compiler worker, which reads what is typed: a build never waits behind it, and takes its
 * place on the processor. One source is read at a time; of those that wait meanwhile, only the newest is kept.
 */
export interface AnalysisHost {
  /** @param done gets `null` where nothing came of it @returns forgets it */
  check(program: Program, done: (diagnostics: readonly Diagnostic[] | null) => void): () => void;
  /** A build begins: what is being read is given up. */
  giveWay(): void;
  close(): void;
}

interface Job {
  readonly id: number;
  readonly program: Program;
  readonly done: (diagnostics: readonly Diagnostic[] | null) => void;
}

/** @param loaded what the compiler loaded; nothing is read before */
export function createAnalysisHost(loaded: () => LoadedToolchain | null, startWorker: () => Worker): AnalysisHost {
  let worker: Worker | null = null;
  let lastId = 0;
  let current: Job | null = null;
  let waiting: Job | null = null;
  let clock: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(clock);
    worker?.terminate();
    worker = null;
    const left = [current, waiting];
    current = null;
    waiting = null;
    for (const job of left) job?.done(null);
  };
  const begin = (toolchain: LoadedToolchain): Worker => {
    const own = startWorker();
    own.addEventListener('message', ({ data }: MessageEvent<CompilerReply>) => {
      if (own !== worker) return;
      if (data.kind === 'refused') return end();
      if (data.kind !== 'checked' || data.id !== current?.id) return;
      const { done } = current;
      clearTimeout(clock);
      current = null;
      done(data.diagnostics);
      next();
    });
    for (const type of ['error', 'messageerror']) own.addEventListener(type, () => own === worker && end());
    own.postMessage({ kind: 'adopt', toolchain } satisfies CompilerRequest);
    return own;
  };
  const next = () => {
    if (current !== null || waiting === null) return;
    const toolchain = loaded();
    if (toolchain === null) return end();
    const { id, program } = waiting;
    current = waiting;
    waiting = null;
    worker ??= begin(toolchain);
    worker.postMessage({ kind: 'check', id, program } satisfies CompilerRequest);
    clock = setTimeout(end, SECONDS * 1000);
  };

  return {
    check(program, done) {
      let wanted = true;
      lastId += 1;
      const job: Job = { id: lastId, program, done: (diagnostics) => wanted && done(diagnostics) };
      waiting?.done(null);
      waiting = job;
      next();
      return () => {
        wanted = false;
        if (waiting === job) waiting = null;
      };
    },
    giveWay() {
      if (current !== null) end();
    },
    close: end,
  };
}
