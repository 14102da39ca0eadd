import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BackupsMade } from '../../domain/backup/backup-due';

export const noBackups: BackupsMade = { lastAt: null, hiddenAt: null, reminds: true };

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
    backupsReceived: (_, { payload }: PayloadAction<BackupsMade>) => payload,
  },
});

export const { backupMade, backupReminderHidden, backupReminderWanted, backupsReceived } = backupsSlice.actions;
