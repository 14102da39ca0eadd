import { type Core, journalPrefix } from './core';
import { reasonOf, understand } from './documents';
import { keysWith, type LocalStore } from './local';
import { isPlain } from './merge';
import type { Change, QuarantineRecord } from './types';
import { applyChanges, readState, WRITE_STORES, withApplied } from './write';

const FORMAT = 1;

interface Entry {
  readonly collection: string;
  readonly id: string;
  readonly version: number;
  readonly rev: number;
  /** Left out: the document is removed. */
  readonly value?: unknown;
  /** Left out: there was no document, or it did not fit. */
  readonly base?: unknown;
}

interface JournalText {
  readonly format: number;
  readonly tab: string;
  readonly number: number;
  readonly epoch: number;
  readonly changes: readonly Entry[];
}

/** Unsaved changes in localStorage: written in one go, where nothing may be awaited or the page may end in between. */
export interface Journal {
  /** Sets all unsaved changes aside, in place of this tab's former journal; returns how many did not fit. */
  keep(changes: readonly Change[]): number;
  /** The number of this tab's last journal; 0 before the first. */
  number(): number;
  /** Whether the last journal stands for changes that are not known to be on disk. */
  isOpen(): boolean;
  /** The journal with this number is on disk. */
  clear(number: number): void;
  /** Writes what other starts left behind; returns whether documents changed. */
  replay(): Promise<boolean>;
}

export function createJournal(core: Core): Journal {
  const key = journalPrefix(core.name) + core.tab;
  let last = 0;
  let cleared = 0;

  function keep(changes: readonly Change[]): number {
    const local = core.local;
    const entries = changes
      .filter(({ collection }) => !core.specs.get(collection)?.secret)
      .map(({ collection, id, base, value }): Entry => {
        const version = core.specs.get(collection)?.version ?? 0;
        return { collection, id, version, rev: base.rev, ...present('value', value), ...present('base', base.value) };
      });
    if (!local) return entries.length;
    last += 1;
    const head = { format: FORMAT, tab: core.tab, number: last, epoch: core.epoch() };
    const withoutBase = entries.map(({ base: _, ...entry }) => entry);
    const whole = JSON.stringify({ ...head, changes: entries });
    if (store(local, key, whole) || store(local, key, JSON.stringify({ ...head, changes: withoutBase }))) return 0;
    const texts = withoutBase.map((entry) => JSON.stringify(entry)).sort((a, b) => a.length - b.length);
    // What fits, the smallest first: each try leaves the largest half of the rest out.
    for (let kept = Math.floor(texts.length / 2); kept > 0; kept = Math.floor(kept / 2)) {
      const text = `${JSON.stringify(head).slice(0, -1)},"changes":[${texts.slice(0, kept).join(',')}]}`;
      if (store(local, key, text)) return texts.length - kept;
    }
    return texts.length;
  }

  function clear(number: number): void {
    if (number <= cleared) return;
    cleared = number;
    if (number === last) attempt(() => core.local?.removeItem(key));
  }

  async function replay(): Promise<boolean> {
    const local = core.local;
    const keys = attempt(() => (local ? keysWith(local, journalPrefix(core.name)) : [])) ?? [];
    let changed = false;
    for (const found of keys) {
      const text = attempt(() => local?.getItem(found) ?? null);
      if (!local || text === null || found === key) continue;
      try {
        const done = await replayOne(core, text);
        // Memory is not a disk: the journal stays until a start that has one.
        if (done !== 'left' && core.kind() !== 'memory' && local.getItem(found) === text) local.removeItem(found);
        changed ||= done === 'written';
      } catch {
        // The disk refuses: the journal stays where it is, for the next start.
      }
    }
    return changed;
  }

  return { keep, number: () => last, isOpen: () => last > cleared, clear, replay };
}

async function replayOne(core: Core, text: string): Promise<'written' | 'dropped' | 'left'> {
  const journal = read(text);
  if (typeof journal === 'string') {
    const record: QuarantineRecord = {
      id: core.newId(),
      kind: 'journal',
      reason: journal,
      at: core.now(),
      value: text,
    };
    await core.run(['quarantine'], 'readwrite', (tx) => tx.put('quarantine', record));
    return 'dropped';
  }
  const aside: QuarantineRecord[] = [];
  const changes: Change[] = [];
  for (const entry of journal.changes) {
    const spec = core.specs.get(entry.collection);
    if (!spec || entry.version > spec.version || journal.format > FORMAT) return 'left';
    const removed = !('value' in entry);
    const mine = removed ? null : understand(spec, entry.id, entry.version, entry.value);
    const base = 'base' in entry ? understand(spec, entry.id, entry.version, entry.base) : null;
    if (mine?.kind === 'damaged') {
      const { collection, id: docId, version, value } = entry;
      const { reason } = mine;
      aside.push({ id: core.newId(), kind: 'document', collection, docId, version, reason, at: core.now(), value });
      continue;
    }
    changes.push({
      collection: entry.collection,
      id: entry.id,
      base: { rev: entry.rev, value: base?.kind === 'valid' ? base.value : undefined },
      value: mine?.kind === 'valid' ? mine.value : undefined,
    });
  }
  return core.run(WRITE_STORES, 'readwrite', async (tx) => {
    const state = await readState(tx, core.context());
    // Already on disk (the page ended between the commit and the removal), or made before everything was erased.
    if ((state.applied[journal.tab] ?? 0) >= journal.number || journal.epoch < state.epoch) return 'dropped';
    for (const record of aside) await tx.put('quarantine', record);
    const written = await applyChanges(tx, state, changes, core.context());
    await tx.put('meta', withApplied(written.state, journal.tab, journal.number));
    return 'written';
  });
}

/** The journal, or the reason why the text is not one. */
function read(text: string): JournalText | string {
  try {
    const value = JSON.parse(text) as unknown;
    if (!isPlain(value)) return 'It is not a journal.';
    const { format, tab, number, epoch, changes } = value;
    const whole =
      typeof format === 'number' && typeof tab === 'string' && typeof number === 'number' && typeof epoch === 'number';
    if (!whole || !Array.isArray(changes) || !changes.every(isEntry)) return 'It is not a journal.';
    return { format, tab, number, epoch, changes };
  } catch (error) {
    return reasonOf(error);
  }
}

const isEntry = (value: unknown): value is Entry =>
  isPlain(value) &&
  typeof value.collection === 'string' &&
  typeof value.id === 'string' &&
  typeof value.version === 'number' &&
  typeof value.rev === 'number';

const present = (name: 'value' | 'base', value: unknown) => (value === undefined ? {} : { [name]: value });

const store = (local: LocalStore, key: string, text: string) =>
  attempt(() => {
    local.setItem(key, text);
    return true;
  }) ?? false;

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
