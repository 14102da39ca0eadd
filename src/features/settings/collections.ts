import { one } from '../../app/collection';
import { settingsSchema } from './settings-schema';
import { initialSettings, settingsReceived, settingsSlice } from './settings-slice';

export const settingsCollection = one({
  name: 'settings',
  title: 'Settings',
  version: 1,
  schema: settingsSchema,
  slice: settingsSlice,
  select: (state) => state.settings,
  received: settingsReceived,
  initial: initialSettings,
});
