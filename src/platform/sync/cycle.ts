/**
 * One look at the storage, and one sending, on the page: what the vault has goes to the engine, what the storage has goes
 * through the engine to the vault. To the vault it is one more tab.
 */
import { understand } from '../storage/documents';
import { fieldAt } from '../storage/field-path';
import type { CollectionSpec } from '../storage/types';
import type { Vault } from '../storage/vault';
import { type Cursor, piecesOf } from './books';
import type { SyncEngine } from './engine';
import type { DeliveredDocument, EngineState, LocalDocument, Received, SealedFile } from './exchanged';
import { isPlain, same } from './leaves';
import type { Remote } from './remote';

import type { SyncShape } from './shapes';
import { arePointsInTime, type DocumentKey, fieldsOf } from './stored-form';

/** The engine as the page asks it: in a worker, or, in tests, beside it. */
export type EnginePort = {
  [Name in
    | 'state'
    | 'takeIn'
    | 'listed'
    | 'receive'
    | 'delivered'
    | 'outgoing'
    | 'sent'
    | 'wantsFold'
    | 'whole'
    | 'folded'
    | 'ask'
    | 'end'
    | 'under'
    | 'moved'
    | 'devices'
    | 'noteDevice'
    | 'size']: (...input: Parameters<SyncEngine[Name]>) => Promise<Awaited<ReturnType<SyncEngine[Name]>>>;
};

/** A collection that travels, as the page knows it. */
export interface Travelling {
  readonly spec: CollectionSpec;
  readonly shape: SyncShape;
  /** What the document holds on a device that has none yet, of the fields that stay there. */
  readonly own?: Readonly<Record<string, unknown>>;
  /** Which of its documents travel. Default: all. */
  readonly travels?: (id: string) => boolean;
  /** The field of its documents with the key of a stored file; see `sealed-files.ts`. */
  readonly file?: string;
}

