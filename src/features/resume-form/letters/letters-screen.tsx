import { Copy, Download, Ellipsis, FilePlus2, FileText, Pencil, Printer, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useDevice, useKept } from '../../../app/hooks';
import { paths } from '../../../app/paths';
import { hasBody, letterMarkdown, letterText } from '../../../domain/cover-letter/lines';
import type { PrintJob } from '../../../domain/cover-letter/print-job';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import { jobName } from '../../../domain/jobs/job';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Panel } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { ChoiceGroup, SelectField } from '../../../ui/field';
import { retryFetches } from '../../../ui/lazy-part';
import { Menu } from '../../../ui/menu';
import { Page, PageHeader } from '../../../ui/page';
import { Skeleton } from '../../../ui/progress';
import { RenameDialog } from '../../../ui/rename-dialog';
import { useToast } from '../../../ui/toast';
import { selectJobs } from '../../jobs/selectors';
import { DownloadPdf } from '../download-pdf';
import { selectLetter, selectLetters, selectResume, selectTitles } from '../selectors';
import { LetterFields } from './letter-fields';
import { LetterSheet } from './letter-sheet';
import { type PrintChoice, printChoices } from './letter-words';
import { letterLinked, letterTitled } from './letters-slice';
import { PrintLetter } from './print-letter';
import { useLetters } from './use-letters';

const Writing = lazy(() => import('./letter-writing').then((m) => ({ default: m.LetterWriting })));

/** `/cover-letters`: letters of their own, in the looks of a resume. */
export function LettersScreen() {
  const kept = useKept();
  const { id, open, add, duplicate, remove } = useLetters();
  const letter = useAppSelector((state) => (id === null ? undefined : selectLetter(state, id)));
  const letters = useAppSelector(selectLetters);
  const [print, setPrint] = useState<PrintChoice>('letter');
  const [naming, setNaming] = useState(false);
  const dispatch = useAppDispatch();
  return (
    <Page title="Cover letters" width="full">
      <PageHeader
        title="Cover letters"
        lead={`A letter for one job, under the head of your resume and in its looks. Kept ${kept} as you type.`}
        action={
          <>
            <ButtonLink to={paths.resumePreview}>
              <FileText aria-hidden="true" />
              Resume preview
            </ButtonLink>
            {letter ? (
              <Button look="primary" disabled={!hasBody(letter)} onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                Print
              </Button>
            ) : null}
          </>
        }
      />
      {letter ? (
        <>
          <div className="mb-6 flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-52 sm:max-w-96">
              <SelectField label="Which letter" value={letter.id} onChange={(event) => open(event.target.value)}>
                {letters.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </SelectField>
            </div>
            <Menu
              label="This letter"
              trigger={
                <Button aria-label="More for this letter">
                  <Ellipsis aria-hidden="true" />
                  More
                </Button>
              }
              items={[
                { label: 'Duplicate', icon: <Copy />, onSelect: duplicate },
                { label: 'Rename…', icon: <Pencil />, onSelect: () => setNaming(true) },
                { label: 'Delete letter', icon: <Trash2 />, danger: true, onSelect: remove },
              ]}
            />
            <Button onClick={() => add(null)}>
              <FilePlus2 aria-hidden="true" />
              New letter
            </Button>
          </div>
          <Letter key={letter.id} letter={letter} print={print} onPrint={setPrint} />
          {naming ? (
            <RenameDialog
              thing="letter"
              name={letter.title}
              longest={120}
              help="The name is for you. It is not printed."
              onRename={(title) => dispatch(letterTitled({ id: letter.id, title }))}
              onClose={() => setNaming(false)}
            />
          ) : null}
        </>
      ) : (
        <EmptyState
          title="No cover letter yet"
          action={
            <Button look="primary" onClick={() => add(null)}>
              New cover letter
            </Button>
          }
        >
          A new letter begins with your current job and the resume you opened last. An outline puts your own lines
          beside what the job asks for; the words are yours to write.
        </EmptyState>
      )}
    </Page>
  );
}

function Letter({
  letter,
  print,
  onPrint,
}: {
  letter: CoverLetter;
  print: PrintChoice;
  onPrint: (choice: PrintChoice) => void;
}) {
  const resume = useAppSelector((state) => (letter.resume === null ? undefined : selectResume(state, letter.resume)));
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Links letter={letter} />
        <Suspense fallback={<Skeleton lines={4} />}>
          <Writing letter={letter} resume={resume ?? null} />
        </Suspense>
        <LetterFields letter={letter} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-4">
        <div className="resume-desk min-w-0">
          <LetterSheet letter={letter} resume={resume ?? null} />
        </div>
        <Out letter={letter} resume={resume} print={print} onPrint={onPrint} />
      </div>
      {hasBody(letter) ? (
        <PrintLetter letter={letter} resume={resume ?? null} before={print === 'both' && resume !== undefined} />
      ) : null}
    </div>
  );
}

