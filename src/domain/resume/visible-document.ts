import { type ResumeDocument, type ResumeLine, type ResumePage, TINY } from './document';
import { instructionBlocks } from './instruction-blocks';
import { countWords } from './text-lines';

/** Why a line is kept from the engines. */
export type Withholding = 'instruction' | 'tiny-text' | 'unseen-text';

export interface WithheldLine {
  readonly page: number;
  /** 0-based index in that page's `lines`. */
  readonly line: number;
  readonly text: string;
  readonly why: Withholding;
}

/** A line that may be read. One that was withheld keeps its place and has no text. */
export interface ReadableLine extends ResumeLine {
  readonly withheld?: true;
}

declare const READABLE: unique symbol;

/**
 * A document as a person sees it, the only kind that the engines and a model's prompt take: without instructions to the
 * reader of the file, text in the colour of the page and text too small to read. Lines keep their numbers.
 */
export interface ReadableDocument extends Omit<ResumeDocument, 'pages'> {
  readonly pages: readonly (Omit<ResumePage, 'lines'> & { readonly lines: readonly ReadableLine[] })[];
  readonly withheld: readonly WithheldLine[];
  readonly [READABLE]: true;
}

/** With fewer words than this to be seen, what cannot be seen is the text (a scan's text layer, a scaled page). */
const FEWEST_SEEN = 3;

const known = new WeakMap<ResumeDocument, ReadableDocument>();

/** The document without what is not for people to read. The same document gives the same result, made once. */
export function readableDocument(document: ResumeDocument): ReadableDocument {
  const made = known.get(document);
  if (made) return made;
  const readable = withhold(document);
  known.set(document, readable);
  known.set(readable, readable);
  return readable;
}

function withhold(document: ResumeDocument): ReadableDocument {
  const unread = unreadLines(document.pages);
  const withheld: WithheldLine[] = [];
  const pages = document.pages.map((page) => {
    const why = new Map<number, Withholding>();
    page.lines.forEach((line, i) => {
      const reason = unread(line);
      if (reason) why.set(i, reason);
    });
    for (const i of instructionsOf(page.lines, why)) why.set(i, 'instruction');
    for (const [line, reason] of [...why].sort(([a], [b]) => a - b))
      withheld.push({ page: page.number, line, text: page.lines[line]?.text ?? '', why: reason });
    return {
      ...page,
      lines: page.lines.map(
        (line, i): ReadableLine => (why.has(i) ? { text: '', size: line.size, withheld: true } : line),
      ),
    };
  });
  return {
    ...document,
    pages: pages.some(hasText) ? pages.filter((page) => !wasOnlyWithheld(page)) : pages,
    links: document.links.filter(({ page, text }) => !isCovered(page, text, withheld, pages)),
    withheld,
  } as unknown as ReadableDocument;
}

/** Which lines cannot be seen; none where the file has hardly any other. */
function unreadLines(pages: ResumeDocument['pages']): (line: ResumeLine) => Withholding | null {
  const isTiny = ({ size }: ResumeLine) => size > 0 && size < TINY;
  const lines = pages.flatMap((page) => page.lines);
  const seen = lines.filter((line) => !isTiny(line) && !line.unseen);
  if (seen.reduce((sum, { text }) => sum + countWords(text), 0) < FEWEST_SEEN) return () => null;
  return (line) => (line.text.trim() === '' ? null : line.unseen ? 'unseen-text' : isTiny(line) ? 'tiny-text' : null);
}

function instructionsOf(lines: readonly ResumeLine[], unread: ReadonlyMap<number, Withholding>): number[] {
  const places: number[] = [];
  const visible: { text: string; size: number; afterBlank: boolean }[] = [];
  let afterBlank = true;
  lines.forEach(({ text, size }, i) => {
    if (unread.has(i)) return;
    if (text.trim() === '') afterBlank = true;
    else {
      visible.push({ text, size, afterBlank });
      places.push(i);
      afterBlank = false;
    }
  });
  return [...instructionBlocks(visible)].map((i) => places[i] as number);
}

type Page = ReadableDocument['pages'][number];

const hasText = ({ lines }: Page) => lines.some(({ text }) => text.trim() !== '');

/** A page that held nothing else is no page of the resume. */
const wasOnlyWithheld = (page: Page) => page.images === 0 && !hasText(page) && page.lines.some((line) => line.withheld);

/** Whether a link's words are in withheld lines of its page and in no other. */
function isCovered(page: number, text: string, withheld: readonly WithheldLine[], pages: readonly Page[]): boolean {
  const has = (line: string) => text !== '' && line.includes(text);
  return (
    withheld.some((line) => line.page === page && has(line.text)) &&
    !pages.some(({ number, lines }) => number === page && lines.some((line) => has(line.text)))
  );
}
