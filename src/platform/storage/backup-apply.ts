import { BACKUP_FORMAT, BACKUP_VERSION, type BackupContents } from './backup-format';
import type { BackupMode, BackupPlan } from './backup-read';
import { collectionsOf } from './backup-write';
import type { Core } from './core';
import { understandRecord } from './documents';
import { eachDoc, SLICE } from './slices';
import { type DocRecord, keyOf, NewerStoreError, type StoreName, type Tx, type VaultState } from './types';
import { applyChanges, type FullChange, quarantined, readState } from './write';

const STORES: readonly StoreName[] = ['docs', 'meta', 'conflicts', 'quarantine', 'files', 'fileInfo'];

/**
 * Takes a checked backup in, all or nothing.
 * `merge`: adds and joins; where a field differs the newer document wins and the other is kept as a conflict.
 * `add`: takes in what is not here, and changes nothing else.
 * `replace`: the documents become those of the backup; the former ones are kept aside as a snapshot.
 * @param signal takes all of it back, unless it is written
 * @throws the browser's error when the write failed, or the signal's reason; then nothing was changed.
 */
export async function applyBackup(core: Core, plan: BackupPlan, mode: BackupMode, signal?: AbortSignal): Promise<void> {
  await core.run(STORES, 'readwrite', async (tx) => {
    let state = await readState(tx, core.context());
    state =
      mode === 'replace'
        ? await replace(core, tx, state, plan, signal)
        : await join(core, tx, state, plan, mode, signal);
    await tx.put('meta', state);
    for (const record of plan.contents.quarantine) await tx.put('quarantine', record);
    for (const record of plan.contents.conflicts) await tx.put('conflicts', record);
    for (const { info, bytes } of plan.contents.files) {
      // A key names one upload for ever: what is here already is the same file.
      if (await tx.get('fileInfo', info.key)) continue;
      await tx.put('files', { key: info.key, bytes });
      await tx.put('fileInfo', info);
    }
  });
}

async function join(
  core: Core,
  tx: Tx,
  state: VaultState,
  plan: BackupPlan,
  mode: 'merge' | 'add',
  signal: AbortSignal | undefined,
): Promise<VaultState> {
  let next = state;
  for (const slice of slicesOf(plan.contents.documents)) {
    signal?.throwIfAborted();
    const stored = await Promise.all(slice.map(({ collection, id }) => tx.get('docs', [collection, id])));
    const changes = slice.flatMap((document, index): FullChange[] => {
      const here = stored[index];
      if (mode === 'add' && here && !here.deleted) return [];
      const winner = here && !here.deleted && here.updatedAt >= document.updatedAt ? 'disk' : 'change';
      return [{ ...document, base: { rev: here ? -1 : 0, value: undefined }, winner }];
    });
    // All slices are one write: they share its rev.
    const written = await applyChanges(tx, state, changes, core.context());
    const refused = written.outcomes.find((outcome) => outcome.refused !== undefined);
    if (refused) throw new DOMException(refused.refused, 'DataCloneError');
    next = written.state;
  }
  return next;
}

function* slicesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += SLICE) yield items.slice(at, at + SLICE);
}

async function replace(
  core: Core,
  tx: Tx,
  state: VaultState,
  plan: BackupPlan,
  signal: AbortSignal | undefined,
): Promise<VaultState> {
  const former: DocRecord[] = [];
  await eachDoc(tx, (record) => {
    if (!record.deleted && isOpen(core, record.collection)) former.push(record);
  });
  if (former.length > 0) await tx.put('quarantine', snapshot(core, former));
  for (const record of former) {
    const spec = core.specs.get(record.collection);
    const read = spec && understandRecord(spec, record);
    if (read?.kind === 'newer') throw new NewerStoreError(`A document of "${record.collection}" is newer.`);
    if (read?.kind === 'damaged') await tx.put('quarantine', quarantined(record, read.reason, core.context()));
  }
  const rev = state.sequence + 1;
  const wanted = new Set(plan.contents.documents.map(keyOf));
  for (const { collection, id, version } of former)
    if (!wanted.has(keyOf({ collection, id })))
      await tx.put('docs', { collection, id, rev, version, updatedAt: core.now(), deleted: true });
  for (const slice of slicesOf(plan.contents.documents)) {
    signal?.throwIfAborted();
    await Promise.all(
      slice.map((document) =>
        tx.put('docs', { ...document, rev, version: core.specs.get(document.collection)?.version ?? 1 }),
      ),
    );
  }
  return { ...state, sequence: rev };
}

const isOpen = (core: Core, collection: string) => {
  const spec = core.specs.get(collection);
  return spec !== undefined && !spec.secret;
};

/** What an import replaces, as a backup that can be downloaded and imported again. */
const snapshot = (core: Core, docs: Parameters<typeof collectionsOf>[1]) => ({
  id: core.newId(),
  kind: 'snapshot' as const,
  reason: 'Replaced by an imported backup.',
  at: core.now(),
  value: {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_VERSION,
    appVersion: core.appVersion,
    exportedAt: new Date(core.now()).toISOString(),
    collections: collectionsOf(core, docs),
    quarantine: [],
    conflicts: [],
    files: [],
  } satisfies BackupContents,
});
