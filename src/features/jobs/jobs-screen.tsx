import { Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { dueNext, jobName } from '../../domain/jobs/job';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { Tabs } from '../../ui/tabs';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { whenIdle } from '../../ui/when-idle';
import { selectEvents } from '../calendar/selectors';
import type { AddJobProps } from './add-job-dialog';
import { DuePanel } from './due-panel';
import { JobsBoard } from './jobs-board';
import { JobsFileActions } from './jobs-files';
import { JobsTable } from './jobs-table';
import { selectJobs } from './selectors';
import { useFileDrop } from './use-file-drop';

const AddJobDialog = lazyPart<AddJobProps>(() => import('./add-job-dialog').then((m) => m.AddJobDialog));
const ImportDialog = lazyPart<{ file: File | null; onClose: () => void }>(() =>
  import('./import-dialog').then((m) => m.ImportDialog),
);
const ReportDialog = lazyPart<{ onClose: () => void }>(() => import('./report-dialog').then((m) => m.ReportDialog));
const ComparePanel = lazyPart<{ a: string; b: string }>(() => import('./compare-panel').then((m) => m.ComparePanel));

/** What lies over the screen. */
type Opened =
  | { readonly kind: 'add'; readonly file: File | null }
  | { readonly kind: 'import'; readonly file: File | null }
  | { readonly kind: 'report' };

/** `/jobs`: the jobs one wants, by status, and what is due next. */
export function JobsScreen() {
  const jobs = useAppSelector(selectJobs);
  const events = useAppSelector(selectEvents);
  const today = useToday();
  const navigate = useNavigate();
  const toast = useToast();
  const handed = handedPosting(useLocation().state);
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const adding = opened?.kind === 'add' || (opened === null && (handed !== '' || params.has('add')));
  const [a = '', b = ''] = (params.get('compare') ?? '').split(',');
  const over = useFileDrop(async (file) => setOpened({ kind: await kindOf(file), file }));
  const view = params.get('view') === 'table' ? 'table' : 'board';
  const due = useMemo(() => {
    const days = Object.values(events).map(({ id, start }) => [id, start.slice(0, 10)]);
    return dueNext(jobs, Object.fromEntries(days), today).slice(0, 4);
  }, [jobs, events, today]);
  // It is what most come here for.
  useEffect(() => whenIdle(() => void AddJobDialog.preload()), []);
  const close = () => {
    setOpened(null);
    // What the address or another screen asked for is offered once.
    if (handed !== '' || params.has('add')) navigate(paths.jobs, { replace: true, state: null });
  };
  return (
    <Page title="Jobs">
      <PageHeader
        title="Jobs"
        lead="The jobs you want, what each asks for, and what you have to show for it."
        action={
          <>
            <JobsFileActions
              jobs={jobs}
              onImport={() => setOpened({ kind: 'import', file: null })}
              onReport={() => setOpened({ kind: 'report' })}
            />
            <Button look="primary" onClick={() => setOpened({ kind: 'add', file: null })}>
              <Plus aria-hidden="true" /> Add a job
            </Button>
          </>
        }
      />
      {params.has('compare') ? (
        <ErrorBoundary resetKey={`${a},${b}`} onRetry={retryFetches}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <ComparePanel key={`${a},${b}`} a={a} b={b} />
          </Suspense>
        </ErrorBoundary>
      ) : jobs.length === 0 ? (
        <EmptyState
          title="No jobs yet"
          action={
            <Button look="primary" onClick={() => setOpened({ kind: 'add', file: null })}>
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
        <Overlay resetKey="add">
          <AddJobDialog
            open
            text={handed}
            file={opened?.kind === 'add' ? opened.file : null}
            onClose={close}
            onKept={(job) => {
              toast({ text: `“${jobName(job)}” is kept.` });
              navigate(`${paths.jobs}/${job.id}`);
            }}
          />
        </Overlay>
      ) : null}
      {opened?.kind === 'import' ? (
        <Overlay resetKey="import">
          <ImportDialog key={opened.file?.name} file={opened.file} onClose={close} />
        </Overlay>
      ) : null}
      {opened?.kind === 'report' ? (
        <Overlay resetKey="report">
          <ReportDialog onClose={close} />
        </Overlay>
      ) : null}
      {over ? <DropOutline /> : null}
    </Page>
  );
}

/** A posting that another screen hands over with its link; empty for none. */
function handedPosting(state: unknown): string {
  const { posting } = (state ?? {}) as { posting?: unknown };
  return typeof posting === 'string' ? posting : '';
}

/** While a file is held over the page. It takes no pointer: what lies below takes the file. */
const DropOutline = () => (
  <div
    role="status"
    className="pointer-events-none fixed inset-2 z-50 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/70"
  >
    <p className="rounded-card border border-line bg-surface px-5 py-3 text-center font-medium shadow-float">
      Drop a posting as PDF or text, or a table of jobs as CSV
    </p>
  </div>
);

/** A table, or jobs as Elevate writes them, are imported; all else is read as a posting. */
async function kindOf(file: File): Promise<'add' | 'import'> {
  if (/\.(?:csv|tsv)$/i.test(file.name)) return 'import';
  if (!/\.(?:md|markdown)$/i.test(file.name)) return 'add';
  const start = await file
    .slice(0, 100)
    .text()
    .catch(() => '');
  return /^\uFEFF?# Jobs\s/.test(start) ? 'import' : 'add';
}
