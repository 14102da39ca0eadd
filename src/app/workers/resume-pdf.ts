import type { SheetDrawing, WrittenPdf } from '../../domain/resume-document/drawing';
import { callWorker, warmWorker } from './call-worker';
import { warmReader } from './own-pdf';
import { startAhead } from './start-ahead';

const starts = startAhead(() => new Worker(new URL('./resume-pdf.worker.ts', import.meta.url), { type: 'module' }));
const writer = warmWorker(starts.take, 'keep');

/** Starts the writer and the reader before they are asked for anything. */
export function warmResumePdf(): void {
  starts.warm();
  warmReader();
}

/**
 * A drawing as a PDF, written in a worker that stays for the next.
 * @throws when the worker could not be started, or a font not fetched
 */
export const writeResumePdf = (drawing: SheetDrawing): Promise<WrittenPdf> =>
  callWorker<SheetDrawing, WrittenPdf>(writer, drawing, new AbortController().signal);
