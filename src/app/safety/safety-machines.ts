import type { Secrets } from '../../platform/storage/secrets';
import { once } from '../../ui/once';
import type { Machines } from '../machines';
import type { Persistence } from '../persistence/persist-store';
import type { Pocket } from './pocket';

export interface SafetyDeps {
  readonly storage: Pick<Persistence, 'exportAll' | 'readBackup' | 'applyBackup'>;
  readonly pocket: Pocket;
  readonly secrets: Secrets;
}

/** The part of `composeMachines` that has to do with backups and locked keys. */
export const composeSafety = ({
  storage,
  pocket,
  secrets,
}: SafetyDeps): Pick<Machines, 'backupExport' | 'backupImport' | 'folderBackup' | 'keyLock'> => ({
  backupExport: once(async () => {
    const [{ backupExportMachine }, { writeBackupLogic }, { createSealing }, { download }] = await Promise.all([
      import('../../../machines/backup-export.machine'),
      import('../actors/backup-actors'),
      import('../../platform/sealing/sealing'),
      import('../../platform/files/download'),
    ]);
    const sealing = createSealing();
    return backupExportMachine.provide({
      actors: {
        writeBackup: writeBackupLogic({
          storage,
          sealing,
          pocket,
          download,
          now: Date.now,
          appVersion: __APP_VERSION__,
        }),
      },
    });
  }),

  backupImport: once(async () => {
    const [{ backupImportMachine }, { importLogic }, { createSealing }] = await Promise.all([
      import('../../../machines/backup-import.machine'),
      import('../actors/backup-actors'),
      import('../../platform/sealing/sealing'),
    ]);
    return backupImportMachine.provide({ actors: importLogic({ storage, sealing: createSealing(), pocket }) });
  }),

  folderBackup: once(async () => {
    const [{ folderBackupMachine }, { folderBackupActors }, { createBackupFolder, folderPicker, handlePlace }] =
      await Promise.all([
        import('../../../machines/folder-backup.machine'),
        import('../actors/folder-backup-actors'),
        import('../../platform/files/backup-folder'),
      ]);
    return folderBackupMachine.provide({
      actors: folderBackupActors({
        folder: createBackupFolder({ pick: folderPicker()?.bind(globalThis), place: handlePlace() }),
        storage,
        now: Date.now,
        locks: globalThis.navigator?.locks,
      }),
    });
  }),

  keyLock: once(async () => {
    const [{ keyLockMachine }, { lockActors }, { createSealing }] = await Promise.all([
      import('../../../machines/key-lock.machine'),
      import('../actors/lock-actors'),
      import('../../platform/sealing/sealing'),
    ]);
    const sealing = createSealing();
    return keyLockMachine.provide({ actors: lockActors({ secrets, sealing, pocket, appVersion: __APP_VERSION__ }) });
  }),
});
