import { Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { daysUntil, jobName } from '../../domain/jobs/job';
import { type Job, STATUS_NAMES } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ErrorBoundary } from '../../ui/error-boundary';
import { readableTime } from '../../ui/format';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectEvents } from '../calendar/selectors';
import { InterviewsPanel } from './interviews-panel';
import { nextInterview } from './job-days';
import { JobDetailsPanel } from './job-details';
import { ContactsPanel } from './job-people';
import { StatusSelect } from './jobs-board';
import { currentJobChosen, jobRemoved, jobRestored, jobStatusChanged } from './jobs-slice';
import { PostingPanel } from './posting-panel';
import { selectCurrentJob, selectJob, selectJobs } from './selectors';
import { SentResumePanel } from './sent-resume';
import { WrittenForJobPanel } from './written-for-job';

const MatrixPanel = lazyPart<{ job: Job }>(() => import('./matrix-panel').then((m) => m.MatrixPanel));

const PreparePanel = lazyPart<{ job: Job; day: string | null; today: string }>(() =>
  import('./prepare-panel').then((m) => m.PreparePanel),
);

/** Days before an interview from which on the preparation comes first by itself. */
const SOON = 7;

/** `/jobs/:id`: what one job asks for, what there is to show for it, and what would close each gap. */
export function JobScreen() {
  const id = useParams().id ?? '';
  const job = useAppSelector((state) => selectJob(state, id));
  return job ? <Shown key={job.id} job={job} /> : <Gone />;
}

function Shown({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const isCurrent = useAppSelector((state) => selectCurrentJob(state)?.id === job.id);
  const today = useToday();
  const interview = useAppSelector((state) => nextInterview(job, selectEvents(state), today));
  const asksToPrepare = useSearchParams()[0].has('prepare');
  const prepares = asksToPrepare || (interview !== null && daysUntil(interview, today) <= SOON);
  const others = useAppSelector(selectJobs).filter(({ id }) => id !== job.id);
  const name = jobName(job);
  const remove = () => {
    dispatch(jobRemoved(job.id));
    toast({
      text: `“${name}” removed.`,
      action: { label: 'Undo', run: () => dispatch(jobRestored({ job, current: isCurrent })) },
    });
    navigate(paths.jobs);
  };
  return (
    <Page title={name}>
      <PageHeader
        title={job.title || 'Job without a title'}
        up={{ to: paths.jobs, name: 'All jobs' }}
        lead={[job.company, job.place].filter(Boolean).join(' · ')}
        aside={isCurrent ? <Chip tone="accent">Current job</Chip> : null}
        action={
          <>
            {isCurrent ? null : (
              <Button look="primary" onClick={() => dispatch(currentJobChosen(job.id))}>
                Make it the current job
              </Button>
            )}
            {others.length > 0 ? (
              <select
                aria-label="Compare with"
                value=""
                onChange={(event) =>
                  navigate(`${paths.jobs}?${new URLSearchParams({ compare: `${job.id},${event.target.value}` })}`)
                }
                className="min-h-10 max-w-44 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium pointer-coarse:min-h-11"
              >
                <option value="" disabled>
                  Compare with…
                </option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {jobName(other)}
                  </option>
                ))}
              </select>
            ) : null}
            <Button onClick={remove}>
              <Trash2 aria-hidden="true" /> Remove
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {prepares ? (
            <ErrorBoundary resetKey={job.id} onRetry={retryFetches}>
              <Suspense
                fallback={
                  <Panel title="Prepare for the interview">
                    <Skeleton lines={4} />
                  </Panel>
                }
              >
                <PreparePanel job={job} day={interview} today={today} />
              </Suspense>
            </ErrorBoundary>
          ) : null}
          <ErrorBoundary resetKey={job.id} onRetry={retryFetches}>
            <Suspense
              fallback={
                <Panel title="What it asks for">
                  <Skeleton lines={6} />
                </Panel>
              }
            >
              <MatrixPanel job={job} />
            </Suspense>
          </ErrorBoundary>
          <PostingPanel job={job} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel title="Status">
            <div className="grid gap-3">
              <StatusSelect job={job} onMove={(of, status) => dispatch(jobStatusChanged(of, status))} />
              <ol aria-label="History" className="grid gap-1 text-sm text-ink-soft">
                {job.history.map(({ status, at }) => (
                  <li key={`${status} ${at}`} className="flex justify-between gap-3">
                    <span>{STATUS_NAMES[status]}</span>
                    <time dateTime={at}>{readableTime(at)}</time>
                  </li>
                ))}
              </ol>
            </div>
          </Panel>
          <InterviewsPanel job={job} />
          <JobDetailsPanel job={job} />
          <ContactsPanel job={job} />
          <WrittenForJobPanel job={job} />
          <SentResumePanel job={job} />
        </div>
      </div>
    </Page>
  );
}

/** The job was removed, here or in another tab, or its address is wrong. */
function Gone() {
  return (
    <Page title="Job not found">
      <PageHeader title="This job is not here" lead="It may have been removed, here or in another tab." />
      <ButtonLink to={paths.jobs} look="primary">
        All jobs
      </ButtonLink>
    </Page>
  );
}
