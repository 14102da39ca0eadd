import '../../platform/no-network';
import { type ArchiveOutcome, readArchive } from '../../platform/archive/read-archive';
import type { WorkerReply, WorkerRequest } from './call-worker';

self.onmessage = async ({ data: { id, message } }: MessageEvent<WorkerRequest<Uint8Array>>) => {
  const reply = (said: WorkerReply<ArchiveOutcome>) => self.postMessage(said);
  try {
    reply({ id, result: await readArchive(message) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
