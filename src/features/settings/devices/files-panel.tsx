import { useCallback, useEffect, useRef, useState } from 'react';
import type { DevicesControl, MembershipView } from '../../../app/devices/devices-control';
import { useDevice } from '../../../app/hooks';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { CheckboxField } from '../../../ui/field';
import { counted, readableBytes } from '../../../ui/format';
import { useToast } from '../../../ui/toast';
import { PROBLEMS } from './problem-words';

interface Props {
  control: DevicesControl;
  membership: MembershipView;
  isHere: boolean;
  /** When the storage was last read; what is shown is then read again. */
  lastLook: number | null;
}

type Report = Awaited<ReturnType<DevicesControl['files']>>;

/** Whether files travel too, how much that is, and what became of it. */
export function FilesPanel({ control, membership: { sendsFiles }, isHere, lastLook }: Props) {
  const { devices } = useDevice();
  const toast = useToast();
  const [report, setReport] = useState<Report | null>(null);
  const [removing, setRemoving] = useState(false);
  // What the box shows while it is being written.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const turn = useRef(0);
  const read = useCallback(() => {
    // Before the first look there is nothing to tell, and to ask would open what another tab has open.
    if (isHere && lastLook !== null) control.files().then(setReport, () => {});
  }, [control, isHere, lastLook]);
  useEffect(read, [read]);
  const want = async (next: boolean) => {
    turn.current += 1;
    const own = turn.current;
    setWanted(next);
    try {
      await control.setSendsFiles(next);
      if (next) devices.send({ type: 'sync.asked' });
      read();
    } catch {
      toast({
        text: 'The browser did not store this choice: it is as it was before. Free some space, then try again.',
        tone: 'danger',
      });
    } finally {
      if (own === turn.current) setWanted(null);
    }
  };
  const remove = async () => {
    setRemoving(true);
    const problem = await control.removeFiles();
    setRemoving(false);
    read();
    if (problem) toast({ text: `Not all files were removed. ${PROBLEMS[problem].title}`, tone: 'danger' });
    else toast({ text: 'The files are removed from the storage. Your devices keep theirs.' });
  };
  return (
    <Panel title="Files">
      <div className="grid gap-4">
        <CheckboxField
          label="Files too: PDFs that you gave to the resume assistant"
          checked={wanted ?? sendsFiles}
          aria-busy={wanted !== null}
          disabled={!isHere}
          onChange={({ target }) => void want(target.checked)}
          help="Sealed like everything else, each as a file of its own. Another device fetches them only if it wants files too. Recordings never travel."
        />
        {report ? (
          <p className="measure text-sm" role="status">
            {onDevice(report)}
          </p>
        ) : null}
        {sendsFiles && report?.problem ? (
          <div className="grid justify-items-start gap-3">
            <p className="measure text-sm">
              <span className="font-medium">Some files have not travelled yet. {PROBLEMS[report.problem].title}</span>{' '}
              The rest is in step, and the files are tried again by themselves.
            </p>
            <Button size="sm" onClick={() => void want(true)}>
              Try now
            </Button>
          </div>
        ) : null}
        {report && report.unreadable > 0 ? (
          <p className="measure text-sm text-ink-soft">
            {counted(report.unreadable, 'file')} in the storage could not be read: half written, or damaged. Nothing of{' '}
            {report.unreadable === 1 ? 'it' : 'them'} was kept. If it stays so, clear this box, remove the files from
            the storage, and tick it again: the device that has {report.unreadable === 1 ? 'it' : 'them'} sends anew.
          </p>
        ) : null}
        {!sendsFiles && report && report.stored > 0 ? (
          <div className="grid justify-items-start gap-3">
            <p className="measure text-sm text-ink-soft">
              {counted(report.stored, 'file')} {report.stored === 1 ? 'is' : 'are'} in the storage. Remove them, and
              your devices keep theirs; a device that still wants files puts its own back.
            </p>
            <Button size="sm" disabled={removing} onClick={() => void remove()}>
              {removing ? 'Removing…' : 'Remove the files from the storage'}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

/** "3 files on this device, 1.2 MB." */
function onDevice({ count, bytes, tooLarge }: Report): string {
  const small =
    count === 0
      ? 'No report on this device has its PDF here yet.'
      : `${counted(count, 'file')} on this device, ${readableBytes(bytes)}.`;
  if (tooLarge === 0) return small;
  return `${small} ${counted(tooLarge, 'file')} of more than 20 MB ${tooLarge === 1 ? 'stays' : 'stay'} here.`;
}
