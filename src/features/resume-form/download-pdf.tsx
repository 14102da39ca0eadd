import { FileDown } from 'lucide-react';
import type { PrintJob } from '../../domain/cover-letter/print-job';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { MissingCharacters, PdfDifferences } from './pdf-differences';
import { usePdfDownload } from './use-pdf-download';
import { usePdfRehearsal } from './use-pdf-rehearsal';

/** A resume, a letter or both as a PDF by one click, and whether everything that was written is in it. */
export function DownloadPdf({ job }: { job: PrintJob }) {
  const { snapshot, send, ask, warm } = usePdfDownload(job);
  usePdfRehearsal();
  const { file, certificate } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const anyway = (
    <Button size="sm" onClick={() => send({ type: 'file.wanted' })}>
      Download all the same
    </Button>
  );
  return (
    <div className="grid gap-1.5">
      <Button look="primary" className="w-full" disabled={busy} onClick={ask} onPointerEnter={warm} onFocus={warm}>
        <FileDown aria-hidden="true" />
        {snapshot.matches('making')
          ? 'Writing the PDF…'
          : snapshot.matches('readingBack')
            ? 'Reading it again…'
            : 'Download PDF'}
      </Button>
      {busy ? (
        <Button size="sm" onClick={() => send({ type: 'download.cancelled' })}>
          Cancel
        </Button>
      ) : null}
      <div role="status" className="empty:hidden">
        {snapshot.matches('certified') && certificate ? (
          <Notice
            tone="success"
            title={`Nothing was lost: the assistant’s own reader found all ${counted(certificate.words)}, in order.`}
          >
            <p>“{job.title}.pdf” is in your downloads.</p>
            {file?.borrowed.map(({ family, characters }) => (
              <p key={family} className="mt-1">
                Drawn in {family}, because the font of this look does not have them
                {family === 'Noto Emoji' ? ' (in one colour)' : ''}: {fewOf(characters)}
              </p>
            ))}
          </Notice>
        ) : null}
        {snapshot.matches('differences') && certificate ? (
          <PdfDifferences
            certificate={certificate}
            missing={file?.missing ?? []}
            id={job.resume?.id ?? ''}
            actions={anyway}
          />
        ) : null}
        {snapshot.matches('unread') ? (
          <Notice tone="warning" title="The PDF is written and could not be checked." actions={anyway}>
            <p>
              The assistant’s reader could not be fetched, or failed on it. What you wrote is kept. Try again with the
              network on, or take the file as it is.
            </p>
            <MissingCharacters missing={file?.missing ?? []} />
          </Notice>
        ) : null}
        {snapshot.matches('failed') ? (
          <Notice tone="danger" title="The PDF could not be written.">
            A part of the app or a font could not be fetched. What you wrote is kept. Check the connection and try
            again, or print it.
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

const counted = (words: number) => (words === 1 ? 'one word' : `${words.toLocaleString('en')} words`);

const FEW = 12;
const fewOf = (characters: readonly string[]) =>
  `${characters.slice(0, FEW).join(' ')}${characters.length > FEW ? ` and ${characters.length - FEW} more` : ''}.`;
