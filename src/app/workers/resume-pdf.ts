import type { SheetDrawing, WrittenPdf } from '../../domain/resume-document/drawing';
import { callWorker, warmWorker } from './call-worker';

const writer = warmWorker(
  () => new Worker(new URL('./resume-pdf.worker.ts', import.meta.url), { type: 'module' }),
  'keep',
);

/**
 * A drawing as a PDF, written in a worker that stays for the next.
 * @throws when the worker could not be started, or a font not fetched
 */
export const writeResumePdf = (drawing: SheetDrawing): Promise<WrittenPdf> =>
  callWorker<SheetDrawing, WrittenPdf>(writer, drawing, new AbortController().signal);
