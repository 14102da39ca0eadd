import { fromPromise } from 'xstate';
import type { FolderChosen, FolderFound, FolderWritten } from '../../../machines/contracts/folder-backup';
import { type BackupFolder, FolderError } from '../../platform/files/backup-folder';
import type { Persistence } from '../persistence/persist-store';

export interface FolderBackupDeps {
  readonly folder: BackupFolder;
  readonly storage: Pick<Persistence, 'exportAll'>;
  readonly now: () => number;
  /** `undefined` where the browser has none: then each tab writes for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

const LOCK = 'elevate-folder-backup';

/** The actors of `folderBackup`. Recordings stay out: they would fill the folder within days. */
export const folderBackupActors = ({ folder, storage, now, locks }: FolderBackupDeps) => ({
  lookForFolder: fromPromise<FolderFound>(() => folder.look()),
  chooseFolder: fromPromise<FolderChosen>(() => folder.choose()),
  permitFolder: fromPromise<boolean>(() => folder.permit()),
  forgetFolder: fromPromise<void>(() => folder.forget()),
  writeToFolder: fromPromise<FolderWritten>(async ({ signal }) => {
    const write = async (): Promise<FolderWritten> => {
      try {
        const content = await storage.exportAll({ recordings: false, signal, onProgress: () => {} });
        signal.throwIfAborted();
        await folder.write(new Date(now()).toISOString().slice(0, 10), content);
        return { kind: 'written' };
      } catch (error) {
        return { kind: 'failed', problem: error instanceof FolderError ? error.problem : 'failed' };
      }
    };
    if (!locks) return write();
    return locks.request(
      LOCK,
      { ifAvailable: true },
      (lock): Promise<FolderWritten> => (lock ? write() : Promise.resolve({ kind: 'elsewhere' })),
    );
  }),
});
