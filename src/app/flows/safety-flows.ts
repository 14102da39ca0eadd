import type { FlowParts } from './flow-parts';

export const backupExport = async ({ storage, pocket }: FlowParts) => {
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
};

export const backupImport = async ({ storage, pocket }: FlowParts) => {
  const [{ backupImportMachine }, { importLogic }, { createSealing }] = await Promise.all([
    import('../../../machines/backup-import.machine'),
    import('../actors/backup-actors'),
    import('../../platform/sealing/sealing'),
  ]);
  return backupImportMachine.provide({ actors: importLogic({ storage, sealing: createSealing(), pocket }) });
};

export const folderBackup = async ({ storage }: FlowParts) => {
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
};

export const keyLock = async ({ pocket, secrets }: FlowParts) => {
  const [{ keyLockMachine }, { lockActors }, { createSealing }] = await Promise.all([
    import('../../../machines/key-lock.machine'),
    import('../actors/lock-actors'),
    import('../../platform/sealing/sealing'),
  ]);
  const sealing = createSealing();
  return keyLockMachine.provide({ actors: lockActors({ secrets, sealing, pocket, appVersion: __APP_VERSION__ }) });
};
