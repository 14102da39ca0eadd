import PDFDocument from 'pdfkit';
import type {
  DrawnNode,
  DrawnPicture,
  DrawnText,
  SheetDrawing,
  WrittenPdf,
} from '../../domain/resume-document/drawing';
import { createFontChoice, type FontShelf, type LoadedFont } from './font-choice';
import { clustersOf, directedRuns, hasRightToLeft } from './text-runs';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

/** One font's part of a line. */
interface Piece {
  readonly text: string;
  readonly font: LoadedFont;
}
/** A text with its fonts, from left to right. `actual` is what it says where glyphs are drawn in another order. */
interface SetText {
  readonly pieces: readonly Piece[];
  readonly actual: string | null;
}

/** Ligatures are left out: not every reader takes them apart again. */
const NO_LIGATURES = { liga: false, clig: false, dlig: false };
/** What is no letter and no picture: nothing is lost without it. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u2028\u2029\u2060\ufeff]/gu;

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
  const clean = text.normalize('NFC').replace(UNSEEN, '');
  const runs = directedRuns(clean, rtl);
  const pieces: Piece[] = [];
  let complete = true;
  for (const run of runs) {
    const inRun: Piece[] = [];
    const add = (part: string, font: LoadedFont) => {
      const last = inRun.at(-1);
      if (last?.font === font) inRun[inRun.length - 1] = { text: last.text + part, font };
      else inRun.push({ text: part, font });
    };
    for (const cluster of clustersOf(run.text)) {
      const font = await choice.fontFor(cluster, style);
      if (font) {
        add(cluster, font);
        continue;
      }
      for (const char of [...cluster].length > 1 ? cluster : []) {
        const part = await choice.fontFor(char, style);
        if (part) add(char, part);
      }
      complete = false;
      lost.add(cluster);
    }
    pieces.push(...(run.rtl ? inRun.reverse().map(inVisualOrder) : inRun));
  }
  const inOrder = complete && runs.length === 1 && !runs[0]?.rtl;
  return { pieces, actual: inOrder ? null : clean };
}

/** Brackets and spaces alone have no script from which shaping could tell their direction. */
const inVisualOrder = ({ text, font }: Piece): Piece => ({
  text: hasRightToLeft(text) ? text : clustersOf(text).reverse().join(''),
  font,
});

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
  const features = NO_LIGATURES as unknown as PDFKit.Mixins.OpenTypeFeatures[];
  const asked = { lineBreak: false, baseline: 'alphabetic' as const, characterSpacing: style.spacing, features };
  const widthOf = ({ text: part, font }: Piece) =>
    use(doc, font, style.size).widthOfString(part, asked) + style.spacing;
  let x = text.end ? text.x - set.pieces.reduce((sum, piece) => sum + widthOf(piece), 0) : text.x;
  for (const piece of set.pieces) {
    const width = widthOf(piece);
    use(doc, piece.font, style.size).text(piece.text, x, y, asked);
    x += width;
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
  if (!opened.has(url)) doc.registerFont(url, bytes as unknown as PDFKit.Mixins.PDFFontSource);
  opened.add(url);
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
