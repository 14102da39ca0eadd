import type { RunLimits, RunOutcome } from '../../../machines/contracts/compiler';
import type { RunReply, RunRequest } from './messages';
import type { BuiltProgram } from './program';

/** Output is handed on at most this often: as often as a screen is drawn. */
const PAINT_MILLISECONDS = 16;

/** What a run reports. Nothing comes after `ended`. */
export interface RunListener {
  wrote(stream: 'stdout' | 'stderr', text: string): void;
  waited(): void;
  ended(outcome: RunOutcome, milliseconds: number): void;
}

/** What a program is started with. */
export interface Given {
  /** `null`: it is typed while it runs. */
  readonly input: string | null;
  readonly args: readonly string[];
}

/** A run that was started. */
export interface Run {
  type(text: string): void;
  closeInput(): void;
  extend(seconds: number): void;
  /** Ends the program at once; nothing more is reported. */
  stop(): void;
}

/** The page's side of the run workers: a new one for each program, the next one ready beforehand. */
export interface RunHost {
  /** Starts the worker of the next run, so that it is there when it is needed. */
  warm(): void;
  run(program: BuiltProgram, given: Given, limits: RunLimits, listener: RunListener): Run;
  close(): void;
}

const CRASHED: RunOutcome = {
  kind: 'fault',
  fault: {
    message: 'The browser could not run the program',
    place: null,
    explanation: 'The browser gave it too little memory or ended it: close other tabs and run it again.',
  },
};

export function createRunHost(startWorker: () => Worker): RunHost {
  let idle: Worker | null = null;
  const warm = () => {
    idle ??= startWorker();
  };

  return {
    warm,
    run(program, { input, args }, limits, listener) {
      const worker = idle ?? startWorker();
      idle = null;
      let open = true;
      let begun: number | null = null;
      let startedAt: number | null = null;
      let left = limits.seconds * 1000;
      let clock: ReturnType<typeof setTimeout> | undefined;
      let brush: ReturnType<typeof setTimeout> | undefined;
      let paintedAt = Number.NEGATIVE_INFINITY;
      let unpainted: { stream: 'stdout' | 'stderr'; text: string }[] = [];

      const stop = () => {
        open = false;
        worker.terminate();
        clearTimeout(clock);
        clearTimeout(brush);
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
      const finish = (outcome: RunOutcome, milliseconds: number) => {
        paint();
        if (!open) return;
        stop();
        listener.ended(outcome, milliseconds);
      };
      const pause = () => {
        clearTimeout(clock);
        if (startedAt !== null) left -= performance.now() - startedAt;
        startedAt = null;
      };
      const resume = () => {
        if (startedAt !== null) return;
        startedAt = performance.now();
        clock = setTimeout(
          () => finish({ kind: 'limit', limit: 'time' }, performance.now() - (begun ?? performance.now())),
          Math.max(0, left),
        );
      };
      const post = (request: RunRequest) => open && worker.postMessage(request);
      const feed = (request: RunRequest) => {
        post(request);
        if (open && begun !== null) resume();
      };

      worker.addEventListener('message', ({ data }: MessageEvent<RunReply>) => {
        if (!open) return;
        if (data.kind === 'started') {
          begun = performance.now();
          resume();
        } else if (data.kind === 'wrote') {
          const last = unpainted.at(-1);
          if (last?.stream === data.stream) last.text += data.text;
          else unpainted.push({ stream: data.stream, text: data.text });
          const rest = paintedAt + PAINT_MILLISECONDS - performance.now();
          if (rest <= 0) paint();
          else brush ??= setTimeout(paint, rest);
        } else if (data.kind === 'waited') {
          pause();
          paint();
          if (open) listener.waited();
        } else if (data.kind === 'ended') finish(data.outcome, data.milliseconds);
        else if (data.kind === 'crashed') finish(CRASHED, 0);
      });
      for (const type of ['error', 'messageerror'])
        worker.addEventListener(type, (event) => {
          // It is told in words. Firefox also reports one that was ended in the middle of an endless loop.
          event.preventDefault();
          if (open) finish(CRASHED, 0);
        });
      post({ kind: 'run', program, input, limits, args });

      return {
        type: (text) => feed({ kind: 'typed', text }),
        closeInput: () => feed({ kind: 'closed' }),
        extend(seconds) {
          const running = startedAt !== null;
          pause();
          left += seconds * 1000;
          if (running && open) resume();
        },
        stop: () => open && stop(),
      };
    },
    close() {
      idle?.terminate();
      idle = null;
    },
  };
}
