import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDevice } from '../../app/hooks';
import type { FlowInfo } from '../../app/inspection';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { CheckboxField } from '../../ui/field';
import { Link } from '../../ui/link';
import { Markdown } from '../../ui/markdown/markdown';
import { ErrorBox } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';

/** For whoever works on the app: the inspector, every flow with its statechart, and the version. */
export function DeveloperPanel() {
  const { inspection } = useDevice();
  const toast = useToast();
  const on = useSyncExternalStore(inspection.subscribe, inspection.recorder) !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Panel
        title="Inspector"
        lead="A drawer at the foot of the page shows every running flow, its state, its context and what was sent. Nothing of it leaves this device."
      >
        <CheckboxField
          label="Show the inspector in this tab"
          help="Flows that begin from now on are shown. Adding ?inspect to any address does the same."
          checked={on}
          onChange={({ target }) =>
            void inspection.turn(target.checked).catch(() =>
              toast({
                text: 'The inspector could not be loaded. Nothing was changed. Check your connection and try again.',
                tone: 'danger',
              }),
            )
          }
        />
      </Panel>
      <Flows />
      <Panel title="This version">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
          <dt className="text-ink-soft">Elevate</dt>
          <dd>{__APP_VERSION__}</dd>
          <dt className="text-ink-soft">Storage</dt>
          <dd>
            <Link to="?tab=data" className="text-primary-ink underline">
              What is stored
            </Link>
          </dd>
        </dl>
      </Panel>
    </div>
  );
}

function Flows() {
  const { inspection } = useDevice();
  const [params] = useSearchParams();
  const [flows, retry] = useFetched(inspection.flows, '');
  const chosen = flows !== null && flows !== 'failed' ? flows.find(({ file }) => file === params.get('flow')) : null;
  return (
    <>
      <Panel title="Flows" lead="Each flow of the app is one statechart in one file.">
        {flows === 'failed' ? (
          <Failed what="The list of flows" retry={retry} />
        ) : flows ? (
          <ul className="divide-y divide-line">
            {flows.map((flow) => (
              <li key={flow.file} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <div className="min-w-0">
                  <p className="text-sm font-medium">{flow.title}</p>
                  <p className="font-mono text-xs break-words text-ink-soft">
                    machines/{flow.file}.machine.ts · {flow.screens.join(', ')}
                  </p>
                </div>
                <ButtonLink
                  size="sm"
                  to={`?tab=developer&flow=${flow.file}`}
                  replace
                  aria-label={`Statechart: ${flow.title}`}
                >
                  Statechart
                </ButtonLink>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton lines={6} />
        )}
      </Panel>
      {chosen ? <Chart key={chosen.file} flow={chosen} /> : null}
    </>
  );
}

function Chart({ flow }: { flow: FlowInfo }) {
  const { inspection } = useDevice();
  const [page, retry] = useFetched(inspection.chart, flow.file);
  return (
    <Panel
      title={`Statechart of ${flow.title}`}
      lead={`docs/statecharts/${flow.file}.md, generated from the machine and its replays.`}
    >
      {page === 'failed' ? (
        <Failed what="The page" retry={retry} />
      ) : page === null ? (
        <Skeleton lines={8} />
      ) : (
        <div className="[&_pre]:whitespace-pre-wrap [&_td]:break-words">
          <Markdown text={page.replace(/^<!--.*-->\s*# .*\s*/, '')} />
        </div>
      )}
    </Panel>
  );
}

function Failed({ what, retry }: { what: string; retry: () => void }) {
  return (
    <ErrorBox title={`${what} could not be loaded.`} actions={<Button onClick={retry}>Retry</Button>}>
      Nothing was changed. Check your connection, then choose Retry.
    </ErrorBox>
  );
}

/** What a fetch gave: `null` until it is ready; with a way to try again. */
function useFetched<T>(fetch: (key: string) => Promise<T>, key: string): readonly [T | 'failed' | null, () => void] {
  const [result, setResult] = useState<T | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = tries >= 0;
    setResult(null);
    fetch(key).then(
      (value) => wanted && setResult(() => value),
      () => wanted && setResult('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [fetch, key, tries]);
  return [result, () => setTries(tries + 1)];
}
