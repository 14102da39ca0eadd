import { startWorker } from '../own-scripts';
import type { PassphraseKey } from './recipe';
import { type SealAbout, SealError, type Step } from './sealed';
import script from './sealing.worker.ts?worker&url';
import type { SealingCall, SealingReply } from './sealing-calls';

export { isSealed, SealError, type SealProblemKind } from './sealed';

export interface SealingWork {
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: Step) => void;
}

/** Sealing and opening under a passphrase, off the page's thread. What is stopped by its signal ends at once. */
export interface Sealing {
  /** The key of a passphrase, to seal with later and without the passphrase. @throws the signal's reason */
  derive(passphrase: string, work?: SealingWork): Promise<PassphraseKey>;
  /** @param by a passphrase, or a key that came from one. @throws the signal's reason */
  seal(content: Blob, by: PassphraseKey | string, about: SealAbout, work?: SealingWork): Promise<Blob>;
  /** @throws SealError when it cannot be opened; the signal's reason */
  open(sealed: Blob, passphrase: string, wanted: Pick<SealAbout, 'holds' | 'of'>, work?: SealingWork): Promise<Blob>;
}

const startSealingWorker = () => startWorker(script, 'sealing');

/**
 * @param start the worker, one for each call; `null` does the work in place
 * @param cost of a new key; default: the usual one
 */
export function createSealing(start: (() => Worker) | null = startSealingWorker, cost?: number): Sealing {
  const dear = cost === undefined ? {} : { cost };
  const ask = async <T extends PassphraseKey | Blob>(call: SealingCall, work: SealingWork = {}): Promise<T> => {
    const reply = await (start ? askWorker(start, call, work) : inPlace(call, work));
    if ('result' in reply) return reply.result as T;
    throw reply.problem === 'failed'
      ? new Error('The browser could not seal or open it.')
      : new SealError(reply.problem);
  };
  return {
    derive: (passphrase, work) => ask({ do: 'derive', passphrase, ...dear }, work),
    seal: (content, by, about, work) => ask({ do: 'seal', content, by, about, ...dear }, work),
    open: (sealed, passphrase, wanted, work) => ask({ do: 'open', sealed, passphrase, wanted }, work),
  };
}

type FinalReply = Exclude<SealingReply, { readonly progress: Step }>;

async function inPlace(call: SealingCall, { signal, onProgress = () => {} }: SealingWork): Promise<FinalReply> {
  const { answerSealing } = await import('./sealing-calls');
  const reply = (await answerSealing(call, onProgress)) as FinalReply;
  signal?.throwIfAborted();
  return reply;
}

function askWorker(
  start: () => Worker,
  call: SealingCall,
  { signal, onProgress = () => {} }: SealingWork,
): Promise<FinalReply> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const worker = start();
    const end = (settle: () => void) => {
      worker.terminate();
      signal?.removeEventListener('abort', stopped);
      settle();
    };
    const stopped = () => end(() => reject(signal?.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<SealingReply>) => {
      if ('progress' in data) onProgress(data.progress);
      else end(() => resolve(data));
    });
    worker.addEventListener('error', () => end(() => resolve({ problem: 'failed' })));
    signal?.addEventListener('abort', stopped);
    worker.postMessage(call);
  });
}
