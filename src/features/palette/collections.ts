import { one } from '../../app/collection';
import { paletteRecentSchema } from './recent-schema';
import { initialPaletteRecent, paletteRecentReceived, paletteRecentSlice } from './recent-slice';

export const paletteRecentCollection = one({
  name: 'paletteRecent',
  title: 'Opened from the palette',
  version: 1,
  schema: paletteRecentSchema,
  slice: paletteRecentSlice,
  select: (state) => state.paletteRecent,
  received: paletteRecentReceived,
  initial: initialPaletteRecent,
});
