import { startWorker } from '../own-scripts';
import script from './backup.worker.ts?worker&url';
import type { BackupPart } from './backup-format';
import { damaged, partsOf } from './backup-parse';

const startBackupWorker = () => startWorker(script, 'backup');

/**
 * The parts of a backup, parsed off the page's thread where there are workers.
 * @throws the signal's reason; an error when the worker broke in the middle
 */
export async function* backupParts(
  source: string | Blob,
  signal: AbortSignal | undefined,
  start: (() => Worker) | null = typeof Worker === 'undefined' ? null : startBackupWorker,
): AsyncGenerator<BackupPart> {
  const worker = typeof source === 'string' ? null : started(start);
  if (!worker) return yield* inPlace(source, signal);
  let isFirst = true;
  try {
    for (;;) {
      let part: BackupPart | null;
      try {
        part = await asked(worker, isFirst ? (source as Blob) : null, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (!isFirst) throw error;
        // Its script did not come: the page does it itself, and is busy meanwhile.
        return yield* inPlace(source, signal);
      }
      if (!part) return;
      isFirst = false;
      yield part;
    }
  } finally {
    worker.terminate();
  }
}

function started(start: (() => Worker) | null): Worker | null {
  try {
    return start?.() ?? null;
  } catch {
    return null;
  }
}

async function* inPlace(source: string | Blob, signal: AbortSignal | undefined): AsyncGenerator<BackupPart> {
  let text: string;
  try {
    text = typeof source === 'string' ? source : await source.text();
  } catch {
    return yield { kind: 'problem', problem: damaged('the file could not be read') };
  }
  for (const part of partsOf(text)) {
    signal?.throwIfAborted();
    yield part;
  }
}

const asked = (worker: Worker, message: Blob | null, signal: AbortSignal | undefined) =>
  new Promise<BackupPart | null>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const settle = (how: () => void) => {
      worker.onmessage = null;
      worker.onerror = null;
      signal?.removeEventListener('abort', stopped);
      how();
    };
    const stopped = () => settle(() => reject(signal?.reason));
    worker.onmessage = ({ data }: MessageEvent<BackupPart | null>) => settle(() => resolve(data));
    worker.onerror = () => settle(() => reject(new Error('The worker could not start or crashed.')));
    signal?.addEventListener('abort', stopped);
    worker.postMessage(message);
  });
