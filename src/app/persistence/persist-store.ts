import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { problemOf } from '../../platform/storage/documents';
import { sameValue } from '../../platform/storage/merge';
import type { Tabs } from '../../platform/storage/tabs';
import type { Change, CollectionSpec, VaultDocument, WriteOutcome } from '../../platform/storage/types';
import type { Vault } from '../../platform/storage/vault';
import type { VaultStatus } from '../../platform/storage/vault-status';
import type { Own } from './own-documents';
import { documentsOf, meetOwners } from './owners';
import { browserPage, type PageSignals } from './page-signals';
import { browserSchedule, journalPlan, type Schedule, writePlan } from './schedule';
import { ABSENT, createTracker, type Tracker } from './tracker';

/** A collection of documents in the store's state. */
export interface PersistedCollection<S> extends CollectionSpec {
  /** The documents by id; one that did not change keeps its reference. */
  select(state: S): Readonly<Record<string, unknown>>;
  /** The action that takes documents in: loaded, from another tab, or from a backup. A removed default comes back. */
  received(change: {
    readonly documents: Readonly<Record<string, unknown>>;
    readonly removed: readonly string[];
    /** The revs of `documents`. */
    readonly revs?: Readonly<Record<string, number>>;
  }): UnknownAction;
  /** Half-entered things, which belong to the tab that made them; see `own-documents.ts`, which gives the next three. */
  readonly own?: Own;
  /** Makes what a tab that is gone left behind this tab's own; returns whether there was such a thing. */
  claim?(id?: string): boolean;
  /** Makes a document of this tab one that no tab owns; returns whether it was this tab's. */
  release?(id: string): boolean;
  /** Ids of the stored documents of another tab. */
  leftBy?(tab: string): readonly string[];
  /** Everything on disk was erased. */
  erased?(): void;
}

export interface StorageStatus extends VaultStatus {
  /** Why the last changes are not on disk: no room, or the browser refused. They are kept and tried again. */
  readonly writeProblem: null | 'full' | 'refused';
}

/** The tie between the store and the disk, and the storage as the user handles it. */
export interface Persistence
  extends Pick<
    Vault,
    | 'files'
    | 'aside'
    | 'keepBoth'
    | 'report'
    | 'requestPersistence'
    | 'exportAll'
    | 'readBackup'
    | 'applyBackup'
    | 'eraseAll'
  > {
  getStatus(): StorageStatus;
  subscribe(listener: () => void): () => void;
  /** Writes what is unsaved now; `false` when some of it could not be written. */
  flush(): Promise<boolean>;
  /**
   * What a tab that is gone left behind in a collection is this tab's from now on, all of it or the document of that id. A
   * flow that takes up a draft says so before it is changed.
   */
  claim(collection: string, id?: string): void;
  /** A document of this tab belongs to no tab from now on: the next one that takes it up has it. */
  release(collection: string, id: string): void;
  /** Takes in what other tabs wrote; resolves when it is in the store. */
  refresh(): Promise<void>;
  /** Lets go of the store and the page; unsaved changes stay in the journal. */
  stop(): void;
}

export interface PersistOptions<S> {
  readonly store: Pick<Store<S>, 'getState' | 'subscribe' | 'dispatch'>;
  readonly vault: Vault;
  readonly collections: readonly PersistedCollection<S>[];
  readonly schedule?: Schedule;
  readonly page?: PageSignals;
  /** Those that `collections` were made with by `ownDocuments`. */
  readonly tabs?: Tabs;
}

/**
 * Loads what is stored into the store, then keeps both the same: what the user does is on disk within a second and in
 * the journal when the page is left, what other tabs do comes into the store. Resolves when everything stored is in the
 * store; edits made meanwhile are kept.
 */