const NONE = '';

/** The job that it is for and the resume that it goes with. */
function Links({ letter: { id, job, resume } }: { letter: CoverLetter }) {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const resumes = useAppSelector(selectTitles);
  const link = (to: Parameters<typeof letterLinked>[0]['link']) => dispatch(letterLinked({ id, link: to }));
  return (
    <Panel title="What it belongs to">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField
          label="For the job"
          value={job ?? NONE}
          help={jobs.length === 0 ? 'Add a job under Jobs, and it can be chosen here.' : undefined}
          onChange={({ target }) => link({ job: target.value === NONE ? null : target.value })}
        >
          <option value={NONE}>No job</option>
          {job !== null && !jobs.some((one) => one.id === job) ? (
            <option value={job}>A job that was removed</option>
          ) : null}
          {jobs.map((one) => (
            <option key={one.id} value={one.id}>
              {jobName(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="With the resume"
          value={resume ?? NONE}
          help="Its name, contact and looks are those of the letter."
          onChange={({ target }) => link({ resume: target.value === NONE ? null : target.value })}
        >
          <option value={NONE}>No resume</option>
          {resume !== null && !resumes.some((one) => one.id === resume) ? (
            <option value={resume}>A resume that was deleted</option>
          ) : null}
          {resumes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  );
}

function Out({
  letter,
  resume,
  print,
  onPrint,
}: {
  letter: CoverLetter;
  resume: ReturnType<typeof selectResume>;
  print: PrintChoice;
  onPrint: (choice: PrintChoice) => void;
}) {
  const { download, writeWord } = useDevice();
  const toast = useToast();
  const printsResume = print === 'both' && resume !== undefined;
  const job = useMemo(
    (): PrintJob => ({ title: letter.title, letter, resume: resume ?? null, printsResume }),
    [letter, resume, printsResume],
  );
  const saveWord = async () => {
    try {
      download(`${letter.title}.docx`, new Blob([await writeWord(job)], { type: DOCX }));
      toast({ text: `“${letter.title}.docx” is in your downloads. Its fonts are those of your office program.` });
    } catch {
      toast({
        text: 'The writer of Word documents could not be loaded. The letter is kept; try again with the network on.',
        tone: 'danger',
      });
    }
  };
  const save = (ending: string, type: string, text: string) => {
    download(`${letter.title}.${ending}`, text, `${type};charset=utf-8`);
    toast({ text: `“${letter.title}.${ending}” is in your downloads.` });
  };
  const sender = resume ?? null;
  return (
    <div className="grid gap-4">
      {resume ? (
        <ChoiceGroup legend="What is printed" options={printChoices} value={print} onChange={onPrint} columns />
      ) : null}
      <div>
        <Menu
          label="Export"
          trigger={
            <Button>
              <Download aria-hidden="true" />
              Export
            </Button>
          }
          items={[
            { label: 'Word document', onSelect: () => void saveWord() },
            { label: 'Markdown', onSelect: () => save('md', 'text/markdown', letterMarkdown(letter, sender)) },
            { label: 'Plain text', onSelect: () => save('txt', 'text/plain', letterText(letter, sender)) },
          ]}
        />
      </div>
      {hasBody(letter) ? (
        <ErrorBoundary resetKey={letter.id} onRetry={retryFetches}>
          <Suspense fallback={<div className="h-10" />}>
            <DownloadPdf job={job} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
