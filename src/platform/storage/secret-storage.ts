import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { presence } from '../presence';
import { whileHere } from './while-here';

/** Where remembered keys live. */
export interface SecretStorage {
  /** Plain keys, and of sealed ones the names. */
  all(): Promise<{ readonly plain: ReadonlyMap<string, string>; readonly sealed: ReadonlySet<string> }>;
  /** @throws also when there is a sealed key: a plain one beside it would give it away */
  put(provider: string, key: string): Promise<void>;
  delete(provider: string): Promise<void>;
  clear(): Promise<void>;
  sealedOf(provider: string): Promise<Blob | null>;
  /** The sealed key in the place of the plain one, in one transaction. */
  seal(provider: string, sealed: Blob): Promise<void>;
  /** The plain key in the place of the sealed one, in one transaction. */
  unseal(provider: string, key: string): Promise<void>;
}

const PLAIN = 'secrets';
const SEALED = 'sealed';
/** From 2 on there are sealed keys: an older tab gets no database, rather than take one for a key. */
const VERSION = 2;
const databaseOf = (name: string) => `${name}-secrets`;

/** A database of its own, so that no export of documents can reach it. */
export function secretStorage(name: string): SecretStorage {
  let open: Promise<IDBPDatabase<Stored>> | null = null;
  const connect = () => {
    open ??= openDB<Stored>(databaseOf(name), VERSION, {
      upgrade: (database, oldVersion) => {
        if (oldVersion < 1) database.createObjectStore(PLAIN);
        database.createObjectStore(SEALED);
      },
      blocking: (_now, _wanted, event) => {
        open = null;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        open = null;
      },
    });
    open.catch(() => {
      open = null;
    });
    return open;
  };
  presence.onLeave(() => {
    const left = open;
    open = null;
    left?.then(
      (database) => database.close(),
      () => {},
    );
  });
  /** Committed with its last request, so that a page which is left at this moment has written it. */
  const write = (requests: (plain: Writable<typeof PLAIN>, sealed: Writable<typeof SEALED>) => Promise<unknown>[]) =>
    whileHere(presence, async (ends) => {
      const transaction = (await connect()).transaction([PLAIN, SEALED], 'readwrite');
      ends(transaction);
      const written = requests(transaction.objectStore(PLAIN), transaction.objectStore(SEALED));
      transaction.commit();
      await Promise.all([...written, transaction.done]);
    });
  return {
    all: () =>
      whileHere(presence, async (ends) => {
        const transaction = (await connect()).transaction([PLAIN, SEALED]);
        transaction.done.catch(() => {});
        ends(transaction);
        const [keys, values, sealed] = await Promise.all([
          transaction.objectStore(PLAIN).getAllKeys(),
          transaction.objectStore(PLAIN).getAll(),
          transaction.objectStore(SEALED).getAllKeys(),
        ]);
        return { plain: new Map(keys.map((key, index) => [key, String(values[index])])), sealed: new Set(sealed) };
      }),
    put: (provider, key) =>
      whileHere(presence, async (ends) => {
        const transaction = (await connect()).transaction([PLAIN, SEALED], 'readwrite');
        transaction.done.catch(() => {});
        ends(transaction);
        if ((await transaction.objectStore(SEALED).getKey(provider)) !== undefined)
          throw new DOMException('Another tab has locked this key.', 'InvalidStateError');
        const written = transaction.objectStore(PLAIN).put(key, provider);
        transaction.commit();
        await Promise.all([written, transaction.done]);
      }),
    delete: (provider) => write((plain, sealed) => [plain.delete(provider), sealed.delete(provider)]),
    clear: () => write((plain, sealed) => [plain.clear(), sealed.clear()]),
    async sealedOf(provider) {
      const bytes = await whileHere(presence, async (ends) => {
        const transaction = (await connect()).transaction(SEALED);
        transaction.done.catch(() => {});
        ends(transaction);
        return transaction.store.get(provider);
      });
      return bytes ? new Blob([bytes]) : null;
    },
    async seal(provider, sealed) {
      const bytes = await sealed.arrayBuffer();
      await write((plain, locked) => [plain.delete(provider), locked.put(bytes, provider)]);
    },
    unseal: (provider, key) => write((plain, sealed) => [sealed.delete(provider), plain.put(key, provider)]),
  };
}

interface Stored extends DBSchema {
  [PLAIN]: { key: string; value: string };
  [SEALED]: { key: string; value: ArrayBuffer };
}
type Writable<S extends typeof PLAIN | typeof SEALED> = IDBPObjectStore<
  Stored,
  [typeof PLAIN, typeof SEALED],
  S,
  'readwrite'
>;