export interface CycleDeps {
  readonly vault: Pick<Vault, 'since' | 'write' | 'keepBoth'>;
  readonly engine: EnginePort;
  readonly remote: Remote;
  readonly collections: readonly Travelling[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How a look ended. */
export type Look =
  | {
      readonly kind: 'done';
      /** Documents of other devices that were taken in. */
      readonly documents: number;
      /** Values of this device that another one's replaced, and that are kept aside. */
      readonly keptAside: number;
      /** Files that could not be read. */
      readonly unreadable: number;
    }
  /** A newer app wrote what is there; nothing was taken in. */
  | { readonly kind: 'newer' }
  | ({ readonly kind: 'end' } & NonNullable<Received['end']>)
  /** The folder is gone, or empty. */
  | { readonly kind: 'lost' }
  /** Everything on this device was erased. */
  | { readonly kind: 'erased' };

export interface Cycle {
  /**
   * Takes this device's changes in, and brings those of others into the vault.
   * @param onProgress documents written of how many, where there are many
   * @throws RemoteError; OvertakenError; the browser's error. What was taken in until then is on the disk.
   */
  look(signal: AbortSignal, onProgress?: (done: number, all: number) => void): Promise<Look>;
  /** Takes this device's changes in. @returns whether something is to be sent; `null`: everything was erased */
  takeIn(): Promise<boolean | null>;
  /** Sends what no file has yet, and folds files where there are many. @throws as `look` */
  send(signal: AbortSignal): Promise<void>;
  /** Puts everything there is into the storage again. */
  fill(signal: AbortSignal): Promise<void>;
}

/** Files that are fetched at once. */
const AT_ONCE = 6;
/** Looks in a row that miss a file, or cannot read it, before something is done: some storages list late, or half. */
const MISSES = 3;

export function createCycle({ vault, engine, remote, collections, now }: CycleDeps): Cycle {
  const byName = new Map(collections.map((one) => [one.spec.name, one]));
  /** How many looks in a row missed a file, or could not read it. */
  const misses = new Map<string, number>();
  const asked = new Set<string>();
  /** Revs under which the vault has what came from the replica as it came: those need not be taken in. */
  const asDelivered = new Map<string, number>();
  let started: Promise<EngineState> | null = null;
  let cursor: Cursor | null = null;

  /** First what an earlier start could not bring to the vault any more. */
  function start(): Promise<EngineState> {
    started ??= engine.state().then(async (state) => {
      cursor = state.cursor;
      await deliver(state.undelivered);
      return state;
    });
    started.catch(() => {
      started = null;
    });
    return started;
  }

  async function takeIn(): Promise<boolean | null> {
    await start();
    const at = now();
    const feed = await vault.since(cursor?.rev ?? 0);
    if (cursor && feed.epoch !== cursor.epoch) return null;
    const next: Cursor = { rev: feed.rev, epoch: feed.epoch, at };
    const before = cursor?.at ?? 0;
    const documents = feed.documents
      .filter(({ collection, id, rev }) => {
        if (asDelivered.get(nameOf({ collection, id })) === rev) return false;
        const known = byName.get(collection);
        return known !== undefined && (known.travels?.(id) ?? true);
      })
      .map(
        ({ collection, id, value, updatedAt }): LocalDocument =>
          updatedAt < before ? { collection, id, value, isRestored: true } : { collection, id, value },
      );
    asDelivered.clear();
    if (documents.length === 0 && cursor?.rev === feed.rev) return (await engine.state()).waits;
    const waits = await engine.takeIn(documents, next);
    cursor = next;
    return waits;
  }

  async function look(signal: AbortSignal, onProgress?: (done: number, all: number) => void): Promise<Look> {
    await start();
    // At the first look what is there already comes first, so that it is not made a second time.
    if (cursor && (await takeIn()) === null) return { kind: 'erased' };
    const names = await remote.list();
    const { fetch, absent } = await engine.listed(names ?? []);
    if ((names === null || names.length === 0) && absent.length > 0) return { kind: 'lost' };
    let found: Received = { documents: [], unreadable: [], newer: false, isAsked: false, end: null };
    if (fetch.length > 0) found = await engine.receive(await fetchAll(fetch, signal));
    if (found.end) return { kind: 'end', ...found.end };
    if (found.newer) return { kind: 'newer' };
    const keptAside = await deliver(found.documents, onProgress);
    if (keptAside === null || (await takeIn()) === null) return { kind: 'erased' };
    await refill(names ?? [], found, signal);
    return { kind: 'done', documents: found.documents.length, keptAside, unreadable: found.unreadable.length };
  }

  async function fetchAll(names: readonly string[], signal: AbortSignal): Promise<SealedFile[]> {
    const files: SealedFile[] = [];
    const left = [...names];
    const work = async () => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) {
        signal.throwIfAborted();
        const bytes = await remote.get(name);
        // Gone meanwhile: what was in it is in a newer one, which the next look finds.
        if (bytes) files.push({ name, bytes });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return files;
  }

  /** Brings documents of others into the vault. @returns how much was kept aside; `null`: everything was erased */
  async function deliver(
    documents: readonly DeliveredDocument[],
    onProgress: (done: number, all: number) => void = () => {},
  ): Promise<number | null> {
    let keptAside = 0;
    let written = 0;
    /** The engine takes note of what the vault has while the vault takes the next in. */
    const confirming: Promise<void>[] = [];
    for (const some of piecesOf(documents)) {
      const changes = some.flatMap((document) => {
        const collection = byName.get(document.collection);
        return collection ? [changeOf(collection, document)] : [];
      });
      for (const { losing, fields, collection, id } of changes)
        if (fields.length > 0) {
          await vault.keepBoth(collection, id, losing, fields);
          keptAside += 1;
        }
      const { outcomes, erased } = await vault.write(changes.flatMap(({ change }) => change ?? []));
      if (erased) return null;
      const faithful = new Set(changes.filter(({ isFaithful }) => isFaithful).map(nameOf));
      for (const { rev, asSent, refused, ...key } of outcomes)
        if (asSent && refused === undefined && faithful.has(nameOf(key))) asDelivered.set(nameOf(key), rev);
      keptAside += outcomes.filter((outcome) => outcome.keptAside).length;
      const refused = changes.filter(({ change }) => change === null);
      const kept = some.filter(
        (one) => !refused.some(({ collection, id }) => collection === one.collection && id === one.id),
      );
      const confirmed = engine.delivered(kept.map(keyIn), refused.map(keyIn));
      // It is waited for below; until then nobody else hears of a failure.
      confirmed.catch(() => {});
      confirming.push(confirmed);
      const back = changes.flatMap(({ takeBack }) => takeBack ?? []);
      if (back.length > 0 && cursor) await engine.takeIn(back, cursor);
      written += some.length;
      onProgress(written, documents.length);
    }
    await Promise.all(confirming);
    return keptAside;
  }

  async function send(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const file = await engine.outgoing(now());
      if (!file) break;
      await remote.put(file.name, file.bytes);
      await engine.sent(file.name);
    }
    if (await engine.wantsFold()) await fill(signal, await remote.list());
  }

  /**
   * What the storage has lost is in the replica of every device that read it: one puts it back. So it does when another one
   * asks for what it cannot read. What this one cannot read, it asks for.
   */
  async function refill(
    names: readonly string[],
    { unreadable, isAsked }: Received,
    signal: AbortSignal,
  ): Promise<void> {
    const { absent } = await engine.listed(names);
    const missing = [...absent, ...unreadable];
    for (const name of misses.keys()) if (!missing.includes(name)) misses.delete(name);
    for (const name of missing) misses.set(name, (misses.get(name) ?? 0) + 1);
    const over = (name: string) => (misses.get(name) ?? 0) >= MISSES;
    if (isAsked || absent.some(over)) {
      for (const name of absent) misses.delete(name);
      await fill(signal, names);
    }
    const unread = unreadable.filter((name) => over(name) && !asked.has(name));
    if (unread.length === 0) return;
    const { name, bytes } = await engine.ask(unread, now());
    await remote.put(name, bytes);
    for (const one of unread) asked.add(one);
  }

  /** One file in the place of all that were read; others are left alone. */
  async function fill(signal: AbortSignal, names?: readonly string[] | null): Promise<void> {
    await start();
    signal.throwIfAborted();
    if (!names) await remote.prepare();
    const { name, bytes, over } = await engine.whole(now());
    await remote.put(name, bytes);
    await engine.folded(name, over);
    const read = new Set(over);
    for (const old of names ?? []) if (read.has(old)) await remote.remove(old);
  }

  return { look, takeIn, send, fill };
}

const nameOf = ({ collection, id }: DocumentKey): string => `${collection}\n${id}`;

const keyIn = ({ collection, id }: DocumentKey): DocumentKey => ({ collection, id });

interface Written {
  readonly collection: string;
  readonly id: string;
  readonly change: {
    readonly collection: string;
    readonly id: string;
    readonly base: { rev: number; value: unknown };
    readonly value: unknown;
  } | null;
  /** What is kept aside, and which of its fields. */
  readonly losing: unknown;
  readonly fields: readonly string[];
  /** What all devices are to take from this one. */
  readonly takeBack?: LocalDocument;
  /** The vault is given just what the replica has. */
  readonly isFaithful?: boolean;
}

/** What the vault is to write, and what has to be kept beside it. */
function changeOf({ spec, shape, own = {} }: Travelling, document: DeliveredDocument): Written {
  const { collection, id, version, lost } = document;
  const filled = (value: unknown) => (isPlain(value) && shape.stays.length > 0 ? { ...own, ...value } : value);
  const base = document.base === undefined && shape.stays.length > 0 ? own : filled(document.base);
  const write = (value: unknown) => ({ collection, id, base: { rev: -1, value: base }, value });
  const nothing = { collection, id, losing: undefined, fields: [] };
  if (document.value === undefined) return { ...nothing, change: write(undefined), isFaithful: true };
  const given = filled(document.value);
  const understood = understand(spec, id, version || shape.version, given);
  if (understood.kind !== 'valid') {
    // Each side was whole and the two together are not. The device that changed it last gives all of them its own, and keeps
    // what the two made aside; another one waits for that.
    const isTakenBack = document.isMine && document.base !== undefined;
    if (!isTakenBack) return { ...nothing, change: null };
    const takeBack = { collection, id, value: document.base };
    return { collection, id, change: null, losing: document.value, fields: [''], takeBack };
  }
  const replaced = shape.isLatest || document.base === undefined ? [] : lost.flatMap(fieldsOf);
  const value = withLater(base, understood.value, replaced);
  const back = value === understood.value ? {} : { takeBack: { collection, id, value } };
  const fields = replaced.filter((field) => {
    const [mine, theirs] = [fieldAt(base, field), fieldAt(value, field)];
    return !same(mine, theirs) && !arePointsInTime(mine, theirs);
  });
  const isFaithful = same(value, given);
  return { collection, id, change: write(value), losing: base, fields, isFaithful, ...back };
}

/** Of two points in time the later stays, whoever wrote it. */
function withLater(mine: unknown, theirs: unknown, fields: readonly string[]): unknown {
  if (!isPlain(mine) || !isPlain(theirs)) return theirs;
  const later = fields.flatMap((field): [string, string][] => {
    const [own, other] = [mine[field], theirs[field]];
    return arePointsInTime(own, other) && own > (other as string) ? [[field, own]] : [];
  });
  return later.length === 0 ? theirs : { ...theirs, ...Object.fromEntries(later) };
}
