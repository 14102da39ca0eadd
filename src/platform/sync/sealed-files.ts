/**
 * Files that documents refer to, as a report refers to its PDF, between the vault and the storage. Each is one immutable
 * sealed file beside those of the documents, under a name that every device of the set finds from the file's key. The page
 * that keeps the devices in step asks it, after the documents; the engine knows nothing of it.
 */
import type { StorageProblem } from '../../../machines/contracts/sync';
import { recordingOf } from '../storage/file-kinds';
import type { Vault } from '../storage/vault';
import type { Travelling } from './cycle';
import { pack, unpack } from './parcel';
import type { Remote } from './remote';
import { createNamer, createSealer } from './seal';
import { problemOf } from './storage-test';

/** Larger files stay on their device (bytes). */
export const LARGEST_FILE = 20 * 1_048_576;
/** Of the names of sealed files; those of documents end in `.e`. */
const ENDING = '.f';
/** Listings in a row that miss a file, or have one that nothing refers to, before something is done: some storages list late, or half. */
const LISTINGS = 3;
/** No file is begun when a turn has taken so long (milliseconds): documents wait for it. */
const A_TURN = 10_000;
/** Before what failed is tried again (milliseconds); it doubles with each failure. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 3_600_000;

/** How it stands with the files of this device. */
export interface FilesReport {
  /** Files that documents refer to, that are on this device and may travel, and their bytes together. */
  readonly count: number;
  readonly bytes: number;
  /** Those that stay, for they are larger than a file may be. */
  readonly tooLarge: number;
  /** Sealed files in the storage when it was last listed. */
  readonly stored: number;
  /** Sealed files that could not be opened; nothing of them was kept. */
  readonly unreadable: number;
  /** Why the storage did not take or give a file the last time; `null`: it did. */
  readonly problem: StorageProblem | null;
}

export interface SealedFiles {
  /**
   * What the storage has now.
   * @param isWhole whether every file of documents in it was read: only then a file that nothing refers to is one too many
   */
  listed(names: readonly string[], isWhole: boolean): void;
  /**
   * Removes sealed files that nothing refers to any more, fetches those that are missing here, sends those that are missing
   * there. What fails is in the report, and is tried again later.
   * @throws the reason of the signal
   */
  carry(signal: AbortSignal): Promise<void>;
  /** @throws the browser's error */
  report(): Promise<FilesReport>;
  /** Removes the sealed files among these names. @throws RemoteError */
  remove(names: readonly string[]): Promise<void>;
  /** Gives up what is being carried; nothing more is, until `resume`. */
  rest(): Promise<void>;
  /** Goes on, at once also with what failed. */
  resume(): void;
}

export interface SealedFilesDeps {
  readonly vault: Pick<Vault, 'since' | 'files'>;
  readonly remote: Pick<Remote, 'get' | 'put' | 'remove'>;
  readonly collections: readonly Travelling[];
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** Whether the learner wants files to travel. */
  readonly isWanted: () => boolean;
  readonly now: () => number;
}

/** What goes along with a file's bytes. */
interface FileHead {
  readonly key: string;
  readonly name: string;
  readonly type: string;
}

interface Wait {
  /** `null`: the file could not be opened. */
  readonly problem: StorageProblem | null;
  readonly failures: number;
  readonly until: number;
}

