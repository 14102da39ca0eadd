import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { findModule, roomAt } from './read.ts';
import type { ContentModule, Room } from './room.ts';
import { ContentError } from './source.ts';

const PREFIX = 'content:';
const RESOLVED = '\0content:';

/**
 * Gives the app `content:…`, the modules made of the files below `src/content`. A file that does not fit its schema stops
 * the build with its name and line; in `npm run dev` a changed file reloads the page, or shows there what is wrong with it.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  const known = new Map<Room, ReadonlyMap<string, ContentModule>>();

  return {
    name: 'elevate-content',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const name = id.slice(RESOLVED.length);
      const found = findModule(name, root, known);
      if (!found) throw new Error(`There is no content "${name}".`);
      return { code: codeOf(found), moduleType: 'js' };
    },
    configureServer(server) {
      const below = join(root, 'src/content') + sep;
      const changed = (file: string) => {
        const room = file.startsWith(below) ? roomAt(file.slice(below.length).split(sep).join('/')) : undefined;
        if (!room) return;
        known.clear();
        for (const module of server.moduleGraph.idToModuleMap.values())
          if (module.id?.startsWith(RESOLVED)) server.moduleGraph.invalidateModule(module);
        try {
          known.set(room, room.read(below + room.place, root));
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          server.config.logger.error(error.message);
          server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
        }
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
    },
  };
}

/** A string that is parsed comes faster than an object literal, and no engine has to compile it. */
const codeOf = (module: ContentModule): string =>
  'code' in module ? module.code : `export default JSON.parse(${JSON.stringify(JSON.stringify(module.data))});`;
