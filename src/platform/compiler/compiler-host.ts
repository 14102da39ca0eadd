import type { Program, ToolchainEvent } from '../../../machines/contracts/compiler';
import type { ToolchainAssets } from './assets';
import type { CompilerReply, CompilerRequest, LoadedToolchain } from './messages';
import type { BuildResult } from './toolchain';

/** Longer than any source takes that a tab can build: C++20's largest headers need some ten seconds. */
const BUILD_SECONDS = 40;

interface Job {
  readonly request: CompilerRequest & { kind: 'build' };
  readonly done: (result: BuildResult, milliseconds: number) => void;
}

/** The page's side of the compiler worker: one that is warm, and replaced when it must be stopped. */
export interface CompilerHost {
  readonly ready: boolean;
  /**
   * Loads the toolchain once for all who ask; progress, and then the end, are sent to each.
   * @returns leaves it; when all have left, the load is broken off
   */
  load(send: (event: ToolchainEvent) => void): () => void;
  /** Builds, after the builds asked for before. @returns breaks the build off at once and sends nothing more */
  build(program: Program, memoryBytes: number, done: Job['done']): () => void;
  /** Compiles the headers of a C++ source in advance while nothing else is asked for. */
  prepare(program: Program): void;
  /** Ends the worker and forgets the toolchain. */
  close(): void;
}

export function createCompilerHost(assets: ToolchainAssets, startWorker: () => Worker): CompilerHost {
  let worker: Worker | null = null;
  let toolchain: LoadedToolchain | null = null;
  let kept = false;
  let lastId = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const jobs = new Map<number, Job>();
  const waiting = new Set<(event: ToolchainEvent) => void>();
  let startedAt = 0;

  const end = () => {
    worker?.terminate();
    worker = null;
    clearTimeout(clock);
  };
  const tellAll = (event: ToolchainEvent) => {
    const told = [...waiting];
    if (event.type !== 'toolchain.progressed') waiting.clear();
    for (const send of told) send(event);
  };
  const failJobs = (problem: 'compiler-crashed' | 'compiler-timeout') => {
    const failed = [...jobs.values()];
    jobs.clear();
    for (const { done } of failed) done({ kind: 'failed', problem }, 0);
  };
  const watch = () => {
    clearTimeout(clock);
    if (jobs.size > 0) clock = setTimeout(() => replace('compiler-timeout'), BUILD_SECONDS * 1000);
  };

  /** A new worker with the same toolchain; what it was at is lost, what it had not begun is asked again. */
  const replace = (problem?: 'compiler-crashed' | 'compiler-timeout') => {
    end();
    if (problem) failJobs(problem);
    if (toolchain === null) return;
    begin({ kind: 'adopt', toolchain });
    for (const { request } of jobs.values()) worker?.postMessage(request);
    watch();
  };

  const failLoading = () => {
    end();
    tellAll({ type: 'toolchain.failed', problem: 'failed' });
  };

  const hear = (reply: CompilerReply) => {
    if (reply.kind === 'progressed') tellAll({ type: 'toolchain.progressed', ...sizes(reply) });
    else if (reply.kind === 'loaded') {
      ({ toolchain, kept } = reply);
      tellAll({ type: 'toolchain.ready', kept, milliseconds: performance.now() - startedAt });
    } else if (reply.kind === 'refused') {
      end();
      if (toolchain === null) return tellAll({ type: 'toolchain.failed', problem: reply.problem });
      // It could be loaded before: what is lost is memory, so let all of it go.
      toolchain = null;
      failJobs('compiler-crashed');
    } else if (reply.kind === 'built') {
      const job = jobs.get(reply.id);
      jobs.delete(reply.id);
      watch();
      job?.done(reply.result, reply.milliseconds);
    }
  };

  const begin = (first: CompilerRequest) => {
    const own = startWorker();
    worker = own;
    own.addEventListener('message', ({ data }: MessageEvent<CompilerReply>) => {
      if (own === worker) hear(data);
    });
    for (const type of ['error', 'messageerror'])
      own.addEventListener(type, () => {
        if (own !== worker) return;
        if (toolchain === null) failLoading();
        else replace('compiler-crashed');
      });
    own.postMessage(first);
  };

  return {
    get ready() {
      return toolchain !== null;
    },
    load(send) {
      if (toolchain !== null) {
        send({ type: 'toolchain.ready', kept, milliseconds: 0 });
        return () => {};
      }
      waiting.add(send);
      if (worker === null) {
        startedAt = performance.now();
        try {
          begin({ kind: 'load', assets });
        } catch {
          failLoading();
        }
      }
      return () => {
        waiting.delete(send);
        if (waiting.size === 0 && toolchain === null) end();
      };
    },
    build(program, memoryBytes, done) {
      if (toolchain === null) {
        done({ kind: 'failed', problem: 'no-toolchain' }, 0);
        return () => {};
      }
      lastId += 1;
      const id = lastId;
      const request = { kind: 'build' as const, id, program, memoryBytes };
      jobs.set(id, { request, done });
      if (worker === null) replace();
      else {
        worker.postMessage(request);
        if (jobs.size === 1) watch();
      }
      return () => {
        if (jobs.delete(id)) replace();
      };
    },
    prepare(program) {
      if (toolchain === null || jobs.size > 0 || program.language !== 'cpp') return;
      lastId += 1;
      worker?.postMessage({ kind: 'prepare', id: lastId, program } satisfies CompilerRequest);
    },
    close() {
      end();
      toolchain = null;
      failJobs('compiler-crashed');
    },
  };
}

const sizes = ({ loadedBytes, totalBytes }: CompilerReply & { kind: 'progressed' }) => ({ loadedBytes, totalBytes });
