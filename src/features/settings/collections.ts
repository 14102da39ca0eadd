import * as z from 'zod/mini';
import { one } from '../../app/collection';
import { backupsReceived, backupsSlice, noBackups } from './backups-slice';
import { settingsSchema } from './settings-schema';
import { initialSettings, settingsReceived, settingsSlice } from './settings-slice';

export const settingsCollection = one({
  name: 'settings',
  title: 'Settings',
  version: 3,
  migrations: {
    1: (settings) => ({
      ...(settings as object),
      speech: { language: 'en-US', voice: null, rate: 1, pause: 3 },
    }),
    // Version 3 may have a wait beside each model.
    2: (settings) => settings,
  },
  schema: settingsSchema,
  travels: { stays: ['theme', 'sidebarCollapsed'] },
  slice: settingsSlice,
  select: (state) => state.settings,
  received: settingsReceived,
  initial: initialSettings,
});

/** When a backup was last made on this device, and whether to be reminded. */
export const backupsCollection = one({
  name: 'backups',
  title: 'Date of the last backup',
  version: 2,
  migrations: { 1: (backups) => ({ ...(backups as object), folder: null }) },
  latest: true,
  schema: z.object({
    lastAt: z.nullable(z.iso.datetime()),
    hiddenAt: z.nullable(z.iso.datetime()),
    reminds: z.boolean(),
    folder: z.nullable(
      z.object({
        name: z.string().check(z.maxLength(1000)),
        lastAt: z.nullable(z.iso.datetime()),
        problem: z.nullable(z.enum(['permission', 'gone', 'full', 'read-only', 'failed'])),
      }),
    ),
  }),
  travels: { stays: ['lastAt', 'hiddenAt', 'folder'] },
  slice: backupsSlice,
  select: (state) => state.backups,
  received: backupsReceived,
  initial: noBackups,
});
