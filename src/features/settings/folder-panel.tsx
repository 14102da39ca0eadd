import { useActorRef, useSelector } from '@xstate/react';
import { FolderSync } from 'lucide-react';
import { use, useEffect } from 'react';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { readableTime } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { backupFolderChosen, backupFolderFailed, backupFolderFilled, backupFolderLeft } from './backups-slice';
import { FOLDER_PROBLEMS } from './folder-words';
import { selectBackups } from './selectors';

/** Ties a flow of backups to what is kept of them. */
export function useFolderBackup() {
  const { machines } = useDevice();
  const dispatch = useAppDispatch();
  const actor = useActorRef(use(machines.folderBackup()));
  useEffect(() => {
    const tied = [
      actor.on('folder.chosen', ({ name }) => dispatch(backupFolderChosen(name))),
      actor.on('folder.forgotten', () => dispatch(backupFolderLeft())),
      actor.on('backup.made', () => dispatch(backupFolderFilled(new Date().toISOString()))),
      actor.on('backup.failed', ({ problem }) => dispatch(backupFolderFailed(problem))),
    ];
    return () => {
      for (const one of tied) one.unsubscribe();
    };
  }, [actor, dispatch]);
  return actor;
}

/** A folder that gets a backup each day: chosen, changed, allowed again, left. */
export function FolderPanel() {
  const actor = useFolderBackup();
  const toast = useToast();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { folder } = useAppSelector(selectBackups);
  useEffect(() => {
    const made = actor.on('backup.made', () => toast({ text: 'A backup is in the folder.' }));
    return () => made.unsubscribe();
  }, [actor, toast]);
  const busy = state.hasTag('busy');
  const { name, problem } = state.context;
  const choose = (
    <Button size="sm" disabled={busy} onClick={() => actor.send({ type: 'folder.wanted' })}>
      <FolderSync aria-hidden="true" /> {name === null ? 'Choose a folder…' : 'Choose another folder…'}
    </Button>
  );
  // A picker that a browser shows behind its window, or never.
  const waits =
    state.matches('choosing') || state.matches('permitting') ? (
      <Button size="sm" onClick={() => actor.send({ type: 'wait.left' })}>
        Cancel
      </Button>
    ) : null;
  return (
    <section aria-label="Automatic backup" className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Automatic backup</h3>
      {name === null ? (
        <>
          <p className="measure text-sm text-ink-soft">
            A folder of this device can get a backup each day that you use Elevate; the last seven stay. They are not
            encrypted, and have no recordings and no model keys.
          </p>
          <div className="flex flex-wrap gap-2">
            {choose}
            {waits}
          </div>
        </>
      ) : (
        <>
          <p className="measure text-sm break-words text-ink-soft" role="status">
            {state.matches('writing')
              ? `A backup is being written into “${name}”…`
              : folder?.lastAt
                ? `Each day into “${name}”; the last seven stay. The last one was written on ${readableTime(folder.lastAt)}.`
                : `Each day into “${name}”; the last seven stay.`}
          </p>
          {problem && !busy ? (
            <Notice tone="warning" title="The last backup is not in the folder.">
              {FOLDER_PROBLEMS[problem]} Everything is kept on this device.
            </Notice>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {state.matches('asks') ? (
              <Button size="sm" look="primary" onClick={() => actor.send({ type: 'permission.wanted' })}>
                Allow it again…
              </Button>
            ) : (
              <Button
                size="sm"
                disabled={busy || state.matches('off')}
                onClick={() => actor.send({ type: 'backup.due' })}
              >
                Back up now
              </Button>
            )}
            {choose}
            {waits}
            <Button
              size="sm"
              look="quiet"
              disabled={busy && !state.matches('writing')}
              onClick={() => actor.send({ type: 'folder.left' })}
            >
              Stop
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
