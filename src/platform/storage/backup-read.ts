import { type BackupProblem, type BackupWork, LARGEST_BACKUP } from './backup-format';
import { newer, tooLarge } from './backup-parse';
import { backupParts } from './backup-parts';
import type { Core } from './core';
import { understand, understandRecord } from './documents';
import { isPlain, sameValue } from './merge';
import { eachDoc, pause, SLICE } from './slices';
import { type CollectionSpec, type ConflictRecord, type FileInfo, keyOf, type QuarantineRecord } from './types';

export interface CollectionPreview {
  readonly name: string;
  /** Documents that are in the file and not here. */
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  /** Documents that do not fit their collection; they are kept aside and not loaded. */
  readonly invalid: number;
}

/** How a backup is taken in. */
export type BackupMode = 'merge' | 'add' | 'replace';

/** A backup that was checked and can be applied. */
export interface BackupPlan {
  readonly ok: true;
  readonly appVersion: string;
  /** ISO date-time, or an empty text when the file does not say. */
  readonly exportedAt: string;
  readonly collections: readonly CollectionPreview[];
  readonly files: number;
  /** Items the backup had kept aside. */
  readonly aside: number;
  readonly contents: PlannedContents;
}

export interface PlannedContents {
  readonly documents: readonly {
    readonly collection: string;
    readonly id: string;
    readonly updatedAt: number;
    readonly value: unknown;
  }[];
  readonly files: readonly { readonly info: FileInfo; readonly bytes: ArrayBuffer }[];
  readonly quarantine: readonly QuarantineRecord[];
  readonly conflicts: readonly ConflictRecord[];
}

export type { BackupProblem, BackupWork } from './backup-format';

/**
 * Checks a backup file as a whole and compares it with what is stored. Nothing is written.
 * @throws the signal's reason
 */
export async function readBackup(
  core: Core,
  source: string | Blob,
  { signal, onProgress = () => {} }: BackupWork = {},
): Promise<BackupPlan | BackupProblem> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > LARGEST_BACKUP) return tooLarge(size);
  const documents: PlannedContents['documents'][number][] = [];
  const files: PlannedContents['files'][number][] = [];
  const quarantine: QuarantineRecord[] = [];
  let conflicts: readonly ConflictRecord[] = [];
  const taken = new Map<string, Set<string>>();
  const invalid = new Map<string, number>();
  let head = { appVersion: 'unknown', exportedAt: '', items: 0 };
  let read = 0;
  for await (const part of backupParts(source, signal)) {
    if (part.kind === 'problem') return part.problem;
    if (part.kind === 'head') head = part;
    else if (part.kind === 'file') files.push(part);
    else if (part.kind === 'aside') {
      for (const record of part.quarantine) quarantine.push(record);
      conflicts = part.conflicts;
    } else {
      const { collection, version, items } = part;
      const spec = core.specs.get(collection);
      if (!spec || version > spec.version) return newer(head.appVersion);
      read += items.length;
      onProgress(head.items === 0 ? 1 : read / head.items);
      if (spec.secret) continue;
      const ids = taken.get(collection) ?? new Set();
      taken.set(collection, ids);
      const found = documentsOf(core, spec, version, items, ids);
      for (const document of found.documents) documents.push(document);
      for (const record of found.invalid) quarantine.push(record);
      invalid.set(collection, (invalid.get(collection) ?? 0) + found.invalid.length);
    }
  }
  const unread = [...invalid.values()].reduce((sum, count) => sum + count, 0);
  return {
    ok: true,
    appVersion: head.appVersion,
    exportedAt: head.exportedAt,
    collections: await preview(core, documents, invalid, signal),
    files: files.length,
    aside: quarantine.length + conflicts.length - unread,
    contents: { documents, files, quarantine, conflicts },
  };
}

/** @param taken ids that the collection has already; the new ones are added */
function documentsOf(core: Core, spec: CollectionSpec, version: number, items: readonly unknown[], taken: Set<string>) {
  const documents: PlannedContents['documents'][number][] = [];
  const invalid: QuarantineRecord[] = [];
  for (const item of items) {
    const id = isPlain(item) && typeof item.id === 'string' && item.id !== '' ? item.id : null;
    const value = isPlain(item) ? item.value : item;
    const read = understand(spec, id ?? '', version, value);
    if (id !== null && read.kind === 'valid' && read.value !== undefined && !taken.has(id)) {
      const time = (item as { updatedAt?: unknown }).updatedAt;
      const updatedAt = typeof time === 'number' && Number.isFinite(time) ? time : 0;
      taken.add(id);
      documents.push({ collection: spec.name, id, updatedAt, value: read.value });
      continue;
    }
    const reason = read.kind === 'damaged' ? read.reason : 'Its id is missing or appears twice.';
    const place = { collection: spec.name, version, ...(id === null ? {} : { docId: id }) };
    invalid.push({ id: core.newId(), kind: 'document', ...place, reason, at: core.now(), value });
  }
  return { documents, invalid };
}

/** What is stored is read a page at a time, so that the browser can draw between two of them. */
async function preview(
  core: Core,
  documents: PlannedContents['documents'],
  invalid: ReadonlyMap<string, number>,
  signal: AbortSignal | undefined,
): Promise<CollectionPreview[]> {
  const counts = new Map([...invalid.keys()].map((name) => [name, { new: 0, changed: 0, same: 0 }]));
  const planned = new Map<string, PlannedContents['documents'][number]>();
  for (const [index, document] of documents.entries()) {
    planned.set(keyOf(document), document);
    const count = counts.get(document.collection);
    if (count) count.new += 1;
    if (index % SLICE === SLICE - 1) await pause();
  }
  await core.run(['docs'], 'readonly', (tx) =>
    eachDoc(tx, (record) => {
      signal?.throwIfAborted();
      const document = record.deleted ? undefined : planned.get(keyOf(record));
      const count = counts.get(record.collection);
      const spec = core.specs.get(record.collection);
      if (!document || !count || !spec) return;
      const here = understandRecord(spec, record);
      count.new -= 1;
      if (here.kind === 'valid' && sameValue(here.value, document.value)) count.same += 1;
      else count.changed += 1;
    }),
  );
  return [...invalid].map(([name, unread]) => ({
    name,
    ...(counts.get(name) ?? { new: 0, changed: 0, same: 0 }),
    invalid: unread,
  }));
}
