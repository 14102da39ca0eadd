/** Part of a text that is on one line, in pixels of the window. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The lines of text nodes that follow one another, as the browser broke them. In a line from right to left one node's words
 * may be on both sides of the next one's, so nodes of one style are one text.
 */
export function textLines(nodes: readonly Text[], parent: HTMLElement): TextLine[] {
  const text = nodes.map(({ data }) => data).join('');
  if (text === '') return [];
  const range = document.createRange();
  const boxesOf = (from: number, to: number) => {
    range.setStart(...placeIn(nodes, from, 'after'));
    range.setEnd(...placeIn(nodes, to, 'before'));
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const all = boxesOf(0, text.length);
  if (all.length === 0) return [];
  const spans = onOneLine(all) ? [[0, text.length] as const] : spansOf(text, boxesOf);
  const style = getComputedStyle(parent);
  const rise = riseOf(`${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`);
  return spans.flatMap(([from, to], line) => {
    const boxes = boxesOf(from, to);
    const [first] = boxes;
    if (!first) return [];
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const words = text.slice(from, to).replace(/[ \t\r\n\f]+/g, ' ');
    const shown = line === 0 && boxesOf(from, from + 1).length > 0 ? words : words.trimStart();
    return [
      {
        text: style.textTransform === 'uppercase' ? shown.toLocaleUpperCase() : shown,
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
        top,
        bottom,
        baseline: (top + bottom) / 2 + rise,
      },
    ];
  });
}

/** Where an offset of the joined text is; between two nodes it is in the one before it or the one after it. */
function placeIn(nodes: readonly Text[], offset: number, side: 'before' | 'after'): [node: Text, offset: number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest < node.length || (side === 'before' && rest === node.length)) return [node, rest];
    rest -= node.length;
  }
  const last = nodes.at(-1) ?? new Text();
  return [last, last.length];
}

const onOneLine = (boxes: readonly DOMRect[]) => {
  const [first] = boxes;
  return first !== undefined && boxes.every(({ top }) => top < (first.top + first.bottom) / 2);
};

/** From and to of each line: by words, and by what is seen as one character where a word itself is broken. */
function spansOf(text: string, boxesOf: (from: number, to: number) => DOMRect[]): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let middle = Number.NEGATIVE_INFINITY;
  const add = (from: number, to: number, box: DOMRect | undefined) => {
    const last = spans.at(-1);
    if (last && (!box || box.top < middle)) last[1] = to;
    else {
      spans.push([from, to]);
      if (box) middle = (box.top + box.bottom) / 2;
    }
  };
  for (const { 0: word, index } of text.matchAll(/\S+\s*|\s+/g)) {
    const letters = word.trimEnd().length;
    const boxes = boxesOf(index, index + letters);
    if (letters === 0 || onOneLine(boxes)) add(index, index + word.length, boxes[0]);
    else
      for (const { segment, index: at } of segmenter.segment(word))
        add(
          index + at,
          index + at + segment.length,
          segment.trim() === '' ? undefined : boxesOf(index + at, index + at + segment.length)[0],
        );
  }
  return spans;
}

const rises = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;

/** From the middle of a line's box down to its baseline. */
function riseOf(font: string): number {
  const known = rises.get(font);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  rises.set(font, (ascent - descent) / 2);
  return (ascent - descent) / 2;
}
