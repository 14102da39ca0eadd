import { useState } from 'react';
import type { BackupPlan, BackupProblem } from '../../app/device';
import { useDevice, useKept } from '../../app/hooks';
import type { Persistence } from '../../app/persistence/persist-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceGroup } from '../../ui/field';
import { counted, readableTime } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';

export interface ReadBackup {
  readonly name: string;
  readonly read: BackupPlan | BackupProblem;
}

type Mode = Parameters<Persistence['applyBackup']>[1];

const MODES = [
  { value: 'merge', label: 'Merge', detail: 'What is only here stays; of what is in both, the newer is kept.' },
  { value: 'replace', label: 'Replace', detail: 'Only what is in the file remains; what was here is kept aside.' },
] as const;

/** With other devices, what is taken in goes to them, too: so it is asked what shall win. */
const JOINED_MODES = [
  {
    value: 'merge',
    label: 'The newer wins',
    detail: 'What is only on your devices stays; of what is in both, the newer is kept, here and on the others.',
  },
  {
    value: 'add',
    label: 'Your devices win',
    detail: 'Only what none of them has is taken from the file.',
  },
  {
    value: 'replace',
    label: 'The file wins',
    detail:
      'Only what is in the file remains, here and on your other devices as soon as they look. What was here is kept aside; what another device changes meanwhile stays.',
  },
] as const;

const DONE: Readonly<Record<Mode, string>> = {
  merge: 'The backup was merged.',
  add: 'What was missing was taken from the backup.',
  replace: 'The backup replaced what was here.',
};

/** What a backup holds, before anything is changed; then by merge or replace. */
export function ImportDialog({ backup, onClose }: { backup: ReadBackup | null; onClose: () => void }) {
  const { storage, collectionTitle } = useDevice();
  const toast = useToast();
  const isJoined = useKept() === 'on your devices';
  const [mode, setMode] = useState<Mode>('merge');
  const [state, setState] = useState<'open' | 'importing' | 'failed'>('open');
  const plan = backup?.read.ok ? backup.read : null;
  const problem = backup && !backup.read.ok ? backup.read : null;
  const close = () => {
    setState('open');
    setMode('merge');
    onClose();
  };
  const apply = async () => {
    if (!plan || state === 'importing') return;
    setState('importing');
    try {
      await storage.applyBackup(plan, mode);
      toast({ text: DONE[mode] });
      close();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog open={backup !== null} onClose={close} title="Import a backup" lead={backup?.name ?? ''}>
      {problem ? (
        <ErrorBox title="This file cannot be imported.">{problem.message}</ErrorBox>
      ) : plan ? (
        <div className="grid gap-5">
          <p className="text-sm text-ink-soft">
            {plan.exportedAt ? `Exported ${readableTime(plan.exportedAt)}. ` : ''}
            {plan.files > 0 ? `Holds ${counted(plan.files, 'file')}.` : ''}
          </p>
          <table className="w-full text-sm">
            <caption className="sr-only">What the backup holds</caption>
            <thead>
              <tr className="border-b border-line-strong text-left text-ink-soft">
                {['Kind', 'New', 'Changed', 'Same', 'Invalid'].map((head, index) => (
                  <th key={head} scope="col" className={`py-2 font-medium ${index > 0 ? 'text-right' : ''}`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {plan.collections.map((row) => (
                <tr key={row.name}>
                  <td className="py-2">{collectionTitle(row.name)}</td>
                  {[row.new, row.changed, row.same, row.invalid].map((n, index) => (
                    <td key={['new', 'changed', 'same', 'invalid'][index]} className="figures py-2 text-right">
                      {n}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {plan.collections.some(({ invalid }) => invalid > 0) ? (
            <Notice tone="warning">Invalid items are kept aside for download and are not loaded.</Notice>
          ) : null}
          <ChoiceGroup<Mode>
            legend={isJoined ? 'What shall win?' : 'How'}
            options={isJoined ? JOINED_MODES : MODES}
            value={mode}
            onChange={setMode}
          />
          {isJoined ? <p>Import it on this device alone: the others have it as soon as they look.</p> : null}
          {state === 'failed' ? (
            <ErrorBox title="The import did not succeed.">
              The browser refused to write, perhaps because the disk is full. Nothing was changed.
            </ErrorBox>
          ) : null}
          <div className="flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" disabled={state === 'importing'} onClick={() => void apply()}>
              Import
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
