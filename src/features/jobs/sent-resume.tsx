import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { type Job, LONGEST_FIELD } from '../../domain/jobs/job-types';
import { Panel } from '../../ui/card';
import { SelectField } from '../../ui/field';
import { readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectReports } from '../resume-assistant/selectors';
import { selectResumes } from '../resume-form/selectors';
import { jobResumeSent } from './jobs-slice';

const NOT_YET = '';

/** Which resume went out. Its title and date stay when the resume itself is gone. */
export function SentResumePanel({ job: { id, sent } }: { job: Job }) {
  const dispatch = useAppDispatch();
  const resumes = useAppSelector(selectResumes);
  const reports = useAppSelector(selectReports);
  const choices = [
    ...resumes.map((resume) => ({
      id: resume.id,
      title: resume.title || 'Untitled resume',
      label: resume.title || 'Untitled resume',
      path: sourcePath({ kind: 'resume', id: resume.id, quote: '' }),
    })),
    ...reports.map((report) => ({
      id: report.id,
      title: report.fileName,
      label: `${report.fileName} (report, ${readableTime(report.createdAt)})`,
      path: sourcePath({ kind: 'report', id: report.id, page: null }),
    })),
  ];
  const here = sent === null ? undefined : choices.find((choice) => choice.id === sent.id);
  const choose = (chosen: string) => {
    if (chosen === sent?.id) return;
    const choice = choices.find((one) => one.id === chosen);
    const next = choice
      ? { id: choice.id, title: choice.title.slice(0, LONGEST_FIELD), at: new Date().toISOString() }
      : null;
    dispatch(jobResumeSent({ id, sent: next }));
  };
  return (
    <Panel title="Resume sent">
      <SelectField
        label="Which one went out"
        value={sent?.id ?? NOT_YET}
        onChange={(event) => choose(event.target.value)}
        help={
          choices.length === 0 && sent === null
            ? 'Write one in the resume form, or check one in the resume assistant, and it can be chosen here.'
            : undefined
        }
      >
        <option value={NOT_YET}>Not sent yet</option>
        {sent !== null && !here ? <option value={sent.id}>{sent.title}</option> : null}
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {sent === null ? null : (
        <p className="mt-3 text-sm text-ink-soft wrap-anywhere">
          {here ? (
            <Link className="font-medium text-primary-ink hover:underline" to={here.path}>
              Open {sent.title}
            </Link>
          ) : (
            <>“{sent.title}” is no longer here.</>
          )}{' '}
          Noted on <time dateTime={sent.at}>{readableTime(sent.at)}</time>.
        </p>
      )}
    </Panel>
  );
}
