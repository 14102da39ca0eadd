import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DevicesControl, MembershipView } from '../../../app/devices/devices-control';
import type { SyncView } from '../../../app/devices/door';
import { useDevice } from '../../../app/hooks';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/dialog';
import { CheckboxField, TextField } from '../../../ui/field';
import { readableTime } from '../../../ui/format';
import { ErrorBox, Notice } from '../../../ui/notice';
import { Progress } from '../../../ui/progress';
import { useToast } from '../../../ui/toast';
import { FilesPanel } from './files-panel';
import { InvitePanel } from './invite-panel';
import { Problem } from './join-panel';
import { LeavePanel } from './leave-panel';
import { PROBLEMS } from './problem-words';

interface Props {
  control: DevicesControl;
  membership: MembershipView;
}

/** A device that belongs to a set: how it stands, who else is there, and the way out. */
export function JoinedPanel({ control, membership }: Props) {
  const { devices } = useDevice();
  const view = useSyncExternalStore(devices.subscribe, devices.sync);
  const isHere = view !== null && view.state !== 'elsewhere' && view.state !== 'off';
  return (
    <div className="grid gap-6">
      <Standing control={control} membership={membership} view={view} />
      {view?.state === 'ended' ? null : (
        <>
          <Others control={control} isHere={isHere} lastLook={view?.lastLook ?? null} />
          <InvitePanel control={control} membership={membership} />
          <FilesPanel control={control} membership={membership} isHere={isHere} lastLook={view?.lastLook ?? null} />
          <Habits control={control} membership={membership} isHere={isHere} />
        </>
      )}
      <LeavePanel control={control} isHere={isHere} />
    </div>
  );
}

