import { selectActivities } from '../features/activity/selectors';
import { HomeScreen } from '../features/home/home-screen';
import { CurrentJobPanel } from '../features/jobs/current-job-panel';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useAppSelector } from './hooks';

const BackupNotice = lazyPart(() => import('./backup-notice').then((m) => m.BackupNotice));

/** `/home`, with the current job beside the day, and a word where much was done and no backup made. */
export function Home() {
  const hasDone = useAppSelector((state) => selectActivities(state).length > 0);
  const notice = hasDone ? (
    <Overlay resetKey="backup">
      <BackupNotice />
    </Overlay>
  ) : null;
  return <HomeScreen job={<CurrentJobPanel here="Home" />} notice={notice} />;
}
