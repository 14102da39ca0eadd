import type { RunLimits, RunOutcome } from '../../../machines/contracts/compiler';
import type { EngineReply, EngineRequest, ReadSource, RunnableProgram } from './engine-messages';

/** Output is handed on at most this often: as often as a screen is drawn. */
const PAINT_MILLISECONDS = 16;

/** What a run reports. Nothing comes after `ended`, nor after `read` of a source that could not be read. */
export interface ScriptListener {
  read(result: ReadSource, milliseconds: number): void;
  wrote(stream: 'stdout' | 'stderr', text: string): void;
  waited(): void;
  ended(outcome: RunOutcome, milliseconds: number): void;
}

/** A run that was started. */
export interface ScriptRun {
  type(text: string): void;
  closeInput(): void;
  extend(seconds: number): void;
  /** Ends the program at once; nothing more is reported. */
  stop(): void;
}

const CRASHED: RunOutcome = {
  kind: 'fault',
  fault: {
    message: 'The browser could not run the program',
    place: null,
    explanation: 'The browser gave it too little memory or ended it: close other tabs and run it again.',
  },
};

/** Lets a program wait for what comes first: the worker's messages, or the end of its time. */
interface Clock {
  start(): void;
  pause(): void;
  extend(seconds: number): void;
}

function clockOf(seconds: number, over: () => void): Clock {
  let left = seconds * 1000;
  let startedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (startedAt !== null) return;
    startedAt = performance.now();
    timer = setTimeout(over, Math.max(0, left));
  };
  const pause = () => {
    clearTimeout(timer);
    if (startedAt !== null) left -= performance.now() - startedAt;
    startedAt = null;
  };
  return {
    start,
    pause,
    extend(more) {
      const running = startedAt !== null;
      pause();
      left += more * 1000;
      if (running) start();
    },
  };
}

/**
 * The page's side of an engine's workers. Each program gets a worker in which nothing else ran, and the next one is made
 * ready meanwhile. The same program goes on in the worker where it ended by itself, once for each of its tests: an engine
 * that takes a second to start would otherwise take one for each.
 * @param startWorker a worker that has been given its engine
 */
export function createEngineRunHost(startWorker: () => Worker) {
  let idle: Worker | null = null;
  /** Where a program ended by itself. */
  let used: { readonly worker: Worker; readonly source: string } | null = null;
  const warm = () => {
    idle ??= startWorker();
  };
  const workerFor = (source: string): Worker => {
    const known = used;
    used = null;
    if (known?.source === source) return known.worker;
    known?.worker.terminate();
    const worker = idle ?? startWorker();
    idle = null;
    return worker;
  };

  return {
    warm,
    /** @param input `null`: typed while it runs */
    run(program: RunnableProgram, input: string | null, limits: RunLimits, listener: ScriptListener): ScriptRun {
      const worker = workerFor(program.source);
      let open = true;
      let begun: number | null = null;
      let brush: ReturnType<typeof setTimeout> | undefined;
      let paintedAt = Number.NEGATIVE_INFINITY;
      let unpainted: { stream: 'stdout' | 'stderr'; text: string }[] = [];

      /** @param keep the worker goes on with the same program */
      const close = (keep: boolean) => {
        open = false;
        clock.pause();
        clearTimeout(brush);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', crash);
        worker.removeEventListener('messageerror', crash);
        if (keep) used = { worker, source: program.source };
        else worker.terminate();
        warm();
      };
      const paint = () => {
        clearTimeout(brush);
        brush = undefined;
        if (unpainted.length === 0) return;
        paintedAt = performance.now();
        const chunks = unpainted;
        unpainted = [];
        for (const { stream, text } of chunks) if (open) listener.wrote(stream, text);
      };
      const finish = (outcome: RunOutcome, milliseconds: number, keep = false) => {
        paint();
        if (!open) return;
        close(keep);
        listener.ended(outcome, milliseconds);
      };
      const clock = clockOf(limits.seconds, () =>
        finish({ kind: 'limit', limit: 'time' }, performance.now() - (begun ?? performance.now())),
      );
      const post = (request: EngineRequest) => open && worker.postMessage(request);
      const feed = (request: EngineRequest) => {
        post(request);
        if (open && begun !== null) clock.start();
      };
      const crash = () => {
        if (begun === null) listener.read({ ok: true, diagnostics: [], text: '' }, 0);
        finish(CRASHED, 0);
      };
      const hear = ({ data }: MessageEvent<EngineReply>) => {
        if (data.kind === 'read') {
          const { ok, diagnostics, text, milliseconds } = data;
          if (!ok) close(true);
          listener.read({ ok, diagnostics, text }, milliseconds);
        } else if (data.kind === 'started') {
          begun = performance.now();
          clock.start();
        } else if (data.kind === 'wrote') {
          const last = unpainted.at(-1);
          if (last?.stream === data.stream) last.text += data.text;
          else unpainted.push({ stream: data.stream, text: data.text });
          const rest = paintedAt + PAINT_MILLISECONDS - performance.now();
          if (rest <= 0) paint();
          else brush ??= setTimeout(paint, rest);
        } else if (data.kind === 'waited') {
          clock.pause();
          paint();
          if (open) listener.waited();
        } else if (data.kind === 'ended')
          finish(data.outcome, data.milliseconds, data.outcome.kind === 'exited' || data.outcome.kind === 'fault');
        else if (data.kind === 'crashed' || data.kind === 'unusable') crash();
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', crash);
      worker.addEventListener('messageerror', crash);
      post({ kind: 'run', program, input, limits });

      return {
        type: (text) => feed({ kind: 'typed', text }),
        closeInput: () => feed({ kind: 'closed' }),
        extend: clock.extend,
        stop: () => open && close(false),
      };
    },
    /** Ends what is ready; the next run starts anew. */
    close() {
      idle?.terminate();
      used?.worker.terminate();
      idle = null;
      used = null;
    },
  };
}
