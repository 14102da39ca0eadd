import { useState } from 'react';
import { selectConversations } from '../../features/tutor/selectors';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceGroup } from '../../ui/field';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { useAppSelector, useDevice } from '../hooks';
import { keyName } from '../safety/key-name';

type What = 'keep' | 'key' | 'everything';

/** What stays in this browser when somebody logs out is named, and can be removed first. */
export function LogoutDialog({ onLeave, onCancel }: { onLeave: () => void; onCancel: () => void }) {
  const { secrets, storage, devices } = useDevice();
  const conversations = useAppSelector(selectConversations).length;
  const [slots] = useState(secrets.slots);
  const [what, setWhat] = useState<What>('keep');
  const [failed, setFailed] = useState<What | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const lockedSlots = slots.filter((slot) => secrets.isLocked(slot));
  const keys = slots.map((slot) => (lockedSlots.includes(slot) ? `${keyName(slot)}, locked` : keyName(slot)));
  const named = [...keys, ...(conversations > 0 ? [counted(conversations, 'conversation')] : [])];

  const go = async () => {
    setIsBusy(true);
    setFailed(null);
    try {
      if (what === 'key') await Promise.all(slots.map((slot) => secrets.forget(slot)));
      if (what === 'everything') await storage.eraseAll();
    } catch {
      setFailed(what);
      setIsBusy(false);
      return;
    }
    // Whoever comes next has to know the passphrase.
    for (const slot of lockedSlots) secrets.shut(slot);
    onLeave();
  };

  return (
    <Dialog open onClose={onCancel} title="Log out?">
      <div className="grid gap-5">
        <p className="measure">
          Your profile’s name is removed. In this browser stay {list(named)}, and whatever else you made: whoever uses
          it next can read and use them.{lockedSlots.length > 0 ? ' What is locked, only with its passphrase.' : null}
        </p>
        <ChoiceGroup<What>
          legend="Before you go"
          options={[
            { value: 'keep', label: 'Keep everything', detail: 'On a device that only you use.' },
            ...(keys.length > 0
              ? [
                  {
                    value: 'key' as const,
                    label: keys.length === 1 ? 'Remove the key' : 'Remove the keys',
                    detail: 'What you made stays. A key must be entered again.',
                  },
                ]
              : []),
            {
              value: 'everything',
              label: 'Erase everything',
              detail: devices.isJoined()
                ? 'Keys, conversations and all you made, in this browser. Your other devices keep theirs.'
                : 'Keys, conversations and all you made. Only a backup brings it back.',
            },
          ]}
          value={what}
          onChange={setWhat}
        />
        {failed ? (
          <ErrorBox title={failed === 'key' ? 'The key was not removed.' : 'Not everything was erased.'}>
            The browser did not delete it, and you are still logged in. Try again, or clear this site’s data in the
            browser.
          </ErrorBox>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button look={what === 'everything' ? 'danger' : 'primary'} disabled={isBusy} onClick={() => void go()}>
            {what === 'everything' ? 'Erase everything and log out' : 'Log out'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const list = (words: readonly string[]) =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(words);
