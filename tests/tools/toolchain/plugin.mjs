import { createReadStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const MODULE = 'virtual:toolchain';
const RESOLVED = `\0${MODULE}`;
const MAKER = fileURLToPath(new URL('make-toolchain.ts', import.meta.url));

/**
 * Gives the app `virtual:toolchain`, the list of the compiler's files, and those files: in `dist/toolchain` after a
 * build, and straight from the cache in `npm run dev`. Nothing is made before a module asks for the list.
 * @returns {import('vite').Plugin}
 */
export function toolchainPlugin() {
  let maker = null;
  let made = null;
  let builds = false;
  const fetchMaker = () => {
    maker ??= runnerImport(MAKER, { configFile: false, logLevel: 'warn' });
    return maker;
  };
  let say = () => {};
  const toolchain = () => {
    made ??= fetchMaker().then(({ module }) => module.makeToolchain((line) => say(line)));
    return made;
  };
  const files = async () => Object.values(await toolchain());
  const listed = ({ name, bytes, sha256, contentBytes, contentSha256 }) => {
    const rest = JSON.stringify({ bytes, sha256, contentBytes, contentSha256 }).slice(1);
    return `{"url":import.meta.env.BASE_URL+${JSON.stringify(name)},${rest}`;
  };

  return {
    name: 'elevate-toolchain',
    configResolved({ command, logger, logLevel }) {
      builds = command === 'build';
      // Said in `npm start` too, which is quiet otherwise: a newcomer would wonder what takes so long.
      say = logLevel === 'silent' ? () => {} : (line) => logger.warn(line);
    },
    // Before other plugins are at work: on a busy machine they hold the thread for longer than Vite waits for a module.
    async buildStart() {
      if (builds) await fetchMaker();
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { llvm, sysroot } = await toolchain();
      return `export const toolchainAssets = { llvm: ${listed(llvm)}, sysroot: ${listed(sysroot)} };`;
    },
    async generateBundle() {
      if (made === null) return;
      for (const { name, path } of await files())
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith(`${server.config.base}toolchain/`)) return next();
        const file = (await files()).find(({ name }) => path === server.config.base + name);
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/octet-stream');
        response.setHeader('Content-Length', file.bytes);
        createReadStream(file.path).pipe(response);
      });
    },
  };
}
