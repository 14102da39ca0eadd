import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { importsOf } from '../tools/boundaries.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** What a result depends on. Paths are from the repository's root. */
export interface Causes {
  /** Files of TypeScript or JavaScript; what they import belongs to them. */
  readonly code: readonly string[];
  /** Other files. */
  readonly files?: readonly string[];
  /** Packages that no file imports. */
  readonly packages?: readonly string[];
  /** Code that is imported and changes nothing, such as what keeps a cache. */
  readonly without?: readonly string[];
}

/**
 * A hash of everything that a result depends on: the code with all it imports, down to the versions of packages. Comments,
 * types and the way lines are indented do not count.
 */
export function hashOfCauses({ code, files = [], packages = [], without = [] }: Causes): string {
  const seen = new Map<string, string>();
  const walk = (path: string) => {
    if (seen.has(path) || without.includes(path)) return;
    const source = readFileSync(join(ROOT, path), 'utf8');
    seen.set(path, withoutComments(path, source));
    for (const { specifier, typeOnly } of importsOf(path, source)) {
      if (typeOnly || specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) walk(resolved(path, specifier));
      else
        addPackage(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  };
  const addPackage = (name: string) => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    };
    seen.set(name, version);
  };
  for (const path of code) walk(path);
  for (const path of files) seen.set(path, readFileSync(join(ROOT, path), 'utf8'));
  for (const name of packages) addPackage(name);
  return hashOf([...seen].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A short hash of plain data. */
export const hashOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 24);

function resolved(from: string, specifier: string): string {
  const base = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`].find((path) => existsSync(join(ROOT, path)));
  if (!found) throw new Error(`${from}: "${specifier}" leads to no file`);
  return found;
}

function withoutComments(path: string, source: string): string {
  let text = '';
  let end = 0;
  for (const comment of parseSync(path, source).comments) {
    text += source.slice(end, comment.start);
    end = comment.end;
  }
  return (text + source.slice(end))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
