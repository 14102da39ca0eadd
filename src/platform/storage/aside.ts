import { BACKUP_FORMAT } from './backup-format';
import type { Core } from './core';
import type { ConflictRecord, QuarantineRecord } from './types';

/** Something kept aside, as it is listed: its value is read when it is downloaded. */
export interface AsideItem {
  readonly id: string;
  /** `conflict`: the losing value of a change in two places; `snapshot`: what an import replaced. */
  readonly kind: QuarantineRecord['kind'] | 'conflict';
  readonly collection: string | null;
  /** Why it is here: for a damaged document what the check said, for a conflict the fields. */
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Damaged, replaced and losing data: kept, never loaded, offered as a download. */
export interface VaultAside {
  /** Newest first. */
  list(): Promise<readonly AsideItem[]>;
  /** One item as a JSON file (a snapshot is a backup that can be imported), or all of them. `null`: it is not there. */
  download(id?: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

export function createAside(core: Core, changed: () => Promise<void>): VaultAside {
  const read = () =>
    core.run(['quarantine', 'conflicts'], 'readonly', async (tx) => ({
      quarantine: await tx.getAll('quarantine'),
      conflicts: await tx.getAll('conflicts'),
    }));

  async function list() {
    const { quarantine, conflicts } = await read();
    return [...quarantine.map(quarantineItem), ...conflicts.map(conflictItem)].sort((a, b) => b.at - a.at);
  }

  async function download(id?: string) {
    const { quarantine, conflicts } = await read();
    if (id === undefined) return json({ format: `${BACKUP_FORMAT}-aside`, quarantine, conflicts });
    const item = quarantine.find((record) => record.id === id) ?? conflicts.find((record) => record.id === id);
    if (!item) return null;
    return json('kind' in item && item.kind === 'snapshot' ? item.value : item);
  }

  async function remove(id: string) {
    await core.run(['quarantine', 'conflicts'], 'readwrite', async (tx) => {
      await tx.delete('quarantine', id);
      await tx.delete('conflicts', id);
    });
    await changed();
  }

  return { list, download, remove };
}

const quarantineItem = ({ id, kind, collection = undefined, reason, at }: QuarantineRecord): AsideItem => ({
  id,
  kind,
  collection: collection ?? null,
  reason,
  at,
});

const conflictItem = ({ id, collection, fields, at }: ConflictRecord): AsideItem => ({
  id,
  kind: 'conflict',
  collection,
  reason: fields.filter(Boolean).join(', ') || 'the whole document',
  at,
});

const json = (value: unknown) => new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
