import { Suspense } from 'react';
import { CareerScreen } from '../features/career/career-screen';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import { Skeleton } from '../ui/progress';

const CurrentJobPanel = lazyPart<{ here: string }>(() =>
  import('../features/jobs/current-job-panel').then((m) => m.CurrentJobPanel),
);

/** `/career`, with what the current job asks for beside the resumes. */
export const Career = () => (
  <CareerScreen
    job={
      <ErrorBoundary resetKey="job" onRetry={retryFetches}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <CurrentJobPanel here="Resume" />
        </Suspense>
      </ErrorBoundary>
    }
  />
);
