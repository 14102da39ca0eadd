import { clsx } from 'clsx';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, Pause } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SyncMark } from '../../../machines/contracts/sync';
import { Link } from '../../ui/link';
import { useDevice } from '../hooks';
import { paths } from '../paths';

const MARKS: Readonly<Record<Exclude<SyncMark, 'off'>, { readonly words: string; readonly icon: typeof CloudCheck }>> =
  {
    'in-step': { words: 'Devices in step', icon: CloudCheck },
    waiting: { words: 'Devices: waiting', icon: CloudUpload },
    offline: { words: 'Devices: offline', icon: CloudOff },
    'needs-you': { words: 'Devices need you', icon: CloudAlert },
    paused: { words: 'Devices: paused', icon: Pause },
  };

/** A quiet mark of how this device stands to the others; it leads to Settings. */
export function DevicesMark({ look, onNavigate }: { look: 'row' | 'icon'; onNavigate?: (() => void) | undefined }) {
  const { devices } = useDevice();
  const view = useSyncExternalStore(devices.subscribe, devices.sync);
  if (!view || view.mark === 'off') return null;
  const { words, icon: Icon } = MARKS[view.mark];
  return (
    <Link
      to={`${paths.settings}?tab=devices`}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      className={clsx(
        'flex min-h-10 items-center gap-3 rounded-control text-sm hover:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-5 [&_svg]:shrink-0',
        look === 'row' ? 'w-full px-3' : 'min-w-10 justify-center',
        view.mark === 'needs-you' ? 'text-warning-ink' : 'text-ink-soft hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" />
      <span className={clsx('truncate', look === 'icon' && 'sr-only')}>{words}</span>
    </Link>
  );
}
