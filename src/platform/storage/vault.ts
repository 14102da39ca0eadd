import type { VaultAside } from './aside';
import { asideDoor } from './aside-door';
import type { BackupMode, BackupPlan, BackupProblem, BackupWork } from './backup-read';
import type { ExportOptions } from './backup-write';
import { type OpenChannel, openChannel } from './channel';
import { type Core, sideName } from './core';
import { openDatabase } from './database';
import { understandRecord } from './documents';
import type { Feed } from './feed';
import { createFiles, type VaultFiles } from './files';
import { firstBackend } from './first-backend';
import { createJournal } from './journal';
import { keepBoth } from './keep-both';
import { type Loaded, loadAll } from './load';
import { type LocalStore, localStore } from './local';
import { memoryBackend } from './memory-backend';
import { askPersisted, readPersisted } from './persisted';
import type { StorageReport } from './report';
import {
  type Backend,
  type Change,
  type CollectionSpec,
  type ConflictNote,
  keyOf,
  NewerStoreError,
  type VaultDocument,
  type WriteResult,
} from './types';
import type { VaultStatus } from './vault-status';
import { applyChanges, readState, WRITE_STORES, type WriteContext, withApplied } from './write';

export type VaultEvent =
  /** Documents that this tab did not write itself: from another tab, or from a backup. */
  | { readonly type: 'changed'; readonly documents: readonly VaultDocument[] }
  | { readonly type: 'erased' }
  /** In this tab or another. */
  | { readonly type: 'conflict'; readonly note: ConflictNote }
  | { readonly type: 'status' };

export interface Vault {
  /** Everything stored, after journals and an older app's changes were joined. Never rejects. */
  load(): Promise<Loaded>;
  /**
   * Writes in one transaction and returns what each document became.
   * `complete`: these are all of this tab's unsaved changes, so that its journal is no longer needed after the commit.
   * @throws the browser's error (`problemOf` names it); then nothing was written.
   */
  write(changes: readonly Change[], options?: { readonly complete?: boolean }): Promise<WriteResult>;
  /**
   * What was written after a rev, 0 for everything; removals too. For whoever goes along with the vault without being a tab.
   * @throws the browser's error
   */
  since(rev: number): Promise<Feed>;
  /** Keeps a value that is about to be replaced by one that does not know of it, and tells every tab. */
  keepBoth(collection: string, id: string, losing: unknown, fields: readonly string[]): Promise<void>;
  /** In localStorage, at once; returns how many did not fit. */
  keepJournal(changes: readonly Change[]): number;
  /** Whether this tab's journal stands for changes whose commit is not known yet. */
  hasJournal(): boolean;
  /** Looks for what other tabs wrote; their notices do it too, but a frozen tab hears none. */
  refresh(): Promise<void>;
  subscribe(listener: (event: VaultEvent) => void): () => void;
  getStatus(): VaultStatus;
  readonly files: VaultFiles;
  readonly aside: VaultAside;
  report(): Promise<StorageReport>;
  /** Asks the browser to keep the data; call it in answer to a gesture. */
  requestPersistence(): Promise<boolean | null>;
  exportAll(options?: ExportOptions): Promise<Blob>;
  readBackup(source: string | Blob, work?: BackupWork): Promise<BackupPlan | BackupProblem>;
  /** @throws the browser's error or the signal's reason; then nothing was changed. */
  applyBackup(plan: BackupPlan, mode: BackupMode, signal?: AbortSignal): Promise<void>;
  /** Removes everything on this device: documents, files, what is aside, keys, journals, the profile. */
  eraseAll(): Promise<void>;
  close(): void;
}

