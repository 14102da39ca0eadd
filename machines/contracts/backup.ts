import type { ChosenFile } from './files';

/** What of a backup is being done. */
export type BackupStep =
  /** What is stored is gathered. */
  | 'gathering'
  /** A key is made of the passphrase. */
  | 'key'
  | 'sealing'
  | 'opening'
  /** The file is read. */
  | 'reading'
  /** What it holds is checked and compared. */
  | 'checking';

export interface BackupProgress {
  readonly type: 'backup.progressed';
  readonly step: BackupStep;
  /** 0 to 1; `null`: nobody can say. */
  readonly share: number | null;
}

/** Actor `writeBackup`: makes a backup and hands it to the browser's downloads. A passphrase is where the app keeps it. */
export interface WriteBackupInput {
  readonly recordings: boolean;
  readonly isSealed: boolean;
}

export type WriteBackupEvent =
  | BackupProgress
  | { readonly type: 'backup.written' }
  /** It is in the downloads, and larger than what is read back. */
  | { readonly type: 'backup.oversized'; readonly bytes: number }
  | { readonly type: 'backup.failed' };

/** What a backup holds, to be decided on. */
export interface BackupSummary {
  /** ISO date-time, or an empty text when the file does not say. */
  readonly exportedAt: string;
  readonly collections: readonly {
    readonly name: string;
    readonly new: number;
    readonly changed: number;
    readonly same: number;
    readonly invalid: number;
  }[];
  readonly files: number;
}

/** Actor `readBackup`: checks a file; nothing is written. What it holds stays with the actors until it is applied. */
export interface ReadBackupInput {
  readonly file: ChosenFile;
  /** A passphrase was given; it is where the app keeps it. */
  readonly hasPassphrase: boolean;
}

export type ReadBackupEvent =
  | BackupProgress
  /** It is encrypted. */
  | { readonly type: 'backup.sealed' }
  | { readonly type: 'passphrase.wrong' }
  | { readonly type: 'backup.read'; readonly summary: BackupSummary }
  /** In words for the user. */
  | { readonly type: 'backup.refused'; readonly message: string };

export type BackupMode = 'merge' | 'add' | 'replace';

/** Actor `applyBackup`: takes in the backup that was read last. Rejects when nothing was changed. */
export interface ApplyBackupInput {
  readonly mode: BackupMode;
}
