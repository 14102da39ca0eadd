import type { PdfProblem } from '../../../machines/contracts/pdf';
import type { ResumeDocument } from '../../domain/resume/document';

/** From the page to the worker: one file at a time. The bytes are moved, not copied. */
export interface PdfRequest {
  readonly kind: 'read';
  readonly id: number;
  readonly data: ArrayBuffer;
}

/** From the page to the worker: one page, 1-based, as a picture this many pixels wide. */
export interface DrawRequest {
  readonly kind: 'draw';
  readonly id: number;
  readonly data: ArrayBuffer;
  readonly page: number;
  readonly width: number;
}

/** From the worker to the page. pdf.js posts messages of its own from the same worker; those have no `kind`. */
export type PdfReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progressed'; readonly id: number; readonly page: number; readonly pages: number }
  | { readonly kind: 'read'; readonly id: number; readonly outcome: PdfOutcome }
  /** `null`: the page could not be drawn. */
  | { readonly kind: 'drawn'; readonly id: number; readonly picture: ImageBitmap | null }
  /** The reader itself failed, not the file. */
  | { readonly kind: 'crashed'; readonly id: number };

/** What a file turned out to hold. */
export type PdfOutcome = { readonly document: ResumeDocument } | { readonly problem: PdfProblem };
