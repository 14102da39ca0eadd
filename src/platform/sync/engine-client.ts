import { startWorker } from '../own-scripts';
import type { EnginePort } from './cycle';
import type { EngineOptions } from './exchanged';
import { type EngineCall, type EngineReply, OPEN } from './messages';
import script from './sync.worker.ts?worker&url';

export interface EngineClient {
  readonly port: EnginePort;
  /** Ends the worker. What was noted until then is on the disk. */
  close(): void;
}

/** Starts the worker; nothing is opened before it is asked for. */
export const startSyncWorker = (): Worker => startWorker(script, 'sync');

/**
 * Starts the engine in its worker.
 * @throws when the worker could not be started, or the browser has no database for it
 */
export async function startEngine(
  options: EngineOptions,
  start: () => Worker = startSyncWorker,
): Promise<EngineClient> {
  const worker = start();
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let next = 0;
  let broken: Error | null = null;

  const end = (error: Error) => {
    broken = error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('error', () => end(new Error('The worker could not start or crashed.')));
  worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('result' in data) asked?.resolve(data.result);
    else asked?.reject(Object.assign(new Error(data.error.message), { name: data.error.name }));
  });

  const call = (method: string, input: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (broken) return reject(broken);
      const id = next++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, input } satisfies EngineCall);
    });

  await call(OPEN, [options]).catch((error: Error) => {
    end(error);
    throw error;
  });
  const port = new Proxy({} as EnginePort, {
    // A promise that is resolved with the port must not take it for another promise.
    get: (_, method) => (method === 'then' ? undefined : (...input: unknown[]) => call(String(method), input)),
  });
  return { port, close: () => end(new Error('The engine was closed.')) };
}
