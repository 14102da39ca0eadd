import type { ArchiveOutcome } from '../../platform/archive/read-archive';
import { callWorker, freshWorker } from './call-worker';

const startWorker = () =>
  new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module', name: 'archive' });

/**
 * What is in a ZIP archive: a Word document as lines, or the tables of LinkedIn's export. In a worker that is ended with
 * the call, so that a hostile file never holds up the page.
 */
export const readArchive = (
  bytes: Uint8Array,
  signal: AbortSignal,
  start: () => Worker = startWorker,
): Promise<ArchiveOutcome> => callWorker<Uint8Array, ArchiveOutcome>(freshWorker(start), bytes, signal);
