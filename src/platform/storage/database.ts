import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { type Backend, NewerStoreError, type StoreName, type Stores, type Tx } from './types';

const DATABASE_VERSION = 1;
/** A browser that has not opened a database by then is treated as one that refuses it (milliseconds). */
const OPEN_TIMEOUT = 8000;

interface Layout extends DBSchema {
  docs: Stores['docs'] & { indexes: { rev: number } };
  files: Stores['files'];
  fileInfo: Stores['fileInfo'];
  quarantine: Stores['quarantine'];
  conflicts: Stores['conflicts'];
  meta: Stores['meta'];
}
type Database = IDBPDatabase<Layout>;

export class OpenTimeoutError extends Error {
  override readonly name = 'OpenTimeoutError';
}

export interface OpenOptions {
  readonly name: string;
  readonly kind: 'main' | 'side';
  /** `false`: a database that does not exist is not made, and `null` is given. */
  readonly create?: boolean;
}

/**
 * Opens one database of the vault. The connection is given up when a newer app asks for it, and taken again with the
 * next transaction.
 * @throws NewerStoreError when the database was made by a newer app; OpenTimeoutError; otherwise the browser's error.
 */
export async function openDatabase(options: OpenOptions & { create: false }): Promise<Backend | null>;
export async function openDatabase(options: OpenOptions): Promise<Backend>;
export async function openDatabase({ name, kind, create = true }: OpenOptions): Promise<Backend | null> {
  let open: Database | null = null;
  const closed = () => {
    open?.close();
    open = null;
  };
  open = await connect(name, create, closed);
  if (!open) return null;

  async function run<T>(
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const begin = async () => {
      open ??= await connect(name, true, closed);
      if (!open) throw new DOMException('The database could not be opened again.', 'InvalidStateError');
      return open.transaction([...stores], mode, { durability: 'strict' });
    };
    const transaction = await begin().catch((error: unknown) => {
      // The browser closed the connection without saying so (seen on iOS after a while in the background).
      if ((error as Error).name !== 'InvalidStateError') throw error;
      closed();
      return begin();
    });
    const committed = transaction.done;
    committed.catch(() => {});
    try {
      const result = await work({
        get: (store, key) => transaction.objectStore(store).get(key as never),
        getAll: (store) => transaction.objectStore(store).getAll(),
        docKeys: () => transaction.objectStore('docs').getAllKeys(),
        docsAfter: (rev) => transaction.objectStore('docs').index('rev').getAll(IDBKeyRange.lowerBound(rev, true)),
        put: async (store, value) => {
          const target = transaction.objectStore(store) as unknown as { put(value: unknown): Promise<unknown> };
          await target.put(value);
        },
        delete: async (store, key) => {
          const target = transaction.objectStore(store) as unknown as { delete(key: unknown): Promise<void> };
          await target.delete(key);
        },
        clear: async (store) => {
          const target = transaction.objectStore(store) as unknown as { clear(): Promise<void> };
          await target.clear();
        },
      });
      await committed;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has already aborted; its own error says why better than the request's.
      }
      const reason = await committed.then(
        () => null,
        (failure: unknown) => failure as Error | null,
      );
      throw (error as Error).name === 'AbortError' && reason ? reason : error;
    }
  }
  return { kind, run, close: closed };
}

/** Removes a database; waits for other tabs to release it. */
export const deleteDatabase = (name: string): Promise<void> => deleteDB(name);

async function connect(name: string, create: boolean, closed: () => void): Promise<Database | null> {
  let absent = false;
  let late = false;
  const opening = openDB<Layout>(name, DATABASE_VERSION, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      if (oldVersion === 0 && !create) {
        absent = true;
        transaction.done.catch(() => {});
        transaction.abort();
        return;
      }
      const docs = database.createObjectStore('docs', { keyPath: ['collection', 'id'] });
      docs.createIndex('rev', 'rev');
      database.createObjectStore('files', { keyPath: 'key' });
      database.createObjectStore('fileInfo', { keyPath: 'key' });
      database.createObjectStore('quarantine', { keyPath: 'id' });
      database.createObjectStore('conflicts', { keyPath: 'id' });
      database.createObjectStore('meta', { keyPath: 'key' });
    },
    blocking: closed,
    terminated: closed,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new OpenTimeoutError(`The database ${name} did not open in ${OPEN_TIMEOUT / 1000} s.`));
    }, OPEN_TIMEOUT);
  });
  opening.then((database) => late && database.close()).catch(() => {});
  try {
    return await Promise.race([opening, timeout]);
  } catch (error) {
    if (absent) return null;
    if ((error as Error).name === 'VersionError') throw new NewerStoreError(`The database ${name} is newer.`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
