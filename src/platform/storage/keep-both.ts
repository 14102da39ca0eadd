import type { Core } from './core';
import type { ConflictNote } from './types';
import { keepLosing, readState, WRITE_STORES } from './write';

/** Keeps a value that is about to be replaced by one that does not know of it; `null` for an unknown collection. */
export async function keepBoth(
  core: Core,
  collection: string,
  id: string,
  losing: unknown,
  fields: readonly string[],
): Promise<ConflictNote | null> {
  const spec = core.specs.get(collection);
  if (!spec) return null;
  return core.run(WRITE_STORES, 'readwrite', async (tx) => {
    const before = await readState(tx, core.context());
    const sequence = before.sequence + 1;
    await tx.put('meta', { ...before, sequence });
    return keepLosing(tx, { collection, id }, spec, losing, fields, sequence, core.context());
  });
}
