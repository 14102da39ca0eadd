import { Suspense } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { daysUntil, dueNext } from '../../domain/jobs/job';
import { type Job, STATUS_NAMES } from '../../domain/jobs/job-types';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';
import { useToday } from '../../ui/use-today';
import { selectEvents } from '../calendar/selectors';
import { daysLeft } from './job-words';
import { selectCurrentJob } from './selectors';

/** The reader of skills is large: the panel is drawn without it, and the gaps come when it is there. */
const Gaps = lazyPart<{ job: Job; here: string }>(() => import('./gaps').then((m) => m.Gaps));

/**
 * The current job: how many days are left, what is shown, and the three largest gaps.
 * @param here what the screens that it leads to call the way back
 */
export function CurrentJobPanel({ here }: { here: string }) {
  const job = useAppSelector(selectCurrentJob);
  const events = useAppSelector(selectEvents);
  const today = useToday();
  if (!job)
    return (
      <Panel title="Your current job">
        <p className="text-sm text-ink-soft">
          Paste the posting of a job you want. Every screen then knows what it asks for, and what you have to show.
        </p>
        <ButtonLink size="sm" className="mt-3" to={`${paths.jobs}?add`}>
          Add the job you want
        </ButtonLink>
      </Panel>
    );
  const days = Object.fromEntries(
    job.interviews.flatMap(({ event }) => (events[event] ? [[event, events[event].start.slice(0, 10)]] : [])),
  );
  const next = dueNext([job], days, today)[0];
  return (
    <Panel
      title="Your current job"
      lead={[job.title, job.company].filter(Boolean).join(' at ') || 'Job without a title'}
      action={
        <ButtonLink size="sm" to={`${paths.jobs}/${job.id}`}>
          Open
        </ButtonLink>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-1.5">
          <Chip>{STATUS_NAMES[job.status]}</Chip>
          {next ? (
            <Chip tone="primary">
              {next.kind === 'interview' ? 'Interview' : 'Apply'} {daysLeft(daysUntil(next.day, today))}
            </Chip>
          ) : null}
        </div>
        <ErrorBoundary resetKey={job.id} onRetry={retryFetches}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <Gaps job={job} here={here} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Panel>
  );
}
