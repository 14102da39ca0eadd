import { type EventObject, fromCallback } from 'xstate';
import type { PdfEvent, ReadPdfInput } from '../../../machines/contracts/pdf';
import { startWorker as startOwnWorker } from '../own-scripts';
import script from './pdf.worker.ts?worker&url';
import { createPdfReader } from './pdf-reader';
import { sniffPdf } from './sniff';

export interface ReadPdfDeps {
  /** Returns the stored file for a key, or null when it is gone. */
  readonly loadFile: (key: string) => Promise<Blob | null>;
  /** Starts the worker of `pdf.worker.ts`; replaced in tests. */
  readonly startWorker?: () => Worker;
}

/** The worker that reads PDFs. */
export const startPdfWorker = () => startOwnWorker(script, 'pdf');

/**
 * Actor logic that reads one stored PDF and sends `PdfEvent`s to its parent: progress after each page, then, once, the
 * document or the problem. A worker that breaks is replaced once. Stopping it ends the work at once and sends nothing more. All actors of one logic share one
 * warm worker.
 */
export function readPdfLogic({ loadFile, startWorker = startPdfWorker }: ReadPdfDeps) {
  const readWithWorker = createPdfReader(startWorker);
  return fromCallback<EventObject, ReadPdfInput>(({ input, sendBack }) => {
    let stopped = false;
    let stopReading = () => {};
    const send = (event: PdfEvent) => {
      if (!stopped) sendBack(event);
    };
    const read = async (again: boolean) => {
      const file = await loadFile(input.fileKey);
      if (!file) return send({ type: 'pdf.failed', problem: 'missing' });
      const problem = await sniffPdf(file);
      if (problem) return send({ type: 'pdf.failed', problem });
      const data = await file.arrayBuffer();
      if (stopped) return;
      stopReading = readWithWorker(data, (event, broken = false) => {
        if (broken && again) begin(false);
        else send(event);
      });
    };
    const begin = (again: boolean) => {
      read(again).catch(() => send({ type: 'pdf.failed', problem: 'missing' }));
    };
    begin(true);
    return () => {
      stopped = true;
      stopReading();
    };
  });
}
