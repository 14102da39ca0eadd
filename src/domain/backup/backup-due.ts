import type { BackupFolderKept } from './folder-due';

/** What is known of backups on this device. */
export interface BackupsMade {
  /** ISO date-time of the last one; `null` before the first. */
  readonly lastAt: string | null;
  /** ISO date-time at which the reminder was last put away; `null`: never. */
  readonly hiddenAt: string | null;
  /** Whether to be reminded at all. */
  readonly reminds: boolean;
  /** The folder that gets backups by itself; `null` for none. */
  readonly folder: BackupFolderKept | null;
}

/** Days after which a backup is old, and for which a reminder that was put away stays away. */
export const BACKUP_DAYS = 30;
/** How much must have been done since the last backup: one try-out is nothing to lose. */
const DONE_SINCE = 5;

/**
 * Since when what was done is in no backup, as an ISO date-time; `null` where there is nothing to be reminded of.
 * @param doneAt ISO date-times of what the learner did
 * @param now milliseconds since the epoch
 */
export function backupDueSince(
  { lastAt, hiddenAt, reminds }: Omit<BackupsMade, 'folder'>,
  doneAt: readonly string[],
  now: number,
): string | null {
  if (!reminds || (hiddenAt !== null && isRecent(hiddenAt, now))) return null;
  const since = doneAt.filter((at) => lastAt === null || Date.parse(at) > Date.parse(lastAt)).sort();
  const from = lastAt ?? since[0];
  return from === undefined || since.length < DONE_SINCE || isRecent(from, now) ? null : from;
}

const isRecent = (at: string, now: number): boolean => now - Date.parse(at) < BACKUP_DAYS * 86_400_000;
