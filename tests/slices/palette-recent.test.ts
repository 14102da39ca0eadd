import { expect, test } from 'vitest';
import {
  initialPaletteRecent,
  LONGEST_KEY,
  MOST_RECENT,
  paletteOpened,
  paletteRecentSlice,
} from '../../src/features/palette/recent-slice';

const after = (...keys: readonly string[]) =>
  keys.reduce((state, key) => paletteRecentSlice.reducer(state, paletteOpened(key)), initialPaletteRecent).opened;

test.each<[string, readonly string[], readonly string[]]>([
  ['the last one comes first', ['a', 'b'], ['b', 'a']],
  ['each once', ['a', 'b', 'a'], ['a', 'b']],
  ['a key that cannot be kept is left out', ['a', 'x'.repeat(LONGEST_KEY + 1)], ['a']],
  [
    'the oldest give way',
    Array.from({ length: MOST_RECENT + 2 }, (_, n) => `k${n}`),
    Array.from({ length: MOST_RECENT }, (_, n) => `k${MOST_RECENT + 1 - n}`),
  ],
])('%s', (_, opened, kept) => {
  expect(after(...opened)).toEqual(kept);
});
