import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { countAsked, daysUntil, jobName } from '../../domain/jobs/job';
import { type Job, type JobStatus, STATUS_NAMES, STATUSES } from '../../domain/jobs/job-types';
import { Chip } from '../../ui/chip';
import { Link } from '../../ui/link';
import { type Hold, listenForDrags } from '../../ui/pointer-drag';
import { useToast } from '../../ui/toast';
import { daysLeft, statusHints } from './job-words';
import { jobRestored, jobStatusChanged } from './jobs-slice';
import { selectCurrentJob } from './selectors';

/** Pixels of a mouse, milliseconds of a finger's rest, after which a card is taken up. */
const START = { slop: 5, rest: 250 };

/** Cards of a column that are drawn at once: more than a tall screen shows. The others follow when those are on it. */
const FIRST = 20;

/** The jobs by status. A card is moved by dragging it, or by its list of statuses. */
export function JobsBoard({ jobs, today }: { jobs: readonly Job[]; today: string }) {
  const board = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const current = useAppSelector((state) => selectCurrentJob(state)?.id);
  const move = (id: string, status: JobStatus) => {
    const job = jobs.find((one) => one.id === id);
    if (!job || job.status === status) return;
    dispatch(jobStatusChanged(id, status));
    toast({
      text: `${jobName(job)}: ${STATUS_NAMES[status]}.`,
      action: { label: 'Undo', run: () => dispatch(jobRestored({ job, current: false })) },
    });
  };
  const over = useStatusDrag(board, move);
  const isWhole = useDeferredValue(true, false);
  return (
    <div ref={board} className="grid grid-cols-1 items-start gap-4 md:grid-cols-3 lg:grid-cols-5">
      {STATUSES.map((status) => {
        const own = jobs.filter((job) => job.status === status);
        return (
          <section
            key={status}
            aria-label={STATUS_NAMES[status]}
            data-status={status}
            className={clsx(
              'grid min-w-0 gap-2 rounded-card border p-3 transition-colors',
              over === status ? 'border-primary bg-primary-soft' : 'border-line bg-sunken',
            )}
          >
            <h2 className="flex items-baseline justify-between gap-2 px-1 text-sm font-semibold">
              {STATUS_NAMES[status]}
              <span className="figures text-ink-soft">{own.length}</span>
            </h2>
            {own.length === 0 ? <p className="px-1 pb-1 text-sm text-ink-soft">{statusHints[status]}</p> : null}
            <ul className="grid gap-2 empty:hidden">
              {(isWhole ? own : own.slice(0, FIRST)).map((job) => (
                <JobCard key={job.id} job={job} today={today} isCurrent={job.id === current} onMove={move} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function JobCard({
  job,
  today,
  isCurrent,
  onMove,
}: {
  job: Job;
  today: string;
  isCurrent: boolean;
  onMove: (id: string, status: JobStatus) => void;
}) {
  const musts = countAsked(job.requirements, 'must');
  return (
    <li
      data-job={job.id}
      className="grid min-w-0 cursor-grab gap-2 rounded-control border border-line bg-surface p-3 shadow-card [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
    >
      <Link to={`${paths.jobs}/${job.id}`} draggable={false} className="font-medium wrap-anywhere hover:underline">
        {job.title || 'Job without a title'}
      </Link>
      {job.company || job.place ? (
        <p className="text-sm wrap-anywhere text-ink-soft">{[job.company, job.place].filter(Boolean).join(' · ')}</p>
      ) : null}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {isCurrent ? <Chip tone="accent">Current job</Chip> : null}
        {musts > 0 ? <Chip>{musts === 1 ? '1 must' : `${musts} musts`}</Chip> : null}
        {job.deadline !== null && job.status === 'saved' ? (
          <Chip tone={job.deadline < today ? 'danger' : 'primary'}>
            Apply {daysLeft(daysUntil(job.deadline, today))}
          </Chip>
        ) : null}
      </div>
      <StatusSelect job={job} onMove={onMove} />
    </li>
  );
}

/** The list of statuses, as a card and the page of a job show it. */
export function StatusSelect({ job, onMove }: { job: Job; onMove: (id: string, status: JobStatus) => void }) {
  return (
    <select
      aria-label={`Status of ${jobName(job)}`}
      value={job.status}
      onChange={(event) => {
        const next = STATUSES.find((status) => status === event.target.value);
        if (next) onMove(job.id, next);
      }}
      className="min-h-9 w-full rounded-control border border-line-strong/60 bg-surface px-2 text-sm pointer-coarse:min-h-11"
    >
      {STATUSES.map((status) => (
        <option key={status} value={status}>
          {STATUS_NAMES[status]}
        </option>
      ))}
    </select>
  );
}

/** @returns the column that a dragged card is over */
function useStatusDrag(
  board: { readonly current: HTMLElement | null },
  onDrop: (id: string, status: JobStatus) => void,
): JobStatus | null {
  const [over, setOver] = useState<JobStatus | null>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    return listenForDrags(root, (target) => holdOf(target, setOver, (id, status) => dropped(id, status)), START);
  }, [board]);
  return over;
}

function holdOf(
  target: HTMLElement,
  show: (status: JobStatus | null) => void,
  drop: (id: string, status: JobStatus) => void,
): Hold | null {
  const card = target.closest<HTMLElement>('[data-job]');
  const id = card?.dataset.job;
  // The list of statuses and its options take the press themselves.
  if (!card || id === undefined || target.closest('select')) return null;
  let from = { x: 0, y: 0 };
  let status: JobStatus | null = null;
  return {
    begin(x, y) {
      from = { x, y };
      card.classList.add('relative', 'z-30', 'shadow-float', 'pointer-events-none', 'cursor-grabbing');
    },
    move(x, y) {
      if (!card.isConnected) return 'gone';
      card.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`;
      const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status]')?.dataset.status;
      const next = STATUSES.find((one) => one === name) ?? null;
      if (next !== status) {
        status = next;
        show(next);
      }
      return undefined;
    },
    drop() {
      if (status) drop(id, status);
    },
    end() {
      card.classList.remove('relative', 'z-30', 'shadow-float', 'pointer-events-none', 'cursor-grabbing');
      card.style.transform = '';
      show(null);
    },
  };
}
