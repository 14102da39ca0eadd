import type { LookResult, SendResult } from '../../../machines/contracts/sync';
import type { Vault } from '../storage/vault';
import { openRemote, type StorageAccount } from './accounts';
import { createCycle, type Travelling } from './cycle';
import { type EngineClient, startEngine } from './engine-client';
import type { DeviceNote } from './exchanged';
import type { Ask } from './http';
import { type Membership, writeMembership } from './membership';
import type { Remote } from './remote';
import { createSealer, newSecret } from './seal';
import { createSealedFiles, type FilesReport } from './sealed-files';
import { problemOf } from './storage-test';

export interface SessionOptions {
  /** The name of the vault's database. */
  readonly name: string;
  readonly vault: Pick<Vault, 'since' | 'write' | 'keepBoth' | 'files'>;
  readonly membership: Membership;
  readonly collections: readonly Travelling[];
  readonly now: () => number;
  readonly ask?: Ask;
  readonly startWorker?: () => Worker;
}

/** One device's part in a set of devices, for as long as its page keeps it in step. */
export interface Session {
  readonly membership: Membership;
  look(signal: AbortSignal, onProgress: (done: number, all: number) => void): Promise<LookResult>;
  send(signal: AbortSignal): Promise<SendResult>;
  fill(signal: AbortSignal): Promise<SendResult>;
  devices(): Promise<readonly DeviceNote[]>;
  /** This device, by the name it has in the files it writes. */
  readonly device: string;
  /** When another device's change last came in; `null`: none since this page began. */
  lastForeign(): number | null;
  rename(name: string): Promise<void>;
  /** Other ways of this device: paused, metered networks, whether files travel, another password of the same storage. */
  change(change: Partial<Pick<Membership, 'isPaused' | 'pausesWhenMetered' | 'sendsFiles' | 'account'>>): Promise<void>;
  /** How it stands with the files that documents refer to. @throws the browser's error */
  files(): Promise<FilesReport>;
  /** Removes the files of all devices from the storage; what is on the devices stays. @throws RemoteError */
  removeFiles(): Promise<void>;
  /**
   * Everything goes into another folder under another key. The session is over then; the next one ends the old folder.
   * @throws RemoteError
   */
  changeKey(signal: AbortSignal): Promise<Membership>;
  /** The folder is ended for all devices, and its contents are removed. @throws RemoteError */
  eraseEverywhere(signal: AbortSignal): Promise<void>;
  /** Tells the others that this device left. Best effort: without the network they learn nothing of it. */
  sayGoodbye(signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A device says again at most this often that it is there (milliseconds). */
const NOTE_AGAIN = 6 * 3_600_000;

/** Opens the engine, and the folder of the storage. @throws what `startEngine` does */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { name, vault, collections, now, ask } = options;
  let { membership } = options;
  const client: EngineClient = await startEngine(
    { vault: name, shapes: collections.map(({ shape }) => shape), secret: membership.secret, now: now() },
    options.startWorker,
  );
  const engine = client.port;
  const { space, device } = await engine.state();
  const opened = (account: StorageAccount) => openRemote(account, space, ask);
  let remote = await opened(membership.account);
  /** The storage's files as a look last listed them. */
  let listing: readonly string[] = [];
  const current: Remote = {
    async list() {
      const names = await remote.list();
      listing = names ?? [];
      return names;
    },
    prepare: () => remote.prepare(),
    get: (...file) => remote.get(...file),
    put: (...file) => remote.put(...file),
    remove: (file) => remote.remove(file),
  };
  const cycle = createCycle({ vault, engine, remote: current, collections, now });
  const files = await createSealedFiles({
    vault,
    remote: current,
    collections,
    secret: membership.secret,
    isWanted: () => membership.sendsFiles ?? false,
    now,
  });
  let lastForeign: number | null = null;

  async function become(change: Partial<Membership>): Promise<void> {
    membership = { ...membership, ...change };
    await writeMembership(name, membership);
  }

  /** Tells the others of this device, where they do not know it or not of late. */
  async function note(): Promise<void> {
    const known = (await engine.devices()).find(({ id }) => id === device);
    if (known && known.name === membership.name && now() - known.lookedAt < NOTE_AGAIN) return;
    await engine.noteDevice({ name: membership.name, joinedAt: membership.joinedAt, lookedAt: now() });
  }

  const failed = (error: unknown) => ({ kind: 'failed' as const, ...problemOf(error) });

  return {
    get membership() {
      return membership;
    },
    device,
    async look(signal, onProgress) {
      try {
        await endRetired();
        const look = await cycle.look(signal, onProgress);
        if (look.kind === 'end') {
          // A device that had not read the end yet may have sent one since.
          await files.remove(listing).catch(() => {});
          const by = (await engine.devices()).find(({ id }) => id === look.by)?.name ?? '';
          return { ...look, by };
        }
        if (look.kind !== 'done') return look;
        files.listed(listing, look.unreadable === 0);
        if (look.documents > 0) lastForeign = now();
        if (!membership.isKnown) await become({ isKnown: true });
        await note();
        return { ...look, at: now() };
      } catch (error) {
        signal.throwIfAborted();
        return failed(error);
      }
    },
    async send(signal) {
      try {
        if ((await cycle.takeIn()) === null) return { kind: 'erased' };
        await cycle.send(signal);
        await files.carry(signal);
        return { kind: 'done', at: now() };
      } catch (error) {
        signal.throwIfAborted();
        return failed(error);
      }
    },
    async fill(signal) {
      try {
        await cycle.fill(signal);
        return { kind: 'done', at: now() };
      } catch (error) {
        signal.throwIfAborted();
        return failed(error);
      }
    },
    devices: () => engine.devices(),
    lastForeign: () => lastForeign,
    async rename(next) {
      await become({ name: next });
      await note();
    },
    async change(change) {
      if (change.account) remote = await opened(change.account);
      if (change.sendsFiles === undefined) return become(change);
      await files.rest();
      await become(change).finally(files.resume);
    },
    files: files.report,
    removeFiles: async () => files.remove((await current.list()) ?? []),
    changeKey: (signal) => withoutFiles(() => changeKey(signal)),
    async eraseEverywhere(signal) {
      signal.throwIfAborted();
      await withoutFiles(() => end('erased', remote));
    },
    async sayGoodbye(signal) {
      await engine.noteDevice(null);
      await cycle.send(signal);
    },
    close() {
      void files.rest();
      client.close();
    },
  };

  async function changeKey(signal: AbortSignal): Promise<Membership> {
    await cycle.takeIn();
    const secret = newSecret();
    const { space: next, file } = await engine.under(secret, now());
    const target = await openRemote(membership.account, next, ask);
    signal.throwIfAborted();
    await target.prepare();
    await target.put(file.name, file.bytes);
    await engine.moved(file.name);
    // Noted first: where the page ends now, the next one ends the old folder.
    await become({ secret, retired: membership.secret });
    return membership;
  }

  /** The folder is given up, and no file is to come into it meanwhile; where it is not given up after all, they go on. */
  async function withoutFiles<T>(work: () => Promise<T>): Promise<T> {
    await files.rest();
    try {
      return await work();
    } catch (error) {
      files.resume();
      throw error;
    }
  }

  /** The old files go, the last one stays: it tells every device what became of the folder. */
  async function end(why: 'key-changed' | 'erased', folder: Remote, secret?: Uint8Array): Promise<void> {
    const last = await engine.end(why, now(), secret);
    await folder.put(last.name, last.bytes);
    for (const old of (await folder.list()) ?? []) if (old !== last.name) await folder.remove(old);
  }

  async function endRetired(): Promise<void> {
    const { retired, account } = membership;
    if (!retired) return;
    const { space: old } = await createSealer(retired);
    await end('key-changed', await openRemote(account, old, ask), retired);
    await become({ retired: undefined });
  }
}

/** Whether a storage has a folder of this key. @throws RemoteError */
export async function hasSpace(account: StorageAccount, secret: Uint8Array, ask?: Ask): Promise<boolean> {
  const { space } = await createSealer(secret);
  return (await (await openRemote(account, space, ask)).list())?.some((name) => name.endsWith('.e')) ?? false;
}

/** Makes the folder of a new set of devices. @throws RemoteError */
export async function makeSpace(account: StorageAccount, secret: Uint8Array, ask?: Ask): Promise<void> {
  const { space } = await createSealer(secret);
  await (await openRemote(account, space, ask)).prepare();
}
