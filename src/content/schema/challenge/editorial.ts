import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Faults } from './faults.ts';
import { readText } from './text-file.ts';

/** What an editorial has under headings of its own, after how the solution works. */
const PARTS = ['## Complexity', '## Go further'];

/** `editorial.md`, which the app shows with the model solution; `null` where there is none. */
export function readEditorial(root: string, folder: string, faults: Faults): string | null {
  const file = join(folder, 'editorial.md');
  const read = existsSync(file) ? readText(root, file, faults) : null;
  if (!read) return null;
  for (const part of PARTS)
    if (!read.text.split('\n').includes(part)) faults.add(read.path, 1, `has no part "${part}"`);
  if (/^# /m.test(read.text)) faults.add(read.path, 1, 'has a heading of the first rank; the title stands above it');
  return read.text.trim();
}
