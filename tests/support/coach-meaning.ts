import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Meaning, readMeaning } from '../../src/domain/coach/meaning';
import type { Card } from '../../src/domain/coach/types';
import { timesIn } from '../../src/platform/meaning/times-in';

export const MEANING_FILE = 'src/content/meaning/coach.bin';

/** The encoder that the app ships, for these cards. */
export function coachMeaning(cards: readonly Card[]): Meaning {
  const { buffer, byteOffset, byteLength } = readFileSync(join(process.cwd(), MEANING_FILE));
  return readMeaning(
    buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
    cards.map(({ id }) => id),
    timesIn,
  );
}
