import type { Core } from './core';
import { recordingOf } from './file-kinds';
import { readPersisted, storageManager } from './persisted';

/** What is stored and how large it is; sizes are bytes of UTF-8 JSON, for files their own bytes. */
export interface StorageReport {
  readonly collections: readonly { readonly name: string; readonly documents: number; readonly bytes: number }[];
  /** Files that the user chose. */
  readonly files: { readonly count: number; readonly bytes: number };
  /** Of interviews; one recording is many files. */
  readonly recordings: { readonly count: number; readonly bytes: number };
  /** Damaged documents, snapshots and losing values. */
  readonly aside: { readonly count: number; readonly bytes: number };
  /** The browser's own figures for the whole site, or `null` where it gives none. */
  readonly estimate: { readonly usage: number; readonly quota: number } | null;
  readonly persisted: boolean | null;
}

/** Counts and sizes of all that is stored. */
export async function makeReport(core: Core): Promise<StorageReport> {
  const [stored, estimate, persisted] = await Promise.all([
    core.run(['docs', 'fileInfo', 'quarantine', 'conflicts'], 'readonly', async (tx) => ({
      docs: await tx.getAll('docs'),
      files: await tx.getAll('fileInfo'),
      aside: [...(await tx.getAll('quarantine')), ...(await tx.getAll('conflicts'))],
    })),
    readEstimate(),
    readPersisted(),
  ]);
  const collections = [...core.specs.keys()].map((name) => {
    const documents = stored.docs.filter((record) => record.collection === name && !record.deleted);
    return { name, documents: documents.length, bytes: sum(documents.map(({ value }) => sizeOf(value))) };
  });
  const chosen = stored.files.filter(({ key }) => !recordingOf(key));
  const recorded = stored.files.filter(({ key }) => recordingOf(key));
  return {
    collections,
    files: { count: chosen.length, bytes: sum(chosen.map(({ size }) => size)) },
    recordings: {
      count: new Set(recorded.map(({ key }) => recordingOf(key)?.key)).size,
      bytes: sum(recorded.map(({ size }) => size)),
    },
    aside: { count: stored.aside.length, bytes: sum(stored.aside.map(sizeOf)) },
    estimate,
    persisted,
  };
}

const encoder = new TextEncoder();
const sizeOf = (value: unknown) => encoder.encode(JSON.stringify(value) ?? '').length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function readEstimate(): Promise<StorageReport['estimate']> {
  try {
    const { usage, quota } = (await storageManager()?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { usage, quota };
  } catch {
    return null;
  }
}
