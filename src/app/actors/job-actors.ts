import { fromPromise } from 'xstate';
import type { PostingProblem, ReadFileInput, ReadPosting, ReadPostingInput } from '../../../machines/contracts/jobs';
import type { PdfProblem } from '../../../machines/contracts/pdf';
import { LONGEST_POSTING } from '../../domain/jobs/job-types';
import type { ResumeDocument } from '../../domain/resume/document';
import { createPdfReader, type PdfReader } from '../../platform/pdf/pdf-reader';
import { startPdfWorker } from '../../platform/pdf/read-pdf';
import { sniffPdf } from '../../platform/pdf/sniff';

/** The vocabulary is large: it is fetched with the first posting that is read. */
export const readPostingLogic = () =>
  fromPromise<ReadPosting, ReadPostingInput>(async ({ input: { text } }) => {
    const [{ readJob }, { readDetails }, { furtherPosting }] = await Promise.all([
      import('../../domain/jobs/read-job'),
      import('../../domain/jobs/job-reading'),
      import('../../domain/jobs/several-postings'),
    ]);
    const posting = readJob(text);
    return { posting, details: readDetails(posting), further: furtherPosting(posting.lines) };
  });

/** Four bytes a character at most; what is longer is no posting. */
const MOST_BYTES = 4 * LONGEST_POSTING;

/** @param read the reader of PDFs; replaced in tests */
export const readFileLogic = (read: PdfReader = createPdfReader(startPdfWorker)) =>
  fromPromise<string, ReadFileInput>(async ({ input: { file }, signal }) => {
    if (!(file instanceof Blob)) throw refusal('unreadable');
    if ((await sniffPdf(file)) === null) return textOfPdf(await file.arrayBuffer(), read, signal);
    if (file.size > MOST_BYTES) throw refusal('too-long');
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      if (!text.includes('\0')) return text.replace(/\r\n?/g, '\n');
    } catch {
      // No text in UTF-8: a picture, an archive, a document of a word processor.
    }
    throw refusal('not-text');
  });

const refusal = (reason: PostingProblem) => ({ reason });

const REFUSALS: Readonly<Partial<Record<PdfProblem, PostingProblem>>> = {
  scanned: 'picture',
  blank: 'picture',
  offline: 'offline',
};

function textOfPdf(data: ArrayBuffer, read: PdfReader, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = read(data, (event) => {
      if (event.type === 'pdf.read') resolve(textOf(event.document));
      if (event.type === 'pdf.failed') {
        reject(refusal(REFUSALS[event.problem] ?? 'unreadable'));
      }
    });
    signal.addEventListener('abort', stop);
  });
}

const textOf = ({ pages }: ResumeDocument): string =>
  pages
    .map(({ lines }) => lines.map(({ text }) => text).join('\n'))
    .join('\n\n')
    .trim();
