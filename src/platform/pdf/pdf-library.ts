import type * as pdfjs from 'pdfjs-dist';

/** The part of pdf.js that is used here; the modern build in the worker, the `legacy` build under Node. */
export type PdfLibrary = Pick<typeof pdfjs, 'getDocument' | 'OPS'>;
