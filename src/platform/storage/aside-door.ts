import type { VaultAside } from './aside';
import type { Core } from './core';

/**
 * What is kept aside, as the vault hands it out: what only Settings asks for is fetched when it is asked.
 * @param counted after something went
 * @param written after a document was changed
 */
export function asideDoor(core: Core, counted: () => Promise<void>, written: () => Promise<void>): VaultAside {
  const aside = async () => (await import('./aside')).createAside(core, counted);
  return {
    list: async () => (await aside()).list(),
    download: async (id) => (await aside()).download(id),
    remove: async (id) => (await aside()).remove(id),
    async take(id) {
      const taken = await (await aside()).take(id);
      if (taken) await written();
      return taken;
    },
  };
}
