import { one } from '../../app/collection';
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
