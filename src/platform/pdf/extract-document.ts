import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { cleanText } from '../../domain/pdf-layout/clean-text';
import { readingOrder } from '../../domain/pdf-layout/reading-order';
import type { TextRun } from '../../domain/pdf-layout/text-run';
import type { ResumeLink, ResumePage } from '../../domain/resume/document';
import { withLamAlef } from './lam-alef';
import type { PdfOutcome } from './messages';
import { type PageDrawing, pageDrawing, respell } from './page-drawing';
import { pageLinks } from './page-links';
import { pageRuns } from './page-runs';
import type { PdfLibrary } from './pdf-library';
import { markUnseen } from './unseen-text';

/** What is drawn is looked at on so many pages: it means decoding images, and no resume has more. */
const LOOKED_AT_PAGES = 60;
/**
 * Nor is it on pages of more runs than this, where it would double the time; of the pages behind the first ten, on as many
 * as have so many runs together. It is a count and not a clock, so that a file is read the same on every machine.
 */
const LOOKED_AT_RUNS = 20_000;
const FIRST_PAGES = 10;
/** Fewer words than this in the whole file are not a text but what a scanner or a watermark left. */
const FEWEST_WORDS = 3;
/** This many shapes on wordless pages make a picture of text (a rule or a frame alone does not). */
const PICTURE_MARKS = 10;
/** Larger images (pixels) are not decoded: 64 million is an A4 page at 800 dpi, 256 MB in memory. */
const LARGEST_IMAGE = 64e6;

export interface ExtractOptions {
  /** Called after each page with its 1-based number and the number of pages. */
  readonly onPage?: (page: number, pages: number) => void;
  /** Gives a predefined character map of the PDF format (such as `UniGB-UCS2-H`) in pdf.js's packed form. */
  readonly readCharacterMap?: (name: string) => Promise<Uint8Array>;
}

/**
 * Reads the text of a PDF in reading order, its links and the number of its images. Nothing in the file runs: no
 * scripts, no forms, no attachments. A bad file does not throw: the outcome names the problem.
 *
 * @param data the file's bytes; given away (pdf.js moves the buffer)
 */
export async function extractDocument(
  pdf: PdfLibrary,
  data: Uint8Array,
  { onPage, readCharacterMap }: ExtractOptions = {},
): Promise<PdfOutcome> {
  const task = pdf.getDocument({
    data,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    enableXfa: false,
    useWorkerFetch: false,
    maxImageSize: LARGEST_IMAGE,
    verbosity: 0,
    BinaryDataFactory: characterMapsFrom(readCharacterMap),
  });
  try {
    const document = await task.promise.catch(problemOf);
    return typeof document === 'string' ? { problem: document } : await readPages(pdf, document, onPage);
  } finally {
    await task.destroy();
  }
}

/** pdf.js names what is wrong with a file `…Exception`; any other error is not the file's fault. */
function problemOf(error: unknown): 'encrypted' | 'damaged' {
  if (!(error instanceof Error && error.name.endsWith('Exception'))) throw error;
  return error.name === 'PasswordException' ? 'encrypted' : 'damaged';
}

