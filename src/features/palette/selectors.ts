import type { WithSlice } from '@reduxjs/toolkit';
import type { paletteRecentSlice } from './recent-slice';

/** Keys of what was opened from the command palette, the last one first. */
export const selectPaletteRecent = ({ paletteRecent }: WithSlice<typeof paletteRecentSlice>): readonly string[] =>
  paletteRecent.opened;
