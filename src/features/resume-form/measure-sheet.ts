import type {
  Colour,
  DrawnNode,
  DrawnPicture,
  DrawnShape,
  DrawnText,
  Role,
  TextStyle,
} from '../../domain/resume-document/drawing';
import { type FlowBlock, type FlowLine, paginate } from '../../domain/resume-document/paginate';
import { textLines } from './measure-text';
import { type PaperSize, PIXELS } from './papers';

const ROLES: Readonly<Record<string, Role>> = {
  SECTION: 'Sect',
  HEADER: 'Div',
  DIV: 'Div',
  H2: 'H1',
  H3: 'H2',
  H4: 'H3',
  P: 'P',
  UL: 'L',
  LI: 'LI',
  A: 'Link',
};
const BLOCKS = 'h2, h3, h4, p, li';
const SOFT = [
  'section > ul:first-of-type > li:first-child:not(:last-child)',
  'section > ul:last-of-type > li:nth-last-child(2)',
  '.sheet-entry ul:first-of-type > li:first-child:not(:last-child)',
  '.sheet-entry ul:last-of-type > li:nth-last-child(2)',
  '.sheet-entry ul:has(+ p:last-child) > li:last-child',
  '.sheet-entry p:has(+ p:last-child)',
].join(', ');
const BULLET = '•\u00a0\u00a0';

/** Headings, paragraphs and bullets of a sheet. */
export const blocksOf = (article: HTMLElement): HTMLElement[] => [...article.querySelectorAll<HTMLElement>(BLOCKS)];

/** The lines of each block of a laid-out sheet, in pixels from `top`, which is one of the window's. */
export function flowOf(article: HTMLElement, top: number): FlowBlock[] {
  return blocksOf(article).map((block) => ({ lines: linesOf(block, top), keep: keepOf(block) }));
}

/**
 * What follows a heading stays with it; of bullets the first two stay with the head of their entry, and the last two together,
 * and the last line of an entry is on no page by itself.
 */
function keepOf(block: HTMLElement): FlowBlock['keep'] {
  if (block.matches('h2, h3, h4, .sheet-when, .sheet-sub')) return 'heading';
  return block.matches(SOFT) ? 'soft' : 'free';
}

function linesOf(block: HTMLElement, from: number): FlowLine[] {
  const range = document.createRange();
  range.selectNodeContents(block);
  const lines: { top: number; bottom: number }[] = [];
  for (const { top, bottom, width } of range.getClientRects()) {
    if (width === 0) continue;
    const last = lines.at(-1);
    // Parts of one line overlap by more than half of their height.
    if (last && top - from < (last.top + last.bottom) / 2) {
      last.top = Math.min(last.top, top - from);
      last.bottom = Math.max(last.bottom, bottom - from);
    } else lines.push({ top: top - from, bottom: bottom - from });
  }
  return lines;
}

/** A sheet of the paper's inner width, as drawn pages in reading order. */
export function drawSheet(article: HTMLElement, paper: PaperSize) {
  const inner = (paper.height - 2 * paper.along) * PIXELS;
  const origin = article.getBoundingClientRect();
  const breaks = paginate(flowOf(article, origin.top), inner);
  const tops = [0, ...breaks.map(({ y }) => y)];
  /** Page and place on it of a height in the flow. */
  const placed = (flow: number, line = flow) => {
    const page = tops.findLastIndex((top) => top <= line + 0.5);
    return { page, y: (flow - (tops[page] ?? 0)) / PIXELS + paper.along };
  };
  const across = (x: number) => (x - origin.left) / PIXELS + paper.across;
  const shapes: DrawnShape[] = [];

  const textsOf = (nodes: readonly Text[], parent: HTMLElement): DrawnText[] => {
    const style = styleOf(parent);
    const rtl = getComputedStyle(parent).direction === 'rtl';
    return textLines(nodes, parent).map(({ text, left, right, top, bottom, baseline }) => ({
      text,
      ...placed(baseline - origin.top, (top + bottom) / 2 - origin.top),
      x: across(left),
      width: (right - left) / PIXELS,
      rtl,
      style,
    }));
  };
  const childrenOf = (element: HTMLElement): (DrawnNode | DrawnText)[] =>
    inlineRuns(element).flatMap((run) => (run instanceof HTMLElement ? nodesOf(run) : textsOf(run, element)));
  const nodesOf = (element: HTMLElement): (DrawnNode | DrawnText)[] => {
    for (const { top, bottom, left, right, colour, line } of rulesOf(element))
      shapes.push({
        ...placed(top - origin.top, line - origin.top),
        x: across(left),
        width: (right - left) / PIXELS,
        height: (bottom - top) / PIXELS,
        colour,
      });
    const role = ROLES[element.tagName];
    const children = childrenOf(element);
    if (!role || children.length === 0) return children;
    if (role !== 'LI') {
      const href = element instanceof HTMLAnchorElement ? { href: element.href } : {};
      return [{ role, ...href, children }];
    }
    const body: DrawnNode = { role: 'LBody', children };
    const first = firstText(body);
    const box = element.getBoundingClientRect();
    const bullet: DrawnText[] = first
      ? [
          first.rtl
            ? { ...first, text: BULLET, x: across(box.right), width: 0 }
            : { ...first, text: BULLET, x: across(box.left), width: 0, end: true },
        ]
      : [];
    return [{ role, children: [{ role: 'Lbl', children: bullet }, body] }];
  };

  const nodes = childrenOf(article).filter((node): node is DrawnNode => 'children' in node);
  const pictures = [...article.querySelectorAll('img')].map((image): DrawnPicture => {
    const { top, left, width, height } = image.getBoundingClientRect();
    const at = { ...placed(top - origin.top), x: across(left), width: width / PIXELS, height: height / PIXELS };
    return { ...at, data: image.src, alt: image.alt };
  });
  return { width: paper.width, height: paper.height, pages: tops.length, nodes, shapes, pictures };
}

