import { useAppDispatch, useAppSelector, useKept } from '../../app/hooks';
import { BACKUP_DAYS } from '../../domain/backup/backup-due';
import { CheckboxField } from '../../ui/field';
import { readableTime } from '../../ui/format';
import { backupReminderWanted } from './backups-slice';
import { selectBackups } from './selectors';

/** When the last backup was made here, and whether to be told that it is old. */
export function BackupReminder() {
  const dispatch = useAppDispatch();
  const isJoined = useKept() === 'on your devices';
  const { lastAt, reminds } = useAppSelector(selectBackups);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {lastAt === null
          ? 'No backup was exported from this device yet.'
          : `The last one was exported from this device on ${readableTime(lastAt)}.`}
      </p>
      <CheckboxField
        label={`Tell me on Home when the last backup is older than ${BACKUP_DAYS} days`}
        help={
          isJoined
            ? 'Not while your devices are joined: the others have it, too.'
            : 'Only where you did something since.'
        }
        checked={reminds}
        onChange={({ target }) => dispatch(backupReminderWanted(target.checked))}
      />
    </div>
  );
}
