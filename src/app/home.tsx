import { selectActivities } from '../features/activity/selectors';
import { HomeScreen } from '../features/home/home-screen';
import { CurrentJobPanel } from '../features/jobs/current-job-panel';
import { selectBackups } from '../features/settings/selectors';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useAppSelector } from './hooks';

const BackupNotice = lazyPart(() => import('./backup-notice').then((m) => m.BackupNotice));

/** `/home`, with the current job beside the day, and a word where much was done and no backup made, or a folder got none. */
export function Home() {
  const hasWord = useAppSelector(
    (state) => selectActivities(state).length > 0 || (selectBackups(state).folder?.problem ?? null) !== null,
  );
  const notice = hasWord ? (
    <Overlay resetKey="backup">
      <BackupNotice />
    </Overlay>
  ) : null;
  return <HomeScreen job={<CurrentJobPanel here="Home" />} notice={notice} />;
}
