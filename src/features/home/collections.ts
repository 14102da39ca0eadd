import { one } from '../../app/collection';
import { homeSettingsSchema } from './home-schema';
import { homeSettingsReceived, homeSlice, initialHomeSettings } from './home-slice';

export const homeSettingsCollection = one({
  name: 'homeSettings',
  title: 'Home settings',
  version: 1,
  schema: homeSettingsSchema,
  slice: homeSlice,
  select: (state) => state.home,
  received: homeSettingsReceived,
  initial: initialHomeSettings,
});
