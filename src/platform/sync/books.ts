import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { devicesName } from '../storage/core';
import type { DocumentKey } from './replica';

/** A document of other devices that the vault has not confirmed yet. */
export interface Delivery extends DocumentKey {
  /** What vault and replica agreed on before. */
  readonly base: unknown;
  /** Paths of this device's own that another one replaced. */
  readonly lost: readonly string[];
}

/** Where the vault was read up to. */
export interface Cursor {
  readonly rev: number;
  readonly epoch: number;
}

export interface Account {
  /** This device, in the files it writes. */
  readonly device: string;
  /** Clients of Yjs under which it wrote. */
  readonly clients: readonly number[];
  readonly cursor: Cursor | null;
  /** The versions of collections that were last taken in. */
  readonly versions: Readonly<Record<string, number>>;
  /** Files of the storage whose contents are in the replica. */
  readonly seen: readonly string[];
  /** The file that is on its way: what it holds of the outbox, up to this number. */
  readonly sending: { readonly name: string; readonly upTo: number } | null;
  /** Raised by each tab that takes over, so that one that lost its turn writes nothing more. */
  readonly term: number;
}

interface Layout extends DBSchema {
  /** Updates of which the replica is made. */
  parts: { key: number; value: Uint8Array };
  /** Updates of this device that no file has. */
  outbox: { key: number; value: Uint8Array };
  inbox: { key: string; value: Delivery };
  account: { key: 'account'; value: Account };
  /** Held by the page; see `membership.ts`. */
  membership: { key: string; value: unknown };
}

const STORES = ['parts', 'outbox', 'inbox', 'account'] as const;
const VERSION = 1;

export type BooksDatabase = IDBPDatabase<Layout>;

export function openBooksDatabase(vault: string, closed: () => void = () => {}): Promise<BooksDatabase> {
  return openDB<Layout>(devicesName(vault), VERSION, {
    upgrade(database) {
      database.createObjectStore('parts', { autoIncrement: true });
      database.createObjectStore('outbox', { autoIncrement: true });
      database.createObjectStore('inbox');
      database.createObjectStore('account');
      database.createObjectStore('membership');
    },
    blocking(_now, _wanted, event) {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

/** Removes what this device knows of the others; its own data stays. */
export const deleteBooks = (vault: string): Promise<void> => deleteDB(devicesName(vault));

/** Another tab has taken over. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** One step: what is added, taken away and noted, all of it or nothing. */
export interface Entry {
  readonly parts?: readonly Uint8Array[];
  /** All parts, in place of those there are. */
  readonly allParts?: Uint8Array;
  readonly outgoing?: Uint8Array | null;
  readonly sentUpTo?: number;
  readonly inbox?: readonly Delivery[];
  readonly delivered?: readonly DocumentKey[];
  readonly account?: Partial<Omit<Account, 'term'>>;
}

/** What this device keeps of its replica: its own database, never in a backup. */
export interface Books {
  readonly account: Account;
  readonly parts: readonly Uint8Array[];
  readonly inbox: readonly Delivery[];
  /** @throws OvertakenError; otherwise the browser's error, and nothing was noted */
  note(entry: Entry): Promise<void>;
  outbox(): Promise<{ readonly updates: readonly Uint8Array[]; readonly upTo: number }>;
  close(): void;
}

const deliveryKey = ({ collection, id }: DocumentKey) => `${collection}\n${id}`;

/** Opens the books and takes over from whichever tab had them. */
export async function openBooks(vault: string, newDevice: () => string): Promise<Books> {
  const database = await openBooksDatabase(vault);
  const begin = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const found = await begin.objectStore('account').get('account');
  let account: Account = {
    ...(found ?? { device: newDevice(), clients: [], cursor: null, versions: {}, seen: [], sending: null, term: 0 }),
    term: (found?.term ?? 0) + 1,
  };
  await begin.objectStore('account').put(account, 'account');
  const parts = await begin.objectStore('parts').getAll();
  const inbox = await begin.objectStore('inbox').getAll();
  await begin.done;
  const { term } = account;

  async function note(entry: Entry): Promise<void> {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    transaction.done.catch(() => {});
    const [partsStore, outbox, inboxStore, accounts] = STORES.map((name) => transaction.objectStore(name)) as never as [
      Store<number, Uint8Array>,
      Store<number, Uint8Array>,
      Store<string, Delivery>,
      Store<string, Account>,
    ];
    const now = await accounts.get('account');
    if (now?.term !== term) {
      transaction.abort();
      throw new OvertakenError('Another tab has taken over.');
    }
    const next: Account = { ...account, ...entry.account };
    const requests: Promise<unknown>[] = [];
    if (entry.allParts) requests.push(partsStore.clear(), partsStore.add(entry.allParts));
    for (const part of entry.parts ?? []) requests.push(partsStore.add(part));
    if (entry.outgoing) requests.push(outbox.add(entry.outgoing));
    if (entry.sentUpTo !== undefined) requests.push(outbox.delete(IDBKeyRange.upperBound(entry.sentUpTo)));
    for (const delivery of entry.inbox ?? []) requests.push(inboxStore.put(delivery, deliveryKey(delivery)));
    for (const key of entry.delivered ?? []) requests.push(inboxStore.delete(deliveryKey(key)));
    if (entry.account) requests.push(accounts.put(next, 'account'));
    await Promise.all([...requests, transaction.done]);
    account = next;
  }

  return {
    get account() {
      return account;
    },
    parts,
    inbox,
    note,
    async outbox() {
      const transaction = database.transaction('outbox');
      const [updates, keys] = await Promise.all([transaction.store.getAll(), transaction.store.getAllKeys()]);
      return { updates, upTo: keys.at(-1) ?? 0 };
    },
    close: () => database.close(),
  };
}

/** As much of a store as is used; the library's type depends on the transaction's whole list. */
interface Store<Key, Value> {
  get(key: Key): Promise<Value | undefined>;
  put(value: Value, key: Key): Promise<unknown>;
  add(value: Value): Promise<unknown>;
  delete(key: Key | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}
