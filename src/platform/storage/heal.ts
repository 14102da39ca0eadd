import type { Core } from './core';
import { understand } from './documents';
import { applyChanges, readState, WRITE_STORES } from './write';

/** Tries damaged documents again (a later app may understand them); returns whether any came back. */
export async function healQuarantine(core: Core): Promise<boolean> {
  const items = await core.run(['quarantine'], 'readonly', (tx) => tx.getAll('quarantine'));
  const healed = items.flatMap((item) => {
    const spec = item.kind === 'document' && item.collection ? core.specs.get(item.collection) : undefined;
    if (!spec || item.docId === undefined || item.version === undefined) return [];
    const read = understand(spec, item.docId, item.version, item.value);
    if (read.kind !== 'valid') return [];
    return [{ item: item.id, collection: spec.name, id: item.docId, value: read.value }];
  });
  if (healed.length === 0) return false;
  return core.run(WRITE_STORES, 'readwrite', async (tx) => {
    let state = await readState(tx, core.context());
    for (const { item, collection, id, value } of healed) {
      const record = await tx.get('docs', [collection, id]);
      // What the user made since is what counts; the old document stays aside.
      if (record && !record.deleted) continue;
      const base = { rev: record?.rev ?? 0, value: undefined };
      ({ state } = await applyChanges(tx, state, [{ collection, id, base, value }], core.context()));
      await tx.delete('quarantine', item);
    }
    await tx.put('meta', state);
    return true;
  });
}
