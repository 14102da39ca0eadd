import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { presence as ofThisPage, type Presence } from '../presence';
import { type Backend, NewerStoreError, type StoreName, type Stores, type Tx } from './types';
import { whileHere } from './while-here';

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
  readonly presence?: Presence;
}

/**
 * Opens one database of the vault. The connection is given up when a newer app asks for it or the page is left, and taken
 * again with the next transaction. What is being written when the page is left is written when it is shown again.
 * @throws NewerStoreError when the database was made by a newer app; OpenTimeoutError; otherwise the browser's error.
 */
export async function openDatabase(options: OpenOptions & { create: false }): Promise<Backend | null>;
export async function openDatabase(options: OpenOptions): Promise<Backend>;
export async function openDatabase(options: OpenOptions): Promise<Backend | null> {
  const { name, kind, create = true, presence = ofThisPage } = options;
  let open: Database | null = null;
  let opening: Promise<Database | null> | null = null;
  const closed = () => {
    open?.close();
    open = null;
  };
  const reach = (make: boolean) => {
    opening ??= whileHere(presence, (ends) => connect(name, { create: make, closed, presence, ends })).then(
      (database) => {
        opening = null;
        open = database;
        return database;
      },
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  };
  if (!(await reach(create))) return null;
  const forget = presence.onLeave(closed);

  const run: Backend['run'] = (stores, mode, work) => whileHere(presence, (ends) => transact(ends, stores, mode, work));

  async function transact<T>(
    ends: Reach['ends'],
    stores: readonly StoreName[],
    mode: 'readonly' | 'readwrite',
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const begin = async () => {
      const database = open ?? (await reach(true));
      if (!database) throw new DOMException('The database could not be opened again.', 'InvalidStateError');
      return database.transaction([...stores], mode, { durability: 'strict' });
    };
    const transaction = await begin().catch((error: unknown) => {
      // The browser closed the connection without saying so (seen on iOS after a while in the background).
      if ((error as Error).name !== 'InvalidStateError') throw error;
      closed();
      return begin();
    });
    const committed = transaction.done;
    committed.catch(() => {});
    ends(transaction);
    try {
      const result = await work({
        get: (store, key) => transaction.objectStore(store).get(key as never),
        getAll: (store) => transaction.objectStore(store).getAll(),
        docKeys: () => transaction.objectStore('docs').getAllKeys(),
        docsPage: (after, count) =>
          transaction.objectStore('docs').getAll(after && IDBKeyRange.lowerBound(after, true), count),
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
  return {
    kind,
    run,
    close() {
      forget();
      closed();
    },
  };
}

/** Removes a database; waits for other tabs to release it. */
export const deleteDatabase = (name: string): Promise<void> => deleteDB(name);

interface Reach {
  readonly create: boolean;
  readonly closed: () => void;
  readonly presence: Presence;
  readonly ends: (transaction: Pick<IDBTransaction, 'abort'>) => void;
}

async function connect(name: string, { create, closed, presence, ends }: Reach): Promise<Database | null> {
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
      transaction.done.catch(() => {});
      ends(transaction);
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
  let wait = () => {};
  const timeout = new Promise<never>((_, reject) => {
    wait = () => {
      timer = setTimeout(() => {
        late = true;
        reject(new OpenTimeoutError(`The database ${name} did not open in ${OPEN_TIMEOUT / 1000} s.`));
      }, OPEN_TIMEOUT);
    };
  });
  wait();
  // A page that is kept has no time of its own.
  const stops = [presence.onLeave(() => clearTimeout(timer)), presence.onReturn(wait)];
  opening.then((database) => late && database.close()).catch(() => {});
  try {
    return await Promise.race([opening, timeout]);
  } catch (error) {
    if (absent) return null;
    if ((error as Error).name === 'VersionError') throw new NewerStoreError(`The database ${name} is newer.`);
    throw error;
  } finally {
    for (const stop of stops) stop();
    clearTimeout(timer);
  }
}
