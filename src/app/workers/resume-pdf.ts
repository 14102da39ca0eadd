import type { SheetDrawing, WrittenPdf } from '../../domain/resume-document/drawing';
import { startWorker } from '../../platform/own-scripts';
import { callWorker, warmWorker } from './call-worker';
import { readOwnPdf, warmReader } from './own-pdf';
import script from './resume-pdf.worker.ts?worker&url';
import { startAhead } from './start-ahead';

const starts = startAhead(() => startWorker(script, 'resume-pdf'));
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
export function writeResumePdf(drawing: SheetDrawing): Promise<WrittenPdf> {
  asked = true;
  return write(drawing);
}

/** Whether one was written for somebody. */
let asked = false;

const write = (drawing: SheetDrawing) =>
  callWorker<SheetDrawing, WrittenPdf>(writer, drawing, new AbortController().signal);

let rehearsing: Promise<void> | null = null;

/** Writes a drawing and reads it, once: the second time anything is written and read takes a fraction of the first. */
export function rehearseResumePdf(drawing: SheetDrawing): Promise<void> {
  rehearsing ??= rehearse(drawing).catch((error: unknown) => {
    rehearsing = null;
    throw error;
  });
  return rehearsing;
}

async function rehearse(drawing: SheetDrawing): Promise<void> {
  warmResumePdf();
  const { bytes } = await write(drawing);
  // Somebody's own is not made to wait for it.
  if (!asked) await readOwnPdf(bytes, new AbortController().signal);
}
