import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BackupsMade } from '../../domain/backup/backup-due';
import type { BackupFolderKept } from '../../domain/backup/folder-due';

export const noBackups: BackupsMade = { lastAt: null, hiddenAt: null, reminds: true, folder: null };

export const backupsSlice = createSlice({
  name: 'backups',
  initialState: noBackups,
  reducers: {
    /** A backup is in the downloads. ISO date-time. */
    backupMade: (state, { payload }: PayloadAction<string>): BackupsMade => ({
      ...state,
      lastAt: payload,
      hiddenAt: null,
    }),
    /** The reminder was put away. ISO date-time. */
    backupReminderHidden: (state, { payload }: PayloadAction<string>): BackupsMade => ({ ...state, hiddenAt: payload }),
    backupReminderWanted: (state, { payload }: PayloadAction<boolean>): BackupsMade => ({ ...state, reminds: payload }),
    /** A folder was chosen for backups that go by themselves. */
    backupFolderChosen: (state, { payload }: PayloadAction<string>): BackupsMade => ({
      ...state,
      folder: { name: payload, lastAt: null, problem: null },
    }),
    /** A backup is in the folder. ISO date-time. */
    backupFolderFilled: (state, { payload }: PayloadAction<string>): BackupsMade =>
      state.folder === null
        ? state
        : { ...state, lastAt: payload, hiddenAt: null, folder: { ...state.folder, lastAt: payload, problem: null } },
    backupFolderFailed: (state, { payload }: PayloadAction<NonNullable<BackupFolderKept['problem']>>): BackupsMade =>
      state.folder === null ? state : { ...state, folder: { ...state.folder, problem: payload } },
    backupFolderLeft: (state): BackupsMade => (state.folder === null ? state : { ...state, folder: null }),
    backupsReceived: (_, { payload }: PayloadAction<BackupsMade>) => payload,
  },
});

export const {
  backupMade,
  backupReminderHidden,
  backupReminderWanted,
  backupFolderChosen,
  backupFolderFilled,
  backupFolderFailed,
  backupFolderLeft,
  backupsReceived,
} = backupsSlice.actions;
