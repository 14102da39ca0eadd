import type { ResumeDocument } from '../../src/domain/resume/document';

/** Actor `readPdf`: a callback actor that reads one stored file and reports as it goes. */
export interface ReadPdfInput {
  /** Key of the file in the device's file store; never the bytes, so that context stays JSON. */
  readonly fileKey: string;
}

/** Why a file gave no text. Each has its own plain words on screen. */
export type PdfProblem =
  /** Opens only with a password. */
  | 'encrypted'
  /** Starts like a PDF and cannot be read. */
  | 'damaged'
  /** Pages are pictures; there are no characters to read. */
  | 'scanned'
  /** A valid file with nothing on its pages. */
  | 'blank'
  /** The pages are there and reading the text failed on them: the reader's fault or the browser's, not the file's. */
  | 'unreadable'
  /** Zero bytes. */
  | 'empty'
  /** Named like a PDF, with something else inside. */
  | 'not-pdf'
  /** The stored bytes are gone (storage cleared between visits). */
  | 'missing'
  /** The reader itself could not start or crashed. */
  | 'reader-failed'
  /** The reader was never loaded on this device, and there is no network to load it from. */
  | 'offline';

/** What `readPdf` sends to its parent. */
export type PdfEvent =
  | { readonly type: 'pdf.progressed'; readonly page: number; readonly pages: number }
  | { readonly type: 'pdf.read'; readonly document: ResumeDocument }
  | { readonly type: 'pdf.failed'; readonly problem: PdfProblem };
