import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import type { BackupImportEmitted } from '../../../machines/backup-import.machine';
import type { BackupMode } from '../../../machines/contracts/backup';
import { useDevice, useKept } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorBox } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { percentOf, STEP_WORDS } from './backup-words';
import { ImportPreview } from './import-preview';
import { PassphraseForm } from './passphrase-form';

const DONE: Readonly<Record<BackupMode, string>> = {
  merge: 'The backup was merged.',
  add: 'What was missing was taken from the backup.',
  replace: 'The backup replaced what was here.',
};

/** A backup on its way in: opened and checked, shown, then applied or left. Over when it is closed. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { machines } = useDevice();
  const toast = useToast();
  const isJoined = useKept() === 'on your devices';
  const actor = useActorRef(use(machines.backupImport()));
  const snapshot = useSelector(actor, (state) => state);
  const { step, share, summary, mode, problem } = snapshot.context;
  const applied = useEffectEvent(({ mode: how }: BackupImportEmitted) => {
    toast({ text: DONE[how] });
    onClose();
  });
  useEffect(() => {
    const listening = actor.on('import.applied', applied);
    return () => listening.unsubscribe();
  }, [actor]);
  useEffect(() => actor.send({ type: 'file.chosen', file }), [actor, file]);
  const leave = () => {
    actor.send({ type: 'import.left' });
    onClose();
  };
  return (
    <Dialog open onClose={leave} title="Import a backup" lead={file.name}>
      {snapshot.matches('refused') ? (
        <ErrorBox title="This file cannot be imported.">{problem}</ErrorBox>
      ) : snapshot.matches('locked') ? (
        <div className="grid gap-5">
          <p>This backup is encrypted. Its passphrase was chosen when it was exported.</p>
          <PassphraseForm
            submit="Open"
            error={
              snapshot.matches({ locked: 'wrong' })
                ? 'That is not the passphrase of this file. Nothing here was changed; try again.'
                : null
            }
            onGiven={() => actor.send({ type: 'passphrase.given' })}
            onCancel={leave}
          />
        </div>
      ) : summary ? (
        <ImportPreview
          summary={summary}
          mode={mode}
          isJoined={isJoined}
          isApplying={snapshot.matches('applying')}
          hasFailed={snapshot.matches({ preview: 'failed' })}
          onMode={(next) => actor.send({ type: 'mode.chosen', mode: next })}
          onAccept={() => actor.send({ type: 'import.accepted' })}
          onCancel={leave}
        />
      ) : (
        <Work title={STEP_WORDS[step]} value={percentOf(share)} action={<Button onClick={leave}>Cancel</Button>} />
      )}
    </Dialog>
  );
}
