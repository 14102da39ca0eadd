import type { AttachedFile } from '../../../machines/contracts/chat';
import type { PdfProblem } from '../../../machines/contracts/pdf';
import { decoded, fileKind } from '../../platform/files/file-kind';
import { createPdfReader, type PdfReader } from '../../platform/pdf/pdf-reader';
import { startPdfWorker } from '../../platform/pdf/read-pdf';

/** A file as text, or in plain words why not. */
export type Attachment = { readonly file: AttachedFile } | { readonly problem: string };

const MEGABYTE = 1024 * 1024;
const LARGEST = { pdf: 20 * MEGABYTE, text: 2 * MEGABYTE } as const;
/** Characters of a file that are kept and sent: some 4,000 tokens, so that three fit a model with a context of 16,384. */
export const LONGEST_TEXT = 16_000;

const CODE =
  /\.(?:c|h|cc|cpp|cxx|hpp|cs|css|dart|go|html?|java|jsx?|json|kt|lua|m|php|pl|py|rb|rs|scala|sh|sol|sql|swift|tsx?|vue|xml|ya?ml)$/i;

const ownReader = createPdfReader(startPdfWorker);

/** Reads a text, a program or a PDF that goes with a question. What a file is, its bytes say; its name only tells code. */
export async function readAttachment(file: File, readPdf: PdfReader = ownReader): Promise<Attachment> {
  const { name, size } = file;
  const no = (why: string): Attachment => ({ problem: `“${name}” was not attached: ${why}` });
  const kind = await fileKind(file).catch(() => null);
  if (kind === null) return no('the browser cannot read it. Choose it again.');
  if (kind === 'empty') return no('it is empty.');
  const limit = kind === 'pdf' ? LARGEST.pdf : LARGEST.text;
  if (kind === 'zip' || kind === 'old-office')
    return no('documents and archives cannot be read here. Save it as PDF or text.');
  if (kind === 'other') return no('it is neither text nor a PDF.');
  if (size > limit) return no(`it has ${(size / MEGABYTE).toFixed(1)} MB; ${limit / MEGABYTE} MB is the most.`);
  const bytes = await file.arrayBuffer();
  if (kind === 'pdf') {
    const text = await pdfText(bytes, readPdf);
    return typeof text === 'string' ? attached(name, 'pdf', text) : no(PDF_WORDS[text.problem] ?? PDF_WORDS.unreadable);
  }
  const text = decoded(new Uint8Array(bytes));
  if (text === null || text.trim() === '') return no('it has no words.');
  return attached(name, CODE.test(name) ? 'code' : 'text', text);
}

function attached(name: string, kind: AttachedFile['kind'], whole: string): Attachment {
  const text = whole.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '');
  return { file: { name: name.slice(0, 200), kind, text, length: whole.length } };
}

const PDF_WORDS: Partial<Record<PdfProblem, string>> & { readonly unreadable: string } = {
  encrypted: 'it opens only with a password.',
  damaged: 'it is damaged.',
  scanned: 'its pages are pictures without characters.',
  blank: 'nothing is on its pages.',
  offline: 'what reads PDFs is not on this device yet, and there is no network.',
  'reader-failed': 'what reads PDFs could not start. Try again.',
  unreadable: 'its text cannot be read.',
};

const pdfText = (bytes: ArrayBuffer, readPdf: PdfReader) =>
  new Promise<string | { readonly problem: PdfProblem }>((resolve) => {
    readPdf(bytes, (event) => {
      if (event.type === 'pdf.failed') resolve({ problem: event.problem });
      if (event.type !== 'pdf.read') return;
      const pages = event.document.pages.map(({ lines }) =>
        lines
          .filter(({ unseen }) => !unseen)
          .map(({ text }) => text)
          .join('\n'),
      );
      resolve(pages.join('\n\n'));
    });
  });
