import '../no-network';
import type { BackupPart } from './backup-format';
import { damaged, partsOf } from './backup-parse';

/** Asked with a file at first, then with nothing: each time it answers with the next part, `null` after the last. */
export type BackupReply = BackupPart | null;

let parts: Iterator<BackupPart> | null = null;

self.onmessage = async ({ data }: MessageEvent<Blob | null>) => {
  if (data) {
    let text: string;
    try {
      text = await data.text();
    } catch {
      self.postMessage({ kind: 'problem', problem: damaged('the file could not be read') } satisfies BackupReply);
      return;
    }
    parts = partsOf(text);
  }
  const next = parts?.next();
  const part = !next || next.done ? null : next.value;
  self.postMessage(part, { transfer: part?.kind === 'file' ? [part.bytes] : [] });
};
