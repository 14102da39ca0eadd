import type { TextRun } from '../../domain/pdf-layout/text-run';
import type { Matrix } from './page-runs';
import {
  type Box,
  boxOf,
  type Colour,
  colourOf,
  common,
  covers,
  isUnseenAt,
  isUpright,
  multiply,
  type Painted,
  pointAt,
} from './paint';
import type { PdfLibrary } from './pdf-library';

/** One sign as drawn: where its baseline begins, and whether it can be seen. */
interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly unseen: boolean;
}

interface State {
  matrix: Matrix;
  clip: Box;
  /** The clip is an upright rectangle. */
  clipIsBox: boolean;
  fill: Colour;
  alpha: number;
  /** A mask or a blend mode is on, so that what is seen cannot be told. */
  obscure: boolean;
  mode: number;
  size: number;
  scale: number;
  charSpace: number;
  wordSpace: number;
  leading: number;
  rise: number;
}

const EVERYWHERE: Box = { left: -1e9, right: 1e9, bottom: -1e9, top: 1e9 };
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const INVISIBLE = 3;
/** Signs this near to a run's baseline, in points, are its own. */
const NEAR = 0.6;
/** The same for turned text, whose angle is known to a degree. */
const TURNED_NEAR = 2;

const numbers = (value: unknown): number[] =>
  value !== null && typeof value === 'object' ? Object.values(value as Record<string, number>).map(Number) : [];
const numberAt = (args: unknown, i: number) => Number((args as unknown[] | null)?.[i] ?? 0);

/**
 * Marks the runs nobody can see: in the colour of what is behind them, without paint over no picture (text over a
 * picture is what a text recognition adds to a scan), or fully transparent. A run of both kinds is parted.
 *
 * @param base from the page's own coordinates to those of the runs
 */
export function markUnseen(
  runs: readonly TextRun[],
  list: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  ops: PdfLibrary['OPS'],
  base: Matrix,
): TextRun[] {
  const glyphs = drawnGlyphs(list, ops, base);
  if (!glyphs.some(({ unseen }) => unseen)) return [...runs];
  const byRow = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const row = Math.round(glyph.y);
    const there = byRow.get(row);
    if (there) there.push(glyph);
    else byRow.set(row, [glyph]);
  }
  return runs.flatMap((run) => {
    if (run.angle) return [turnedAs(run, run.angle, glyphs)];
    const row = Math.round(run.y);
    const own = [row - 1, row, row + 1]
      .flatMap((y) => byRow.get(y) ?? [])
      .filter(({ x, y }) => Math.abs(y - run.y) <= NEAR && x >= run.x - NEAR && x < run.x + Math.max(run.width, NEAR));
    return own.some(({ unseen }) => unseen) ? parted(run, own) : [run];
  });
}

/** A run that is turned: unseen where every sign on its baseline is. */
function turnedAs(run: TextRun, angle: number, glyphs: readonly Glyph[]): TextRun {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const own = glyphs.filter(({ x, y }) => {
    const along = (x - run.x) * cos + (y - run.y) * sin;
    const off = (y - run.y) * cos - (x - run.x) * sin;
    return Math.abs(off) <= TURNED_NEAR && along >= -TURNED_NEAR && along < Math.max(run.width, TURNED_NEAR);
  });
  return own.length > 0 && own.every(({ unseen }) => unseen) ? { ...run, unseen: true } : run;
}

/** The run, or its parts that are seen and not seen; as it is where its signs cannot be told apart. */
function parted(run: TextRun, own: readonly Glyph[]): TextRun[] {
  if (own.every(({ unseen }) => unseen)) return [{ ...run, unseen: true }];
  const inOrder = [...own].sort((a, b) => a.x - b.x);
  if (inOrder.map(({ text }) => text).join('') !== run.text.replace(/\s/gu, '')) return [run];
  const parts: { text: string; x: number; right: number; unseen: boolean }[] = [];
  let blank = '';
  let rest = run.text;
  for (const glyph of inOrder) {
    for (; /^\s/u.test(rest); rest = rest.slice(1)) blank = ' ';
    rest = rest.slice(glyph.text.length);
    const last = parts.at(-1);
    if (last && last.unseen === glyph.unseen) {
      last.text += blank + glyph.text;
      last.right = glyph.right;
    } else parts.push({ ...glyph, text: blank + glyph.text });
    blank = '';
  }
  return parts.map(({ text, x, right, unseen }) => ({
    ...run,
    text,
    x,
    width: Math.max(0, right - x),
    ...(unseen ? { unseen: true } : {}),
  }));
}