export async function persistStore<S>(options: PersistOptions<S>): Promise<Persistence> {
  const { store, vault, collections, schedule = browserSchedule, page = browserPage, tabs } = options;
  const trackers = new Map(
    collections.map((spec): [string, Tracker] => [spec.name, createTracker(spec.name, spec.select(store.getState()))]),
  );
  const listeners = new Set<() => void>();
  const plan = writePlan(schedule, () => void pump());
  /**
   * A change is in the journal before the write of it begins, so that a crash loses none. Letters wait for the write; what
   * was taken back since the last journal is taken back in it too. Where not all of it fits, the page is held until the
   * disk has it.
   */
  const journaling = journalPlan(schedule, () => {
    const changes = leftBehind();
    if (changes.length > 0 || vault.hasJournal()) page.hold(vault.keepJournal(changes) > 0);
  });
  /** Came in while this tab had changes of the same document that were not written. */
  const late = new Map<string, VaultDocument>();
  let writeProblem: StorageStatus['writeProblem'] = null;
  let status: StorageStatus = { ...vault.getStatus(), writeProblem };
  let inFlight: Promise<boolean> | null = null;
  /** What the write that is under way brings to the disk, by collection and id. */
  let sending: ReadonlyMap<string, unknown> = new Map();
  let receiving: (() => void) | null = null;
  let loaded = false;

  const unsaved = () => [...trackers.values()].flatMap((tracker) => tracker.changes());
  const dirtyCount = () => [...trackers.values()].reduce((count, tracker) => count + tracker.dirtyCount(), 0);

  /**
   * What a page that is being left puts into the journal: what is unsaved, and what went back to its former state while a
   * write is under way. Such a document equals what this tab last agreed on, and not what the disk is about to have.
   */
  function leftBehind(): Change[] {
    const changes = unsaved();
    if (!inFlight) return changes;
    for (const [key, value] of sending) {
      const [collection, id] = JSON.parse(key) as [string, string];
      const tracker = trackers.get(collection);
      if (!tracker || tracker.isDirty(id)) continue;
      const ref = tracker.current(id);
      changes.push({ collection, id, base: { rev: -1, value }, value: ref === ABSENT ? undefined : ref });
    }
    return changes;
  }

  function statusChanged(problem = writeProblem): void {
    writeProblem = problem;
    const next = { ...vault.getStatus(), writeProblem };
    if (Object.entries(next).every(([key, value]) => Object.is(value, status[key as keyof StorageStatus]))) return;
    status = next;
    for (const listener of [...listeners]) listener();
  }

  function storeChanged(): void {
    // The first notice after a `received` is the state that reflects what came in; later ones are edits again.
    const settle = receiving;
    receiving = null;
    settle?.();
    let changed = false;
    let toWrite = false;
    const state = store.getState();
    for (const spec of collections) {
      const look = trackers.get(spec.name)?.look(spec.select(state));
      changed ||= look?.changed ?? false;
      toWrite ||= look?.unsaved ?? false;
    }
    if (toWrite || (settle && dirtyCount() > 0)) plan.changed();
    if (changed && (toWrite || vault.hasJournal()) && !page.isTyping()) journaling.changed();
    takeIn();
  }

  /** Brings documents into the store; afterwards they count as agreed with the disk. */
  function receive(documents: readonly VaultDocument[]): void {
    for (const spec of collections) {
      const own = documents.filter(({ collection }) => collection === spec.name);
      const tracker = trackers.get(spec.name);
      if (own.length === 0 || !tracker) continue;
      const present = own.filter(({ value }) => value !== undefined);
      receiving = () => {
        const state = spec.select(store.getState());
        tracker.look(state);
        for (const { id, rev, value } of own) tracker.agree(id, { rev, value }, tracker.current(id));
      };
      const settle = receiving;
      try {
        store.dispatch(
          spec.received({
            documents: Object.fromEntries(present.map(({ id, value }) => [id, value])),
            removed: own.filter(({ value }) => value === undefined).map(({ id }) => id),
            revs: Object.fromEntries(present.map(({ id, rev }) => [id, rev])),
          }),
        );
      } catch (error) {
        // A document that a reducer cannot take must not stop the others; on disk it stays as it is.
        console.error(error);
      }
      if (receiving === settle) {
        receiving = null;
        settle();
      }
    }
  }

  /** Takes in what others wrote; what this tab has changed itself is merged when it is written. */
  function otherTabWrote(documents: readonly VaultDocument[]): void {
    const clean: VaultDocument[] = [];
    for (const document of documents) {
      const tracker = trackers.get(document.collection);
      if (!tracker || document.rev <= (tracker.known(document.id)?.base.rev ?? Number.NEGATIVE_INFINITY)) continue;
      const { collection, id, rev, value } = document;
      const ref = tracker.current(id);
      if (!tracker.isDirty(id)) clean.push(document);
      // The next tab that opened found this one's journal and wrote it.
      else if (!inFlight && value !== undefined && sameValue(value, ref)) tracker.agree(id, { rev, value }, ref);
      else late.set(JSON.stringify([collection, id]), document);
    }
    receive(clean);
  }

  /** What came in while it was changed here, and was taken back here since: nothing will be written that would merge it. */
  function takeIn(): void {
    if (inFlight || late.size === 0) return;
    const settled = [...late].filter(([, { collection, id }]) => !trackers.get(collection)?.isDirty(id));
    for (const [key] of settled) late.delete(key);
    if (settled.length > 0) otherTabWrote(settled.map(([, document]) => document));
  }

  function written(outcomes: readonly WriteOutcome[], sent: ReadonlyMap<string, unknown>): void {
    const merged: VaultDocument[] = [];
    for (const outcome of outcomes) {
      const { collection, id, rev, value, asSent, refused } = outcome;
      const tracker = trackers.get(collection);
      if (!tracker || refused !== undefined) continue;
      const sentValue = sent.get(JSON.stringify([collection, id]));
      const ref = sentValue === undefined ? ABSENT : sentValue;
      if (asSent) tracker.agree(id, { rev, value: sentValue }, ref);
      else if (tracker.current(id) === ref) merged.push({ collection, id, rev, updatedAt: outcome.updatedAt, value });
      // Edited again meanwhile: based on what was sent, in no rev of the disk, so that the next write merges.
      else tracker.agree(id, { rev: -1, value: sentValue }, ref);
    }
    receive(merged);
  }

  async function pump(): Promise<boolean> {
    if (!loaded) return false;
    if (inFlight) return inFlight;
    plan.cancel();
    const changes = unsaved();
    // With nothing to write, a journal is still to be marked as being on disk.
    if (changes.length === 0 && !vault.hasJournal()) return true;
    const sent = new Map(changes.map(({ collection, id, value }) => [JSON.stringify([collection, id]), value]));
    sending = sent;
    inFlight = vault.write(changes, { complete: true }).then(
      (result) => {
        inFlight = null;
        if (result.erased) return true;
        written(result.outcomes, sent);
        const held = [...late.values()];
        late.clear();
        otherTabWrote(held);
        const refused = result.outcomes.some((outcome) => outcome.refused !== undefined);
        statusChanged(refused ? 'refused' : null);
        if (dirtyCount() === 0) page.hold(false);
        if (refused) plan.failed();
        else plan.succeeded(dirtyCount() > 0 || vault.hasJournal());
        return !refused;
      },
      (error: unknown) => {
        inFlight = null;
        const held = [...late.values()];
        late.clear();
        otherTabWrote(held);
        statusChanged(problemOf(error));
        plan.failed();
        return false;
      },
    );
    return inFlight;
  }

  async function flush(): Promise<boolean> {
    for (;;) {
      if (!(await pump())) return false;
      if (dirtyCount() === 0 && !vault.hasJournal()) return true;
    }
  }

  function erased(): void {
    journaling.cancel();
    plan.cancel();
    page.hold(false);
    late.clear();
    for (const spec of collections) {
      const removed = Object.keys(spec.select(store.getState()));
      spec.erased?.();
      if (removed.length > 0) store.dispatch(spec.received({ documents: {}, removed }));
      trackers.get(spec.name)?.reset(spec.select(store.getState()));
    }
    journaling.cancel();
    plan.cancel();
    statusChanged(null);
  }

  /** A tab ended or came back: what it has is looked at again. */
  const tabChanged = (tab: string) => receive(documentsOf(tab, collections, (name) => trackers.get(name)));

  const stops = [
    tabs?.subscribe(tabChanged) ?? (() => {}),
    store.subscribe(storeChanged),
    vault.subscribe((event) => {
      if (event.type === 'conflict') return;
      if (event.type === 'changed') {
        otherTabWrote(event.documents);
        void meetOwners(event.documents, collections, tabs).then((gone) => gone.forEach(tabChanged));
      } else if (event.type === 'erased') erased();
      else statusChanged();
    }),
    page.onHide(() => {
      const changes = leftBehind();
      if (changes.length === 0) return;
      vault.keepJournal(changes);
      void flush();
    }),
    page.onShow(() => void vault.refresh()),
  ];

  const { documents } = await vault.load();
  await meetOwners(documents, collections, tabs);
  loaded = true;
  otherTabWrote(documents);
  statusChanged();
  if (dirtyCount() > 0) plan.changed();

  return {
    files: vault.files,
    aside: vault.aside,
    keepBoth: vault.keepBoth,
    report: async () => {
      await flush();
      return vault.report();
    },
    requestPersistence: vault.requestPersistence,
    exportAll: async (exporting) => {
      await flush();
      return vault.exportAll({ ...exporting, unsaved: unsaved() });
    },
    readBackup: async (...file) => {
      await flush();
      return vault.readBackup(...file);
    },
    applyBackup: async (...backup) => {
      await flush();
      await vault.applyBackup(...backup);
    },
    eraseAll: async () => {
      await inFlight;
      await vault.eraseAll();
    },
    claim(collection, id) {
      if (collections.find(({ name }) => name === collection)?.claim?.(id))
        store.dispatch({ type: 'persistence/claimed' });
    },
    release(collection, id) {
      if (collections.find(({ name }) => name === collection)?.release?.(id))
        store.dispatch({ type: 'persistence/released' });
    },
    refresh: () => vault.refresh(),
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    stop() {
      for (const stop of stops) stop();
      page.hold(false);
      journaling.cancel();
      plan.cancel();
      const changes = leftBehind();
      if (changes.length > 0) vault.keepJournal(changes);
    },
  };
}
