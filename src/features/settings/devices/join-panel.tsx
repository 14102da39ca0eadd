import { useActorRef, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import type { DevicesControl } from '../../../app/devices/devices-control';
import { useDevice, useLoadAgain } from '../../../app/hooks';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { TextField } from '../../../ui/field';
import { ErrorBox, Notice } from '../../../ui/notice';
import { PROBLEMS } from './problem-words';
import { addressProblem, draftOf, formOf, StorageFields, type StorageForm } from './storage-fields';
import { WordsForm } from './words-form';

type Invitation = NonNullable<ReturnType<DevicesControl['readLink']>>;

/** Where this device goes to the others: the storage, a test of it, and whether it is the first. */
export function JoinPanel({ control }: { control: DevicesControl }) {
  const { machines } = useDevice();
  const loadAgain = useLoadAgain();
  const [invitation, setInvitation] = useState<Invitation | null>(() => control.readLink(location.hash));
  const [form, setForm] = useState<StorageForm>(() =>
    invitation ? { ...formOf(null), ...invitation.account } : formOf(control.draft()),
  );
  const [name, setName] = useState(thisDevice);
  const actor = useActorRef(use(machines.joinDevices()), { input: { isInvited: invitation !== null } });
  const state = useSelector(actor, ({ value }) => value as string);
  const { problem, step } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

  const account = accountOf(form);
  const change = (next: StorageForm) => {
    setForm(next);
    control.keepDraft(draftOf(next));
    if (state !== 'describing') actor.send({ type: 'storage.changed' });
  };
  const keepForm = (secret: Uint8Array | null) => {
    if (account) control.setForm({ account, secret, name: name.trim() || thisDevice() });
  };
  const test = () => {
    if (!account) return;
    keepForm(invitation?.secret ?? null);
    const isReachable = control.reaches(account);
    actor.send({ type: 'storage.described', isReachable });
  };
  const complete =
    account !== null &&
    (form.kind === 'folder' || addressProblem(form.address, location.protocol === 'https:') === null);

  return (
    <div className="grid gap-6">
      <Panel
        title="Your other devices"
        lead="The same work on laptop, phone and campus machine: by way of a storage you have already, sealed before it leaves this device. No account with us, and no server of ours."
      >
        {invitation ? (
          <Notice
            tone="info"
            title={`You were invited to join devices at ${invitation.account.address}.`}
            actions={
              <Button
                size="sm"
                look="quiet"
                onClick={() => {
                  setInvitation(null);
                  history.replaceState(history.state, '', location.pathname + location.search);
                }}
              >
                Not this storage
              </Button>
            }
          >
            Join only if the link is from a device of yours: what you have here goes there, and what is there comes
            here.
          </Notice>
        ) : (
          <StorageFields
            form={form}
            canPickFolder={control.canPickFolder}
            onChange={change}
            onPickFolder={() =>
              void control.pickFolder().then((folder) => {
                if (folder) change({ ...form, folder });
              })
            }
          />
        )}
        <div className="mt-5 grid gap-5">
          <TextField
            label="Name of this device"
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            help="Your other devices show it."
          />
          {state === 'apart' && account && account.kind !== 'folder' ? (
            <Notice
              role="status"
              title={`To reach ${new URL(account.address).origin}, this page must be reloaded.`}
              actions={
                <Button look="primary" onClick={loadAgain}>
                  Reload the page
                </Button>
              }
            >
              A page of Elevate can call only the addresses that were chosen when it was loaded, so nothing in it can
              send your data elsewhere. Everything is kept; the password is entered after it.
            </Notice>
          ) : state === 'describing' || state === 'testing' || state === 'unfit' || (busy && invitation) ? (
            <div>
              <Button look="primary" disabled={!complete || busy} onClick={test}>
                {busy ? 'Testing…' : invitation ? 'Join these devices' : 'Test the storage'}
              </Button>
            </div>
          ) : null}
          {state === 'unfit' && problem ? <Problem problem={problem} step={step} /> : null}
        </div>
      </Panel>

      {['tested', 'finding', 'missing', 'beginning', 'following'].includes(state) && !invitation ? (
        <Panel title="The storage works" lead="A file was written there, listed, read and removed.">
          <div className="grid gap-6">
            <div>
              <h3 className="font-medium">Is this your first device?</h3>
              <p className="measure mt-1 text-sm text-ink-soft">
                It makes the key. You then join the others with words or a code that this one shows.
              </p>
              <Button
                className="mt-3"
                look="primary"
                disabled={busy}
                onClick={() => {
                  keepForm(null);
                  actor.send({ type: 'first.asked' });
                }}
              >
                {state === 'beginning' ? 'Beginning…' : 'Begin with this device'}
              </Button>
            </div>
            <WordsForm
              busy={busy}
              missing={state === 'missing'}
              readWords={control.readWords}
              onSecret={(secret) => {
                keepForm(secret);
                actor.send({ type: 'words.entered' });
              }}
            />
          </div>
        </Panel>
      ) : null}

      {state === 'missing' && invitation ? (
        <ErrorBox title="Nothing in this storage belongs to the link.">
          The key may have been changed on another device since. Ask that device for a new link.
        </ErrorBox>
      ) : null}

      <Panel title="What travels, and what stays">
        <ul className="measure grid list-disc gap-2 pl-5 text-sm">
          <li>
            Your resumes, letters, jobs, board, calendar, plans, code, interviews, conversations and settings travel,
            sealed with a key that only your devices have. Whoever runs the storage sees sizes and times, and nothing
            else.
          </li>
          <li>
            Keys of AI models, recordings, what is half typed in a dialog, and how the app looks on this device stay
            here. So do the PDFs that you gave to the resume assistant, unless you choose otherwise once this device has
            joined.
          </li>
          <li>
            Two devices may be apart for weeks. What both changed is joined; where one had to give way, it is in
            Settings, Data, under Kept aside.
          </li>
        </ul>
      </Panel>
    </div>
  );
}

export function Problem({ problem, step }: { problem: keyof typeof PROBLEMS; step?: string | null }) {
  const { title, text, steps } = PROBLEMS[problem];
  return (
    <ErrorBox title={title}>
      <p>{text}</p>
      {steps ? (
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {steps.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
      {step && TELLING.has(problem) ? <p className="mt-2 text-ink-soft">{STEPS[step] ?? ''}</p> : null}
    </ErrorBox>
  );
}

/** Problems of which the step tells more. */
const TELLING = new Set<keyof typeof PROBLEMS>(['read-only', 'not-a-storage', 'failed', 'full', 'forbidden']);

const STEPS: Readonly<Record<string, string>> = {
  folder: 'It happened when the folder was to be made.',
  write: 'It happened when a small file was to be written.',
  list: 'The file was written, but is not in the list of the folder.',
  read: 'The file was written, but did not come back as it was.',
  remove: 'The file was written and read, but could not be removed.',
};

function accountOf(form: StorageForm): Parameters<DevicesControl['reaches']>[0] | null {
  switch (form.kind) {
    case 'webdav':
      return form.address === ''
        ? null
        : { kind: 'webdav', address: form.address, user: form.user, password: form.password };
    case 's3': {
      const { address, bucket, region, keyId, key } = form;
      return address && bucket && keyId && key ? { kind: 's3', address, bucket, region, keyId, key } : null;
    }
    case 'folder':
      return form.folder ? { kind: 'folder', handle: form.folder } : null;
  }
}

/** A first name for this device, by what the browser says of itself. */
function thisDevice(): string {
  const { userAgent } = navigator;
  const system = /iPhone/.test(userAgent)
    ? 'iPhone'
    : /iPad/.test(userAgent)
      ? 'iPad'
      : /Android/.test(userAgent)
        ? 'Android'
        : /Mac/.test(userAgent)
          ? 'Mac'
          : /Windows/.test(userAgent)
            ? 'Windows'
            : 'Linux';
  const browser = /Firefox\//.test(userAgent)
    ? 'Firefox'
    : /Edg\//.test(userAgent)
      ? 'Edge'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : 'Safari';
  return `${browser} on ${system}`;
}
