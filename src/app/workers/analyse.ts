import { fromPromise } from 'xstate';
import type { AnalyseInput, ResumeAnalysis } from '../../../machines/contracts/resume';
import { callWorker, warmWorker } from './call-worker';

const startWorker = () => new Worker(new URL('./analyse.worker.ts', import.meta.url), { type: 'module' });

/**
 * Actor `analyse`: the resume engine in a worker, so that a long document never holds up the page. Leaving the state ends
 * the worker in the middle of its work, and the next call starts another.
 */
export function analyseLogic(start: () => Worker = startWorker) {
  const workers = warmWorker(start, 'end');
  return fromPromise<ResumeAnalysis, AnalyseInput>(({ input, signal }) =>
    callWorker<AnalyseInput, ResumeAnalysis>(workers, input, signal),
  );
}
