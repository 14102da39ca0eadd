import { useActorRef, useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { OfflinePart } from '../../../machines/contracts/offline-copy';
import { missingBytes } from '../../../machines/offline-copy.machine';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { readableBytes } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { Skeleton, Work } from '../../ui/progress';
import { partWords, problemWords, unkeptWords } from './offline-words';

/**
 * The whole app on this device, for a time without a network.
 * @param changed grows when an engine was freed: it is then looked for again
 * @param onChange is called when more is on the device than before
 */
export function OfflinePanel({ changed, onChange }: { changed: number; onChange: () => void }) {
  const { machines } = useDevice();
  const actor = useActorRef(use(machines.offlineCopy()));
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { parts, screenBytes, unkept, loadedBytes, problem } = context;
  const lookAgain = () => actor.send({ type: 'look.again' });
  const want = () => actor.send({ type: 'copy.wanted' });
  const missing = missingBytes(parts);

  useEffect(() => {
    if (changed > 0) actor.send({ type: 'look.again' });
  }, [actor, changed]);

  const here = useRef<number | null>(null);
  useEffect(() => {
    if (value !== 'offered' && value !== 'failed' && value !== 'whole') return;
    if (here.current !== null && missing < here.current) onChange();
    here.current = missing;
  }, [value, missing, onChange]);

  return (
    <Panel
      title="Without a network"
      lead="The screens, their questions and challenges are kept on this device after the first visit. Larger parts come when you first use them, or all at once here."
    >
      {value === 'fetching' ? (
        <Work
          title="Loading everything for use without a network"
          detail={`${readableBytes(loadedBytes)} of ${readableBytes(missing)}. Stay on this screen; what has come stays here if you leave.`}
          value={loadedBytes}
          max={Math.max(1, missing)}
          action={<Button onClick={() => actor.send({ type: 'copy.cancelled' })}>Cancel</Button>}
        />
      ) : null}
      {value === 'looking' && parts.length === 0 ? <Skeleton lines={4} /> : null}
      {value === 'unknown' ? (
        <ErrorBox
          title="The browser did not say what is kept on this device."
          actions={<Button onClick={lookAgain}>Look again</Button>}
        >
          Your data is unchanged, and the app works as before.
        </ErrorBox>
      ) : null}
      {value === 'unsupported' && unkept ? (
        <Notice title="Not kept here yet" actions={<Button onClick={lookAgain}>Look again</Button>}>
          {unkeptWords[unkept]}
        </Notice>
      ) : null}
      {value === 'failed' && problem ? (
        <ErrorBox
          title={problemWords[problem]}
          actions={
            <Button look="primary" onClick={want}>
              Load the rest ({readableBytes(missing)})
            </Button>
          }
        >
          What has come is kept. {problem === 'no-room' ? 'Free some space on the disk, then load the rest.' : null}
        </ErrorBox>
      ) : null}
      {parts.length > 0 ? (
        <>
          <Parts parts={parts} screenBytes={screenBytes} />
          {value === 'offered' ? (
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button look="primary" onClick={want}>
                Make everything available offline
              </Button>
              <p className="text-sm text-ink-soft">{readableBytes(missing)} to load</p>
            </div>
          ) : null}
          {value === 'whole' ? (
            <p className="mt-4 text-sm text-success-ink" role="status">
              Everything is on this device. A model on a server and calendars that you subscribe to still need a
              network.
            </p>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}

function Parts({ parts, screenBytes }: { parts: readonly OfflinePart[]; screenBytes: number }) {
  const rows = [
    { name: 'Screens, questions and challenges', bytes: screenBytes, missing: 0 },
    ...parts.map(({ name, ...sizes }) => ({ name: partWords[name], ...sizes })),
  ];
  return (
    <table className="mt-4 w-full text-sm first:mt-0">
      <caption className="sr-only">Parts of the app</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <th scope="col" className="py-2 font-medium">
            Part
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Size
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Here
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ name, bytes, missing }) => (
          <tr key={name}>
            <td className="py-2.5">{name}</td>
            <td className="figures py-2.5 pl-3 text-right whitespace-nowrap">{readableBytes(bytes)}</td>
            <td className="py-2.5 pl-3 text-right whitespace-nowrap">
              {missing === 0 ? (
                <span className="inline-flex items-center gap-1 text-success-ink">
                  <Check aria-hidden="true" className="size-4" /> Yes
                </span>
              ) : missing === bytes ? (
                <span className="text-ink-soft">No</span>
              ) : (
                <span className="figures">{readableBytes(bytes - missing)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
