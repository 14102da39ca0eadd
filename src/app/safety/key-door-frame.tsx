import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import { useDevice } from '../hooks';

const KeyDoorDialog = lazyPart<{ slot: string }>(() => import('./key-door-dialog').then((m) => m.KeyDoorDialog));

/** Asks for the passphrase of a key that a reply waits for, on every screen; fetched then. */
export function KeyDoorFrame() {
  const { keyDoor } = useDevice();
  const slot = useSyncExternalStore(keyDoor.subscribe, keyDoor.waiting);
  return slot === null ? null : (
    <Overlay resetKey={slot}>
      <KeyDoorDialog key={slot} slot={slot} />
    </Overlay>
  );
}
