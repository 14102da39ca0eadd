import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { librariesPlugin, typescriptBundle } from './typescript-bundle.mjs';

const MODULE = 'virtual:engines';
const RESOLVED = `\0${MODULE}`;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/engines');
/** Below the compiler's folder, which the service worker leaves to whoever keeps it. */
const PLACE = 'toolchain/';

/** Each engine's files, by the names under which its code asks for them: in a package, or made by the build. */
const ENGINES = {
  javascript: { quickjs: 'quickjs-wasi/quickjs.wasm' },
  typescript: { quickjs: 'quickjs-wasi/quickjs.wasm', typescript: typescriptBundle },
  python: { core: 'pyodide/pyodide.asm.wasm', library: 'pyodide/python_stdlib.zip' },
  sql: { sqlite: '@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm/sqlite3.wasm' },
  formatter: { format: '@wasm-fmt/clang-format/clang-format.wasm' },
};

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What a file takes when it is compressed, kept by its content. */
function packed(content, contentSha256) {
  const kept = join(CACHE, `${contentSha256}.gz`);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, gzipSync(content, { level: 9 }));
    renameSync(draft, kept);
  }
  return readFileSync(kept);
}

/**
 * A file as the app fetches it: data compressed, and called `.bin` so that no server unpacks it by its name; a script as it is, since
 * a browser must be able to load it as one.
 */
async function pack(title, source) {
  const isScript = typeof source === 'function';
  const content = isScript ? await source() : readFileSync(join(ROOT, 'node_modules', source));
  const contentSha256 = sha256(content);
  const small = packed(content, contentSha256);
  const hash = sha256(small);
  const name = `${PLACE}${title}-${hash.slice(0, 12)}.${isScript ? 'js' : 'bin'}`;
  return {
    name,
    file: isScript ? content : small,
    type: isScript ? 'text/javascript' : 'application/octet-stream',
    bytes: small.length,
    sha256: hash,
    contentBytes: content.length,
    contentSha256,
  };
}

/**
 * Gives the app `virtual:engines`, the lists of the files of each engine and of the formatter, and those files: in `dist/toolchain` after a
 * build, and from the cache in `npm run dev`.
 * @returns {import('vite').Plugin}
 */
export function enginesPlugin() {
  const libraries = librariesPlugin();
  let made = null;
  const make = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(ENGINES).map(async ([engine, files]) => [
          engine,
          Object.fromEntries(
            await Promise.all(Object.entries(files).map(async ([title, source]) => [title, await pack(title, source)])),
          ),
        ]),
      ),
    );
  const engines = () => {
    made ??= make();
    return made;
  };
  /** Two engines may have a file in common. */
  const all = async () => [
    ...new Map(
      Object.values(await engines())
        .flatMap((files) => Object.values(files))
        .map((file) => [file.name, file]),
    ).values(),
  ];
  const listed = ({ name, file: _, type: __, ...rest }) =>
    `{"url":import.meta.env.BASE_URL+${JSON.stringify(name)},${JSON.stringify(rest).slice(1)}`;

  return {
    name: 'elevate-engines',
    resolveId: (id) => (id === MODULE ? RESOLVED : libraries.resolveId(id)),
    async load(id) {
      if (id !== RESOLVED) return libraries.load(id);
      const { formatter, ...rest } = await engines();
      const list = (files) =>
        `{${Object.entries(files)
          .map(([title, file]) => `${title}: ${listed(file)}`)
          .join(',')}}`;
      const parts = Object.entries(rest).map(([engine, files]) => `${engine}: ${list(files)}`);
      return `export const engineFiles = { ${parts.join(', ')} };
export const formatterFiles = ${list(formatter)};`;
    },
    async generateBundle() {
      if (made === null) return;
      for (const { name, file } of await all()) this.emitFile({ type: 'asset', fileName: name, source: file });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith(`${server.config.base}${PLACE}`)) return next();
        const found = (await all()).find(({ name }) => path === server.config.base + name);
        if (found === undefined) return next();
        response.setHeader('Content-Type', found.type);
        response.setHeader('Content-Length', found.file.length);
        response.end(found.file);
      });
    },
  };
}
