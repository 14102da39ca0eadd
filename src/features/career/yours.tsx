import { useAppSelector } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectReports } from '../resume-assistant/selectors';
import { selectLetters, selectResumes } from '../resume-form/selectors';

/** Resumes that are listed; the form has all. */
const SHOWN = 4;

/** The resumes that were written here, the one opened last first. */
export function ResumesPanel() {
  const state = useHere('Resume');
  const resumes = useAppSelector(selectResumes);
  const rest = resumes.length - SHOWN;
  return (
    <Panel title="Your resumes">
      {resumes.length === 0 ? (
        <p className="text-sm text-ink-soft">
          Each resume that you write or import is listed here, the one you opened last first.
        </p>
      ) : (
        <>
          <ul className="-mx-3 -mt-1">
            {resumes.slice(0, SHOWN).map(({ id, title, openedAt }) => (
              <li key={id}>
                <Link
                  to={sourcePath({ kind: 'resume', id, quote: '' })}
                  state={state}
                  className="block rounded-control px-3 py-2 hover:bg-sunken"
                >
                  <span className="block truncate font-medium">{title}</span>
                  <span className="block text-sm text-ink-soft">Opened {readableTime(openedAt)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {rest > 0 ? (
            <Link to={paths.resumeForm} className="text-sm font-medium text-primary-ink hover:underline">
              and {rest} more
            </Link>
          ) : null}
        </>
      )}
    </Panel>
  );
}

/** Letters are written for a job: their door, and the newest ones. */
export function LettersPanel() {
  const state = useHere('Resume');
  const letters = useAppSelector(selectLetters);
  const rest = letters.length - SHOWN;
  return (
    <Panel
      title="Cover letters"
      action={
        <ButtonLink size="sm" to={paths.coverLetters} state={state}>
          {letters.length === 0 ? 'Write one' : 'Open'}
        </ButtonLink>
      }
    >
      {letters.length === 0 ? (
        <p className="text-sm text-ink-soft">
          A letter for one job, in the looks of your resume, begun from your own lines.
        </p>
      ) : (
        <ul className="-mx-3 -mt-1">
          {letters.slice(0, SHOWN).map(({ id, title, changedAt }) => (
            <li key={id}>
              <Link
                to={`${paths.coverLetters}?${new URLSearchParams({ letter: id })}`}
                state={state}
                className="block rounded-control px-3 py-2 hover:bg-sunken"
              >
                <span className="block truncate font-medium">{title}</span>
                <span className="block text-sm text-ink-soft">Changed {readableTime(changedAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 ? <p className="text-sm text-ink-soft">and {rest} more</p> : null}
    </Panel>
  );
}

/** The newest report: its score with the parts that it is made of. */
export function LastReportPanel() {
  const state = useHere('Resume');
  const filed = useAppSelector((state) => selectReports(state)[0]);
  if (!filed)
    return (
      <Panel title="Last report">
        <p className="text-sm text-ink-soft">
          Once you have checked a PDF against a job, its score is here with the points of each part.
        </p>
      </Panel>
    );
  const { id, createdAt, fileName, report } = filed;
  return (
    <Panel
      title="Last report"
      lead={`${fileName}, ${readableTime(createdAt)}`}
      action={
        <ButtonLink size="sm" to={sourcePath({ kind: 'report', id, page: null })} state={state}>
          Open
        </ButtonLink>
      }
    >
      {report.figures ? (
        <p className="mb-1 font-medium">
          Form <span className="figures">{report.figures.form.value}</span> · Fit{' '}
          <span className="figures">{report.figures.fit?.value ?? 'not known'}</span>
        </p>
      ) : null}
      <p>
        <span className="figures text-3xl font-semibold">{report.score}</span>
        <span className="text-ink-soft"> of 100{report.job.title ? ` for ${report.job.title}` : ''}</span>
      </p>
      <ul aria-label="Points by part" className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {report.areas.map(({ area, title, points, maxPoints }) => (
          <li key={area} className="text-sm">
            <span className="flex justify-between gap-3">
              {title}
              <span className="figures text-ink-soft">{maxPoints > 0 ? `${points} / ${maxPoints}` : 'skipped'}</span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-chip bg-sunken">
              <span
                className="block h-full rounded-chip bg-primary"
                style={{ width: `${maxPoints > 0 ? (points / maxPoints) * 100 : 0}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
