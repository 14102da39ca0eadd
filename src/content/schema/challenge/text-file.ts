import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../source.ts';
import type { Faults } from './faults.ts';

/** A file as text, with its path for messages. */
export interface TextFile {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** Reads a file byte for byte; one that is not UTF-8 is a fault. */
export function readText(root: string, file: string, faults: Faults): TextFile | null {
  const path = pathOf(root, file);
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    faults.add(path, 1, 'is not UTF-8 text');
    return null;
  }
}

/** The names in a folder, sorted, without those that begin with a dot; none where there is no folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}

/** The text files of a folder by name. */
export function filesIn(root: string, folder: string, faults: Faults): Map<string, TextFile> {
  const files = new Map<string, TextFile>();
  for (const name of namesIn(folder)) {
    const file = readText(root, join(folder, name), faults);
    if (file) files.set(name, file);
  }
  return files;
}

/** The line that `index` of a text is on, counted from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