export interface VaultOptions {
  readonly collections: readonly CollectionSpec[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Of the database; others and the channel are named after it. Default: `elevate`. */
  readonly name?: string;
  readonly appVersion?: string;
  readonly channel?: OpenChannel;
  readonly local?: LocalStore | null;
  /** `firstBackend(name)`, where it was asked for while something else was waited for. */
  readonly backend?: ReturnType<typeof firstBackend>;
}

/** Opens the storage. It never fails: without a usable database it works in memory and says so. */
export async function openVault(options: VaultOptions): Promise<Vault> {
  const { name = 'elevate', now, collections, appVersion = '0' } = options;
  const local = options.local === undefined ? localStore() : options.local;
  const specs = new Map(collections.map((spec) => [spec.name, spec]));
  const tab = crypto.randomUUID();
  const listeners = new Set<(event: VaultEvent) => void>();
  const channel = (options.channel ?? openChannel)(`${name}-docs`);
  const persistence = readPersisted();
  let { backend, reason } = await (options.backend ?? firstBackend(name));
  let persisted = await persistence;
  let counts = { quarantined: 0, conflicts: 0 };
  let epoch = 0;
  let seenUpTo = 0;
  let seen = new Map<string, number>();
  let refreshing: Promise<void> | null = null;
  let refreshAgain = false;
  let loaded = false;
  let switching: Promise<void> | null = null;
  let status = statusNow();

  const core: Core = {
    name,
    tab,
    appVersion,
    specs,
    local,
    now,
    newId: () => crypto.randomUUID(),
    kind: () => backend.kind,
    epoch: () => epoch,
    context,
    async run(stores, mode, work) {
      const used = backend;
      try {
        return await used.run(stores, mode, work);
      } catch (error) {
        if (!(error instanceof NewerStoreError) || used.kind !== 'main') throw error;
        if (backend === used) {
          switching ??= switchToSide();
          await switching;
        }
        return backend.run(stores, mode, work);
      }
    },
  };
  const journal = createJournal(core);
  const files = createFiles(core);
  const aside = asideDoor(core, countAside, allChanged);

  async function allChanged(): Promise<void> {
    channel?.postMessage({ type: 'changed' });
    await refresh();
    await countAside();
  }

  function context(): WriteContext {
    return { specs, kind: backend.kind, now, newId: core.newId };
  }

  function statusNow(): VaultStatus {
    const kind = backend.kind === 'main' ? 'ready' : backend.kind === 'side' ? 'newer' : 'memory';
    return { kind, reason, persisted, ...counts };
  }

  function emit(event: VaultEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  function statusChanged(): void {
    const next = statusNow();
    if (Object.entries(next).every(([key, value]) => Object.is(value, status[key as keyof VaultStatus]))) return;
    status = next;
    emit({ type: 'status' });
  }

  function takeBackend(next: Backend, why: VaultStatus['reason']): void {
    backend.close();
    backend = next;
    reason = why;
    seenUpTo = 0;
    seen = new Map();
    statusChanged();
  }

  async function switchToSide(): Promise<void> {
    const next = await openDatabase({ name: sideName(name), kind: 'side' }).catch(() => null);
    if (next) takeBackend(next, null);
    else takeBackend(memoryBackend(), 'refused');
  }

  async function countAside(): Promise<void> {
    const [quarantined, conflicts] = await core
      .run(['quarantine', 'conflicts'], 'readonly', async (tx) => [
        (await tx.getAll('quarantine')).length,
        (await tx.getAll('conflicts')).length,
      ])
      .catch(() => [counts.quarantined, counts.conflicts]);
    counts = { quarantined: quarantined ?? 0, conflicts: conflicts ?? 0 };
    statusChanged();
  }

  async function load(): Promise<Loaded> {
    const { documents, quarantined, joined, state } = await loadAll(core, journal).catch(() => {
      takeBackend(memoryBackend(), 'unreadable');
      return loadAll(core, journal);
    });
    epoch = state.epoch;
    seenUpTo = state.sequence;
    for (const document of documents) seen.set(keyOf(document), document.rev);
    if (joined) channel?.postMessage({ type: 'changed' });
    await countAside();
    loaded = true;
    if (refreshAgain) queueMicrotask(() => void refresh());
    return { documents, quarantined };
  }

  async function write(changes: readonly Change[], { complete = false } = {}): Promise<WriteResult> {
    const journaled = complete ? journal.number() : 0;
    const result = await core.run(WRITE_STORES, 'readwrite', async (tx) => {
      const before = await readState(tx, context());
      if (before.epoch > epoch) return null;
      const written = await applyChanges(tx, before, changes, context());
      const whole = written.outcomes.every(({ refused }) => refused === undefined);
      await tx.put('meta', journaled > 0 && whole ? withApplied(written.state, tab, journaled) : written.state);
      return { outcomes: written.outcomes, before: before.sequence, after: written.state.sequence, whole };
    });
    if (!result) {
      const known = epoch;
      await refresh();
      if (epoch === known) throw new DOMException('The store could not be read again.', 'UnknownError');
      return { outcomes: [], erased: true };
    }
    const notes = result.outcomes.flatMap(({ conflict }) => conflict ?? []);
    // Nothing of another tab lies between: the next look begins behind this write, unless it made a second document.
    if (seenUpTo === result.before && notes.every(({ second }) => second === null)) seenUpTo = result.after;
    for (const outcome of result.outcomes) seen.set(keyOf(outcome), outcome.rev);
    if (result.whole) journal.clear(journaled);
    channel?.postMessage({ type: 'changed' });
    if (result.outcomes.some(({ keptAside }) => keptAside)) await countAside();
    tellConflicts(notes);
    return { outcomes: result.outcomes, erased: false };
  }

  function tellConflicts(notes: readonly ConflictNote[]): void {
    for (const note of notes) {
      channel?.postMessage({ type: 'conflict', note });
      emit({ type: 'conflict', note });
    }
    if (notes.some(({ second }) => second !== null)) void refresh();
  }

  function refresh(): Promise<void> {
    // What comes in while everything is being read would be reported before what it changes.
    if (refreshing || !loaded) {
      refreshAgain = true;
      return refreshing ?? Promise.resolve();
    }
    refreshAgain = false;
    refreshing = look()
      .catch(() => {})
      .finally(() => {
        refreshing = null;
      })
      .then(() => {
        if (refreshAgain) return refresh();
      });
    return refreshing;
  }

  async function look(): Promise<void> {
    const used = backend;
    const { state, records } = await core.run(['docs', 'meta'], 'readonly', async (tx) => {
      const current = await readState(tx, context());
      const found = await tx.docsAfter(current.epoch > epoch ? 0 : seenUpTo);
      for (const { collection, version } of found)
        if (version > (specs.get(collection)?.version ?? version)) throw new NewerStoreError('A document is newer.');
      return { state: current, records: found };
    });
    if (used !== backend) return;
    if (state.epoch > epoch) {
      epoch = state.epoch;
      seen = new Map();
      files.forget();
      emit({ type: 'erased' });
    }
    seenUpTo = Math.max(seenUpTo, state.sequence);
    const documents: VaultDocument[] = [];
    for (const record of records) {
      const spec = specs.get(record.collection);
      if (!spec || (seen.get(keyOf(record)) ?? 0) >= record.rev) continue;
      const found = understandRecord(spec, record);
      if (found.kind !== 'valid') continue;
      seen.set(keyOf(record), record.rev);
      const { collection, id, rev, updatedAt } = record;
      documents.push({ collection, id, rev, updatedAt, value: found.value });
    }
    if (documents.length > 0) emit({ type: 'changed', documents });
  }

  if (channel)
    channel.onmessage = ({ data }) => {
      const { note } = (data ?? {}) as { note?: ConflictNote };
      if (note) void countAside().then(() => emit({ type: 'conflict', note }));
      void refresh();
    };

  // Fixes the first rev of a fresh database; what a failure here means, `load` finds out.
  const state = await core
    .run(['meta'], 'readwrite', async (tx) => {
      const found = await readState(tx, context());
      await tx.put('meta', found);
      return found;
    })
    .catch(() => null);
  epoch = state?.epoch ?? 0;

  return {
    load,
    write,
    since: async (rev) => (await import('./feed')).readFeed(core, rev),
    async keepBoth(...losing) {
      const note = await keepBoth(core, ...losing);
      await countAside();
      if (note) tellConflicts([note]);
    },
    keepJournal: (changes) => journal.keep(changes),
    hasJournal: () => journal.isOpen(),
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getStatus: () => status,
    files,
    aside,
    report: async () => (await import('./report')).makeReport(core),
    async requestPersistence() {
      persisted = (await askPersisted()) ?? persisted;
      statusChanged();
      return persisted;
    },
    exportAll: async (exporting = {}) => (await import('./backup-write')).writeBackup(core, exporting),
    readBackup: async (...file) => (await import('./backup-read')).readBackup(core, ...file),
    async applyBackup(...backup) {
      await (await import('./backup-apply')).applyBackup(core, ...backup);
      await allChanged();
    },
    async eraseAll() {
      await (await import('./erase')).eraseStores(core);
      await allChanged();
    },
    close() {
      if (channel) channel.onmessage = null;
      channel?.close();
      listeners.clear();
      backend.close();
    },
  };
}
