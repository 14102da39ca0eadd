import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import { useDevice } from '../../app/hooks';

/** The flow of a key's lock, which hears what the key is in this tab and the others. */
export function useKeyLock(slot: string) {
  const { machines, secrets } = useDevice();
  const actor = useActorRef(use(machines.keyLock()), { input: { slot } });
  useEffect(() => {
    const tell = () => {
      const state = !secrets.isLocked(slot) ? 'none' : secrets.read(slot) === null ? 'locked' : 'open';
      actor.send({ type: 'key.is', state });
    };
    tell();
    return secrets.subscribe(tell);
  }, [actor, secrets, slot]);
  return { actor, snapshot: useSelector(actor, (state) => state) };
}
