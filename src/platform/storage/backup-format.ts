import type { ConflictRecord, FileInfo, QuarantineRecord } from './types';

export const BACKUP_FORMAT = 'elevate-backup';
export const BACKUP_VERSION = 1;
/** A longer file is refused before it is read (characters). */
export const LARGEST_BACKUP = 400_000_000;

export interface BackupDocument {
  readonly id: string;
  readonly updatedAt: number;
  readonly value: unknown;
}

export interface BackupFile extends FileInfo {
  readonly base64: string;
}

/** One file that holds everything but secrets. */
export interface BackupContents {
  readonly format: typeof BACKUP_FORMAT;
  readonly formatVersion: number;
  readonly appVersion: string;
  /** ISO date-time. */
  readonly exportedAt: string;
  readonly collections: Readonly<
    Record<string, { readonly version: number; readonly documents: readonly BackupDocument[] }>
  >;
  readonly quarantine: readonly QuarantineRecord[];
  readonly conflicts: readonly ConflictRecord[];
  readonly files: readonly BackupFile[];
}

const CHUNK = 0x6000;

/** Bytes as base64, in pieces whose length is a multiple of three. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))));
  return pieces.join('');
}

/** @throws when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
