import { createReadStream, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type MadeFile, type MadeToolchain, makeToolchain } from './make-toolchain';

const MODULE = 'virtual:toolchain';
const RESOLVED = `\0${MODULE}`;

/**
 * Gives the app `virtual:toolchain`, the list of the compiler's files, and those files: in `dist/toolchain` after a
 * build, and from memory in `npm run dev`. Nothing is made before a module asks for the list.
 */
export function toolchainPlugin(): Plugin {
  let made: MadeToolchain | null = null;
  let say = (_line: string) => {};
  const toolchain = () => {
    made ??= makeToolchain(say);
    return made;
  };
  const files = () => [toolchain().llvm, toolchain().sysroot];
  const listed = ({ name, bytes, sha256, contentBytes, contentSha256 }: MadeFile) => {
    const rest = JSON.stringify({ bytes, sha256, contentBytes, contentSha256 });
    return `{ url: import.meta.env.BASE_URL + ${JSON.stringify(name)}, ...${rest} }`;
  };

  return {
    name: 'elevate-toolchain',
    configResolved({ logger, logLevel }) {
      // Said in `npm start` too, which is quiet otherwise: a newcomer would wonder what takes so long.
      say = logLevel === 'silent' ? () => {} : (line) => logger.warn(line);
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const { llvm, sysroot } = toolchain();
      return `export const toolchainAssets = { llvm: ${listed(llvm)}, sysroot: ${listed(sysroot)} };`;
    },
    generateBundle() {
      if (made === null) return;
      for (const { name, path } of files())
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.includes('/toolchain/')) return next();
        const file = files().find(({ name }) => path === server.config.base + name);
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/octet-stream');
        response.setHeader('Content-Length', file.bytes);
        createReadStream(file.path).pipe(response);
      });
    },
  };
}
