import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { useDevice } from '../hooks';
import { printReplay, type ReplayStep } from './print-replay';
import { awaitedBy, isMachineSnapshot, type Recorder, type SeenActor } from './recorder';
import { readableJson } from './show';
import { statePath } from './state-path';

/** One actor: its state, what it hears there, its context, and its walk so far as a replay. */
export function ActorView({
  actor,
  recorder,
  hide,
}: {
  actor: SeenActor | null;
  recorder: Recorder;
  hide: (value: unknown) => unknown;
}) {
  const { copyText } = useDevice();
  const toast = useToast();
  if (!actor)
    return <section aria-label="Chosen actor" className="border-line max-md:border-b md:border-r md:border-line" />;

  const snapshot: unknown = actor.ref.getSnapshot();
  const machine = isMachineSnapshot(snapshot) ? snapshot : null;
  const awaited = machine && actor.running ? awaitedBy(machine) : null;
  const replay = recorder.replayOf(actor.id);
  const copy = async () => {
    if (!replay) return;
    const text = printReplay({
      ...replay,
      name: `what ${actor.name} did`,
      spec: 'copied from the inspector',
      input: hide(replay.input),
      steps: replay.steps.map(([event, state]): ReplayStep => [hide(event) as ReplayStep[0], state]),
    });
    if (await copyText(text))
      toast({ text: `The replay of ${actor.name} is copied. Paste it into tests/machines/replays.` });
    else toast({ text: 'The browser did not allow copying. Nothing was changed.', tone: 'danger' });
  };
  return (
    <section
      aria-label="Chosen actor"
      tabIndex={0}
      className="border-line p-3 max-md:border-b md:overflow-y-auto md:border-r"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{actor.name}</h3>
        {replay ? (
          <Button size="sm" onClick={() => void copy()}>
            <Copy aria-hidden="true" /> Copy as replay
          </Button>
        ) : null}
      </div>
      <dl className="grid gap-2">
        {machine ? <Row name="State">{statePath(machine.value)}</Row> : null}
        {awaited ? <Row name="Accepts">{awaited.events.join(', ') || 'no event'}</Row> : null}
        {awaited?.actors.length ? <Row name="Runs">{awaited.actors.join(', ')}</Row> : null}
        {awaited?.delays.length ? <Row name="Waits for">{awaited.delays.join(', ')}</Row> : null}
        <Row name={machine ? 'Context' : 'Snapshot'}>{readableJson(hide(machine ? machine.context : snapshot))}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd className="font-mono text-xs break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
