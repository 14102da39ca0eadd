import { type Core, sideName } from './core';
import { deleteDatabase, openDatabase } from './database';
import { understand } from './documents';
import type { DocRecord, QuarantineRecord } from './types';
import { applyChanges, type FullChange, readState, WRITE_STORES } from './write';

/**
 * Joins what an older app wrote beside a newer store into the main database, and takes it out of the side one. The side
 * database itself is removed at the first start that finds it empty: an older tab may be writing to it right now.
 * Returns whether documents changed.
 */
export async function joinSide(core: Core): Promise<boolean> {
  const name = sideName(core.name);
  const side = await openDatabase({ name, kind: 'side', create: false });
  if (!side) return false;
  try {
    const found = await side.run(['docs', 'quarantine', 'conflicts', 'files', 'fileInfo'], 'readonly', async (tx) => ({
      docs: await tx.getAll('docs'),
      quarantine: await tx.getAll('quarantine'),
      conflicts: await tx.getAll('conflicts'),
      files: await tx.getAll('files'),
      fileInfo: await tx.getAll('fileInfo'),
    }));
    if (Object.values(found).every((list) => list.length === 0)) {
      side.close();
      await deleteDatabase(name);
      return false;
    }
    const known = found.docs.filter(({ collection, version }) => version <= (core.specs.get(collection)?.version ?? 0));
    const read = known.map((record) => readSide(core, record));
    await core.run([...WRITE_STORES, 'files', 'fileInfo'], 'readwrite', async (tx) => {
      const changes = read.flatMap(({ change }) => change ?? []);
      const { state } = await applyChanges(tx, await readState(tx, core.context()), changes, core.context());
      await tx.put('meta', state);
      for (const record of read.flatMap(({ damaged }) => damaged ?? []).concat(found.quarantine))
        await tx.put('quarantine', record);
      for (const record of found.conflicts) await tx.put('conflicts', record);
      for (const info of found.fileInfo) {
        const file = found.files.find(({ key }) => key === info.key);
        if (!file || (await tx.get('fileInfo', info.key))) continue;
        await tx.put('files', file);
        await tx.put('fileInfo', info);
      }
    });
    await side.run(['docs', 'quarantine', 'conflicts', 'files', 'fileInfo'], 'readwrite', async (tx) => {
      for (const { collection, id, rev } of known) {
        const now = await tx.get('docs', [collection, id]);
        if (now?.rev === rev) await tx.delete('docs', [collection, id]);
      }
      for (const { id } of found.quarantine) await tx.delete('quarantine', id);
      for (const { id } of found.conflicts) await tx.delete('conflicts', id);
      for (const { key } of found.fileInfo) {
        await tx.delete('files', key);
        await tx.delete('fileInfo', key);
      }
    });
    return true;
  } finally {
    side.close();
  }
}

function readSide(core: Core, record: DocRecord): { change?: FullChange; damaged?: QuarantineRecord } {
  const { collection, id, version, updatedAt, value, deleted } = record;
  const spec = core.specs.get(collection);
  if (!spec) return {};
  const base = record.base === undefined ? null : understand(spec, id, version, record.base);
  const baseValue = base?.kind === 'valid' ? base.value : undefined;
  if (deleted && baseValue === undefined) return {};
  const mine = deleted ? null : understand(spec, id, version, value);
  if (mine?.kind === 'damaged')
    return {
      damaged: {
        id: core.newId(),
        kind: 'document',
        collection,
        docId: id,
        version,
        reason: mine.reason,
        at: core.now(),
        value,
      },
    };
  const wanted = mine?.kind === 'valid' ? mine.value : undefined;
  // The newer app's document wins where both differ; what loses is kept as a conflict.
  return { change: { collection, id, base: { rev: -1, value: baseValue }, value: wanted, winner: 'disk', updatedAt } };
}
