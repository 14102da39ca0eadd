import { CareerScreen } from '../features/career/career-screen';
import { CurrentJobPanel } from '../features/jobs/current-job-panel';

/** `/career`, with what the current job asks for beside the resumes. */
export const Career = () => <CareerScreen job={<CurrentJobPanel here="Resume" />} />;
