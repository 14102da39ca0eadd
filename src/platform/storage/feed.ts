import type { Core } from './core';
import { understandRecord } from './documents';
import type { VaultDocument } from './types';
import { readState } from './write';

/** What changed in the vault since a rev: documents of every tab, and removals (`value` undefined). */
export interface Feed {
  readonly documents: readonly VaultDocument[];
  /** Where the next look begins. */
  readonly rev: number;
  /** How often everything was erased: with another number, what is known from before is of an earlier life. */
  readonly epoch: number;
}

/**
 * Reads what was written after `rev`; 0 for everything there is. A document that is damaged, of a newer app or aside is not
 * in it: absence is no removal.
 * @throws the browser's error
 */
export function readFeed(core: Core, rev: number): Promise<Feed> {
  return core.run(['docs', 'meta'], 'readonly', async (tx) => {
    const { sequence, epoch } = await readState(tx, core.context());
    const documents: VaultDocument[] = [];
    for (const record of await tx.docsAfter(rev)) {
      const spec = core.specs.get(record.collection);
      const found = spec ? understandRecord(spec, record) : null;
      if (found?.kind !== 'valid') continue;
      const { collection, id, rev: own, updatedAt } = record;
      documents.push({ collection, id, rev: own, updatedAt, value: found.value });
    }
    return { documents, rev: sequence, epoch };
  });
}
