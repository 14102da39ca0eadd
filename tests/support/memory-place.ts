import type { HandlePlace } from '../../src/platform/files/backup-folder';
import type { FakeFolder } from './fake-folder';

/** Where a handle is kept, in memory: no database of a test can keep one. */
export function memoryPlace(): HandlePlace {
  let kept: FileSystemDirectoryHandle | null = null;
  return {
    get: async () => kept,
    async put(handle) {
      kept = handle;
    },
    async clear() {
      kept = null;
    },
  };
}

/** A folder of a test as the browser's type has it. */
export const asHandle = (folder: FakeFolder): FileSystemDirectoryHandle =>
  folder as unknown as FileSystemDirectoryHandle;
