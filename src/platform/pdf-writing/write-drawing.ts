import PDFDocument from 'pdfkit';
import type {
  DrawnNode,
  DrawnPicture,
  DrawnText,
  SheetDrawing,
  WrittenPdf,
} from '../../domain/resume-document/drawing';
import { createFontChoice, type FontShelf, type LoadedFont } from './font-choice';
import { DIRECTIONS, writeSigns } from './signs';
import { clustersOf, directedRuns } from './text-runs';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

/** One font's part of a line. */
interface Piece {
  /** As it is written. */
  readonly text: string;
  /** With brackets turned where it is drawn from right to left. */
  readonly drawn: string;
  readonly font: LoadedFont;
  readonly rtl: boolean;
}
/** A text with its fonts. `actual` is what it says where glyphs are drawn in another order. */
interface SetText {
  /** In the order in which they are read. */
  readonly pieces: readonly Piece[];
  /** The same, from left to right. */
  readonly fromLeft: readonly Piece[];
  readonly actual: string | null;
}

/** What is no letter and no picture: nothing is lost without it. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u2028\u2029\u2060\ufeff]/gu;
/** The normal form has the vowel first; drawn so, it would be under its shadda, where another vowel is. */
const VOWEL_AND_SHADDA = /([\u064b-\u0650\u0670])(\u0651)/g;

/**
 * A drawing as a tagged PDF with a text layer, embedded parts of its fonts, title and language.
 * @throws when a font cannot be fetched
 */
export async function writeDrawing(drawing: SheetDrawing, shelf: FontShelf): Promise<WrittenPdf> {
  const choice = createFontChoice(shelf);
  const lost = new Set<string>();
  const borrowed = new Map<string, Set<string>>();
  const set = new Map<DrawnText, SetText>();
  for (const text of textsOf(drawing.nodes)) {
    const setOne = await setText(text, choice, lost);
    set.set(text, setOne);
    for (const { text: part, font } of setOne.pieces)
      if (!text.style.families.slice(0, 1).includes(font.family)) {
        const known = borrowed.get(font.family) ?? new Set();
        borrowed.set(font.family, known);
        for (const cluster of clustersOf(part)) if (cluster.trim() !== '') known.add(cluster);
      }
  }
  const bytes = await draw(drawing, set);
  return {
    bytes,
    lost: [...lost],
    borrowed: [...borrowed].map(([family, characters]) => ({ family, characters: [...characters] })),
  };
}

function textsOf(nodes: readonly (DrawnNode | DrawnText)[]): DrawnText[] {
  return nodes.flatMap((node) => ('children' in node ? textsOf(node.children) : [node]));
}

async function setText(
  { text, rtl, style }: DrawnText,
  choice: ReturnType<typeof createFontChoice>,
  lost: Set<string>,
): Promise<SetText> {
  const clean = text.normalize('NFC').replace(UNSEEN, '').replace(VOWEL_AND_SHADDA, '$2$1');
  const { runs, fromLeft } = directedRuns(clean, rtl);
  const inRuns: Piece[][] = [];
  let complete = true;
  for (const run of runs) {
    const inRun: Piece[] = [];
    const add = (part: string, drawn: string, font: LoadedFont) => {
      const last = inRun.at(-1);
      if (last?.font === font && !(run.rtl && endsWord(last.text, part)))
        inRun[inRun.length - 1] = { ...last, text: last.text + part, drawn: last.drawn + drawn };
      else inRun.push({ text: part, drawn, font, rtl: run.rtl });
    };
    let at = 0;
    for (const cluster of clustersOf(run.text)) {
      const drawn = run.drawn.slice(at, at + cluster.length);
      at += cluster.length;
      const font = await choice.fontFor(drawn, style);
      if (font) {
        add(cluster, drawn, font);
        continue;
      }
      for (const char of [...cluster].length > 1 ? cluster : []) {
        const part = await choice.fontFor(char, style);
        if (part) add(char, char, part);
      }
      complete = false;
      lost.add(cluster);
    }
    inRuns.push(inRun);
  }
  const inOrder = complete && runs.length === 1 && !runs[0]?.rtl;
  return {
    pieces: inRuns.flat(),
    fromLeft: fromLeft.flatMap((place) => {
      const inRun = inRuns[place] ?? [];
      return runs[place]?.rtl ? inRun.toReversed() : inRun;
    }),
    actual: inOrder ? null : clean,
  };
}

/** Words from right to left are drawn one by one, so that a reader sees in which order they come. */
const endsWord = (before: string, next: string) => before.endsWith(' ') && next !== ' ';

