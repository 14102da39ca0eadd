import type { Diagnostic, Program, SourcePlace } from '../../../machines/contracts/compiler';
import type { CodeName } from '../../domain/c-source/code-names';
import type { CompilerReply, CompilerRequest, LoadedToolchain } from './messages';

/** A source that takes longer is not read while it is typed. */
const SECONDS = 20;

/**
 * The page's side of a second compiler worker, which reads what is typed: a build never waits behind it, and takes its
 * place on the processor. One source is read at a time; of those that wait meanwhile, only the newest of each kind is kept, and
 * names come before messages: somebody waits for them.
 */
export interface AnalysisHost {
  /** @param done gets `null` where nothing came of it @returns forgets it */
  check(program: Program, done: (diagnostics: readonly Diagnostic[] | null) => void): () => void;
  /**
   * The names that could stand at a place.
   * @param done gets `null` where nothing came of it
   * @returns forgets it
   */
  names(program: Program, at: SourcePlace, done: (names: readonly CodeName[] | null) => void): () => void;
  /** A build begins: what is being read is given up. */
  giveWay(): void;
  close(): void;
}

type Asked = Extract<CompilerRequest, { kind: 'check' | 'name' }>;

interface Job {
  readonly request: Asked;
  /** Takes what the worker answered, or `null`. */
  readonly done: (reply: CompilerReply | null) => void;
}

/** @param loaded what the compiler loaded; nothing is read before */
export function createAnalysisHost(loaded: () => LoadedToolchain | null, startWorker: () => Worker): AnalysisHost {
  let worker: Worker | null = null;
  let lastId = 0;
  let current: Job | null = null;
  const waiting: Record<Asked['kind'], Job | null> = { name: null, check: null };
  let clock: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(clock);
    worker?.terminate();
    worker = null;
    const left = [current, waiting.name, waiting.check];
    current = null;
    waiting.name = null;
    waiting.check = null;
    for (const job of left) job?.done(null);
  };
  const begin = (toolchain: LoadedToolchain): Worker => {
    const own = startWorker();
    own.addEventListener('message', ({ data }: MessageEvent<CompilerReply>) => {
      if (own !== worker) return;
      if (data.kind === 'refused') return end();
      if ((data.kind !== 'checked' && data.kind !== 'named') || data.id !== current?.request.id) return;
      const { done } = current;
      clearTimeout(clock);
      current = null;
      done(data);
      next();
    });
    for (const type of ['error', 'messageerror']) own.addEventListener(type, () => own === worker && end());
    own.postMessage({ kind: 'adopt', toolchain } satisfies CompilerRequest);
    return own;
  };
  const next = () => {
    const job = waiting.name ?? waiting.check;
    if (current !== null || job === null) return;
    const toolchain = loaded();
    if (toolchain === null) return end();
    current = job;
    waiting[job.request.kind] = null;
    worker ??= begin(toolchain);
    worker.postMessage(job.request);
    clock = setTimeout(end, SECONDS * 1000);
  };
  const ask = (request: Asked, done: Job['done']) => {
    let wanted = true;
    const job: Job = { request, done: (reply) => wanted && done(reply) };
    const { kind } = request;
    waiting[kind]?.done(null);
    waiting[kind] = job;
    next();
    return () => {
      wanted = false;
      if (waiting[kind] === job) waiting[kind] = null;
    };
  };
  const newId = () => {
    lastId += 1;
    return lastId;
  };

  return {
    check: (program, done) =>
      ask({ kind: 'check', id: newId(), program }, (reply) =>
        done(reply?.kind === 'checked' ? reply.diagnostics : null),
      ),
    names: (program, at, done) =>
      ask({ kind: 'name', id: newId(), program, at }, (reply) => done(reply?.kind === 'named' ? reply.names : null)),
    giveWay() {
      if (current !== null) end();
    },
    close: end,
  };
}
