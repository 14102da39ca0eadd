import type { PdfProblem } from '../../../machines/contracts/pdf';
import type { ResumeDocument } from '../../domain/resume/document';
import { createPdfReader, type PdfReader } from '../../platform/pdf/pdf-reader';
import { startPdfWorker } from '../../platform/pdf/read-pdf';
import { startAhead } from './start-ahead';

/** Why a PDF that was just written could not be read again. */
export class UnreadPdfError extends Error {
  override readonly name = 'UnreadPdfError';
  constructor(readonly problem: PdfProblem) {
    super(`The PDF could not be read: ${problem}.`);
  }
}

const reader = startAhead(startPdfWorker);
const own = createPdfReader(reader.take);

/** Starts the reader before it is asked for anything. */
export const warmReader = reader.warm;

let before: Promise<unknown> = Promise.resolve();

/**
 * A PDF that was written here, as the resume assistant reads it: in the worker that it reads with, one after the other, as
 * another worker would have to be started first.
 * @throws `UnreadPdfError`, or the signal's reason when that is aborted
 */
export function readOwnPdf(bytes: Uint8Array, signal: AbortSignal, read: PdfReader = own): Promise<ResumeDocument> {
  const reading = before.then(() => readOne(bytes, signal, read));
  before = reading.catch(() => {});
  return reading;
}

function readOne(bytes: Uint8Array, signal: AbortSignal, read: PdfReader): Promise<ResumeDocument> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // The reader moves what it is given away, and these bytes are still to be kept.
    const stop = read(bytes.slice().buffer, (event) => {
      if (event.type === 'pdf.read') resolve(event.document);
      if (event.type === 'pdf.failed') reject(new UnreadPdfError(event.problem));
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
