import { FileText } from 'lucide-react';
import { Button } from '../../ui/button';
import { FileButton, FilePicker } from '../../ui/file-picker';
import { counted, megabytes } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { notices, problems } from './assistant-words';
import { ParserView } from './parser-view';
import type { ResumeAssistant } from './use-resume-assistant';

const PDF = 'application/pdf,.pdf';

export function UploadStep({ flow }: { flow: ResumeAssistant }) {
  const { snapshot, send, choose } = flow;
  const { file, document, progress, problem, notice } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const refused = problem ? problems[problem] : null;
  return (
    <div className="grid gap-5">
      {notice === 'notPdf' || notice === 'noResume' ? (
        <ErrorBox title={notices[notice]}>
          {notice === 'notPdf'
            ? 'The file you chose is not a PDF. What you had is unchanged.'
            : 'The report needs your resume as a PDF.'}
        </ErrorBox>
      ) : null}
      {refused ? (
        <ErrorBox
          title={refused.title}
          actions={refused.retry ? <Button onClick={() => send({ type: 'reading.retried' })}>Retry</Button> : undefined}
        >
          <p>
            <span className="font-medium">{file?.name}</span>
            {file ? ` (${megabytes(file.size)}): ` : ''}
            {refused.text}
          </p>
        </ErrorBox>
      ) : null}
      {busy ? (
        <Work
          title={`Reading ${file?.name ?? 'the file'}`}
          detail={
            progress
              ? `Page ${progress.page} of ${progress.pages} · ${megabytes(file?.size ?? 0)}`
              : megabytes(file?.size ?? 0)
          }
          value={progress ? progress.page : null}
          {...(progress ? { max: progress.pages } : {})}
          action={<Button onClick={() => send({ type: 'reading.cancelled' })}>Cancel</Button>}
        />
      ) : document && file ? (
        <>
          <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5">
            <FileText aria-hidden="true" className="size-8 text-primary-ink" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{file.name}</p>
              <p className="text-sm text-ink-soft">
                <span className="figures">{megabytes(file.size)}</span> · {counted(document.pages.length, 'page')} ·{' '}
                {counted(wordsOf(document), 'word')}
              </p>
            </div>
            <FileButton label="Another resume as a PDF" accept={PDF} onPick={choose}>
              Choose another PDF
            </FileButton>
          </div>
          {file.kept ? null : (
            <Notice tone="warning" title="The file is held in memory only.">
              This browser refused to store it. The text that was read is kept; you will be asked for the PDF itself
              again after a reload.
            </Notice>
          )}
          <ParserView document={document} />
        </>
      ) : (
        <FilePicker
          label="Your resume as a PDF"
          hint="Drop it here or choose it. It is read on this device and sent nowhere."
          button="Choose a PDF"
          accept={PDF}
          onPick={choose}
        />
      )}
      <div className="flex justify-end">
        <Button look="primary" disabled={busy} onClick={() => send({ type: 'step.advanced' })}>
          Next: job description
        </Button>
      </div>
    </div>
  );
}

const wordsOf = (document: { pages: readonly { lines: readonly { text: string }[] }[] }) =>
  document.pages.reduce(
    (sum, page) => sum + page.lines.reduce((n, { text }) => n + (text.match(/\S+/g)?.length ?? 0), 0),
    0,
  );
