import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type {
  ApplyBackupInput,
  BackupProgress,
  ReadBackupEvent,
  ReadBackupInput,
  WriteBackupEvent,
  WriteBackupInput,
} from '../../../machines/contracts/backup';
import { isSealed, SealError, type Sealing, type SealProblemKind } from '../../platform/sealing/sealing';
import { LARGEST_BACKUP } from '../../platform/storage/backup-format';
import type { BackupPlan } from '../../platform/storage/backup-read';
import type { Persistence } from '../persistence/persist-store';
import type { Pocket } from '../safety/pocket';

export interface BackupDeps {
  readonly storage: Pick<Persistence, 'exportAll' | 'readBackup' | 'applyBackup'>;
  readonly sealing: Sealing;
  readonly pocket: Pocket;
  readonly download: (name: string, content: Blob) => void;
  readonly now: () => number;
  readonly appVersion: string;
}

const IS_BACKUP = { holds: 'backup', of: '' } as const;

/** What a backup of a day is called. */
export const backupName = (now: number, isEncrypted: boolean): string =>
  `elevate-backup-${new Date(now).toISOString().slice(0, 10)}.${isEncrypted ? 'elevate' : 'json'}`;

const PROBLEMS: Readonly<Record<Exclude<SealProblemKind, 'wrong'>, string>> = {
  damaged:
    'This encrypted backup is damaged: it is cut off or was changed. Nothing here was changed. If you have another copy, try that one.',
  newer: 'This backup was encrypted by a newer version of Elevate. Reload to get it, then try again.',
  refused:
    'This file asks for more work than opening a backup takes, or for less than protects one: no backup of Elevate does that. Nothing here was changed. Choose another copy.',
};

/** Actor `writeBackup`. */
export const writeBackupLogic = ({ storage, sealing, pocket, download, now, appVersion }: BackupDeps) =>
  fromCallback<EventObject, WriteBackupInput>(({ input: { recordings, isSealed: seals }, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = (event: WriteBackupEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const progress = (step: BackupProgress['step'], share: number | null) =>
      send({ type: 'backup.progressed', step, share });
    const passphrase = pocket.take();
    const write = async () => {
      // Whoever asked for a sealed file never gets an open one.
      if (seals && passphrase === '') throw new Error('The passphrase is gone.');
      const plain = await storage.exportAll({
        recordings,
        signal,
        onProgress: (share) => progress('gathering', share),
      });
      const backup = seals
        ? await sealing.seal(
            plain,
            passphrase,
            { ...IS_BACKUP, appVersion },
            {
              signal,
              onProgress: ({ step, share }) => progress(step === 'key' ? 'key' : 'sealing', share),
            },
          )
        : plain;
      signal.throwIfAborted();
      download(backupName(now(), seals), backup);
      send(plain.size > LARGEST_BACKUP ? { type: 'backup.oversized', bytes: plain.size } : { type: 'backup.written' });
    };
    write().catch(() => send({ type: 'backup.failed' }));
    return () => leaving.abort();
  });

/** Actors `readBackup` and `applyBackup`: what was read last is what is applied. */
export function importLogic({ storage, sealing, pocket }: Pick<BackupDeps, 'storage' | 'sealing' | 'pocket'>) {
  let plan: BackupPlan | null = null;
  const readBackup = fromCallback<EventObject, ReadBackupInput>(({ input: { file, hasPassphrase }, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = (event: ReadBackupEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const progress = (step: BackupProgress['step'], share: number | null) =>
      send({ type: 'backup.progressed', step, share });
    const passphrase = pocket.take();
    const read = async () => {
      plan = null;
      if (!(file instanceof Blob)) throw new Error('No file.');
      let content: Blob = file;
      if (await isSealed(file)) {
        if (!hasPassphrase) return send({ type: 'backup.sealed' });
        content = await sealing.open(file, passphrase, IS_BACKUP, {
          signal,
          onProgress: ({ step, share }) => progress(step === 'key' ? 'key' : 'opening', share),
        });
      }
      progress('reading', null);
      const found = await storage.readBackup(content, { signal, onProgress: (share) => progress('checking', share) });
      if (signal.aborted) return;
      if (!found.ok) return send({ type: 'backup.refused', message: found.message });
      plan = found;
      const { exportedAt, collections, files } = found;
      send({ type: 'backup.read', summary: { exportedAt, collections, files } });
    };
    read().catch((error: unknown) => {
      if (error instanceof SealError && error.kind === 'wrong') return send({ type: 'passphrase.wrong' });
      send({
        type: 'backup.refused',
        message:
          error instanceof SealError
            ? PROBLEMS[error.kind as keyof typeof PROBLEMS]
            : 'The file could not be read. Nothing here was changed. Choose it again.',
      });
    });
    return () => leaving.abort();
  });
  const applyBackup = fromPromise<void, ApplyBackupInput>(async ({ input: { mode }, signal }) => {
    if (!plan) throw new Error('No backup was read.');
    await storage.applyBackup(plan, mode, signal);
    plan = null;
  });
  return { readBackup, applyBackup };
}