export async function createSealedFiles(deps: SealedFilesDeps): Promise<SealedFiles> {
  const { vault, remote, collections, secret, isWanted, now } = deps;
  const sealer = await createSealer(secret);
  const namer = await createNamer(secret);
  const byName = new Map(collections.map((one) => [one.spec.name, one]));
  /** Keys of files, by the document that refers to them. */
  const references = new Map<string, string>();
  const names = new Map<string, string>();
  /** What is not tried again yet: sending, fetching or removing, or one sealed file. */
  const waits = new Map<string, Wait>();
  const unreadable = new Set<string>();
  /** How many listings in a row missed a file that was there before, and had one that nothing refers to. */
  const missed = new Map<string, number>();
  const unneeded = new Map<string, number>();
  /** Removed in this session: one that comes back is needed by another device. */
  const removed = new Set<string>();
  let stored: Set<string> | null = null;
  /** Whether the last listing may still tell that nothing refers to a file. */
  let tells = false;
  let read: { rev: number; epoch: number } | null = null;
  let reading: Promise<void> = Promise.resolve();
  let stop = new AbortController();
  let running: Promise<void> | null = null;

  async function readOn(): Promise<void> {
    const feed = await vault.since(read?.rev ?? 0);
    if (read && feed.epoch !== read.epoch) references.clear();
    for (const { collection, id, value } of feed.documents) {
      const { file, travels = () => true } = byName.get(collection) ?? {};
      if (!file) continue;
      const key = travels(id) ? (value as Readonly<Record<string, unknown>> | undefined)?.[file] : undefined;
      if (typeof key === 'string' && key !== '' && recordingOf(key) === null)
        references.set(`${collection}\n${id}`, key);
      else references.delete(`${collection}\n${id}`);
    }
    read = { rev: feed.rev, epoch: feed.epoch };
  }

  /** Keys of the files that documents refer to, and those of them that this device has. */
  async function known() {
    reading = reading.then(readOn, readOn);
    await reading;
    const keys = new Set(references.values());
    const here = (await vault.files.list()).filter(({ key, kept }) => kept && keys.has(key));
    return { keys, here: new Map(here.map((info) => [info.key, info])) };
  }

  async function nameOf(key: string): Promise<string> {
    const name = names.get(key) ?? `${await namer(key)}${ENDING}`;
    names.set(key, name);
    return name;
  }

  function listed(all: readonly string[], isWhole: boolean): void {
    const before = stored ?? new Set<string>();
    stored = new Set(all.filter((name) => name.endsWith(ENDING)));
    tells = isWhole;
    for (const name of [...before, ...missed.keys()])
      if (!stored.has(name)) missed.set(name, (before.has(name) ? 0 : (missed.get(name) ?? 0)) + 1);
    for (const name of stored) missed.delete(name);
  }

  /** One after another, until one fails: those that follow would fail like it, unless it was too large alone. */
  async function inTurn(
    does: 'remove' | 'fetch' | 'send',
    due: readonly string[],
    began: number,
    signal: AbortSignal,
    work: (name: string) => Promise<void>,
  ): Promise<void> {
    if (due.length === 0) waits.delete(does);
    for (const name of due) {
      const isWaiting = [does, name].some((what) => now() < (waits.get(what)?.until ?? 0));
      if (isWaiting || now() - began > A_TURN) continue;
      signal.throwIfAborted();
      try {
        await work(name);
        waits.delete(does);
      } catch (error) {
        signal.throwIfAborted();
        const { problem, after } = problemOf(error);
        wait(problem === 'too-large' ? name : does, problem, after);
      }
    }
  }

  function wait(what: string, problem: StorageProblem | null, after: number | null = null): void {
    const failures = (waits.get(what)?.failures ?? 0) + 1;
    const longer = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
    waits.set(what, { problem, failures, until: now() + (after ?? longer) });
  }

  async function carryAll(signal: AbortSignal): Promise<void> {
    const there = stored;
    if (!there || !isWanted() || signal.aborted) return;
    const began = now();
    const { keys, here } = await known();
    const needed = new Map<string, string>();
    for (const key of keys) needed.set(await nameOf(key), key);
    const keyOf = (name: string) => needed.get(name) ?? '';
    for (const name of waits.keys()) {
      const isStill = needed.has(name) && there.has(name) === unreadable.has(name);
      if (!name.endsWith(ENDING) || isStill) continue;
      waits.delete(name);
      unreadable.delete(name);
    }
    const every = [...needed.keys()];
    await inTurn('remove', tooMany(there, needed), began, signal, async (name) => {
      await remote.remove(name);
      there.delete(name);
      removed.add(name);
    });
    const toFetch = every.filter((name) => there.has(name) && !here.has(keyOf(name)));
    await inTurn('fetch', toFetch, began, signal, (name) => fetchOne(there, name, keyOf(name), signal));
    const isMissing = (name: string) => !there.has(name) && (missed.get(name) ?? LISTINGS) >= LISTINGS;
    const toSend = every.filter((name) => isMissing(name) && (here.get(keyOf(name))?.size ?? Infinity) <= LARGEST_FILE);
    await inTurn('send', toSend, began, signal, async (name) => {
      const info = here.get(keyOf(name));
      const file = info && (await vault.files.get(info.key));
      if (!file) return;
      const head: FileHead = { key: info.key, name: info.name, type: info.type };
      const plain = pack({ head, body: new Uint8Array(await file.arrayBuffer()) });
      await remote.put(name, await sealer.seal(name, plain), signal);
      there.add(name);
      missed.delete(name);
      waits.delete(name);
    });
  }

  /** Sealed files that nothing refers to, and that nothing referred to at the last listings. */
  function tooMany(there: ReadonlySet<string>, needed: ReadonlyMap<string, string>): string[] {
    for (const name of needed.keys()) removed.delete(name);
    for (const name of [...unneeded.keys()]) if (!there.has(name) || needed.has(name)) unneeded.delete(name);
    if (tells) for (const name of there) if (!needed.has(name)) unneeded.set(name, (unneeded.get(name) ?? 0) + 1);
    tells = false;
    return [...unneeded].flatMap(([name, count]) => (count >= LISTINGS && !removed.has(name) ? name : []));
  }

  async function fetchOne(there: Set<string>, name: string, key: string, signal: AbortSignal): Promise<void> {
    const sealed = await remote.get(name, signal);
    if (!sealed) {
      there.delete(name);
      return;
    }
    const file = await opened(name, key, sealed);
    if (!file) {
      unreadable.add(name);
      // Half of it may be on its way, where another program brings the files.
      wait(name, null);
      return;
    }
    unreadable.delete(name);
    waits.delete(name);
    signal.throwIfAborted();
    const { kept } = await vault.files.put(key, file);
    if (kept) return;
    // In memory alone it would be gone with the tab; it is fetched again once there is room.
    await vault.files.delete(key).catch(() => {});
    throw new Error('There is no room on this device.');
  }

  /** `null`: it is not the file of this key, or damaged. */
  async function opened(name: string, key: string, sealed: Uint8Array): Promise<File | null> {
    try {
      const { head, body } = unpack<FileHead>(await sealer.open(name, sealed));
      return head.key === key ? new File([body.slice()], head.name, { type: head.type }) : null;
    } catch {
      return null;
    }
  }

  return {
    listed,
    async carry(signal) {
      const both = AbortSignal.any([signal, stop.signal]);
      running = carryAll(both).catch((error) => {
        if (!both.aborted) wait('send', problemOf(error).problem);
      });
      await running;
      signal.throwIfAborted();
    },
    async report() {
      const { here } = await known();
      const all = [...here.values()];
      const small = all.filter(({ size }) => size <= LARGEST_FILE);
      return {
        count: small.length,
        bytes: small.reduce((sum, { size }) => sum + size, 0),
        tooLarge: all.length - small.length,
        stored: stored?.size ?? 0,
        unreadable: unreadable.size,
        problem: isWanted() ? ([...waits.values()].find((one) => one.problem)?.problem ?? null) : null,
      };
    },
    async remove(all) {
      for (const name of all)
        if (name.endsWith(ENDING)) {
          await remote.remove(name);
          stored?.delete(name);
          missed.delete(name);
        }
    },
    async rest() {
      stop.abort();
      await running;
    },
    resume() {
      stop = new AbortController();
      waits.clear();
      unreadable.clear();
    },
  };
}
