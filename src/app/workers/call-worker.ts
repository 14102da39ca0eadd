/** What a worker is asked. */
export interface WorkerRequest<Message> {
  readonly id: number;
  readonly message: Message;
}

/** What a worker says to the request with this id: how far it is, then its result or why there is none. */
export type WorkerReply<Result, Progress = never> =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string };

/** Why a call is over. */
type Ending = 'answered' | 'broken' | 'stopped';

/** Where the worker of a call comes from, and what becomes of it. */
export interface WorkerSource {
  take(): { readonly worker: Worker; readonly id: number };
  leave(worker: Worker, ending: Ending): void;
}

/** A worker for each call, ended with it. */
export const freshWorker = (start: () => Worker): WorkerSource => ({
  take: () => ({ worker: start(), id: 0 }),
  leave: (worker) => worker.terminate(),
});

/**
 * One worker for all calls, started at the first and replaced when it breaks.
 * @param stopping what a call that is stopped does to it: `end` stops its work at once, `keep` lets it finish unheard
 */
export function warmWorker(start: () => Worker, stopping: 'end' | 'keep'): WorkerSource {
  let warm: Worker | null = null;
  let next = 0;
  return {
    take() {
      warm ??= start();
      return { worker: warm, id: next++ };
    },
    leave(worker, ending) {
      if (ending === 'answered' || (ending === 'stopped' && stopping === 'keep')) return;
      worker.terminate();
      if (warm === worker) warm = null;
    },
  };
}

/** A worker that could not be started, or crashed. */
class BrokenWorkerError extends Error {
  override readonly name = 'BrokenWorkerError';
}

/**
 * Asks a worker one thing. Where the worker breaks, a second one is asked the same: a script that did not come over a bad
 * line mostly comes the second time.
 * @throws what the worker says, the signal's reason when that is aborted, or that the worker broke twice
 */
export async function callWorker<Message, Result, Progress = never>(
  source: WorkerSource,
  message: Message,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result> {
  const call = () => callOnce<Message, Result, Progress>(source, message, signal, onProgress);
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof BrokenWorkerError) || signal.aborted) throw error;
    return call();
  }
}

function callOnce<Message, Result, Progress>(
  source: WorkerSource,
  message: Message,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { worker, id } = source.take();
    const finish = (ending: Ending) => {
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
      source.leave(worker, ending);
    };
    const onMessage = ({ data }: MessageEvent<WorkerReply<Result, Progress>>) => {
      if (data.id !== id) return;
      if ('progress' in data) {
        onProgress(data.progress);
        return;
      }
      finish('answered');
      if ('result' in data) resolve(data.result);
      else reject(new Error(data.error));
    };
    const onError = () => {
      finish('broken');
      reject(new BrokenWorkerError('The worker could not start or crashed.'));
    };
    const onAbort = () => {
      finish('stopped');
      reject(signal.reason);
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort);
    worker.postMessage({ id, message } satisfies WorkerRequest<Message>);
  });
}
