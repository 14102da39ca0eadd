import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { dueNext, jobName } from '../../domain/jobs/job';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page, PageHeader } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectEvents } from '../calendar/selectors';
import { AddJobDialog } from './add-job-dialog';
import { DuePanel } from './due-panel';
import { JobsBoard } from './jobs-board';
import { JobsTable } from './jobs-table';
import { selectJobs } from './selectors';

/** `/jobs`: the jobs one wants, by status, and what is due next. */
export function JobsScreen() {
  const jobs = useAppSelector(selectJobs);
  const events = useAppSelector(selectEvents);
  const today = useToday();
  const navigate = useNavigate();
  const toast = useToast();
  const handed = handedPosting(useLocation().state);
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const adding = pressed || handed !== '' || params.has('add');
  const view = params.get('view') === 'table' ? 'table' : 'board';
  const due = useMemo(() => {
    const days = Object.values(events).map(({ id, start }) => [id, start.slice(0, 10)]);
    return dueNext(jobs, Object.fromEntries(days), today).slice(0, 4);
  }, [jobs, events, today]);
  const close = () => {
    setPressed(false);
    // What the address or another screen asked for is offered once.
    if (handed !== '' || params.has('add')) navigate(paths.jobs, { replace: true, state: null });
  };
  return (
    <Page title="Jobs">
      <PageHeader
        title="Jobs"
        lead="The jobs you want, what each asks for, and what you have to show for it."
        action={
          <Button look="primary" onClick={() => setPressed(true)}>
            <Plus aria-hidden="true" /> Add a job
          </Button>
        }
      />
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs yet"
          action={
            <Button look="primary" onClick={() => setPressed(true)}>
              Paste a posting
            </Button>
          }
        >
          Paste a posting you would like to answer. Its requirements become a list, and each is set against your resume,
          your solved challenges and your answers.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {due.length > 0 ? <DuePanel due={due} today={today} /> : null}
          <Tabs<'board' | 'table'>
            label="Jobs"
            value={view}
            onChange={(id) => setParams(id === 'table' ? { view: 'table' } : {}, { replace: true })}
            tabs={[
              { id: 'board', label: 'Board', panel: <JobsBoard jobs={jobs} today={today} /> },
              { id: 'table', label: 'Table', panel: <JobsTable jobs={jobs} /> },
            ]}
          />
        </div>
      )}
      {adding ? (
        <AddJobDialog
          open
          text={handed}
          onClose={close}
          onKept={(job) => {
            toast({ text: `“${jobName(job)}” is kept.` });
            navigate(`${paths.jobs}/${job.id}`);
          }}
        />
      ) : null}
    </Page>
  );
}

/** A posting that another screen hands over with its link; empty for none. */
function handedPosting(state: unknown): string {
  const { posting } = (state ?? {}) as { posting?: unknown };
  return typeof posting === 'string' ? posting : '';
}
