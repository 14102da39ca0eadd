import type { ArchiveOutcome } from '../../platform/archive/read-archive';
import { startWorker as startOwnWorker } from '../../platform/own-scripts';
import script from './archive.worker.ts?worker&url';
import { callWorker, freshWorker } from './call-worker';

const startWorker = () => startOwnWorker(script, 'archive');

/**
 * What is in a ZIP archive: a Word document as lines, or the tables of LinkedIn's export. In a worker that is ended with
 * the call, so that a hostile file never holds up the page.
 */
export const readArchive = (
  bytes: Uint8Array,
  signal: AbortSignal,
  start: () => Worker = startWorker,
): Promise<ArchiveOutcome> => callWorker<Uint8Array, ArchiveOutcome>(freshWorker(start), bytes, signal);