async function readPages(
  pdf: PdfLibrary,
  document: PDFDocumentProxy,
  onPage: ExtractOptions['onPage'],
): Promise<PdfOutcome> {
  const pages: ResumePage[] = [];
  const links: ResumeLink[] = [];
  const notLookedAt: number[] = [];
  const seen = { words: 0, images: 0, marks: 0, failed: 0, unread: 0, later: 0 };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await orNull(document.getPage(number));
    if (page) {
      const size = page.getViewport({ scale: 1 });
      const read = await runsOfPage(page);
      const runs = read ?? [];
      const words = wordsIn(runs);
      if (!read) seen.unread++;
      const pictured = seen.images > 0 || seen.marks >= PICTURE_MARKS;
      if (number > FIRST_PAGES) seen.later += runs.length;
      const early = number <= LOOKED_AT_PAGES && Math.max(runs.length, seen.later) <= LOOKED_AT_RUNS;
      // What a page without words shows distinguishes a scan from an empty page; for a page that was not read it means
      // nothing.
      const look = words > 0 ? early : read !== null && !pictured;
      if (early && !look) notLookedAt.push(number);
      const drawing = look ? await drawingOf(pdf, page, runs) : null;
      const { lines, columns } = readingOrder(drawing ? respell(drawing.runs, drawing.spellings) : runs, size);
      pages.push({ number, lines, columns, images: drawing?.images ?? 0 });
      links.push(...pageLinks((await orNull(page.getAnnotations())) ?? [], number));
      seen.words += words;
      seen.images += drawing?.images ?? 0;
      if (words === 0) seen.marks += drawing?.marks ?? 0;
      page.cleanup();
    } else {
      seen.failed++;
      pages.push({ number, lines: [], columns: 1, images: 0 });
    }
    onPage?.(number, document.numPages);
  }
  if (seen.failed === document.numPages) return { problem: 'damaged' };
  if (seen.words < FEWEST_WORDS && seen.images > 0) return { problem: 'scanned' };
  if (seen.words === 0 && seen.unread > 0) return { problem: 'unreadable' };
  if (seen.words === 0) return { problem: seen.marks >= PICTURE_MARKS ? 'scanned' : 'blank' };
  for (const number of notLookedAt) {
    const page = await document.getPage(number);
    const images = (await drawingOf(pdf, page, []))?.images ?? 0;
    pages[number - 1] = { ...(pages[number - 1] as ResumePage), images };
    page.cleanup();
  }
  const info = (await orNull(document.getMetadata()))?.info as Info;
  return { document: { pages, links, writtenOn: writtenOn(info), ...programOf(info) } };
}

type Info = Readonly<Record<string, unknown>> | undefined;

/** The program the text was written in, else the one that wrote the file. */
function programOf(info: Info): { readonly program?: string } {
  const named = [info?.Creator, info?.Producer].find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof named === 'string' ? { program: cleanText(named).trim().slice(0, 100) } : {};
}

/** Month of the last change, or of the making, as the file says (PDF 32000-1, 7.9.4: `D:YYYYMM…`); null without one. */
function writtenOn(info: Info): string | null {
  for (const date of [info?.ModDate, info?.CreationDate]) {
    const [, year, month] = /^(?:D:)?((?:19|20)\d{2})(0[1-9]|1[0-2])/.exec(typeof date === 'string' ? date : '') ?? [];
    if (year && month) return `${year}-${month}`;
  }
  return null;
}

/** The page's text; null when reading it failed, which says nothing about what the page holds. */
async function runsOfPage(page: PDFPageProxy): Promise<TextRun[] | null> {
  const { height, transform } = page.getViewport({ scale: 1 });
  const content = await orNull(page.getTextContent({ disableNormalization: true }));
  return content && pageRuns(content.items, transform, height);
}

async function drawingOf(
  pdf: PdfLibrary,
  page: PDFPageProxy,
  runs: readonly TextRun[],
): Promise<(PageDrawing & { readonly runs: readonly TextRun[] }) | null> {
  const list = await orNull(page.getOperatorList());
  if (!list) return null;
  const { height, transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform as readonly number[];
  const seen = markUnseen(runs, list, pdf.OPS, [a, -b, c, -d, e, height - f]);
  return { ...pageDrawing(list, pdf.OPS), runs: withLamAlef(seen, list, pdf.OPS) };
}

/** Part of a file that cannot be read is left out; the rest is still worth having. */
const orNull = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

/** A word has a letter or a digit, so glyphs without a meaning (private-use codes) do not count. */
function wordsIn(runs: readonly TextRun[]): number {
  let words = 0;
  for (const run of runs) for (const word of run.text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) words++;
  return words;
}

/** pdf.js asks this for the data it does not carry itself; only character maps matter to text. */
function characterMapsFrom(readCharacterMap: ExtractOptions['readCharacterMap']) {
  return class {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      if (kind === 'cMapUrl' && readCharacterMap) return readCharacterMap(filename.replace(/\.bcmap$/, ''));
      throw new Error(`${filename} is not provided`);
    }
  };
}
