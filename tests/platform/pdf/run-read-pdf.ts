import { createActor, setup } from 'xstate';
import type { PdfEvent, ReadPdfInput } from '../../../machines/contracts/pdf';
import type { readPdfLogic } from '../../../src/platform/pdf/read-pdf';

/** Runs the logic under a parent, as a machine would, and keeps what the parent is sent. */
export function runReadPdf(logic: ReturnType<typeof readPdfLogic>, fileKey: string) {
  const events: PdfEvent[] = [];
  let settle: (event: PdfEvent) => void = () => {};
  /** The last event: the document or the problem. */
  const outcome = new Promise<PdfEvent>((resolve) => {
    settle = resolve;
  });
  const parent = setup({
    types: { input: {} as ReadPdfInput, context: {} as ReadPdfInput, events: {} as PdfEvent },
    actors: { readPdf: logic },
    actions: {
      keep: ({ event }) => {
        events.push(event);
        if (event.type !== 'pdf.progressed') settle(event);
      },
    },
  }).createMachine({
    context: ({ input }) => input,
    invoke: { src: 'readPdf', input: ({ context }) => context },
    on: { '*': { actions: 'keep' } },
  });
  const actor = createActor(parent, { input: { fileKey } }).start();
  return { events, outcome, stop: () => actor.stop() };
}
