import type { ConflictRecord, FileInfo, QuarantineRecord } from './types';

export const BACKUP_FORMAT = 'elevate-backup';
export const BACKUP_VERSION = 1;
/** A larger file is refused before it is read (bytes): a string cannot be much longer. */
export const LARGEST_BACKUP = 400_000_000;
/** More documents are refused: the screens would not cope with them. */
export const MOST_ITEMS = 200_000;

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

/** Why a file is not taken, in words for the user. */
export interface BackupProblem {
  readonly ok: false;
  readonly kind: 'foreign' | 'newer' | 'damaged' | 'empty' | 'too-large';
  readonly message: string;
}

/** A piece of a backup that was taken apart. */
export type BackupPart =
  | { readonly kind: 'problem'; readonly problem: BackupProblem }
  | { readonly kind: 'head'; readonly appVersion: string; readonly exportedAt: string; readonly items: number }
  | {
      readonly kind: 'documents';
      readonly collection: string;
      readonly version: number;
      readonly items: readonly unknown[];
    }
  | {
      readonly kind: 'aside';
      readonly quarantine: readonly QuarantineRecord[];
      readonly conflicts: readonly ConflictRecord[];
    }
  | { readonly kind: 'file'; readonly info: FileInfo; readonly bytes: ArrayBuffer };

/** How long work goes on, and a way to stop it. */
export interface BackupWork {
  readonly signal?: AbortSignal | undefined;
  /** 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
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