function drawnGlyphs(
  { fnArray, argsArray }: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  ops: PdfLibrary['OPS'],
  base: Matrix,
): Glyph[] {
  const glyphs: (Glyph & { readonly bare: boolean })[] = [];
  const painted: Painted[] = [];
  const pictures: Box[] = [];
  const stack: State[] = [];
  let state: State = {
    matrix: base,
    clip: EVERYWHERE,
    clipIsBox: true,
    fill: [0, 0, 0],
    alpha: 1,
    obscure: false,
    mode: 0,
    size: 0,
    scale: 1,
    charSpace: 0,
    wordSpace: 0,
    leading: 0,
    rise: 0,
  };
  let line: Matrix = IDENTITY;
  let text: Matrix = IDENTITY;
  let clipping = false;
  const save = () => stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const paint = (box: Box, whole: boolean, colour: Colour) =>
    painted.push({ box: common(box, state.clip), whole: whole && state.clipIsBox, colour, alpha: state.alpha });
  const picture = () => {
    const box = common(boxOf(state.matrix, [0, 0, 1, 1]), state.clip);
    pictures.push(box);
    paint(box, false, null);
  };
  const path = (args: unknown) => {
    const [fn, data, minMax] = args as [number, unknown[], unknown];
    const bounds = numbers(minMax);
    const box = bounds.length === 4 ? boxOf(state.matrix, bounds) : null;
    const isBox = box !== null && isUpright(state.matrix) && isRectangle(numbers(data[0]));
    if (clipping && box) {
      state.clip = common(state.clip, box);
      state.clipIsBox &&= isBox;
    }
    clipping = false;
    if (box && FILLS.has(fn)) paint(box, isBox, state.obscure ? null : state.fill);
  };
  const show = (args: unknown) => {
    const shown = (args as unknown[])[0];
    if (!Array.isArray(shown)) return;
    const drawn: { text: string; x: number; right: number; y: number; middle: { x: number; y: number } }[] = [];
    for (const item of shown as unknown[]) {
      let advance = 0;
      if (typeof item === 'number') advance = (-item / 1000) * state.size;
      else if (typeof item === 'object' && item !== null && 'width' in item) {
        const { width, unicode, isSpace } = item as { width: unknown; unicode?: unknown; isSpace?: unknown };
        advance = (Number(width) / 1000) * state.size + state.charSpace + (isSpace ? state.wordSpace : 0);
        const letters = String(unicode ?? '').replace(/\s/gu, '');
        const place = multiply(state.matrix, text);
        const from = pointAt(place, 0, state.rise);
        if (letters !== '')
          drawn.push({
            text: letters,
            ...from,
            right: pointAt(place, advance * state.scale, state.rise).x,
            middle: pointAt(place, (advance * state.scale) / 2, state.rise + state.size * 0.3),
          });
      }
      text = multiply(text, [1, 0, 0, 1, advance * state.scale, 0]);
    }
    const ends = [drawn[0], drawn[drawn.length >> 1], drawn.at(-1)].flatMap((glyph) => glyph?.middle ?? []);
    const bare = state.mode === INVISIBLE;
    const unseen =
      bare ||
      (state.mode === 0 &&
        !state.obscure &&
        ends.every(({ x, y }) => isUnseenAt(painted, state.fill, state.alpha, x, y)));
    for (const glyph of drawn) glyphs.push({ ...glyph, unseen, bare });
  };
  const FILLS = new Set<number>([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]);
  const does = new Map<number, (args: unknown) => void>([
    [ops.save, save],
    [ops.restore, restore],
    [
      ops.transform,
      (args) => {
        state.matrix = multiply(state.matrix, numbers(args));
      },
    ],
    [
      ops.paintFormXObjectBegin,
      (args) => {
        save();
        const [matrix, bounds] = args as unknown[];
        if (matrix) state.matrix = multiply(state.matrix, numbers(matrix));
        if (bounds) {
          state.clip = common(state.clip, boxOf(state.matrix, numbers(bounds)));
          state.clipIsBox &&= isUpright(state.matrix);
        }
      },
    ],
    [ops.paintFormXObjectEnd, restore],
    [ops.clip, () => (clipping = true)],
    [ops.eoClip, () => (clipping = true)],
    [ops.constructPath, path],
    [ops.setFillRGBColor, (args) => (state.fill = colourOf((args as unknown[])[0]))],
    [ops.setFillColorN, () => (state.fill = null)],
    [ops.setFillTransparent, () => (state.fill = null)],
    [
      ops.setGState,
      (args) => {
        for (const [key, value] of ((args as unknown[])[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state.alpha = Number(value);
          if (key === 'SMask' || key === 'BM') state.obscure = value !== false && value !== 'source-over';
        }
      },
    ],
    [ops.shadingFill, () => paint(state.clip, false, null)],
    ...[
      ops.paintImageXObject,
      ops.paintInlineImageXObject,
      ops.paintImageMaskXObject,
      ops.paintImageXObjectRepeat,
      ops.paintImageMaskXObjectRepeat,
      ops.paintInlineImageXObjectGroup,
      ops.paintImageMaskXObjectGroup,
    ].map((op) => [op, picture] as const),
    [
      ops.beginText,
      () => {
        line = IDENTITY;
        text = IDENTITY;
      },
    ],
    [
      ops.setTextMatrix,
      (args) => {
        line = numbers((args as unknown[])[0]);
        text = line;
      },
    ],
    [ops.moveText, (args) => move(numberAt(args, 0), numberAt(args, 1))],
    [
      ops.setLeadingMoveText,
      (args) => {
        state.leading = -numberAt(args, 1);
        move(numberAt(args, 0), numberAt(args, 1));
      },
    ],
    [ops.nextLine, () => move(0, -state.leading)],
    [ops.setFont, (args) => (state.size = numberAt(args, 1))],
    [ops.setCharSpacing, (args) => (state.charSpace = numberAt(args, 0))],
    [ops.setWordSpacing, (args) => (state.wordSpace = numberAt(args, 0))],
    [ops.setHScale, (args) => (state.scale = numberAt(args, 0) / 100)],
    [ops.setLeading, (args) => (state.leading = numberAt(args, 0))],
    [ops.setTextRise, (args) => (state.rise = numberAt(args, 0))],
    [ops.setTextRenderingMode, (args) => (state.mode = numberAt(args, 0))],
    [ops.showText, show],
  ]);
  for (const [i, fn] of fnArray.entries()) does.get(fn)?.(argsArray[i]);
  return glyphs.map((glyph) =>
    glyph.bare && pictures.some((box) => covers(box, glyph.x, glyph.y)) ? { ...glyph, unseen: false } : glyph,
  );
}

/** A path of pdf.js (0 move, 1 line, 4 close, each with its coordinates) that is one upright rectangle. */
function isRectangle(path: readonly number[]): boolean {
  const corners: [number, number][] = [];
  for (let i = 0; i < path.length; ) {
    const op = path[i];
    if (op === 4) i += 1;
    else if ((op === 0 && i === 0) || op === 1) {
      corners.push([path[i + 1] ?? 0, path[i + 2] ?? 0]);
      i += 3;
    } else return false;
  }
  if (corners.length < 4 || corners.length > 5) return false;
  return (
    new Set(corners.map(([x]) => x.toFixed(2))).size === 2 && new Set(corners.map(([, y]) => y.toFixed(2))).size === 2
  );
}
