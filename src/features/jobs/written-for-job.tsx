import { useAppSelector } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { jobName } from '../../domain/jobs/job';
import type { Job } from '../../domain/jobs/job-types';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { Link } from '../../ui/link';
import { selectLetters, selectResumes } from '../resume-form/selectors';

/** The version of a resume and the cover letters that were written for this job. */
export function WrittenForJobPanel({ job }: { job: Job }) {
  const state = useHere(jobName(job));
  const resumes = useAppSelector(selectResumes);
  const versions = resumes.filter((resume) => resume.job === job.id);
  const letters = useAppSelector(selectLetters).filter((letter) => letter.job === job.id);
  const written = [
    ...versions.map(({ id, title }) => ({
      ...{ id, title, what: 'Resume' },
      to: sourcePath({ kind: 'resume', id, quote: '' }),
    })),
    ...letters.map(({ id, title }) => ({
      ...{ id, title, what: 'Cover letter' },
      to: `${paths.coverLetters}?${new URLSearchParams({ letter: id })}`,
    })),
  ];
  const forJob = new URLSearchParams({ job: job.id });
  return (
    <Panel title="Written for this job">
      {written.length === 0 ? null : (
        <ul className="-mx-3 mb-3">
          {written.map(({ id, title, what, to }) => (
            <li key={id}>
              <Link to={to} state={state} className="block rounded-control px-3 py-2 hover:bg-sunken">
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-sm text-ink-soft">{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {resumes.length > 0 && versions.length === 0 ? (
          <ButtonLink size="sm" to={`${paths.resumeForm}?${forJob}`} state={state}>
            Make a version of your resume
          </ButtonLink>
        ) : null}
        {letters.length === 0 ? (
          <ButtonLink size="sm" to={`${paths.coverLetters}?${forJob}`} state={state}>
            Write a cover letter
          </ButtonLink>
        ) : null}
      </div>
    </Panel>
  );
}
