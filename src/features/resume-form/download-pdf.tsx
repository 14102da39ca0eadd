import { FileDown } from 'lucide-react';
import type { WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { MissingCharacters, PdfDifferences } from './pdf-differences';
import { type DrawResume, usePdfDownload } from './use-pdf-download';
import { usePdfRehearsal } from './use-pdf-rehearsal';

/** The resume as a PDF by one click, and whether everything that was written is in it. */
export function DownloadPdf({ resume, draw }: { resume: WrittenResume; draw?: DrawResume }) {
  const { download, start, cancel, takeAnyway, warm } = usePdfDownload(resume, draw);
  usePdfRehearsal();
  const busy = download.kind === 'writing' || download.kind === 'reading';
  const anyway = (
    <Button size="sm" onClick={takeAnyway}>
      Download all the same
    </Button>
  );
  return (
    <div className="grid gap-1.5">
      <Button
        look="primary"
        className="w-full"
        disabled={busy}
        onClick={() => void start()}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <FileDown aria-hidden="true" />
        {download.kind === 'writing'
          ? 'Writing the PDF…'
          : download.kind === 'reading'
            ? 'Reading it again…'
            : 'Download PDF'}
      </Button>
      {busy ? (
        <Button size="sm" onClick={cancel}>
          Cancel
        </Button>
      ) : null}
      <div role="status" className="empty:hidden">
        {download.kind === 'whole' ? (
          <Notice
            tone="success"
            title={`Nothing was lost: the assistant’s own reader found all ${counted(download.words)}, in order.`}
          >
            <p>“{resume.title}.pdf” is in your downloads.</p>
            {download.borrowed.map(({ family, characters }) => (
              <p key={family} className="mt-1">
                Drawn in {family}, because the font of this look does not have them
                {family === 'Noto Emoji' ? ' (in one colour)' : ''}: {fewOf(characters)}
              </p>
            ))}
          </Notice>
        ) : null}
        {download.kind === 'differs' ? <PdfDifferences {...download} id={resume.id} actions={anyway} /> : null}
        {download.kind === 'unread' ? (
          <Notice tone="warning" title="The PDF is written and could not be checked." actions={anyway}>
            <p>
              The assistant’s reader could not be fetched, or failed on it. Your resume is kept. Try again with the
              network on, or take the file as it is.
            </p>
            <MissingCharacters missing={download.missing} />
          </Notice>
        ) : null}
        {download.kind === 'unwritten' ? (
          <Notice tone="danger" title="The PDF could not be written.">
            A part of the app or a font could not be fetched. Your resume is kept. Check the connection and try again,
            or print it.
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
