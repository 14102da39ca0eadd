import { ArrowDown, ArrowUp, Scale } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { paths } from '../../app/paths';
import { jobName } from '../../domain/jobs/job';
import { type Job, STATUS_NAMES, STATUSES } from '../../domain/jobs/job-types';
import { ButtonLink } from '../../ui/button-link';
import { SelectField, TextField } from '../../ui/field';
import { readableTime, shortDay } from '../../ui/format';
import { Link } from '../../ui/link';

type Column = 'title' | 'company' | 'status' | 'deadline' | 'added';

const COLUMNS: readonly { readonly id: Column; readonly label: string; readonly key: (job: Job) => string }[] = [
  { id: 'title', label: 'Job', key: ({ title }) => title.toLowerCase() },
  { id: 'company', label: 'Company', key: ({ company }) => company.toLowerCase() },
  { id: 'status', label: 'Status', key: ({ status }) => String(STATUSES.indexOf(status)) },
  // Those without one come last.
  { id: 'deadline', label: 'Deadline', key: ({ deadline }) => deadline ?? '9' },
  { id: 'added', label: 'Added', key: ({ createdAt }) => createdAt },
];

/** Rows that are drawn at once: more than a tall screen shows. The others follow when those are on it. */
const FIRST = 40;

/** All jobs as rows, to be sorted and filtered. */
export function JobsTable({ jobs }: { jobs: readonly Job[] }) {
  const [wanted, setWanted] = useState('');
  const [status, setStatus] = useState('all');
  const [sort, setSort] = useState<{ by: Column; down: boolean }>({ by: 'added', down: true });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const two = picked.filter((id) => jobs.some((job) => job.id === id));
  const isWhole = useDeferredValue(true, false);
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
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-soft">
        <p role="status">
          {rows.length} of {jobs.length}
        </p>
        {two.length === 2 ? (
          <ButtonLink size="sm" to={`${paths.jobs}?${new URLSearchParams({ compare: two.join(',') })}`}>
            <Scale aria-hidden="true" /> Compare the two
          </ButtonLink>
        ) : jobs.length > 1 ? (
          <p>{two.length === 0 ? 'Tick two jobs to compare them.' : 'Tick one more to compare.'}</p>
        ) : null}
      </div>
      <section
        className="overflow-x-auto rounded-card border border-line bg-surface"
        tabIndex={0}
        aria-label="Table of jobs"
      >
        <table className="w-full min-w-[40rem] text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="w-11">
                <span className="sr-only">Compare</span>
              </th>
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
            {(isWhole ? rows : rows.slice(0, FIRST)).map((job) => (
              <tr key={job.id} className="border-b border-line last:border-0">
                <td className="pl-3">
                  <label className="grid size-11 place-items-center">
                    <input
                      type="checkbox"
                      aria-label={`Compare ${jobName(job)}`}
                      checked={two.includes(job.id)}
                      disabled={two.length === 2 && !two.includes(job.id)}
                      onChange={({ target }) =>
                        setPicked(target.checked ? [...two, job.id] : two.filter((id) => id !== job.id))
                      }
                      className="size-5 accent-(--primary)"
                    />
                  </label>
                </td>
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
