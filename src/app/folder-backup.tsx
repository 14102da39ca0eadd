import { useEffect } from 'react';
import { isFolderDue } from '../domain/backup/folder-due';
import { useFolderBackup } from '../features/settings/folder-panel';
import { selectBackups } from '../features/settings/selectors';
import { useAppStore } from './hooks';

/** Not while the first screen is drawn. */
const FIRST = 30_000;
const NEXT = 60 * 60_000;

/** Sees to it that the folder gets its backup of the day, while the app is open. */
export function FolderBackup() {
  const store = useAppStore();
  const actor = useFolderBackup();
  useEffect(() => {
    const look = () => {
      if (isFolderDue(selectBackups(store.getState()).folder, Date.now())) actor.send({ type: 'backup.due' });
    };
    let timer = setTimeout(function again() {
      look();
      timer = setTimeout(again, NEXT);
    }, FIRST);
    return () => clearTimeout(timer);
  }, [store, actor]);
  return null;
}