function draw(drawing: SheetDrawing, set: ReadonlyMap<DrawnText, SetText>): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, title, author, lang } = drawing;
  const options = {
    size: [width, height] as [number, number],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    lang,
    displayTitle: true,
    pdfVersion: '1.7' as const,
    subset: 'PDF/UA' as const,
    info: { Title: title, Creator: 'Elevate', ...(author === '' ? {} : { Author: author }) },
  };
  // Without a font of its own: it would be one that is not embedded.
  const doc = new PDFDocument({ ...options, font: null } as unknown as PDFKit.PDFDocumentOptions);
  const done = collected(doc);
  for (let page = 0; page < drawing.pages; page += 1) {
    doc.addPage();
    doc.markContent('Artifact', { type: 'Layout' });
    for (const shape of drawing.shapes)
      if (shape.page === page)
        doc.rect(shape.x, shape.y, shape.width, shape.height).fill([...shape.colour] as PDFKit.Mixins.ColorValue);
    doc.endMarkedContent();
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const node of drawing.nodes) drawNode(doc, root, node, set);
  for (const picture of drawing.pictures) drawPicture(doc, root, picture);
  root.end();
  doc.end();
  return done;
}

function drawNode(doc: Document, parent: Structure, node: DrawnNode, set: ReadonlyMap<DrawnText, SetText>) {
  const element = doc.struct(node.role);
  parent.add(element);
  for (const child of node.children) {
    if ('children' in child) drawNode(doc, element, child, set);
    else drawText(doc, element, node, child, set.get(child));
  }
  element.end();
}

function drawPicture(doc: Document, root: Structure, { page, x, y, width, height, data, alt }: DrawnPicture) {
  doc.switchToPage(page);
  const content = doc.markStructureContent('Figure');
  doc.image(data, x, y, { width, height });
  doc.endMarkedContent();
  const figure = doc.struct('Figure', { alt: alt === '' ? 'Photo' : alt });
  root.add(figure);
  figure.add(content);
  figure.end();
}

function drawText(doc: Document, element: Structure, node: DrawnNode, text: DrawnText, set: SetText | undefined) {
  if (!set || set.pieces.length === 0) return;
  const { style, y } = text;
  doc.switchToPage(text.page);
  const content = doc.markStructureContent(node.role);
  doc.fillColor([...style.colour] as PDFKit.Mixins.ColorValue);
  // Letters of Arabic are joined, and readers of a line from right to left see its blanks by their widths alone.
  const spacingOf = ({ rtl }: Piece) => (rtl ? 0 : style.spacing);
  const asked = (piece: Piece) => ({
    lineBreak: false,
    baseline: 'alphabetic' as const,
    characterSpacing: spacingOf(piece),
    features: (piece.rtl ? DIRECTIONS.rtl : DIRECTIONS.ltr) as unknown as PDFKit.Mixins.OpenTypeFeatures[],
  });
  const widthOf = (piece: Piece) =>
    use(doc, piece.font, style.size).widthOfString(piece.drawn, asked(piece)) + spacingOf(piece);
  const widths = new Map(set.pieces.map((piece) => [piece, widthOf(piece)]));
  const whole = [...widths.values()].reduce((sum, width) => sum + width, 0);
  const places = new Map<Piece, number>();
  let x = text.end ? text.x - whole : text.x;
  for (const piece of set.fromLeft) {
    places.set(piece, x);
    x += widths.get(piece) ?? 0;
  }
  for (const piece of set.pieces) {
    if (piece.rtl) doc.markContent('Span');
    use(doc, piece.font, style.size).text(piece.drawn, places.get(piece), y, asked(piece));
    if (piece.rtl) doc.endMarkedContent();
  }
  doc.endMarkedContent();
  if (set.actual === null) element.add(content);
  else {
    const span = doc.struct('Span', { actual: set.actual });
    element.add(span);
    span.add(content);
    span.end();
  }
  if (node.role === 'Link' && node.href) {
    const linked = { structParent: element, Contents: new String(text.text.trim()) };
    doc.link(
      text.x,
      y - style.size,
      text.width,
      style.size * 1.3,
      node.href,
      linked as unknown as PDFKit.Mixins.AnnotationOption,
    );
  }
}

/** Makes a font the current one; it is opened when it first is. */
function use(doc: Document, { url, bytes }: LoadedFont, size: number): Document {
  const opened = openedBy.get(doc) ?? new Set<string>();
  openedBy.set(doc, opened);
  if (!opened.has(url)) {
    doc.registerFont(url, bytes as unknown as PDFKit.Mixins.PDFFontSource);
    writeSigns((doc.font(url) as unknown as { readonly _font: unknown })._font);
    opened.add(url);
  }
  return doc.font(url).fontSize(size);
}
const openedBy = new WeakMap<Document, Set<string>>();

function collected(doc: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('error', reject);
    doc.on('end', () => {
      const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
      let at = 0;
      for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
      }
      resolve(bytes);
    });
  });
}
