import { fromPromise } from 'xstate';
import type { AnalyseInput, ResumeAnalysis } from '../../../machines/contracts/resume';
import { askAgain, BrokenWorkerError } from './ask-again';

export interface AnalyseRequest {
  readonly id: number;
  readonly input: AnalyseInput;
}

export type AnalyseReply =
  | { readonly id: number; readonly analysis: ResumeAnalysis }
  | { readonly id: number; readonly error: string };

const startWorker = () => new Worker(new URL('./analyse.worker.ts', import.meta.url), { type: 'module' });

/**
 * Actor `analyse`: the resume engine in a worker, so that a long document never holds up the page. One warm worker;
 * leaving the state ends it in the middle of its work, and the next call starts another. One that breaks is replaced once.
 */
export function analyseLogic(start: () => Worker = startWorker) {
  let warm: Worker | null = null;
  let next = 0;
  const ask = (input: AnalyseInput, signal: AbortSignal) =>
    new Promise<ResumeAnalysis>((resolve, reject) => {
      warm ??= start();
      const worker = warm;
      const id = next++;
      const settle = (finish: () => void, broken: boolean) => {
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', onError);
        signal.removeEventListener('abort', onAbort);
        if (broken) {
          worker.terminate();
          if (warm === worker) warm = null;
        }
        finish();
      };
      const onMessage = ({ data }: MessageEvent<AnalyseReply>) => {
        if (data.id !== id) return;
        if ('analysis' in data) settle(() => resolve(data.analysis), false);
        else settle(() => reject(new Error(data.error)), false);
      };
      const onError = () =>
        settle(() => reject(new BrokenWorkerError('The analysis could not start or crashed.')), true);
      const onAbort = () => settle(() => reject(signal.reason), true);
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      signal.addEventListener('abort', onAbort);
      worker.postMessage({ id, input } satisfies AnalyseRequest);
    });
  return fromPromise<ResumeAnalysis, AnalyseInput>(({ input, signal }) => askAgain(() => ask(input, signal), signal));
}
