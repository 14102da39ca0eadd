import { Suspense, useCallback, useEffect, useState } from 'react';
import type { StorageReport } from '../../app/device';
import { useDevice, useKept, useStorageStatus } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { ConfirmDialog } from '../../ui/dialog';
import { readableBytes } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { ErrorBox, Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { AsidePanel } from './aside-panel';
import { CompilerPanel } from './compiler-panel';

const OfflinePanel = lazyPart<{ changed: number; onChange: () => void }>(() =>
  import('./offline-panel').then((m) => m.OfflinePanel),
);
const BackupPanel = lazyPart(() => import('./backup-panel').then((m) => m.BackupPanel));

/** What is stored and how large, a backup out and in, and the end of it all. */
export function DataPanel() {
  const { storage } = useDevice();
  const status = useStorageStatus();
  const isJoined = useKept() === 'on your devices';
  const toast = useToast();
  const [report, setReport] = useState<StorageReport | 'failed' | null>(null);
  const [erasing, setErasing] = useState(false);
  /** How often an engine was freed, and how often more of the app came onto the device. */
  const [freed, setFreed] = useState(0);
  const [came, setCame] = useState(0);

  const measure = useCallback(() => {
    storage.report().then(setReport, () => setReport('failed'));
  }, [storage]);
  useEffect(measure, [measure]);

  const onCame = useCallback(() => {
    measure();
    setCame((times) => times + 1);
  }, [measure]);

  const failed = (text: string) => () => toast({ text, tone: 'danger' });
  const recorded = report !== null && report !== 'failed' ? report.recordings : { count: 0, bytes: 0 };
  const erase = async () => {
    setErasing(false);
    await storage.eraseAll();
    measure();
    toast({ text: 'Everything on this device was erased.' });
  };

  return (
    <div className="grid gap-6">
      <Panel
        title="What is stored"
        lead={
          isJoined
            ? 'In this browser, and, sealed, in the storage by which your devices are kept in step.'
            : 'In this browser, on this device, and nowhere else.'
        }
      >
        {report === 'failed' ? (
          <ErrorBox title="What is stored could not be read." actions={<Button onClick={measure}>Retry</Button>}>
            The browser gave no answer. Your data is unchanged.
          </ErrorBox>
        ) : report ? (
          <Stored report={report} />
        ) : (
          <Skeleton lines={4} />
        )}
        <div className="mt-5 border-t border-line pt-5">
          {status.persisted === true ? (
            <p className="text-sm text-success-ink">The browser has promised to keep this data.</p>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="measure text-sm text-ink-soft">
                {status.persisted === null
                  ? 'This browser does not say whether it keeps the data for good. A backup now and then is wise.'
                  : 'The browser may remove this data when the disk runs low. Ask it to keep it.'}
              </p>
              {status.persisted === false ? (
                <Button
                  onClick={async () => {
                    const granted = await storage.requestPersistence();
                    toast({
                      text: granted
                        ? 'The browser has promised to keep this data.'
                        : 'The browser did not promise it now. It often does after a few visits. A backup keeps you safe.',
                    });
                  }}
                >
                  Ask to keep it
                </Button>
              ) : null}
            </div>
          )}
        </div>
      </Panel>

      <Suspense fallback={<Skeleton lines={3} />}>
        <BackupPanel recorded={recorded} onChange={measure} />
      </Suspense>

      <Suspense
        fallback={
          <Panel title="Without a network">
            <Skeleton lines={4} />
          </Panel>
        }
      >
        <OfflinePanel changed={freed} onChange={onCame} />
      </Suspense>

      <CompilerPanel
        key={came}
        onChange={() => {
          measure();
          setFreed((times) => times + 1);
        }}
      />

      {status.quarantined + status.conflicts > 0 ? <AsidePanel onChange={measure} /> : null}

      <Panel title="Erase everything" lead="Reports, drafts, settings, your profile and remembered keys.">
        <Notice tone="warning">This cannot be undone. Export a backup first if you may want anything back.</Notice>
        <div className="mt-4">
          <Button look="danger" onClick={() => setErasing(true)}>
            Erase everything…
          </Button>
        </div>
      </Panel>

      <ConfirmDialog
        open={erasing}
        danger
        title="Erase everything on this device?"
        confirm="Erase everything"
        onConfirm={() =>
          void erase().catch(
            failed('The browser did not erase everything. Clear this site’s data in the browser instead.'),
          )
        }
        onCancel={() => setErasing(false)}
      >
        All reports, drafts, settings, your profile and remembered keys are removed, in every open tab. This cannot be
        undone.
        {isJoined
          ? ' Your other devices keep what they have; this one leaves them. To erase everything everywhere, see Devices.'
          : null}
      </ConfirmDialog>
    </div>
  );
}

function Stored({ report }: { report: StorageReport }) {
  const { collectionTitle } = useDevice();
  const kinds = [
    ...report.collections.map(({ name, documents, bytes }) => [collectionTitle(name), documents, bytes] as const),
    ['Files you chose', report.files.count, report.files.bytes] as const,
    ...(report.recordings.count > 0
      ? [['Recordings of interviews', report.recordings.count, report.recordings.bytes] as const]
      : []),
    ...(report.aside.count > 0 ? [['Kept aside', report.aside.count, report.aside.bytes] as const] : []),
  ];
  const rows = kinds.filter(([, items]) => items > 0);
  const empty = kinds.filter(([, items]) => items === 0).map(([name]) => name);
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">What is stored</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Kind
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Items
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Size
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([name, items, bytes]) => (
            <tr key={name}>
              <td className="py-2.5">{name}</td>
              <td className="figures py-2.5 text-right">{items}</td>
              <td className="figures py-2.5 text-right">{readableBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="py-2.5 text-sm">Nothing yet.</p> : null}
      {empty.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-ink-soft">Kinds of which nothing is stored: {empty.length}</summary>
          <p className="measure mt-2 text-ink-soft">{empty.join(', ')}.</p>
        </details>
      ) : null}
      {report.estimate ? (
        <p className="mt-3 text-sm text-ink-soft">
          The whole site uses {readableBytes(report.estimate.usage)} of {readableBytes(report.estimate.quota)} that the
          browser grants it.
        </p>
      ) : null}
    </>
  );
}
