import { ArrowLeft } from 'lucide-react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { type Matrix, STRENGTH_NAMES } from '../../domain/evidence/types';
import { shared } from '../../domain/jobs/compare';
import { jobName } from '../../domain/jobs/job';
import type { Job, Requirement } from '../../domain/jobs/job-types';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { shareWords } from './gaps';
import { needWords, STRENGTH_TONES } from './job-words';
import { selectJob } from './selectors';
import { useMatrix } from './use-matrix';

/** Two jobs beside each other: what both ask for, what only one does, and what there is to show for each. */
export function ComparePanel({ a, b }: { a: string; b: string }) {
  const jobA = useAppSelector((state) => selectJob(state, a));
  const jobB = useAppSelector((state) => selectJob(state, b));
  return (
    <div className="grid gap-6">
      <Link
        to={`${paths.jobs}?view=table`}
        className="inline-flex items-center gap-1.5 justify-self-start text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> All jobs
      </Link>
      {jobA && jobB && jobA !== jobB ? (
        <Compared a={jobA} b={jobB} />
      ) : (
        <EmptyState
          title="There are not two jobs to compare"
          action={<ButtonLink to={`${paths.jobs}?view=table`}>Choose two in the table</ButtonLink>}
        >
          One of them may have been removed, here or in another tab.
        </EmptyState>
      )}
    </div>
  );
}

function Compared({ a, b }: { a: Job; b: Job }) {
  const ofA = useMatrix(a);
  const ofB = useMatrix(b);
  const { both, onlyA, onlyB } = shared(a, b);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Head letter="A" job={a} matrix={ofA} />
        <Head letter="B" job={b} matrix={ofB} />
      </div>
      <Panel title="Both ask for" lead={both.length === 0 ? 'They share nothing that was read in their postings.' : ''}>
        {both.length === 0 ? null : (
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  Requirement
                </th>
                <th scope="col" className="py-2 pr-3 font-semibold">
                  A
                </th>
                <th scope="col" className="py-2 font-semibold">
                  B
                </th>
              </tr>
            </thead>
            <tbody>
              {both.map((one) => (
                <tr key={one.a.id} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2.5 pr-3 font-medium wrap-anywhere first-letter:uppercase">
                    {one.a.words}
                  </th>
                  <td className="py-2.5 pr-3">
                    <Asked requirement={one.a} matrix={ofA} />
                  </td>
                  <td className="py-2.5">
                    <Asked requirement={one.b} matrix={ofB} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Only letter="A" requirements={onlyA} matrix={ofA} />
        <Only letter="B" requirements={onlyB} matrix={ofB} />
      </div>
    </>
  );
}

function Head({ letter, job, matrix }: { letter: string; job: Job; matrix: Matrix }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <p className="flex items-baseline gap-2 font-semibold">
        <span className="text-ink-soft">{letter}</span>
        <Link to={`${paths.jobs}/${job.id}`} className="wrap-anywhere hover:underline">
          {jobName(job)}
        </Link>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {[shareWords(matrix.musts, 'must', 'musts'), shareWords(matrix.nice, 'nice to have', 'nice to have')]
          .filter(Boolean)
          .join(' · ') || 'No requirement was read in its posting.'}
      </p>
    </div>
  );
}

function Asked({ requirement, matrix }: { requirement: Requirement; matrix: Matrix }) {
  const strength = matrix.rows.find((row) => row.requirement.id === requirement.id)?.strength ?? 'gap';
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Chip tone={STRENGTH_TONES[strength]}>{STRENGTH_NAMES[strength]}</Chip>
      <span className="text-ink-soft">{needWords[requirement.need]}</span>
    </span>
  );
}

function Only({
  letter,
  requirements,
  matrix,
}: {
  letter: string;
  requirements: readonly Requirement[];
  matrix: Matrix;
}) {
  return (
    <Panel title={`Only ${letter} asks for`}>
      {requirements.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing that the other one does not.</p>
      ) : (
        <ul className="grid gap-2.5 text-sm">
          {requirements.map((requirement) => (
            <li key={requirement.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere first-letter:uppercase">{requirement.words}</span>
              <Asked requirement={requirement} matrix={matrix} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
