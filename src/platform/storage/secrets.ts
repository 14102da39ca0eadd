import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { presence } from '../presence';
import { type OpenChannel, openChannel } from './channel';
import { whileHere } from './while-here';

/** The keys of model providers. They are in memory unless the user has one remembered; never in documents or backups. */
export interface Secrets {
  /** Resolves when remembered keys are there; never rejects. */
  readonly ready: Promise<void>;
  read(provider: string): string | null;
  /** Holds a key; returns whether it is on the device afterwards: `false` even when the browser refused. */
  set(provider: string, key: string, options: { readonly remember: boolean }): Promise<boolean>;
  /** Drops a key from memory and from the device. @throws when the device did not delete it. */
  forget(provider: string): Promise<void>;
  remembered(provider: string): boolean;
  /** What there are keys for, in memory or on the device. */
  slots(): readonly string[];
  /** Called when a key came, went or changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/** Where remembered keys live. */
export interface SecretStorage {
  all(): Promise<ReadonlyMap<string, string>>;
  put(provider: string, key: string): Promise<void>;
  delete(provider: string): Promise<void>;
  clear(): Promise<void>;
}

const STORE = 'secrets';
const databaseOf = (name: string) => `${name}-secrets`;
const channelOf = (name: string) => `${name}-secrets`;

export interface SecretsOptions {
  /** The vault's name. Default: `elevate`. */
  readonly name?: string;
  readonly storage?: SecretStorage;
  readonly channel?: OpenChannel;
}

/** The keys of this tab; remembered ones are shared with other tabs, through the disk and never by a message. */
export function createSecrets({
  name = 'elevate',
  storage = secretStorage(name),
  channel: open = openChannel,
}: SecretsOptions = {}): Secrets {
  const held = new Map<string, string>();
  const onDisk = new Set<string>();
  /** Changed by this tab and not on disk yet, with how often: what is read from the disk meanwhile is older. */
  const pending = new Map<string, number>();
  const listeners = new Set<() => void>();
  const channel = open(channelOf(name));
  let queue: Promise<unknown> = Promise.resolve();

  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  /** One after the other, in the order of the calls. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  async function change<T>(provider: string, work: () => Promise<T>): Promise<T> {
    pending.set(provider, (pending.get(provider) ?? 0) + 1);
    changed();
    try {
      return await inTurn(work);
    } finally {
      const left = (pending.get(provider) ?? 1) - 1;
      if (left > 0) pending.set(provider, left);
      else pending.delete(provider);
      changed();
    }
  }

  async function reload(): Promise<void> {
    const stored = await storage.all().catch(() => null);
    if (!stored) return;
    for (const provider of onDisk)
      if (!stored.has(provider)) {
        onDisk.delete(provider);
        if (!pending.has(provider)) held.delete(provider);
      }
    for (const [provider, key] of stored) {
      onDisk.add(provider);
      if (!pending.has(provider)) held.set(provider, key);
    }
    changed();
  }

  async function drop(provider: string): Promise<void> {
    if (!onDisk.has(provider)) return;
    await storage.delete(provider);
    onDisk.delete(provider);
    channel?.postMessage({ type: 'changed' });
  }

  if (channel)
    channel.onmessage = ({ data }) => {
      if ((data as { type?: unknown } | null)?.type === 'erased') {
        held.clear();
        changed();
      }
      void inTurn(reload);
    };

  return {
    ready: inTurn(reload),
    read: (provider) => held.get(provider) ?? null,
    set(provider, key, { remember }) {
      held.set(provider, key);
      return change(provider, async () => {
        if (remember)
          try {
            await storage.put(provider, key);
            onDisk.add(provider);
            channel?.postMessage({ type: 'changed' });
            return true;
          } catch {
            // A former key must not come back in place of the one that could not be stored.
          }
        await drop(provider).catch(() => {});
        return onDisk.has(provider) && !remember;
      });
    },
    forget(provider) {
      held.delete(provider);
      return change(provider, () => drop(provider));
    },
    remembered: (provider) => onDisk.has(provider),
    slots: () => [...held.keys()],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Removes every remembered key and tells all tabs to drop theirs. @throws when the device did not delete them. */
export async function eraseSecrets(name: string, open: OpenChannel = openChannel): Promise<void> {
  await secretStorage(name).clear();
  const channel = open(channelOf(name));
  channel?.postMessage({ type: 'erased' });
  channel?.close();
}

/** A database of its own, so that no export of documents can reach it. */
function secretStorage(name: string): SecretStorage {
  let open: Promise<IDBPDatabase<Stored>> | null = null;
  const connect = () => {
    open ??= openDB<Stored>(databaseOf(name), 1, {
      upgrade: (database) => {
        database.createObjectStore(STORE);
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
  const write = (request: (store: Writable) => Promise<unknown>) =>
    whileHere(presence, async (ends) => {
      const transaction = (await connect()).transaction(STORE, 'readwrite');
      ends(transaction);
      const written = request(transaction.store);
      transaction.commit();
      await Promise.all([written, transaction.done]);
    });
  return {
    all: () =>
      whileHere(presence, async (ends) => {
        const transaction = (await connect()).transaction(STORE);
        transaction.done.catch(() => {});
        ends(transaction);
        const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
        return new Map(keys.map((key, index) => [key, String(values[index])]));
      }),
    put: (provider, key) => write((store) => store.put(key, provider)),
    delete: (provider) => write((store) => store.delete(provider)),
    clear: () => write((store) => store.clear()),
  };
}

type Stored = {
  [STORE]: { key: string; value: string };
};
type Writable = IDBPObjectStore<Stored, [typeof STORE], typeof STORE, 'readwrite'>;
