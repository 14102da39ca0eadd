import type { Program, ToolchainEvent } from '../../../machines/contracts/compiler';
import type { ToolchainAssets } from './assets';
import type { CompilerReply, CompilerRequest, LoadedToolchain } from './messages';
import { preambleKey } from './preamble';
import type { BuildResult } from './toolchain';

/** Longer than any source takes that a tab can build: C++20's largest headers need some ten seconds. */
const BUILD_SECONDS = 60;

interface Job {
  readonly request: CompilerRequest & { kind: 'build' };
  readonly done: (result: BuildResult, milliseconds: number) => void;
}

/** The page's side of the compiler worker: one that is warm, and replaced when it must be stopped. */
export interface CompilerHost {
  readonly ready: boolean;
  /** What was loaded, for another worker; `null` before. */
  readonly loaded: LoadedToolchain | null;
  /**
   * Loads the toolchain once for all who ask; progress, and then the end, are sent to each.
   * @returns leaves it; when all have left, the load is broken off
   */
  load(send: (event: ToolchainEvent) => void): () => void;
  /**
   * Builds, after the builds asked for before.
   * @param recorded whether the program is built to be gone through step by step
   * @returns breaks the build off at once and sends nothing more
   */
  build(program: Program, memoryBytes: number, done: Job['done'], recorded?: boolean): () => void;
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
  /** The headers that the worker compiles in advance now. */
  let preparing: { readonly id: number; readonly key: string } | null = null;

  const end = () => {
    worker?.terminate();
    worker = null;
    preparing = null;
    clearTimeout(clock);
  };
  const tellAll = (event: ToolchainEvent) => {
    const told = [...waiting];
    if (event.type !== 'toolchain.progressed') waiting.clear();
    for (const send of told) send(event);
  };
  /** Takes all jobs off the list. @returns what informs them, which may add new ones */
  const dropJobs = (problem: 'compiler-crashed' | 'compiler-timeout') => {
    const dropped = [...jobs.values()];
    jobs.clear();
    return () => {
      for (const { done } of dropped) done({ kind: 'failed', problem }, 0);
    };
  };
  const watch = () => {
    clearTimeout(clock);
    if (jobs.size > 0) clock = setTimeout(() => replace('compiler-timeout'), BUILD_SECONDS * 1000);
  };

  /** A new worker with the same toolchain; what it was at is lost, what it had not started is asked again. */
  const replace = (problem?: 'compiler-crashed' | 'compiler-timeout') => {
    end();
    const tell = problem ? dropJobs(problem) : () => {};
    if (toolchain !== null) begin({ kind: 'adopt', toolchain });
    for (const { request } of jobs.values()) worker?.postMessage(request);
    watch();
    tell();
  };

  const failLoading = () => {
    end();
    // The worker's own script comes from the network too.
    tellAll({ type: 'toolchain.failed', problem: globalThis.navigator?.onLine === false ? 'offline' : 'failed' });
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
      dropJobs('compiler-crashed')();
    } else if (reply.kind === 'prepared') {
      if (preparing?.id === reply.id) preparing = null;
    } else if (reply.kind === 'built') {
      const job = jobs.get(reply.id);
      jobs.delete(reply.id);
      watch();
      job?.done(reply.result, reply.milliseconds);
    }
  };

  /** @param again whether another is started when this one breaks before it has said anything */
  const begin = (first: CompilerRequest, again = true) => {
    const own = startWorker();
    worker = own;
    let alive = false;
    own.addEventListener('message', ({ data }: MessageEvent<CompilerReply>) => {
      alive = true;
      if (own === worker) hear(data);
    });
    for (const type of ['error', 'messageerror'])
      own.addEventListener(type, () => {
        if (own !== worker) return;
        if (!alive && again) {
          own.terminate();
          begin(first, false);
          for (const { request } of jobs.values()) worker?.postMessage(request);
        } else if (toolchain === null) failLoading();
        else if (alive) replace('compiler-crashed');
        else {
          // Its script cannot be had, so neither can the next one's: the next build tries again.
          end();
          dropJobs('compiler-crashed')();
        }
      });
    own.postMessage(first);
  };

  return {
    get ready() {
      return toolchain !== null;
    },
    get loaded() {
      return toolchain;
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
    build(program, memoryBytes, done, recorded = false) {
      if (toolchain === null) {
        done({ kind: 'failed', problem: 'no-toolchain' }, 0);
        return () => {};
      }
      lastId += 1;
      const id = lastId;
      const request = { kind: 'build' as const, id, program, memoryBytes, recorded };
      jobs.set(id, { request, done });
      // Headers in the making are worth waiting for only where they are used; a new worker is there sooner.
      const inTheWay = preparing !== null && preparing.key !== preambleKey(program);
      if (worker === null || inTheWay) replace();
      else {
        worker.postMessage(request);
        if (jobs.size === 1) watch();
      }
      return () => {
        if (jobs.delete(id)) replace();
      };
    },
    prepare(program) {
      const key = preambleKey(program);
      if (toolchain === null || jobs.size > 0 || preparing !== null || key === null) return;
      lastId += 1;
      preparing = { id: lastId, key };
      worker?.postMessage({ kind: 'prepare', id: lastId, program } satisfies CompilerRequest);
    },
    close() {
      end();
      toolchain = null;
      tellAll({ type: 'toolchain.failed', problem: 'interrupted' });
      dropJobs('compiler-crashed')();
    },
  };
}

const sizes = ({ loadedBytes, totalBytes }: CompilerReply & { kind: 'progressed' }) => ({ loadedBytes, totalBytes });
