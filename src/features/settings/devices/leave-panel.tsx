import { useState } from 'react';
import type { DevicesControl } from '../../../app/devices/devices-control';
import { useDevice } from '../../../app/hooks';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { ConfirmDialog, Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { useToast } from '../../../ui/toast';
import { PROBLEMS } from './problem-words';

/** What is typed before everything goes everywhere. */
const SURE = 'erase';

/** Leave, erase here, erase everywhere: each says what becomes of the data. */
export function LeavePanel({ control, isHere }: { control: DevicesControl; isHere: boolean }) {
  const { devices, storage } = useDevice();
  const toast = useToast();
  const [asking, setAsking] = useState<'leave' | 'here' | 'everywhere' | null>(null);
  const [typed, setTyped] = useState('');
  const close = () => {
    setAsking(null);
    setTyped('');
  };
  const leave = async () => {
    close();
    await control.leave();
    devices.send({ type: 'devices.left' });
    toast({ text: 'This device is by itself again, and keeps everything it has.' });
  };
  const eraseHere = async () => {
    close();
    await control.leave();
    devices.send({ type: 'devices.left' });
    await storage.eraseAll();
    toast({ text: 'Everything on this device was erased. Your other devices keep theirs.' });
  };
  const eraseEverywhere = async () => {
    close();
    const problem = await control.eraseEverywhere();
    if (problem) {
      toast({ text: `Nothing was erased. ${PROBLEMS[problem].title}`, tone: 'danger' });
      return;
    }
    devices.send({ type: 'devices.left' });
    toast({ text: 'Erased here and in the storage. Your other devices erase theirs when they next look.' });
  };
  return (
    <Panel title="Leave or erase">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsking('leave')}>Leave…</Button>
        <Button look="danger" onClick={() => setAsking('here')}>
          Erase this device…
        </Button>
        <Button look="danger" disabled={!isHere} onClick={() => setAsking('everywhere')}>
          Erase everywhere…
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'leave'}
        title="Leave the other devices?"
        confirm="Leave"
        onConfirm={() => void leave()}
        onCancel={close}
      >
        This device keeps everything it has. Nothing more is sent or taken in, and its key and password are forgotten
        here. The other devices go on.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'here'}
        danger
        title="Erase everything on this device?"
        confirm="Erase this device"
        onConfirm={() => void eraseHere()}
        onCancel={close}
      >
        Everything here is removed, and this device leaves the others. They keep theirs, and so does the storage. What
        was not sent yet is lost: press Sync now first.
      </ConfirmDialog>
      <Dialog open={asking === 'everywhere'} onClose={close} title="Erase everywhere?">
        <p className="measure">
          Everything goes: here, in the storage, and on each of your devices as soon as it looks, with whatever it has
          not sent. This cannot be undone. A backup in a file stays what it is.
        </p>
        <div className="mt-4">
          <TextField
            label={`Type “${SURE}” to go on`}
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button look="danger" disabled={typed.trim().toLowerCase() !== SURE} onClick={() => void eraseEverywhere()}>
            Erase everywhere
          </Button>
        </div>
      </Dialog>
    </Panel>
  );
}
