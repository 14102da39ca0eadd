import { FilePen, FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { CardLink } from '../../ui/card';
import { counted } from '../../ui/format';
import { Page, PageHeader } from '../../ui/page';
import { selectReports, selectResumeDraft } from '../resume-assistant/selectors';
import { selectResumes } from '../resume-form/selectors';
import { selectUser } from '../session/selectors';
import { LastReportPanel, LettersPanel, ResumesPanel } from './yours';

const readings = [
  ['The file', 'Whether a machine can read it at all: text or pictures, one column or two, garbled characters.'],
  ['Who you are', 'Email, phone and profile links, in the text and behind linked words.'],
  ['What you did', 'Sections, dates and gaps, and whether each bullet names an action and a result.'],
  ['What they ask for', 'Skills of the job description, must-have and nice-to-have, and where your resume shows them.'],
] as const;

/**
 * `/career`: the ways to a better resume, the resumes and the report there are.
 * @param job how they fit the current job; of another feature, handed in by the app
 */
export function CareerScreen({ job }: { job?: ReactNode }) {
  const kept = useKept();
  const reports = useAppSelector((state) => selectReports(state).length);
  const resumes = useAppSelector((state) => selectResumes(state).length);
  const written = useAppSelector((state) => selectResumes(state)[0]?.title ?? null);
  const user = useAppSelector(selectUser);
  const { main: draft, report } = useAppSelector(selectResumeDraft);
  const navigate = useNavigate();
  const begun = draft !== null && report === null && draft.file !== null;
  return (
    <Page title="Resume">
      <PageHeader
        title="Build Your Dream Resume"
        lead="A resume has two readers: a machine first, a person after. Start with what the machine sees."
        action={
          <Button look="primary" onClick={() => navigate(user ? paths.home : paths.signIn)}>
            Start Your Journey
          </Button>
        }
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <CardLink
          to={paths.resumeForm}
          title="Create Your Resume In Minutes"
          icon={<FilePen aria-hidden="true" />}
          cue={written === null ? 'Enter your details' : `Continue with ${written}`}
        >
          <p>
            Fill in a form and watch the page take shape. Three templates that people and machines read alike, printed
            on A4 or Letter. It also exports JSON Resume, Markdown and plain text.
          </p>
          {resumes > 0 ? (
            <p className="mt-3 text-sm text-ink-faint">
              {counted(resumes, 'resume')} kept {kept}.
            </p>
          ) : null}
        </CardLink>
        <CardLink
          to={paths.resumeAssistant}
          title="Enhance Your Resume"
          icon={<FileSearch aria-hidden="true" />}
          cue={begun ? `Continue with ${draft.file?.name ?? 'your resume'}` : 'Upload a PDF'}
        >
          <p>
            Upload the PDF you send out and paste the job description. You get a report in which every point cites the
            words and the page behind it.
          </p>
          {reports > 0 ? (
            <p className="mt-3 text-sm text-ink-faint">
              {counted(reports, 'report')} kept {kept}.
            </p>
          ) : null}
        </CardLink>
        <div className="grid grid-cols-1 gap-6 sm:col-span-2 lg:grid-cols-3">
          <div className="grid grid-cols-1 content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <ResumesPanel />
            <LettersPanel />
            {job}
          </div>
          <div className="grid grid-cols-1 content-start gap-6 lg:col-span-2">
            <LastReportPanel />
            <section aria-labelledby="reads" className="rounded-card border border-line bg-surface p-5 sm:p-6">
              <h2 id="reads" className="text-lg font-semibold">
                What the report reads
              </h2>
              <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
                {readings.map(([term, text]) => (
                  <div key={term}>
                    <dt className="text-sm font-semibold">{term}</dt>
                    <dd className="text-sm text-ink-soft">{text}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
                Never scored: your name, your school’s reputation, grades, age, where you live, photo.
              </p>
            </section>
          </div>
        </div>
      </div>
    </Page>
  );
}
