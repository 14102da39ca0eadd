import { paths } from '../../app/paths';
import { type DueNext, daysUntil, jobName } from '../../domain/jobs/job';
import { Panel } from '../../ui/card';
import { readableDay } from '../../ui/format';
import { Link } from '../../ui/link';
import { daysLeft } from './job-words';

/** What comes next, the nearest first. */
export function DuePanel({ due, today }: { due: readonly DueNext[]; today: string }) {
  return (
    <Panel title="Due next">
      <ul className="grid gap-2">
        {due.map(({ job, kind, day }) => (
          <li key={`${job.id} ${kind} ${day}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link className="font-medium hover:underline" to={`${paths.jobs}/${job.id}`}>
              {kind === 'interview' ? 'Interview' : 'Apply'}: {jobName(job)}
            </Link>
            <span className="text-sm text-ink-soft">
              {readableDay(day)}, {daysLeft(daysUntil(day, today))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
