import { fromPromise } from 'xstate';
import type { AnalyseInput, ResumeAnalysis } from '../../../machines/contracts/resume';
import { startWorker as startOwnWorker } from '../../platform/own-scripts';
import script from './analyse.worker.ts?worker&url';
import { callWorker, warmWorker } from './call-worker';

const startWorker = () => startOwnWorker(script, 'analyse');

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