/** What is in an element: other elements, and texts as far as they go on without one. */
function inlineRuns(element: HTMLElement): (HTMLElement | Text[])[] {
  const runs: (HTMLElement | Text[])[] = [];
  for (const node of element.childNodes) {
    const texts = textsIn(node);
    const last = runs.at(-1);
    if (!texts) {
      if (node instanceof HTMLElement) runs.push(node);
    } else if (Array.isArray(last)) last.push(...texts);
    else runs.push(texts);
  }
  return runs;
}

/** The texts of a node that says nothing but text; null where it is more than that. */
function textsIn(node: Node): Text[] | null {
  if (node instanceof Text) return [node];
  if (!(node instanceof HTMLElement && node.matches('.sheet-whole'))) return null;
  return [...node.childNodes].filter((child) => child instanceof Text);
}

function firstText(node: DrawnNode): DrawnText | null {
  for (const child of node.children) {
    const found = 'children' in child ? firstText(child) : child;
    if (found) return found;
  }
  return null;
}

/** How the text in an element looks. */
export function styleOf(element: HTMLElement): TextStyle {
  const style = getComputedStyle(element);
  return {
    families: style.fontFamily.split(',').map((family) => family.trim().replace(/^["']|["']$/g, '')),
    size: Number.parseFloat(style.fontSize) / PIXELS,
    weight: Number(style.fontWeight),
    italic: style.fontStyle === 'italic',
    colour: colourOf(style.color),
    spacing: (Number.parseFloat(style.letterSpacing) || 0) / PIXELS,
  };
}

/** The rules drawn above and below an element, each on the page of the line of text that it goes with. */
function rulesOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const middle = (line: FlowLine | undefined) => (line ? (line.top + line.bottom) / 2 : top);
  const above = style.borderTopStyle === 'none' ? 0 : Number.parseFloat(style.borderTopWidth);
  const below = style.borderBottomStyle === 'none' ? 0 : Number.parseFloat(style.borderBottomWidth);
  if (above === 0 && below === 0) return [];
  const lines = linesOf(element, 0);
  return [
    ...(above > 0
      ? [{ top, bottom: top + above, left, right, colour: colourOf(style.borderTopColor), line: middle(lines[0]) }]
      : []),
    ...(below > 0
      ? [
          {
            top: bottom - below,
            bottom,
            left,
            right,
            colour: colourOf(style.borderBottomColor),
            line: middle(lines.at(-1)),
          },
        ]
      : []),
  ];
}

const colours = new Map<string, Colour>();
let pixel: CanvasRenderingContext2D | null = null;

/** Any colour of CSS as the browser paints it. */
function colourOf(css: string): Colour {
  const known = colours.get(css);
  if (known) return known;
  pixel ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!pixel) return [0, 0, 0];
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  colours.set(css, [red, green, blue]);
  return [red, green, blue];
}
