import { Download, FileSearch, Mail, Pencil, Printer } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HandedResume } from '../../../machines/contracts/resume';
import { useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import { resumeJob } from '../../domain/cover-letter/print-job';
import { toJsonResume } from '../../domain/resume-document/json-resume';
import { hasContent, toMarkdown, toPlainText, toReadDocument } from '../../domain/resume-document/lines';
import type { WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorBoundary } from '../../ui/error-boundary';
import { retryFetches } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { Page, PageHeader } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { DownloadPdf } from './download-pdf';
import { ImportParts } from './import-outcome';
import { LookPanel } from './look-panel';
import { PageEdges } from './page-edges';
import { PrintResume } from './print-resume';
import { ResumeBar } from './resume-bar';
import { ResumeSheet } from './resume-sheet';
import { useImport } from './use-import';
import { useOpenResume, useResume } from './use-open-resume';

/** `/resume-preview`: the resume as it is printed, its looks, and the ways out of here. */
export function ResumePreviewScreen() {
  const { id, open } = useOpenResume();
  const { resume, kept } = useResume(id);
  const importing = useImport(open);
  const { download, writeWord } = useDevice();
  const navigate = useNavigate();
  const toast = useToast();
  const written = hasContent(resume);
  const job = useMemo(() => resumeJob(resume), [resume]);

  const save = (ending: string, type: string, text: string) => {
    download(`${resume.title}.${ending}`, text, type);
    toast({ text: `“${resume.title}.${ending}” is in your downloads.` });
  };
  const saveDocx = async () => {
    try {
      const bytes = await writeWord(job);
      download(`${resume.title}.docx`, new Blob([bytes], { type: DOCX }));
      toast({ text: `“${resume.title}.docx” is in your downloads. ${leftBehind(resume)}`.trim() });
    } catch {
      toast({
        text: 'The writer of Word documents could not be loaded. The resume is kept; try again with the network on.',
        tone: 'danger',
      });
    }
  };
  const check = () => {
    const month = new Date().toISOString().slice(0, 7);
    const handed: HandedResume = { id, name: resume.title, document: toReadDocument(resume, month) };
    navigate(paths.resumeAssistant, { state: { resume: handed } });
  };

  return (
    <Page title="Resume preview">
      <PageHeader
        title="Resume preview"
        lead="What goes to paper, word for word: one column that people and machines read in the same order."
        action={
          <>
            <ButtonLink to={paths.coverLetters}>
              <Mail aria-hidden="true" />
              Cover letters
            </ButtonLink>
            <ButtonLink to={paths.resumeForm}>
              <Pencil aria-hidden="true" />
              Edit details
            </ButtonLink>
            <Button look="primary" disabled={!written} onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print Resume
            </Button>
          </>
        }
      />
      <ResumeBar id={id} onOpen={open} onImport={(file) => void importing.take(file)} />
      <ImportParts id={id} importing={importing} onTaken={open} />
      {written ? null : (
        <div className="mb-6">
          <EmptyState
            title="No resume written yet"
            action={
              <ButtonLink to={paths.resumeForm} look="primary">
                Enter your details
              </ButtonLink>
            }
          >
            What you enter in the form is laid out below, section by section. You can also import the resume you have:
            PDF, Word, LinkedIn’s export, JSON Resume, Markdown or text.
          </EmptyState>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="resume-desk order-2 min-w-0 md:order-1">
          <ResumeSheet resume={resume} />
          <PageEdges resume={resume} apart />
        </div>
        <div className="order-1 grid gap-5 md:order-2 md:sticky md:top-4">
          <LookPanel id={id} resume={resume} />
          {kept ? (
            <Menu
              label="Export"
              trigger={
                <Button>
                  <Download aria-hidden="true" />
                  Export
                </Button>
              }
              items={[
                {
                  label: 'JSON Resume',
                  onSelect: () =>
                    save('json', 'application/json', `${JSON.stringify(toJsonResume(resume), null, 2)}\n`),
                },
                { label: 'Word document', onSelect: () => void saveDocx() },
                { label: 'Markdown', onSelect: () => save('md', 'text/markdown;charset=utf-8', toMarkdown(resume)) },
                { label: 'Plain text', onSelect: () => save('txt', 'text/plain;charset=utf-8', toPlainText(resume)) },
              ]}
            />
          ) : null}
          {written ? (
            <ErrorBoundary resetKey={id} onRetry={retryFetches}>
              <Suspense fallback={<div className="h-10" />}>
                <DownloadPdf key={id} job={job} />
              </Suspense>
            </ErrorBoundary>
          ) : null}
          {written ? (
            <div>
              <Button className="w-full" onClick={check}>
                <FileSearch aria-hidden="true" />
                Check with the resume assistant
              </Button>
              <p className="mt-1.5 text-sm text-ink-faint">
                Hands over these words as text. To check the file you send, download the PDF and upload that.
              </p>
            </div>
          ) : null}
        </div>
      </div>
      {written ? <PrintResume resume={resume} /> : null}
    </Page>
  );
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a Word document does not carry, in words. */
const leftBehind = ({ photo, showPhoto }: WrittenResume) =>
  `Its fonts are those of your office program${showPhoto && photo !== '' ? ', and the photo is left out' : ''}.`;
