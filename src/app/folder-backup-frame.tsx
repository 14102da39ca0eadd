import { selectBackups } from '../features/settings/selectors';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useAppSelector } from './hooks';

const FolderBackup = lazyPart(() => import('./folder-backup').then((m) => m.FolderBackup));

/** Fetched where a folder was chosen alone. */
export function FolderBackupFrame() {
  const isKept = useAppSelector((state) => selectBackups(state).folder !== null);
  return isKept ? (
    <Overlay resetKey="folder-backup">
      <FolderBackup />
    </Overlay>
  ) : null;
}
