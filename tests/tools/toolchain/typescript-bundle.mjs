import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/engines');
const SOURCES = join(ROOT, 'src/platform/engines/typescript');
const LIBRARIES = 'virtual:typescript-libraries';
const LIBRARY = 'lib.es2025.d.ts';
/** Other versions that stay, for whoever goes back and forth between branches. */
const KEPT = 3;

const require = createRequire(join(ROOT, 'package.json'));
/**
 * TypeScript as JavaScript, with an interface for programs. The project itself is checked by the native one, which has none, so
 * this is the one that `ts-blank-space` brings; `package.json` pins it.
 */
export const TYPESCRIPT = createRequire(require.resolve('ts-blank-space')).resolve('typescript');

const COMMENT = /\/\*(?!\* @deprecated)[\s\S]*?\*\/|^\s*\/\/(?!\/ <reference lib).*$/gm;

/** The library's declarations by file, without their comments: those that a program without a page can use. */
export function typescriptLibraries() {
  const found = {};
  const read = (name) => {
    if (name in found) return;
    const text = readFileSync(join(dirname(TYPESCRIPT), name), 'utf8');
    found[name] = text.replace(COMMENT, '').replace(/\n\s*\n+/g, '\n');
    for (const [, lib] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)"/gm)) read(`lib.${lib}.d.ts`);
  };
  read(LIBRARY);
  return found;
}

/** Makes `virtual:typescript-libraries`, the table of those declarations, for the bundle and for tests. */
export const librariesPlugin = () => ({
  name: 'elevate-typescript-libraries',
  resolveId: (id) => (id === LIBRARIES ? `\0${LIBRARIES}` : null),
  load: (id) => (id === `\0${LIBRARIES}` ? `export default ${JSON.stringify(typescriptLibraries())};` : null),
});

const INPUTS = [
  ...readdirSync(SOURCES).map((name) => join(SOURCES, name)),
  join(dirname(TYPESCRIPT), '../package.json'),
  require.resolve('ts-blank-space'),
  fileURLToPath(import.meta.url),
];

/**
 * The compiler and `service.ts` as one module of JavaScript, which the types worker loads. Made when an input changed, in some
 * ten seconds, and kept in `.cache`.
 */
export async function typescriptBundle() {
  const hash = createHash('sha256');
  for (const path of INPUTS) hash.update(readFileSync(path));
  const kept = join(CACHE, `typescript-${hash.digest('hex').slice(0, 16)}.js`);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    const { output } = await build({
      configFile: false,
      root: ROOT,
      logLevel: 'silent',
      publicDir: false,
      resolve: { alias: { 'typescript-js': TYPESCRIPT } },
      plugins: [librariesPlugin()],
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: {
          input: join(SOURCES, 'service.ts'),
          preserveEntrySignatures: 'strict',
          // Node.js's own modules, which the compiler asks for where it runs in Node.js.
          external: (id) =>
            /^(?:node:|fs$|path$|os$|inspector$|crypto$|perf_hooks$|source-map-support$|buffer$)/.test(id),
          output: { format: 'es', minify: true, codeSplitting: false },
        },
      },
    });
    if (output.length !== 1) throw new Error(`TypeScript was parted into ${output.length} files`);
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, output[0].code);
    renameSync(draft, kept);
    removeOld();
  }
  return readFileSync(kept);
}

function removeOld() {
  const age = (name) => statSync(join(CACHE, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const all = readdirSync(CACHE).filter((name) => /^typescript-\w+\.js$/.test(name));
  for (const name of all.sort((a, b) => age(b) - age(a)).slice(KEPT)) rmSync(join(CACHE, name), { force: true });
}
