// Which test files reach which source file, by following imports.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/**
 * @param {string} root
 * @param {readonly string[]} files all files of the tree, with `/`, relative to the root
 * @returns {(source: string) => { file: string, distance: number }[]} the tests that reach a source, nearest first
 */
export function reach(root, files) {
  const known = new Set(files);
  const importers = new Map();
  for (const file of files) {
    if (!/^(src|machines|tests)\/.*\.(tsx?|mjs)$/.test(file) || file.endsWith('.d.ts')) continue;
    for (const specifier of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      if (!specifier.startsWith('.')) continue;
      const path = normalize(join(dirname(file), specifier.replace(/\?.*$/, ''))).replaceAll('\\', '/');
      const target = ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
      if (!target) continue;
      const list = importers.get(target) ?? [];
      list.push(file);
      importers.set(target, list);
    }
  }
  return (source) => {
    const distances = new Map([[source, 0]]);
    for (const [file, distance] of distances)
      for (const importer of importers.get(file) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return [...distances]
      .filter(([file]) => /^tests\/.*\.test\.tsx?$/.test(file))
      .map(([file, distance]) => ({ file, distance }))
      .sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1));
  };
}

function importsOf(file, code) {
  const { module } = parseSync(file, code);
  const asked = [];
  for (const { moduleRequest, entries } of module.staticImports)
    if (entries.length === 0 || entries.some(({ isType }) => !isType)) asked.push(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest && !isType) asked.push(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports) {
    const text = code.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(text)) asked.push(text.slice(1, -1));
  }
  for (const [, specifier] of code.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)) asked.push(specifier);
  return asked;
}
