import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import type { WriteBackupInput } from '../../../machines/contracts/backup';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { readableBytes } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { percentOf, STEP_WORDS } from './backup-words';

/** One backup on its way into the downloads; a passphrase is in the pocket. Over when it is closed. */
export function ExportFlow({
  asked,
  onDone,
  onClose,
}: {
  asked: WriteBackupInput;
  onDone: (made: WriteBackupInput) => void;
  onClose: () => void;
}) {
  const { machines } = useDevice();
  const actor = useActorRef(use(machines.backupExport()));
  const snapshot = useSelector(actor, (state) => state);
  const { step, share, bytes } = snapshot.context;
  useEffect(() => {
    const listening = actor.on('export.done', onDone);
    return () => listening.unsubscribe();
  }, [actor, onDone]);
  useEffect(() => actor.send({ type: 'export.asked', ...asked }), [actor, asked]);
  const close = (
    <Button size="sm" onClick={onClose}>
      Close
    </Button>
  );
  if (snapshot.matches('failed'))
    return (
      <ErrorBox title="The backup could not be made." actions={close}>
        The browser could not read what is stored, or had no room for the file. Nothing was changed. Free some memory or
        disk, then export again.
      </ErrorBox>
    );
  if (snapshot.matches('oversized'))
    return (
      <Notice tone="warning" role="alert" title="The backup is too large to be imported." actions={close}>
        It is in your downloads and whole, but has {readableBytes(bytes)}; Import takes at most 400 MB. Export again
        without the recordings for a backup that can be brought back.
      </Notice>
    );
  return (
    <Work
      title={STEP_WORDS[step]}
      value={percentOf(share)}
      action={
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  );
}
