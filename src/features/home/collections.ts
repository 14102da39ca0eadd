import { one } from '../../app/collection';
import { homeSettingsSchema } from './home-schema';
import { homeSettingsReceived, homeSlice, initialHomeSettings } from './home-slice';

export const homeSettingsCollection = one({
  name: 'homeSettings',
  title: 'Home settings',
  version: 2,
  migrations: { 1: (settings) => ({ ...(settings as object), wanted: '', track: null, hoursAWeek: null }) },
  schema: homeSettingsSchema,
  slice: homeSlice,
  select: (state) => state.home,
  received: homeSettingsReceived,
  initial: initialHomeSettings,
});
