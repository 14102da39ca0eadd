import type { Core } from './core';
import { areSound, mendRevs } from './counters';
import { understandRecord } from './documents';
import { healQuarantine } from './heal';
import type { Journal } from './journal';
import { joinSide } from './side';
import { type DocRecord, NewerStoreError, type QuarantineRecord, type VaultDocument, type VaultState } from './types';
import { quarantined, readState } from './write';

/** Removed documents are remembered for 90 days (milliseconds), so that a tab left open learns of it. */
const TOMBSTONE_AGE = 90 * 24 * 60 * 60 * 1000;

export interface Loaded {
  /** Documents of this app's collections, valid and at their present version. */
  readonly documents: readonly VaultDocument[];
  /** Damaged documents that this load set aside. */
  readonly quarantined: number;
}

/** Reads everything; joins journals and the side database first, puts damaged documents aside. */
export async function loadAll(core: Core, journal: Journal): Promise<Loaded & { joined: boolean; state: VaultState }> {
  let joined = false;
  let read = await readAll(core);
  if (!areSound(read.records, read.state, core.kind())) {
    // Where it cannot be repaired now the documents are loaded all the same.
    await mendRevs(core, (tx) => readState(tx, core.context())).catch(() => {});
    read = await readAll(core);
  }
  const joins = [
    () => journal.replay(),
    () => (core.kind() === 'main' ? joinSide(core) : false),
    () => healQuarantine(core),
  ];
  // What cannot be joined now stays where it is; the start continues.
  for (const join of joins)
    if (await Promise.resolve(join()).catch(() => false)) {
      joined = true;
      read = await readAll(core);
    }

  const documents: VaultDocument[] = [];
  const damaged: { record: DocRecord; aside: QuarantineRecord }[] = [];
  const old: DocRecord[] = [];
  for (const record of read.records) {
    const spec = core.specs.get(record.collection);
    if (!spec) continue;
    const { collection, id, rev, updatedAt } = record;
    if (record.deleted) {
      if (updatedAt < core.now() - TOMBSTONE_AGE) old.push(record);
      continue;
    }
    const found = understandRecord(spec, record);
    if (found.kind === 'valid') documents.push({ collection, id, rev, updatedAt, value: found.value });
    else if (found.kind === 'damaged') damaged.push({ record, aside: quarantined(record, found.reason, core) });
  }
  if (damaged.length + old.length > 0)
    // On a full disk the damaged documents stay where they are: not loaded, and moved by a later start.
    await tidy(core, damaged, old).catch(() => {});
  return { documents, quarantined: damaged.length, joined, state: read.state };
}

async function tidy(
  core: Core,
  damaged: readonly { record: DocRecord; aside: QuarantineRecord }[],
  old: readonly DocRecord[],
): Promise<void> {
  await core.run(['docs', 'quarantine'], 'readwrite', async (tx) => {
    for (const { record, aside } of damaged) {
      const { collection, id, rev } = record;
      if ((await tx.get('docs', [collection, id]))?.rev !== rev) continue;
      await tx.put('quarantine', aside);
      await tx.delete('docs', [collection, id]);
    }
    for (const { collection, id, rev } of old)
      if ((await tx.get('docs', [collection, id]))?.rev === rev) await tx.delete('docs', [collection, id]);
  });
}

async function readAll(core: Core): Promise<{ records: DocRecord[]; state: VaultState }> {
  try {
    return await core.run(['docs', 'meta'], 'readonly', async (tx) => {
      const state = await readState(tx, core.context());
      const records = await tx.getAll('docs');
      for (const record of records) refuseNewer(core, record);
      return { records, state };
    });
  } catch {
    return readEach(core);
  }
}

/** One document that the browser cannot read makes the reading of all fail: the others are read one by one. */
async function readEach(core: Core): Promise<{ records: DocRecord[]; state: VaultState }> {
  const { keys, state } = await core.run(['docs', 'meta'], 'readonly', async (tx) => ({
    keys: await tx.docKeys(),
    state: await readState(tx, core.context()),
  }));
  const records: DocRecord[] = [];
  for (const [collection, docId] of keys) {
    const record = await core.run(['docs'], 'readonly', (tx) => tx.get('docs', [collection, docId])).catch(() => null);
    if (record) records.push(record);
    else if (record === null && core.specs.has(collection))
      await core
        .run(['docs', 'quarantine'], 'readwrite', async (tx) => {
          const reason = 'The browser could not read it from the disk.';
          const note = { kind: 'document' as const, collection, docId, reason, at: core.now(), value: null };
          await tx.put('quarantine', { id: core.newId(), ...note });
          await tx.delete('docs', [collection, docId]);
        })
        .catch(() => {});
  }
  return { records, state };
}

/** @throws NewerStoreError: the transaction is given up and the side database takes over. */
function refuseNewer(core: Core, { collection, version }: DocRecord): void {
  const spec = core.specs.get(collection);
  if (spec && version > spec.version) throw new NewerStoreError(`A document of "${collection}" is newer.`);
}
