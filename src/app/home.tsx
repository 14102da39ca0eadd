import { HomeScreen } from '../features/home/home-screen';
import { CurrentJobPanel } from '../features/jobs/current-job-panel';

/** `/home`, with the current job beside the day. */
export const Home = () => <HomeScreen job={<CurrentJobPanel here="Home" />} />;
