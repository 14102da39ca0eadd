import type { ResumeDocument } from '../../domain/resume/document';
import type { About, Understood } from '../../domain/resume-document/from-read';
import { startWorker as startOwnWorker } from '../../platform/own-scripts';
import { callWorker, warmWorker } from './call-worker';
import { startAhead } from './start-ahead';
import script from './understand.worker.ts?worker&url';

/** A document, and what the resume that is made of it is called. A function cannot be handed to a worker. */
export interface UnderstandInput {
  readonly document: ResumeDocument;
  readonly about: Omit<About, 'entryId'>;
  /** What the ids of the entries begin with. */
  readonly entries: string;
}

const startWorker = () => startOwnWorker(script, 'understand');

/** Makes a resume of a document. */
export interface Understanding {
  /** Starts it before it is asked for anything. */
  warm(): void;
  /** @throws the signal's reason when that is aborted, which ends the work at once; or that the worker broke twice */
  understand(input: UnderstandInput, signal: AbortSignal): Promise<Understood>;
}

/** In a worker, which stays for the next document: a text of thousands of lines takes seconds. */
export function createUnderstanding(start: () => Worker = startWorker): Understanding {
  const starts = startAhead(start);
  const worker = warmWorker(starts.take, 'end');
  return {
    warm: starts.warm,
    understand: (input, signal) => callWorker<UnderstandInput, Understood>(worker, input, signal),
  };
}
