import { useState } from 'react';
import { BACKUP_DAYS, backupDueSince } from '../domain/backup/backup-due';
import { selectActivities } from '../features/activity/selectors';
import { backupReminderHidden } from '../features/settings/backups-slice';
import { FOLDER_PROBLEMS } from '../features/settings/folder-words';
import { selectBackups } from '../features/settings/selectors';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { readableTime } from '../ui/format';
import { Notice } from '../ui/notice';
import { useAppData, useAppDispatch, useAppSelector, useKept } from './hooks';
import { paths } from './paths';

/** Says that much was done since the last backup; nothing where another device has it all. */
export function BackupNotice() {
  const dispatch = useAppDispatch();
  const isAlone = useKept() !== 'on your devices';
  const [now] = useState(Date.now);
  const made = useAppSelector(selectBackups);
  const since = useAppData((state) =>
    backupDueSince(
      selectBackups(state),
      selectActivities(state).map(({ at }) => at),
      now,
    ),
  );
  const trouble = made.folder?.problem ?? null;
  if (made.folder && trouble)
    return (
      <Notice
        tone="warning"
        title={`The automatic backup did not get into “${made.folder.name}”.`}
        actions={
          <ButtonLink size="sm" to={`${paths.settings}?tab=data`}>
            See to it
          </ButtonLink>
        }
      >
        {FOLDER_PROBLEMS[trouble]} Everything is kept on this device.
      </Notice>
    );
  if (since === null || !isAlone) return null;
  return (
    <Notice
      tone="info"
      title={
        made.lastAt === null
          ? `What you did since ${readableTime(since)} is in no backup.`
          : `The last backup is of ${readableTime(since)}.`
      }
      actions={
        <>
          <ButtonLink size="sm" to={`${paths.settings}?tab=data`}>
            Make a backup
          </ButtonLink>
          <Button size="sm" look="quiet" onClick={() => dispatch(backupReminderHidden(new Date().toISOString()))}>
            Not now
          </Button>
        </>
      }
    >
      It is on this device alone: a browser whose data is cleared takes it along. One file keeps it. This is said again
      in {BACKUP_DAYS} days, or never: Settings, Data.
    </Notice>
  );
}
