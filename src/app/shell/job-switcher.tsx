import { clsx } from 'clsx';
import { BriefcaseBusiness, Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { jobName } from '../../domain/jobs/job';
import { currentJobChosen } from '../../features/jobs/jobs-slice';
import { selectCurrentJob, selectJobs } from '../../features/jobs/selectors';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/menu';
import { useAppDispatch, useAppSelector } from '../hooks';
import { paths } from '../paths';

/** Jobs in the menu; all of them are on their own screen. */
const LISTED = 8;

const frame =
  'mb-2 flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-surface px-3 text-left text-sm transition-colors hover:border-line-strong [&_svg]:size-5 [&_svg]:shrink-0';

/** The job that every screen speaks of, at the head of the sidebar, with the way to another. */
export function JobSwitcher({ collapsed, onNavigate }: { collapsed: boolean; onNavigate: (() => void) | undefined }) {
  const jobs = useAppSelector(selectJobs);
  const current = useAppSelector(selectCurrentJob);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const go = (path: string) => {
    navigate(path);
    onNavigate?.();
  };
  const look = clsx(frame, collapsed && 'justify-center px-0');
  if (jobs.length === 0)
    return (
      <Link to={paths.jobs} className={look} {...(onNavigate ? { onClick: onNavigate } : {})}>
        <BriefcaseBusiness aria-hidden="true" />
        <span className={clsx('truncate', collapsed && 'sr-only')}>Add the job you want</span>
      </Link>
    );
  const open = jobs.filter(({ status }) => status !== 'closed').slice(0, LISTED);
  return (
    <Menu
      label="Jobs"
      trigger={
        <button type="button" className={look}>
          <BriefcaseBusiness aria-hidden="true" />
          <span className={clsx('grid min-w-0 flex-1', collapsed && 'sr-only')}>
            <span className="sr-only">Current job:</span>
            <span className="truncate font-medium">
              {current ? current.title || jobName(current) : 'No current job'}
            </span>
            {current?.company ? <span className="truncate text-xs text-ink-soft">{current.company}</span> : null}
          </span>
          <ChevronsUpDown aria-hidden="true" className={clsx('size-4! text-ink-faint', collapsed && 'hidden')} />
        </button>
      }
      items={[
        ...(current
          ? [
              {
                label: 'Open the current job',
                icon: <BriefcaseBusiness aria-hidden="true" />,
                onSelect: () => go(`${paths.jobs}/${current.id}`),
              },
            ]
          : []),
        ...open
          .filter(({ id }) => id !== current?.id)
          .map((job) => ({
            label: jobName(job),
            icon: <Check aria-hidden="true" className="invisible" />,
            onSelect: () => dispatch(currentJobChosen(job.id)),
          })),
        { label: 'All jobs', icon: <Check aria-hidden="true" className="invisible" />, onSelect: () => go(paths.jobs) },
        { label: 'Add a job', icon: <Plus aria-hidden="true" />, onSelect: () => go(`${paths.jobs}?add`) },
      ]}
    />
  );
}
