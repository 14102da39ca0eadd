import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupPart,
  type BackupProblem,
  fromBase64,
  LARGEST_BACKUP,
  MOST_ITEMS,
} from './backup-format';
import { isPlain } from './merge';
import type { ConflictRecord, QuarantineRecord } from './types';

export const problem = (kind: BackupProblem['kind'], message: string): BackupProblem => ({ ok: false, kind, message });
export const NOTHING_CHANGED = 'Nothing here was changed.';
const foreign = () => problem('foreign', `This file is not an Elevate backup. ${NOTHING_CHANGED}`);
export const damaged = (what: string) =>
  problem('damaged', `This backup is damaged: ${what}. ${NOTHING_CHANGED} If you have another copy, try that one.`);
export const newer = (by: string) =>
  problem('newer', `This backup was made by a newer version of Elevate (${by}). Reload to get it, then try again.`);
export const tooLarge = (bytes: number) =>
  problem(
    'too-large',
    `This file has ${megabytes(bytes)} MB; a backup of at most ${megabytes(LARGEST_BACKUP)} MB can be read. ${NOTHING_CHANGED} Recordings make a backup large: where what it was made of is still there, export again without them.`,
  );
const tooMany = (items: number) =>
  problem(
    'too-large',
    `This backup holds ${items.toLocaleString('en')} items; at most ${MOST_ITEMS.toLocaleString('en')} can be read. ${NOTHING_CHANGED} Years of use make some thousands: check that it is the right file.`,
  );

/** The megabytes of a limit or of a file, in whole ones. */
export const megabytes = (bytes: number): string => Math.round(bytes / 1_000_000).toLocaleString('en');

/** How many characters of the file are checked to tell a damaged backup from another file. */
const HEAD = 200;
/** Documents that are handed over at once: reading them takes the page a few milliseconds. */
const BATCH = 100;

/** Takes the text of a backup apart, in pieces that are small enough for the page; a problem is the only part, or the last. */
export function* partsOf(source: string): Generator<BackupPart> {
  const root = rootOf(source);
  if ('problem' in root) return yield { kind: 'problem', problem: root.problem };
  const { value, appVersion, collections } = root;
  let items = 0;
  for (const [name, collection] of Object.entries(collections)) {
    if (!isPlain(collection) || typeof collection.version !== 'number' || !Array.isArray(collection.documents))
      return yield { kind: 'problem', problem: damaged(`the part "${name.slice(0, 40)}" is not complete`) };
    items += collection.documents.length;
  }
  if (items > MOST_ITEMS) return yield { kind: 'problem', problem: tooMany(items) };
  const exportedAt =
    typeof value.exportedAt === 'string' && !Number.isNaN(Date.parse(value.exportedAt)) ? value.exportedAt : '';
  yield { kind: 'head', appVersion, exportedAt, items };
  // One without documents is named, too.
  for (const [name, { version, documents }] of Object.entries(
    collections as Readonly<Record<string, { version: number; documents: unknown[] }>>,
  ))
    for (let at = 0; at === 0 || at < documents.length; at += BATCH)
      yield { kind: 'documents', collection: name, version, items: documents.slice(at, at + BATCH) };
  yield { kind: 'aside', ...asideOf(value) };
  yield* filesOf(value);
}

type Root =
  | { readonly problem: BackupProblem }
  | {
      readonly value: Record<string, unknown>;
      readonly appVersion: string;
      readonly collections: Record<string, unknown>;
    };

function rootOf(source: string): Root {
  const text = source.replace(/^\uFEFF/, '');
  const start = text.search(/\S/);
  if (start === -1) return { problem: problem('empty', `This file is empty. ${NOTHING_CHANGED}`) };
  // A backup is an object: anything else need not be parsed to be refused.
  if (text[start] !== '{') return { problem: foreign() };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const isOne = text.slice(0, HEAD).includes(BACKUP_FORMAT);
    return { problem: isOne ? damaged('the file is cut off or was changed') : foreign() };
  }
  if (!isPlain(value) || value.format !== BACKUP_FORMAT) return { problem: foreign() };
  const appVersion = typeof value.appVersion === 'string' ? value.appVersion.slice(0, 40) : 'unknown';
  const { formatVersion, collections } = value;
  if (typeof formatVersion !== 'number') return { problem: damaged('it does not say what format it is in') };
  if (formatVersion > BACKUP_VERSION) return { problem: newer(appVersion) };
  if (!isPlain(collections)) return { problem: damaged('it contains no collections') };
  return { value, appVersion, collections };
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

function* filesOf(root: Record<string, unknown>): Generator<BackupPart> {
  for (const file of Array.isArray(root.files) ? root.files : []) {
    if (!isPlain(file) || typeof file.key !== 'string' || typeof file.base64 !== 'string') continue;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = fromBase64(file.base64);
    } catch {
      continue;
    }
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const storedAt = typeof file.storedAt === 'number' ? file.storedAt : 0;
    const info = { key: file.key, name: text(file.name), type: text(file.type), size: bytes.length, storedAt };
    yield { kind: 'file', info, bytes: bytes.buffer };
  }
}