function Standing({ control, membership, view }: Props & { view: SyncView | null }) {
  const { devices } = useDevice();
  const words = view ? standing(view) : 'Being looked at…';
  const again = () => devices.send({ type: 'sync.asked' });
  return (
    <Panel title="This device" lead={`${membership.name} · ${membership.place}`}>
      <div role="status">
        <p className="font-medium">{words}</p>
        {view?.lastLook ? (
          <p className="mt-1 text-sm text-ink-soft">
            Last looked {readableTime(new Date(view.lastLook).toISOString())}.
          </p>
        ) : null}
      </div>
      {view?.progress ? (
        <div className="mt-4 grid gap-2">
          <Progress label="Coming from your other devices" value={view.progress.done} max={view.progress.all} />
          <p className="figures text-sm text-ink-soft">
            {view.progress.done} of {view.progress.all}
          </p>
        </div>
      ) : null}
      {view?.state === 'refused' && view.problem ? (
        <div className="mt-4 grid gap-4">
          <Problem problem={view.problem} />
          {view.problem === 'password' ? <NewPassword control={control} onDone={again} /> : null}
          {view.problem === 'folder-permission' ? (
            <div>
              <Button look="primary" onClick={() => void control.permitFolder().then((allowed) => allowed && again())}>
                Open the folder
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      {view?.state === 'offline' && view.problem ? (
        <p className="measure mt-3 text-sm text-ink-soft">{PROBLEMS[view.problem].text}</p>
      ) : null}
      {view?.state === 'outdated' ? (
        <div className="mt-4">
          <Notice tone="warning" title="Another device has a newer Elevate.">
            What it wrote has a shape that this one does not know. Nothing is taken in or sent until this page is newer,
            too: close its tabs and open it again, or reload it. What you do here is kept and goes out then.
          </Notice>
        </div>
      ) : null}
      {view?.state === 'lost' ? (
        <div className="mt-4">
          <ErrorBox
            title="The folder in the storage is gone."
            actions={
              <Button look="primary" onClick={() => devices.send({ type: 'fill.asked' })}>
                Fill it again from this device
              </Button>
            }
          >
            Somebody may have removed it there. Nothing is lost on this device. Filled again, it has everything that
            this device knows, and your other devices go on with it.
          </ErrorBox>
        </div>
      ) : null}
      {view?.state === 'ended' && view.end ? (
        <div className="mt-4">
          <ErrorBox title={`The key was changed${view.end.by ? ` on ${view.end.by}` : ''}.`}>
            This device keeps everything it has, and is no longer one of the set. To come back, leave below and join
            again with the new words of that device: what you did here meanwhile goes along.
          </ErrorBox>
        </div>
      ) : null}
      {view && view.unreadable > 0 ? (
        <p className="measure mt-3 text-sm text-ink-soft">
          {view.unreadable === 1 ? 'One file' : `${view.unreadable} files`} in the storage could not be read; half
          written, or damaged. Your other devices are asked for what was in it.
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        {view?.state === 'elsewhere' ? <Button onClick={() => devices.wantTurn()}>Do it in this tab</Button> : null}
        {view?.state === 'ended' ? null : view?.state === 'paused' ? (
          <Button
            look="primary"
            onClick={() => {
              devices.send({ type: 'resume.asked' });
              void control.setPaused(false);
            }}
          >
            Go on
          </Button>
        ) : (
          <>
            <Button look="primary" disabled={view ? BUSY.has(view.state) : true} onClick={again}>
              Sync now
            </Button>
            <Button
              disabled={view?.state === 'elsewhere'}
              onClick={() => {
                void control.setPaused(true);
                devices.send({ type: 'pause.asked' });
              }}
            >
              Pause
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

const BUSY = new Set(['joining', 'receiving', 'sending', 'filling']);

function standing({ state, mark }: SyncView): string {
  switch (state) {
    case 'joining':
      return 'What your other devices have comes here.';
    case 'receiving':
      return 'Looking at the storage…';
    case 'sending':
      return 'Sending what changed here…';
    case 'filling':
      return 'Filling the storage again…';
    case 'idle':
      return 'In step with your other devices.';
    case 'offline':
      return 'Offline: what you change is kept here and sent later.';
    case 'paused':
      return 'Paused: nothing is sent or read.';
    case 'refused':
    case 'outdated':
    case 'lost':
    case 'ended':
      return 'This needs you.';
    case 'elsewhere':
      return mark === 'in-step' ? 'In step. Another tab sees to it.' : 'Another tab sees to it.';
    default:
      return 'Being looked at…';
  }
}

function Others({ control, isHere, lastLook }: { control: DevicesControl; isHere: boolean; lastLook: number | null }) {
  const [known, setKnown] = useState<Awaited<ReturnType<DevicesControl['devices']>>>([]);
  const read = useCallback(() => {
    if (isHere && lastLook !== null) control.devices().then(setKnown, () => {});
  }, [control, isHere, lastLook]);
  useEffect(read, [read]);
  if (known.length === 0) return null;
  return (
    <Panel title="Devices" lead="Each tells at most every six hours that it is there.">
      <ul className="divide-y divide-line">
        {known.map(({ id, name, mine, lookedAt, joinedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="font-medium">
              {name}
              {mine ? <span className="font-normal text-ink-soft"> · this device</span> : null}
            </span>
            <span className="text-sm text-ink-soft">
              joined {readableTime(new Date(joinedAt).toISOString())}, seen{' '}
              {readableTime(new Date(lookedAt).toISOString())}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Habits({ control, membership, isHere }: Props & { isHere: boolean }) {
  const toast = useToast();
  const [name, setName] = useState(membership.name);
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const rename = () => {
    const next = name.trim();
    if (next === '' || next === membership.name) setName(membership.name);
    else void control.rename(next);
  };
  const changeKey = async () => {
    setAsking(false);
    setChanging(true);
    const problem = await control.changeKey();
    setChanging(false);
    if (problem) toast({ text: `The key was not changed. ${PROBLEMS[problem].title}`, tone: 'danger' });
    else toast({ text: 'The key is changed. Join your other devices again with the new words.' });
  };
  return (
    <Panel title="Ways of this device">
      <div className="grid gap-5">
        <TextField
          label="Name of this device"
          maxLength={60}
          value={name}
          disabled={!isHere}
          onChange={({ target }) => setName(target.value)}
          onBlur={rename}
          onKeyDown={({ key }) => {
            if (key === 'Enter') rename();
          }}
        />
        <CheckboxField
          label="Pause on metered networks"
          checked={membership.pausesWhenMetered}
          disabled={!isHere}
          onChange={({ target }) => void control.setPausesWhenMetered(target.checked)}
          help={
            control.knowsMetered
              ? 'On mobile data, or where the system asks to save it. What you change waits.'
              : 'This browser does not say which networks are metered, so here it changes nothing.'
          }
        />
        <div>
          <p className="font-medium">Key</p>
          <p className="measure mt-1 text-sm text-ink-soft">
            Change it when a device was lost or somebody saw the words. Everything is written anew under the new key,
            and every other device is let out until it joins again.
          </p>
          <Button className="mt-3" disabled={!isHere || changing} onClick={() => setAsking(true)}>
            {changing ? 'Writing everything anew…' : 'Change the key…'}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="Change the key?"
        confirm="Change the key"
        onConfirm={() => void changeKey()}
        onCancel={() => setAsking(false)}
      >
        Your other devices keep what they have, and must join again with the new words. The old words open nothing any
        more; whoever had them may keep what they have read until now.
      </ConfirmDialog>
    </Panel>
  );
}

function NewPassword({ control, onDone }: { control: DevicesControl; onDone: () => void }) {
  const [password, setPassword] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = password;
        setPassword('');
        void control.setPassword(typed).then(onDone);
      }}
    >
      <TextField
        label="New password"
        type="password"
        autoComplete="off"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="primary" disabled={password === ''}>
        Use it
      </Button>
    </form>
  );
}
