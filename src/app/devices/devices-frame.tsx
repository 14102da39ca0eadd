import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import { useDevice } from '../hooks';

const DevicesFlow = lazyPart(() => import('./devices-flow').then((m) => m.DevicesFlow));

/** What keeps this device in step with the learner's others, on every screen; fetched where devices are joined. */
export function DevicesFrame() {
  const { devices } = useDevice();
  const joined = useSyncExternalStore(devices.subscribe, devices.isJoined);
  return joined ? (
    <Overlay resetKey="devices">
      <DevicesFlow />
    </Overlay>
  ) : null;
}
