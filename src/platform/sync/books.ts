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
  /** When, in milliseconds since the epoch; missing in what older apps noted. */
  readonly at?: number;
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
  /** In pieces of at most {@link A_PIECE}. */
  inbox: { key: number; value: readonly Delivery[] };
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
      database.createObjectStore('inbox', { autoIncrement: true });
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
  /** Pieces of the inbox that are not needed any more. */
  readonly delivered?: readonly number[];
  readonly account?: Partial<Omit<Account, 'term'>>;
}

/** What this device keeps of its replica: its own database, never in a backup. */
export interface Books {
  readonly account: Account;
  readonly parts: readonly Uint8Array[];
  readonly inbox: readonly (readonly [piece: number, deliveries: readonly Delivery[]])[];
  /** @throws OvertakenError; otherwise the browser's error, and nothing was noted. @returns the pieces of the inbox, by their numbers */
  note(entry: Entry): Promise<readonly number[]>;
  outbox(): Promise<{ readonly updates: readonly Uint8Array[]; readonly upTo: number }>;
  close(): void;
}

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
  const pieces = await begin.objectStore('inbox').getAll();
  const numbers = await begin.objectStore('inbox').getAllKeys();
  const inbox = numbers.map((number, index): [number, readonly Delivery[]] => [number, pieces[index] ?? []]);
  await begin.done;
  const { term } = account;

  async function note(entry: Entry): Promise<readonly number[]> {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    transaction.done.catch(() => {});
    const [partsStore, outbox, inboxStore, accounts] = STORES.map((name) => transaction.objectStore(name)) as never as [
      Store<number, Uint8Array>,
      Store<number, Uint8Array>,
      Store<number, readonly Delivery[]>,
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
    const inPieces = piecesOf(entry.inbox ?? []).map((piece) => inboxStore.add(piece) as Promise<number>);
    for (const number of entry.delivered ?? []) requests.push(inboxStore.delete(number));
    if (entry.account) requests.push(accounts.put(next, 'account'));
    const [numbers] = await Promise.all([Promise.all(inPieces), ...requests, transaction.done]);
    account = next;
    return numbers;
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

/** Documents that the vault is given in one go. */
export const A_PIECE = 200;

export function piecesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / A_PIECE) }, (_, at) =>
    all.slice(at * A_PIECE, (at + 1) * A_PIECE),
  );
}

/** As much of a store as is used; the library's type depends on the transaction's whole list. */
interface Store<Key, Value> {
  get(key: Key): Promise<Value | undefined>;
  put(value: Value, key: Key): Promise<unknown>;
  add(value: Value): Promise<unknown>;
  delete(key: Key | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}
