import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MODULE = 'virtual:engines';
const RESOLVED = `\0${MODULE}`;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/engines');
/** Below the compiler's folder, which the service worker leaves to whoever keeps it. */
const PLACE = 'toolchain/';

/** Each engine's files, by the names under which its code asks for them. */
const ENGINES = {
  javascript: { quickjs: 'quickjs-wasi/quickjs.wasm' },
  python: { core: 'pyodide/pyodide.asm.wasm', library: 'pyodide/python_stdlib.zip' },
  sql: { sqlite: '@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm/sqlite3.wasm' },
};

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A file as the app fetches it: compressed, and called `.bin` so that no server unpacks it by its name. */
function pack(title, path) {
  const content = readFileSync(join(ROOT, 'node_modules', path));
  const contentSha256 = sha256(content);
  const kept = join(CACHE, `${contentSha256}.gz`);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, gzipSync(content, { level: 9 }));
    renameSync(draft, kept);
  }
  const packed = readFileSync(kept);
  const hash = sha256(packed);
  const name = `${PLACE}${title}-${hash.slice(0, 12)}.bin`;
  return { name, packed, bytes: packed.length, sha256: hash, contentBytes: content.length, contentSha256 };
}

/**
 * Gives the app `virtual:engines`, the lists of the files of each engine, and those files: in `dist/toolchain` after a
 * build, and from the cache in `npm run dev`.
 * @returns {import('vite').Plugin}
 */
export function enginesPlugin() {
  let made = null;
  const engines = () => {
    made ??= Object.fromEntries(
      Object.entries(ENGINES).map(([engine, files]) => [
        engine,
        Object.fromEntries(Object.entries(files).map(([title, path]) => [title, pack(title, path)])),
      ]),
    );
    return made;
  };
  const all = () => Object.values(engines()).flatMap((files) => Object.values(files));
  const listed = ({ name, packed: _, ...rest }) =>
    `{"url":import.meta.env.BASE_URL+${JSON.stringify(name)},${JSON.stringify(rest).slice(1)}`;

  return {
    name: 'elevate-engines',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const parts = Object.entries(engines()).map(
        ([engine, files]) =>
          `${engine}: {${Object.entries(files)
            .map(([title, file]) => `${title}: ${listed(file)}`)
            .join(',')}}`,
      );
      return `export const engineFiles = { ${parts.join(', ')} };`;
    },
    generateBundle() {
      if (made === null) return;
      for (const { name, packed } of all()) this.emitFile({ type: 'asset', fileName: name, source: packed });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith(`${server.config.base}${PLACE}`)) return next();
        const file = all().find(({ name }) => path === server.config.base + name);
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/octet-stream');
        response.setHeader('Content-Length', file.bytes);
        response.end(file.packed);
      });
    },
  };
}
