import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupContents,
  type BackupDocument,
  type BackupWork,
  toBase64,
} from './backup-format';
import type { Core } from './core';
import { understandRecord } from './documents';
import { recordingOf } from './file-kinds';
import { eachDoc, pause } from './slices';
import { type Change, type DocRecord, type FileBytes, type FileInfo, keyOf } from './types';

export interface ExportOptions extends BackupWork {
  /** Uploaded files too, as base64 (a third larger than they are). Default: true. */
  readonly files?: boolean;
  /** Recordings of interviews too; half an hour is some 150 MB. Default: false. */
  readonly recordings?: boolean;
  /** What could not be written yet; it goes into the file all the same. */
  readonly unsaved?: readonly Change[];
}

/** Characters that are gathered before the browser is given them to keep. */
const PIECE = 1 << 20;
/** Bytes of a file that are turned into base64 at once; divisible by three. */
const FILE_PIECE = 3 << 20;

/** Text that grows beyond what a string can be, without being copied in one go. */
function growingText() {
  const blobs: Blob[] = [];
  let pieces: string[] = [];
  let length = 0;
  const flush = () => {
    if (pieces.length > 0) blobs.push(new Blob(pieces));
    pieces = [];
    length = 0;
  };
  return {
    add(text: string) {
      pieces.push(text);
      length += text.length;
      if (length >= PIECE) flush();
    },
    parts(): readonly Blob[] {
      flush();
      return blobs;
    },
  };
}

type Gathered = Awaited<ReturnType<typeof gather>>;

/**
 * Everything but secrets as one JSON file: documents of this app's collections, what is kept aside, files. What is stored is
 * read in slices, so that the page goes on.
 * @throws the signal's reason; the browser's error when nothing could be read
 */
export async function writeBackup(
  core: Core,
  { files = true, recordings = false, unsaved = [], signal, onProgress = () => {} }: ExportOptions,
): Promise<Blob> {
  const stored = await gather(core, unsaved, signal).catch((error: unknown): Gathered => {
    // The disk cannot even be read: what this tab holds is still worth a file.
    if (unsaved.length === 0 || signal?.aborted) throw error;
    return { texts: addUnsaved(core, textsOf(core), unsaved), quarantine: [], conflicts: [], files: [] };
  });
  const open = (name: string | undefined) => name === undefined || core.specs.get(name)?.secret !== true;
  const head = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_VERSION,
    appVersion: core.appVersion,
    exportedAt: new Date(core.now()).toISOString(),
  } satisfies Partial<BackupContents>;
  const parts: BlobPart[] = [JSON.stringify(head).slice(0, -1), ',"collections":{'];
  for (const [index, [name, { version, text }]] of [...stored.texts].entries())
    parts.push(
      `${index > 0 ? ',' : ''}${JSON.stringify(name)}:{"version":${version},"documents":[`,
      ...text.parts(),
      ']}',
    );
  parts.push(
    '},"quarantine":',
    JSON.stringify(stored.quarantine.filter(({ collection }) => open(collection))),
    ',"conflicts":',
    JSON.stringify(stored.conflicts.filter(({ collection }) => open(collection))),
    ',"files":[',
  );
  // One file at a time: together they may be larger than the memory.
  let first = true;
  const wanted = stored.files.filter(({ key }) => (recordingOf(key) ? recordings : files));
  for (const [index, info] of wanted.entries()) {
    signal?.throwIfAborted();
    onProgress(index / wanted.length);
    const file = await core.run(['files'], 'readonly', (tx) => tx.get('files', info.key)).catch(() => undefined);
    if (!file) continue;
    parts.push(first ? '' : ',', ...(await fileText(info, file, signal)));
    first = false;
  }
  parts.push(']}');
  return new Blob(parts, { type: 'application/json' });
}

async function fileText(info: FileInfo, { bytes }: FileBytes, signal: AbortSignal | undefined) {
  const text = growingText();
  text.add(`${JSON.stringify(info).slice(0, -1)},"base64":"`);
  for (let at = 0; at < bytes.byteLength; at += FILE_PIECE) {
    if (at > 0) await pause();
    signal?.throwIfAborted();
    text.add(toBase64(new Uint8Array(bytes, at, Math.min(FILE_PIECE, bytes.byteLength - at))));
  }
  text.add('"}');
  return text.parts();
}

/** What is stored at one moment. */
async function gather(core: Core, unsaved: readonly Change[], signal: AbortSignal | undefined) {
  return core.run(['docs', 'quarantine', 'conflicts', 'fileInfo'], 'readonly', async (tx) => {
    const texts = textsOf(core);
    const changed = new Set(unsaved.map(keyOf));
    await eachDoc(tx, (record) => {
      signal?.throwIfAborted();
      const spec = core.specs.get(record.collection);
      if (!spec || record.deleted || changed.has(keyOf(record))) return;
      const read = understandRecord(spec, record);
      if (read.kind === 'valid')
        texts.get(spec.name)?.add({ id: record.id, updatedAt: record.updatedAt, value: read.value });
    });
    return {
      texts: addUnsaved(core, texts, unsaved),
      quarantine: await tx.getAll('quarantine'),
      conflicts: await tx.getAll('conflicts'),
      files: await tx.getAll('fileInfo'),
    };
  });
}

type Texts = ReturnType<typeof textsOf>;

/** The documents of each collection as text that grows. */
function textsOf(core: Core) {
  return new Map(
    [...core.specs.values()]
      .filter(({ secret }) => !secret)
      .map(({ name, version }) => {
        const text = growingText();
        let count = 0;
        const add = (document: BackupDocument) => text.add(`${count++ > 0 ? ',' : ''}${JSON.stringify(document)}`);
        return [name, { version, text, add }] as const;
      }),
  );
}

function addUnsaved(core: Core, texts: Texts, unsaved: readonly Change[]): Texts {
  for (const { collection, id, value } of unsaved)
    if (value !== undefined) texts.get(collection)?.add({ id, updatedAt: core.now(), value });
  return texts;
}

/** The documents of each collection at its present version. */
export function collectionsOf(core: Core, docs: readonly DocRecord[]): BackupContents['collections'] {
  const entries = [...core.specs.values()]
    .filter(({ secret }) => !secret)
    .map((spec): [string, BackupContents['collections'][string]] => {
      const documents = docs.flatMap((record): BackupDocument[] => {
        if (record.collection !== spec.name || record.deleted) return [];
        const read = understandRecord(spec, record);
        return read.kind === 'valid' ? [{ id: record.id, updatedAt: record.updatedAt, value: read.value }] : [];
      });
      return [spec.name, { version: spec.version, documents }];
    });
  return Object.fromEntries(entries);
}
