import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { useDevice } from '../hooks';

const DevicesMark = lazyPart<{ look: 'row' | 'icon'; onNavigate?: (() => void) | undefined }>(() =>
  import('./devices-mark').then((m) => m.DevicesMark),
);

/** The place of the mark in the frame; nothing where no devices are joined. */
export function DevicesRow({ look, onNavigate }: { look: 'row' | 'icon'; onNavigate?: (() => void) | undefined }) {
  const { devices } = useDevice();
  const joined = useSyncExternalStore(devices.subscribe, devices.isJoined);
  return joined ? (
    <Suspense fallback={null}>
      <DevicesMark look={look} onNavigate={onNavigate} />
    </Suspense>
  ) : null;
}
