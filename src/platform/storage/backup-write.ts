import { BACKUP_FORMAT, BACKUP_VERSION, type BackupContents, type BackupDocument, toBase64 } from './backup-format';
import type { Core } from './core';
import { understandRecord } from './documents';
import { recordingOf } from './file-kinds';
import { type Change, type DocRecord, keyOf } from './types';

export interface ExportOptions {
  /** Uploaded files too, as base64 (a third larger than they are). Default: true. */
  readonly files?: boolean;
  /** Recordings of interviews too; half an hour is some 150 MB. Default: false. */
  readonly recordings?: boolean;
  /** What could not be written yet; it goes into the file all the same. */
  readonly unsaved?: readonly Change[];
}

/** Everything but secrets as one JSON file: documents of this app's collections, what is kept aside, files. */
export async function writeBackup(
  core: Core,
  { files = true, recordings = false, unsaved = [] }: ExportOptions,
): Promise<Blob> {
  const stored = await core
    .run(['docs', 'quarantine', 'conflicts', 'fileInfo'], 'readonly', async (tx) => ({
      docs: await tx.getAll('docs'),
      quarantine: await tx.getAll('quarantine'),
      conflicts: await tx.getAll('conflicts'),
      files: await tx.getAll('fileInfo'),
    }))
    .catch((error: unknown) => {
      // The disk cannot even be read: what this tab holds is still worth a file.
      if (unsaved.length === 0) throw error;
      return { docs: [], quarantine: [], conflicts: [], files: [] };
    });
  const open = (name: string | undefined) => name === undefined || core.specs.get(name)?.secret !== true;
  const head = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_VERSION,
    appVersion: core.appVersion,
    exportedAt: new Date(core.now()).toISOString(),
    collections: collectionsOf(core, stored.docs, unsaved),
    quarantine: stored.quarantine.filter(({ collection }) => open(collection)),
    conflicts: stored.conflicts.filter(({ collection }) => open(collection)),
  } satisfies Omit<BackupContents, 'files'>;
  const parts = [JSON.stringify(head).slice(0, -1), ',"files":['];
  // One file at a time: together they may be larger than a string can be.
  let first = true;
  const wanted = stored.files.filter(({ key }) => (recordingOf(key) ? recordings : files));
  for (const info of wanted) {
    const file = await core.run(['files'], 'readonly', (tx) => tx.get('files', info.key)).catch(() => undefined);
    if (!file) continue;
    parts.push(first ? '' : ',', JSON.stringify({ ...info, base64: toBase64(new Uint8Array(file.bytes)) }));
    first = false;
  }
  parts.push(']}');
  return new Blob(parts, { type: 'application/json' });
}

/** The documents of each collection at its present version; with `unsaved` laid over them. */
export function collectionsOf(
  core: Core,
  docs: readonly DocRecord[],
  unsaved: readonly Change[] = [],
): BackupContents['collections'] {
  const entries = [...core.specs.values()]
    .filter(({ secret }) => !secret)
    .map((spec): [string, BackupContents['collections'][string]] => {
      const documents = new Map<string, BackupDocument>();
      for (const record of docs) {
        if (record.collection !== spec.name || record.deleted) continue;
        const read = understandRecord(spec, record);
        if (read.kind !== 'valid') continue;
        documents.set(keyOf(record), { id: record.id, updatedAt: record.updatedAt, value: read.value });
      }
      for (const change of unsaved) {
        if (change.collection !== spec.name) continue;
        if (change.value === undefined) documents.delete(keyOf(change));
        else documents.set(keyOf(change), { id: change.id, updatedAt: core.now(), value: change.value });
      }
      return [spec.name, { version: spec.version, documents: [...documents.values()] }];
    });
  return Object.fromEntries(entries);
}
