import { useState } from 'react';
import type { BackupPlan, BackupProblem } from '../../app/device';
import { useDevice } from '../../app/hooks';
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

const MODES = [
  { value: 'merge', label: 'Merge', detail: 'What is only here stays; of what is in both, the newer is kept.' },
  { value: 'replace', label: 'Replace', detail: 'Only what is in the file remains; what was here is kept aside.' },
] as const;

/** What a backup holds, before anything is changed; then by merge or replace. */
export function ImportDialog({ backup, onClose }: { backup: ReadBackup | null; onClose: () => void }) {
  const { storage, collectionTitle } = useDevice();
  const toast = useToast();
  const [mode, setMode] = useState<'merge' | 'replace'>('merge');
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
      toast({ text: mode === 'merge' ? 'The backup was merged.' : 'The backup replaced what was here.' });
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
          <ChoiceGroup legend="How" options={MODES} value={mode} onChange={setMode} />
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
