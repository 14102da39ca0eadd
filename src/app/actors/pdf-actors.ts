import { fromPromise } from 'xstate';
import type {
  Certificate,
  HandOverInput,
  PrintJob,
  ReadBackInput,
  WritePdfInput,
  WrittenFile,
} from '../../../machines/contracts/pdf-download';
import type { ResumeDocument } from '../../domain/resume/document';
import type { SheetDrawing, WrittenPdf } from '../../domain/resume-document/drawing';

/** What a PDF is made, read and handed over with. */
export interface PdfTools {
  readonly draw: (job: PrintJob) => Promise<SheetDrawing>;
  readonly write: (drawing: SheetDrawing) => Promise<WrittenPdf>;
  readonly read: (bytes: Uint8Array, signal: AbortSignal) => Promise<ResumeDocument>;
  readonly download: (name: string, content: Blob) => void;
}

/** The actors of the download; the bytes of the last file wait here, as a machine holds plain data only. */
export function pdfActors({ draw, write, read, download }: PdfTools) {
  let kept: { readonly key: string; readonly bytes: Uint8Array<ArrayBuffer> } | null = null;
  let files = 0;
  const bytesOf = (key: string) => {
    if (kept?.key !== key) throw new Error('The file is no longer here.');
    return kept.bytes;
  };
  return {
    writePdf: fromPromise<WrittenFile, WritePdfInput>(async ({ input: { job }, signal }) => {
      const { bytes, lost, borrowed } = await write(await draw(job));
      signal.throwIfAborted();
      files += 1;
      const key = `pdf-${files}`;
      kept = { key, bytes };
      return { key, missing: lost, borrowed };
    }),
    readBack: fromPromise<Certificate, ReadBackInput>(async ({ input: { key, job }, signal }) => {
      const [document, { certifyAll }, { printedLines }] = await Promise.all([
        read(bytesOf(key), signal),
        import('../../domain/resume-document/certificate'),
        import('../../domain/cover-letter/print-job'),
      ]);
      return certifyAll(printedLines(job), document);
    }),
    handOver: fromPromise<void, HandOverInput>(async ({ input: { key, name } }) => {
      download(name, new Blob([bytesOf(key)], { type: 'application/pdf' }));
      kept = null;
    }),
  };
}
