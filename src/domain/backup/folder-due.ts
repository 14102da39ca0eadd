/** A folder that gets backups by itself, as this device knows it. */
export interface BackupFolderKept {
  readonly name: string;
  /** ISO date-time of the last backup in it; `null` before the first. */
  readonly lastAt: string | null;
  /** Why the last one did not get into it; `null` where it did. */
  readonly problem: 'permission' | 'gone' | 'full' | 'read-only' | 'failed' | null;
}

const A_DAY = 24 * 60 * 60_000;

/**
 * Whether a folder is to get a backup: one a day.
 * @param now milliseconds since the epoch
 */
export function isFolderDue(folder: BackupFolderKept | null, now: number): boolean {
  if (folder === null) return false;
  if (folder.lastAt === null) return true;
  const since = now - Date.parse(folder.lastAt);
  // A clock that was ahead must not hold up what comes.
  return since >= A_DAY || since < 0;
}
