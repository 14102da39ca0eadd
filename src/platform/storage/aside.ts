import { BACKUP_FORMAT } from './backup-format';
import type { Core } from './core';
import { understand, understandRecord } from './documents';
import { fieldAt, withField } from './field-path';
import type { ConflictRecord, QuarantineRecord } from './types';
import { readState } from './write';

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
  /** Of a conflict: the fields that differ, as they are kept here and as they are in use. */
  readonly fields?: readonly { readonly field: string; readonly kept: string; readonly used: string }[];
}

/** Damaged, replaced and losing data: kept, never loaded, offered as a download. */
export interface VaultAside {
  /** Newest first. */
  list(): Promise<readonly AsideItem[]>;
  /** One item as a JSON file (a snapshot is a backup that can be imported), or all of them. `null`: it is not there. */
  download(id?: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /**
   * Puts what a conflict keeps in the place of what is in use, which is kept here from then on: nothing is lost by it.
   * @returns whether it was done; `false`: it does not fit the document as it is now
   */
  take(id: string): Promise<boolean>;
}

/** Letters of a value that a list shows. */
const SHOWN = 300;

export function createAside(core: Core, changed: () => Promise<void>): VaultAside {
  const read = () =>
    core.run(['quarantine', 'conflicts'], 'readonly', async (tx) => ({
      quarantine: await tx.getAll('quarantine'),
      conflicts: await tx.getAll('conflicts'),
    }));

  async function list() {
    const { quarantine, conflicts } = await read();
    const used = await core.run(['docs'], 'readonly', async (tx) => {
      const found = new Map<string, unknown>();
      for (const { id, collection, docId } of conflicts)
        found.set(id, (await tx.get('docs', [collection, docId]))?.value);
      return found;
    });
    return [
      ...quarantine.map(quarantineItem),
      ...conflicts.map((record) => ({
        ...conflictItem(record),
        fields: record.fields.map((field) => ({
          field,
          kept: shown(fieldAt(record.value, field)),
          used: shown(fieldAt(used.get(record.id), field)),
        })),
      })),
    ].sort((a, b) => b.at - a.at);
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

  async function take(id: string): Promise<boolean> {
    const taken = await core.run(['docs', 'meta', 'conflicts'], 'readwrite', async (tx) => {
      const record = await tx.get('conflicts', id);
      const spec = record && core.specs.get(record.collection);
      if (!record || !spec) return false;
      const { collection, docId, fields } = record;
      const kept = understand(spec, docId, record.version, record.value);
      const stored = await tx.get('docs', [collection, docId]);
      const used = stored ? understandRecord(spec, stored) : null;
      if (kept.kind !== 'valid' || (used && used.kind !== 'valid')) return false;
      // What was removed since comes back whole.
      const next =
        used?.value === undefined
          ? kept.value
          : fields.reduce((value, field) => withField(value, field, fieldAt(kept.value, field)), used.value as unknown);
      const checked = understand(spec, docId, spec.version, next);
      if (checked.kind !== 'valid') return false;
      const state = await readState(tx, core.context());
      const rev = state.sequence + 1;
      const now = core.now();
      await tx.put('docs', { collection, id: docId, rev, version: spec.version, updatedAt: now, value: checked.value });
      await tx.put('meta', { ...state, sequence: rev });
      if (used?.value === undefined) await tx.delete('conflicts', id);
      else await tx.put('conflicts', { ...record, version: spec.version, at: now, value: used.value });
      return true;
    });
    if (taken) await changed();
    return taken;
  }

  return { list, download, remove, take };
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

function shown(value: unknown): string {
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

const json = (value: unknown) => new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
