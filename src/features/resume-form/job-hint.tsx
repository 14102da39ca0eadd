import { useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { toPlainText } from '../../domain/resume-document/lines';
import { findSkills } from '../../domain/skills/find-skills';
import { useHere } from '../../ui/came-from';
import { Chip } from '../../ui/chip';
import { Link } from '../../ui/link';
import { selectCurrentAsked } from '../jobs/selectors';
import { useResume } from './use-open-resume';

/** Which musts of the current job this resume does not name yet. It follows the typing when there is time. */
export function JobHint({ id }: { id: string }) {
  const job = useAppSelector(selectCurrentAsked);
  const resume = useDeferredValue(useResume(id).resume);
  const state = useHere('the resume');
  const named = useMemo(() => new Set(findSkills(toPlainText(resume).split('\n')).map(({ skill }) => skill)), [resume]);
  if (!job || job.musts.length === 0) return null;
  const missing = job.musts.filter((skill) => !named.has(skill));
  return (
    <section
      aria-label="For your current job"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 text-sm"
    >
      <p className="font-medium">
        For{' '}
        <Link to={`${paths.jobs}/${job.id}`} state={state} className="text-primary-ink wrap-anywhere hover:underline">
          {job.name}
        </Link>
      </p>
      <p className="text-ink-soft">
        {job.musts.length - missing.length} of {job.musts.length} {job.musts.length === 1 ? 'must' : 'musts'} named
        here.
        {missing.length > 0 ? ' Not named yet (add only what you know):' : ' Nothing is missing.'}
      </p>
      {missing.length > 0 ? (
        <ul aria-label="Not named yet" className="flex flex-wrap gap-1.5">
          {missing.map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
