import type { DrawRequest, PdfReply } from './messages';
import { startPdfWorker } from './read-pdf';

/** A page that takes longer, in milliseconds, is shown without its picture. */
const LONGEST = 20_000;

let worker: Worker | null = null;
let requests = 0;

/**
 * A page of a PDF as a picture, drawn in a worker of its own that is kept warm; `null` where it can't be drawn.
 * @param page 1-based @param width in pixels
 */
export async function drawPagePicture(file: Blob, page: number, width: number): Promise<ImageBitmap | null> {
  const data = await file.arrayBuffer().catch(() => null);
  if (!data || typeof OffscreenCanvas === 'undefined') return null;
  worker ??= startPdfWorker();
  const drawing = worker;
  requests += 1;
  const id = requests;
  return new Promise((resolve) => {
    const end = (picture: ImageBitmap | null, broken: boolean) => {
      clearTimeout(clock);
      drawing.removeEventListener('message', hear);
      drawing.removeEventListener('error', fail);
      if (broken) {
        drawing.terminate();
        if (worker === drawing) worker = null;
      }
      resolve(picture);
    };
    const hear = ({ data: reply }: MessageEvent<PdfReply>) => {
      if (reply.kind === 'drawn' && reply.id === id) end(reply.picture, false);
    };
    const fail = () => end(null, true);
    const clock = setTimeout(fail, LONGEST);
    drawing.addEventListener('message', hear);
    drawing.addEventListener('error', fail);
    drawing.postMessage({ kind: 'draw', id, data, page, width } satisfies DrawRequest, [data]);
  });
}
