import type * as pdfjs from 'pdfjs-dist';
import type { DrawRequest } from './messages';

/** Larger pages are drawn smaller: twice the pixels of a large screen. */
const MOST_PIXELS = 8e6;
/** Drawing fetches nothing but character maps of this app. */
type ReadMap = (name: string) => Promise<Uint8Array>;

/** What pdf.js draws on where there is no document: canvases without a screen. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset(pair: { canvas: OffscreenCanvas }, width: number, height: number) {
    pair.canvas.width = width;
    pair.canvas.height = height;
  }
  destroy(pair: { canvas: OffscreenCanvas | null; context: unknown }) {
    pair.canvas = null;
    pair.context = null;
  }
}

/** Filters are for colours of viewers; a page of a resume is drawn without. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  destroy() {}
}

/**
 * A page of a PDF as a picture, drawn in the worker. Nothing in the file runs: no scripts, no forms.
 * @throws when the file or the page cannot be drawn
 */
export async function drawPage(
  pdf: Pick<typeof pdfjs, 'getDocument'>,
  { data, page: number, width }: DrawRequest,
  readCharacterMap: ReadMap,
): Promise<ImageBitmap> {
  const task = pdf.getDocument({
    data: new Uint8Array(data),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWorkerFetch: false,
    verbosity: 0,
    maxImageSize: 64e6,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: class {
      async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        if (kind === 'cMapUrl') return readCharacterMap(filename.replace(/\.bcmap$/, ''));
        throw new Error(`${filename} is not provided`);
      }
    },
  });
  try {
    const page = await (await task.promise).getPage(number);
    const size = page.getViewport({ scale: 1 });
    const wanted = width / size.width;
    const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.floor(viewport.width)),
      Math.max(1, Math.floor(viewport.height)),
    );
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport, annotationMode: 0 }).promise;
    return canvas.transferToImageBitmap();
  } finally {
    await task.destroy();
  }
}
