import { Download, Upload } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import type { WriteBackupInput } from '../../../machines/contracts/backup';
import { useAppDispatch, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { CheckboxField } from '../../ui/field';
import { FileButton } from '../../ui/file-picker';
import { readableBytes } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { BackupReminder } from './backup-reminder';
import { backupMade } from './backups-slice';
import { NewPassphraseFields, useNewPassphrase } from './new-passphrase';

const ExportFlow = lazyPart(() => import('./export-flow').then((m) => m.ExportFlow));
const FolderPanel = lazyPart(() => import('./folder-panel').then((m) => m.FolderPanel));
const ImportDialog = lazyPart(() => import('./import-dialog').then((m) => m.ImportDialog));

/** A backup out and in. */
export function BackupPanel({
  recorded,
  onChange,
}: {
  /** What the recordings of interviews are. */
  recorded: { readonly count: number; readonly bytes: number };
  /** What is stored may have changed. */
  onChange: () => void;
}) {
  const { pocket, canPickFolder } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [recordings, setRecordings] = useState(false);
  const [encrypts, setEncrypts] = useState(false);
  const passphrase = useNewPassphrase();
  const [asked, setAsked] = useState<WriteBackupInput | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const leavesRecordings = recorded.count > 0 && !recordings;

  const exportAll = () => {
    const given = encrypts ? passphrase.take() : '';
    if (given === null) return;
    if (encrypts) pocket.put(given);
    setAsked({ recordings, isSealed: encrypts });
  };
  const done = useCallback(
    ({ isSealed }: WriteBackupInput) => {
      setAsked(null);
      dispatch(backupMade(new Date().toISOString()));
      const but = leavesRecordings
        ? 'the recordings, the name you signed in with and your model keys'
        : 'the name you signed in with and your model keys';
      toast({
        text: `The ${isSealed ? 'encrypted backup' : 'backup'} is in your downloads. It contains everything except ${but}.`,
      });
    },
    [dispatch, leavesRecordings, toast],
  );

  return (
    <Panel title="Backup" lead="One file with everything you made here. Model keys are never in it.">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button look="primary" disabled={asked !== null} onClick={exportAll}>
            <Download aria-hidden="true" /> Export all
          </Button>
          <FileButton label="Backup file" accept="application/json,.json,.elevate" onPick={setChosen}>
            <Upload aria-hidden="true" /> Import…
          </FileButton>
        </div>
        {asked ? (
          <Suspense fallback={<Skeleton lines={2} />}>
            <ExportFlow asked={asked} onDone={done} onClose={() => setAsked(null)} />
          </Suspense>
        ) : null}
        <BackupReminder />
        {recorded.count > 0 ? (
          <CheckboxField
            label={`With the recordings of interviews (${readableBytes(recorded.bytes)}, a third more in the file)`}
            checked={recordings}
            onChange={({ target }) => setRecordings(target.checked)}
          />
        ) : null}
        <CheckboxField
          label="Encrypt it with a passphrase"
          checked={encrypts}
          onChange={({ target }) => {
            setEncrypts(target.checked);
            passphrase.clear();
          }}
          help="Without it, whoever has the file can read it."
        />
        {encrypts ? (
          <>
            <Notice tone="warning" title="Nobody can open the file without the passphrase.">
              If you forget it, everything in that backup is lost, for you as well: there is no way to reset it. Write
              it down, and keep it where the file is not.
            </Notice>
            <NewPassphraseFields {...passphrase} />
          </>
        ) : null}
        {canPickFolder ? (
          <Suspense fallback={<Skeleton lines={2} />}>
            <FolderPanel />
          </Suspense>
        ) : null}
      </div>
      {chosen ? (
        <Suspense>
          <ImportDialog
            file={chosen}
            onClose={() => {
              setChosen(null);
              onChange();
            }}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
