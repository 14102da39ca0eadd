import { BACKUP_FORMAT, BACKUP_VERSION, fromBase64, LARGEST_BACKUP } from './backup-format';
import type { Core } from './core';
import { understand, understandRecord } from './documents';
import { isPlain, sameValue } from './merge';
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

/** Why a file is not taken, in words for the user. */
export interface BackupProblem {
  readonly ok: false;
  readonly kind: 'foreign' | 'newer' | 'damaged' | 'empty' | 'too-large';
  readonly message: string;
}

const problem = (kind: BackupProblem['kind'], message: string): BackupProblem => ({ ok: false, kind, message });
const NOTHING_CHANGED = 'Nothing here was changed.';
const foreign = () => problem('foreign', `This file is not an Elevate backup. ${NOTHING_CHANGED}`);
const damaged = (what: string) =>
  problem('damaged', `This backup is damaged: ${what}. ${NOTHING_CHANGED} If you have another copy, try that one.`);
const newer = (by: string) =>
  problem('newer', `This backup was made by a newer version of Elevate (${by}). Reload to get it, then try again.`);

/** How many characters of the file are checked to tell a damaged backup from another file. */
const HEAD = 200;

/** Checks a backup file as a whole and compares it with what is stored. Nothing is written. */
export async function readBackup(core: Core, source: string | Blob): Promise<BackupPlan | BackupProblem> {
  if ((typeof source === 'string' ? source.length : source.size) > LARGEST_BACKUP)
    return problem('too-large', `This file is too large to be read at once. ${NOTHING_CHANGED}`);
  let text: string;
  try {
    text = (typeof source === 'string' ? source : await source.text()).replace(/^\uFEFF/, '');
  } catch {
    return damaged('the file could not be read');
  }
  const start = text.search(/\S/);
  if (start === -1) return problem('empty', `This file is empty. ${NOTHING_CHANGED}`);
  // A backup is an object: anything else need not be parsed to be refused.
  if (text[start] !== '{') return foreign();
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return text.slice(0, HEAD).includes(BACKUP_FORMAT) ? damaged('the file is cut off or was changed') : foreign();
  }
  if (!isPlain(root) || root.format !== BACKUP_FORMAT) return foreign();
  const appVersion = typeof root.appVersion === 'string' ? root.appVersion.slice(0, 40) : 'unknown';
  const { formatVersion, collections } = root;
  if (typeof formatVersion !== 'number') return damaged('it does not say what format it is in');
  if (formatVersion > BACKUP_VERSION) return newer(appVersion);
  if (!isPlain(collections)) return damaged('it contains no collections');

  const contents = { ...asideOf(root), documents: [] as PlannedContents['documents'][number][], files: filesOf(root) };
  const invalid = new Map<string, number>();
  for (const [name, collection] of Object.entries(collections)) {
    const spec = core.specs.get(name);
    if (!isPlain(collection) || typeof collection.version !== 'number' || !Array.isArray(collection.documents))
      return damaged(`the part "${name.slice(0, 40)}" is not complete`);
    if (!spec || collection.version > spec.version) return newer(appVersion);
    if (spec.secret) continue;
    const read = documentsOf(core, spec, collection.version, collection.documents);
    contents.documents.push(...read.documents);
    contents.quarantine.push(...read.invalid);
    invalid.set(name, read.invalid.length);
  }
  return {
    ok: true,
    appVersion,
    exportedAt:
      typeof root.exportedAt === 'string' && !Number.isNaN(Date.parse(root.exportedAt)) ? root.exportedAt : '',
    collections: await preview(core, contents.documents, invalid),
    files: contents.files.length,
    aside: contents.quarantine.length + contents.conflicts.length - [...invalid.values()].reduce((a, b) => a + b, 0),
    contents,
  };
}

function documentsOf(core: Core, spec: CollectionSpec, version: number, items: readonly unknown[]) {
  const documents = new Map<string, PlannedContents['documents'][number]>();
  const invalid: QuarantineRecord[] = [];
  for (const item of items) {
    const id = isPlain(item) && typeof item.id === 'string' && item.id !== '' ? item.id : null;
    const value = isPlain(item) ? item.value : item;
    const read = understand(spec, id ?? '', version, value);
    if (id !== null && read.kind === 'valid' && read.value !== undefined && !documents.has(id)) {
      const time = (item as { updatedAt?: unknown }).updatedAt;
      const updatedAt = typeof time === 'number' && Number.isFinite(time) ? time : 0;
      documents.set(id, { collection: spec.name, id, updatedAt, value: read.value });
      continue;
    }
    const reason = read.kind === 'damaged' ? read.reason : 'Its id is missing or appears twice.';
    const place = { collection: spec.name, version, ...(id === null ? {} : { docId: id }) };
    invalid.push({ id: core.newId(), kind: 'document', ...place, reason, at: core.now(), value });
  }
  return { documents: [...documents.values()], invalid };
}

async function preview(
  core: Core,
  documents: PlannedContents['documents'],
  invalid: ReadonlyMap<string, number>,
): Promise<CollectionPreview[]> {
  const stored = await core.run(['docs'], 'readonly', (tx) => tx.getAll('docs'));
  const present = new Map(stored.filter(({ deleted }) => !deleted).map((record) => [keyOf(record), record]));
  return [...invalid].map(([name, count]) => {
    const counts = { new: 0, changed: 0, same: 0 };
    const spec = core.specs.get(name);
    for (const document of documents) {
      if (document.collection !== name) continue;
      const record = present.get(keyOf(document));
      const here = record && spec ? understandRecord(spec, record) : null;
      if (!here) counts.new += 1;
      else if (here.kind === 'valid' && sameValue(here.value, document.value)) counts.same += 1;
      else counts.changed += 1;
    }
    return { name, ...counts, invalid: count };
  });
}

function asideOf(root: Record<string, unknown>): { quarantine: QuarantineRecord[]; conflicts: ConflictRecord[] } {
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isPlain) : []);
  const named = (item: Record<string, unknown>) =>
    typeof item.id === 'string' && item.id !== '' && typeof item.at === 'number';
  return {
    quarantine: list(root.quarantine).filter(
      (item) =>
        named(item) && typeof item.reason === 'string' && /^(document|journal|snapshot)$/.test(String(item.kind)),
    ) as unknown as QuarantineRecord[],
    conflicts: list(root.conflicts).filter(
      (item) =>
        named(item) &&
        typeof item.collection === 'string' &&
        typeof item.docId === 'string' &&
        Array.isArray(item.fields) &&
        item.fields.every((field) => typeof field === 'string'),
    ) as unknown as ConflictRecord[],
  };
}

function filesOf(root: Record<string, unknown>): PlannedContents['files'][number][] {
  const files = Array.isArray(root.files) ? root.files : [];
  return files.flatMap((file) => {
    if (!isPlain(file) || typeof file.key !== 'string' || typeof file.base64 !== 'string') return [];
    try {
      const bytes = fromBase64(file.base64);
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      const storedAt = typeof file.storedAt === 'number' ? file.storedAt : 0;
      const info = { key: file.key, name: text(file.name), type: text(file.type), size: bytes.length, storedAt };
      return [{ info, bytes: bytes.buffer }];
    } catch {
      return [];
    }
  });
}
