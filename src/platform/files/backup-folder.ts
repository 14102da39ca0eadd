import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { FolderFound, FolderProblem } from '../../../machines/contracts/folder-backup';
import { folderName } from '../storage/core';

/** As much of the File System Access API as no type library has. */
interface Permitted {
  queryPermission?(options: Mode): Promise<PermissionState>;
  requestPermission?(options: Mode): Promise<PermissionState>;
}
type Mode = { readonly mode: 'readwrite' };
type Picker = (options: Mode & { readonly id: string }) => Promise<FileSystemDirectoryHandle>;

/** What is needed of the browser; replaced in tests. */
export interface FolderDeps {
  /** `undefined` where a page can't write to a folder. */
  readonly pick: Picker | undefined;
  readonly place: HandlePlace;
}

/** Where the handle of the folder is kept. */
export interface HandlePlace {
  get(): Promise<FileSystemDirectoryHandle | null>;
  put(handle: FileSystemDirectoryHandle): Promise<void>;
  clear(): Promise<void>;
}

/** A database of its own, which erasing everything removes. @param vault whose backups they are */
export function handlePlace(vault = 'elevate'): HandlePlace {
  async function withStore<T>(act: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const database = await openDB(folderName(vault), 1, {
      upgrade: (made) => void made.createObjectStore('folder'),
    });
    try {
      return await act(database);
    } finally {
      // An open one would hold up its removal.
      database.close();
    }
  }
  return {
    get: async () => (await withStore((database) => database.get('folder', 'main'))) ?? null,
    put: async (handle) => void (await withStore((database) => database.put('folder', handle, 'main'))),
    clear: () => deleteDB(folderName(vault)),
  };
}

/** Backups of so many days stay in the folder. */
export const DAYS_KEPT = 7;
/** A name of its own: what the learner exported into the same folder is never taken away. */
const NAME = /^elevate-automatic-\d{4}-\d{2}-\d{2}\.json$/;
const MODE: Mode = { mode: 'readwrite' };

/** What the picker of this browser is; `undefined` for none. */
export const folderPicker = (): Picker | undefined =>
  (globalThis as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker;

export class FolderError extends Error {
  constructor(readonly problem: FolderProblem) {
    super(problem);
  }
}

/** The folder that gets a backup each day. A page may use it again as long as the browser lets it. */
export function createBackupFolder({ pick, place }: FolderDeps) {
  const kept = (): Promise<(FileSystemDirectoryHandle & Permitted) | null> => place.get();
  const isOpen = async (handle: Permitted) =>
    !handle.queryPermission || (await handle.queryPermission(MODE)) === 'granted';

  return {
    async look(): Promise<FolderFound> {
      const handle = pick ? await kept() : null;
      return handle ? { name: handle.name, isPermitted: await isOpen(handle) } : { name: null, isPermitted: false };
    },

    /** Has the browser show its folders; in answer to a press. @returns the name; `null` where none was chosen */
    async choose(): Promise<string | null> {
      const handle = await pick?.({ id: 'elevate-backup', ...MODE }).catch((error: Error) => {
        if (error.name === 'AbortError') return null;
        throw error;
      });
      if (!handle) return null;
      await place.put(handle);
      return handle.name;
    },

    /** Has the browser ask again; in answer to a press. */
    async permit(): Promise<boolean> {
      const handle = await kept();
      return handle !== null && (!handle.requestPermission || (await handle.requestPermission(MODE)) === 'granted');
    },

    /**
     * Writes the backup of a day, whole or not at all, and takes away the oldest that were written so.
     * @param day as in an ISO date
     * @throws `FolderError`
     */
    async write(day: string, content: Blob): Promise<void> {
      const handle = await kept();
      if (!handle) throw new FolderError('gone');
      if (!(await isOpen(handle))) throw new FolderError('permission');
      try {
        const file = await handle.getFileHandle(`elevate-automatic-${day}.json`, { create: true });
        const stream = await file.createWritable();
        await stream.write(content);
        // Only now it is in its place.
        await stream.close();
        const names: string[] = [];
        for await (const [name, { kind }] of entriesOf(handle))
          if (kind === 'file' && NAME.test(name)) names.push(name);
        for (const name of names.sort().slice(0, -DAYS_KEPT)) await handle.removeEntry(name);
      } catch (error) {
        throw new FolderError(problemOf(error));
      }
    },

    forget: (): Promise<void> => place.clear(),
  };
}

export type BackupFolder = ReturnType<typeof createBackupFolder>;

const entriesOf = (folder: FileSystemDirectoryHandle) =>
  (folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }).entries();

function problemOf(error: unknown): FolderProblem {
  switch ((error as Error).name) {
    case 'QuotaExceededError':
      return 'full';
    case 'NoModificationAllowedError':
      return 'read-only';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'permission';
    case 'NotFoundError':
      return 'gone';
    default:
      return 'failed';
  }
}
