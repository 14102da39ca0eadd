import type { BackupMode, BackupSummary } from '../../../machines/contracts/backup';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { ChoiceGroup } from '../../ui/field';
import { counted, readableTime } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';

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

/** What a backup holds, before anything is changed, and how it is to be taken in. */
export function ImportPreview({
  summary,
  mode,
  isJoined,
  isApplying,
  hasFailed,
  onMode,
  onAccept,
  onCancel,
}: {
  summary: BackupSummary;
  mode: BackupMode;
  /** There are other devices. */
  isJoined: boolean;
  isApplying: boolean;
  hasFailed: boolean;
  onMode: (mode: BackupMode) => void;
  onAccept: () => void;
  onCancel: () => void;
}) {
  const { collectionTitle } = useDevice();
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">
        {summary.exportedAt ? `Exported ${readableTime(summary.exportedAt)}. ` : ''}
        {summary.files > 0 ? `Holds ${counted(summary.files, 'file')}.` : ''}
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
          {summary.collections.map((row) => (
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
      {summary.collections.some(({ invalid }) => invalid > 0) ? (
        <Notice tone="warning">Invalid items are kept aside for download and are not loaded.</Notice>
      ) : null}
      <ChoiceGroup<BackupMode>
        legend={isJoined ? 'What shall win?' : 'How'}
        options={isJoined ? JOINED_MODES : MODES}
        value={mode}
        onChange={onMode}
      />
      {isJoined ? <p>Import it on this device alone: the others have it as soon as they look.</p> : null}
      {hasFailed ? (
        <ErrorBox title="The import did not succeed.">
          The browser refused to write, perhaps because the disk is full. Nothing was changed.
        </ErrorBox>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" disabled={isApplying} onClick={onAccept}>
          {isApplying ? 'Importing…' : 'Import'}
        </Button>
      </div>
    </div>
  );
}
