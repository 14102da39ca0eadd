import type { FormEvent } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { LOCK_PROBLEMS } from './lock-words';
import { NewPassphraseFields, useNewPassphrase } from './new-passphrase';
import { PassphraseForm } from './passphrase-form';
import { useKeyLock } from './use-key-lock';

/** The lock of a key that is remembered: put on, opened for this tab, shut, taken off. */
export function KeyLock({ slot, onForget }: { slot: string; onForget: () => void }) {
  const { secrets, pocket } = useDevice();
  const { actor, snapshot } = useKeyLock(slot);
  const passphrase = useNewPassphrase();
  const { wish, problem } = snapshot.context;
  const given = () => actor.send({ type: 'passphrase.given' });
  const left = () => {
    passphrase.clear();
    actor.send({ type: 'passphrase.left' });
  };
  const lock = (event: FormEvent) => {
    event.preventDefault();
    const chosen = passphrase.take();
    if (chosen === null) return;
    pocket.put(chosen);
    given();
  };
  const forget = (
    <Button size="sm" look="danger" onClick={onForget}>
      Forget the key
    </Button>
  );
  const remove = (
    <Button size="sm" onClick={() => actor.send({ type: 'passphrase.wanted', wish: 'remove' })}>
      Remove the lock…
    </Button>
  );

  if (snapshot.matches('deriving'))
    return (
      <Work
        title="Making a key of the passphrase…"
        value={null}
        action={
          <Button size="sm" onClick={left}>
            Cancel
          </Button>
        }
      />
    );
  if ((snapshot.matches('asking') || snapshot.matches('refused')) && wish === 'lock')
    return (
      <form className="grid gap-4" onSubmit={lock}>
        <Notice tone="warning" title="Without the passphrase the stored key is of no use to anybody.">
          It is asked for once in each tab. If you forget it, it cannot be reset: forget the key here, and enter it
          again from your account with the provider.
        </Notice>
        <NewPassphraseFields {...passphrase} />
        {problem ? (
          <p role="alert" className="text-sm text-danger-ink">
            {LOCK_PROBLEMS[problem]}
          </p>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={left}>Cancel</Button>
          <Button look="primary" type="submit">
            Lock
          </Button>
        </div>
      </form>
    );
  if (snapshot.matches('asking') || snapshot.matches('refused'))
    return (
      <PassphraseForm
        submit={wish === 'remove' ? 'Remove the lock' : 'Unlock'}
        error={problem ? LOCK_PROBLEMS[problem] : null}
        onGiven={given}
        onCancel={left}
      >
        {problem === 'damaged' ? forget : null}
      </PassphraseForm>
    );
  if (snapshot.matches({ resting: 'open' }))
    return (
      <Notice
        tone="success"
        title="The key is locked by a passphrase, and open in this tab."
        actions={
          <>
            <Button size="sm" onClick={() => secrets.shut(slot)}>
              Lock now
            </Button>
            {remove}
            {forget}
          </>
        }
      >
        On this device it is stored encrypted. It stays open here until you lock it or close the tab.
      </Notice>
    );
  if (snapshot.matches({ resting: 'locked' }))
    return (
      <Notice
        title="The key is locked."
        actions={
          <>
            <Button size="sm" look="primary" onClick={() => actor.send({ type: 'passphrase.wanted', wish: 'open' })}>
              Unlock…
            </Button>
            {remove}
            {forget}
          </>
        }
      >
        On this device it is stored encrypted. Its passphrase is asked for when a reply needs it.
      </Notice>
    );
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={() => actor.send({ type: 'passphrase.wanted', wish: 'lock' })}
    >
      Lock with a passphrase…
    </Button>
  );
}
