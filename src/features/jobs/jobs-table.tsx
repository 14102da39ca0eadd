import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type Job, STATUS_NAMES, STATUSES } from '../../domain/jobs/job-types';
import { SelectField, TextField } from '../../ui/field';
import { readableTime, shortDay } from '../../ui/format';

type Column = 'title' | 'company' | 'status' | 'deadline' | 'added';

const COLUMNS: readonly { readonly id: Column; readonly label: string; readonly key: (job: Job) => string }[] = [
  { id: 'title', label: 'Job', key: ({ title }) => title.toLowerCase() },
  { id: 'company', label: 'Company', key: ({ company }) => company.toLowerCase() },
  { id: 'status', label: 'Status', key: ({ status }) => String(STATUSES.indexOf(status)) },
  // Those without one come last.
  { id: 'deadline', label: 'Deadline', key: ({ deadline }) => deadline ?? '9' },
  { id: 'added', label: 'Added', key: ({ createdAt }) => createdAt },
];

/** All jobs as rows, to be sorted and filtered. */
export function JobsTable({ jobs }: { jobs: readonly Job[] }) {
  const [wanted, setWanted] = useState('');
  const [status, setStatus] = useState('all');
  const [sort, setSort] = useState<{ by: Column; down: boolean }>({ by: 'added', down: true });
  const rows = useMemo(() => {
    const words = wanted.trim().toLowerCase();
    const key = COLUMNS.find(({ id }) => id === sort.by)?.key ?? (() => '');
    return jobs
      .filter((job) => status === 'all' || job.status === status)
      .filter((job) => `${job.title}\n${job.company}\n${job.place}\n${job.notes}`.toLowerCase().includes(words))
      .sort((a, b) => key(a).localeCompare(key(b)) * (sort.down ? -1 : 1));
  }, [jobs, wanted, status, sort]);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          label="Filter"
          type="search"
          placeholder="Title, company, place or notes"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <SelectField label="Status" value={status} onChange={(event) => setStatus(event.target.value)}>
          <option value="all">All</option>
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_NAMES[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {rows.length} of {jobs.length}
      </p>
      <section
        className="overflow-x-auto rounded-card border border-line bg-surface"
        tabIndex={0}
        aria-label="Table of jobs"
      >
        <table className="w-full min-w-[40rem] text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              {COLUMNS.map(({ id, label }) => (
                <th
                  key={id}
                  scope="col"
                  aria-sort={sort.by === id ? (sort.down ? 'descending' : 'ascending') : undefined}
                  className="p-0"
                >
                  <button
                    type="button"
                    onClick={() => setSort({ by: id, down: sort.by === id ? !sort.down : false })}
                    className="flex min-h-11 w-full items-center gap-1.5 px-4 font-semibold hover:bg-sunken [&_svg]:size-4"
                  >
                    {label}
                    {sort.by === id ? (
                      sort.down ? (
                        <ArrowDown aria-hidden="true" />
                      ) : (
                        <ArrowUp aria-hidden="true" />
                      )
                    ) : null}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((job) => (
              <tr key={job.id} className="border-b border-line last:border-0">
                <th scope="row" className="px-4 py-2.5 font-medium">
                  <Link to={`${paths.jobs}/${job.id}`} className="wrap-anywhere hover:underline">
                    {job.title || 'Job without a title'}
                  </Link>
                </th>
                <td className="px-4 py-2.5 wrap-anywhere">{job.company}</td>
                <td className="px-4 py-2.5">{STATUS_NAMES[job.status]}</td>
                <td className="px-4 py-2.5 whitespace-nowrap">{job.deadline ? shortDay(job.deadline) : ''}</td>
                <td className="px-4 py-2.5 whitespace-nowrap">{readableTime(job.createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
