import { useEffect } from 'react';
import { LOCK_PROBLEMS } from '../../features/settings/lock-words';
import { PassphraseForm } from '../../features/settings/passphrase-form';
import { selectModelConfig } from '../../features/settings/selectors';
import { providerConfigured } from '../../features/settings/settings-slice';
import { useKeyLock } from '../../features/settings/use-key-lock';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Work } from '../../ui/progress';
import { useAppDispatch, useAppSelector, useDevice } from '../hooks';
import { keyName } from './key-name';

/** A reply waits for a locked key: its passphrase, or the built-in engine instead. */
export function KeyDoorDialog({ slot }: { slot: string }) {
  const { keyDoor } = useDevice();
  const dispatch = useAppDispatch();
  const config = useAppSelector(selectModelConfig);
  const { actor, snapshot } = useKeyLock(slot);
  const isAsking = snapshot.matches('asking') || snapshot.matches('refused');
  const isLocked = snapshot.matches({ resting: 'locked' });
  // Also where a passphrase that was being tried was left.
  useEffect(() => {
    if (isLocked) actor.send({ type: 'passphrase.wanted', wish: 'open' });
  }, [actor, isLocked]);
  const { problem } = snapshot.context;
  const builtIn = (
    <Button
      onClick={() => {
        dispatch(providerConfigured({ ...config, provider: 'built-in' }));
        keyDoor.leave();
      }}
    >
      Use the built-in engine instead
    </Button>
  );
  return (
    <Dialog open onClose={keyDoor.leave} title="A locked key is needed" lead={`The reply needs ${keyName(slot)}.`}>
      {isAsking ? (
        <PassphraseForm
          submit="Unlock"
          error={problem ? LOCK_PROBLEMS[problem] : null}
          onGiven={() => actor.send({ type: 'passphrase.given' })}
          onCancel={keyDoor.leave}
        >
          {builtIn}
        </PassphraseForm>
      ) : (
        <div className="grid gap-5">
          <Work
            title="Making a key of the passphrase…"
            value={null}
            action={
              <Button size="sm" onClick={() => actor.send({ type: 'passphrase.left' })}>
                Cancel
              </Button>
            }
          />
          <div className="flex justify-end">{builtIn}</div>
        </div>
      )}
    </Dialog>
  );
}
