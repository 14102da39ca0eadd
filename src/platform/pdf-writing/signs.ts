/** What of fontkit and of pdfkit’s embedded fonts is used here; neither has types for it. */
interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
  readonly bbox: Box;
}
interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}
interface Position {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}
interface OpenType {
  readonly maxp: { maxComponentElements: number; maxComponentDepth: number };
  _glyphs: Record<number, Glyph>;
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  layout(
    text: string,
    features: Readonly<Record<string, boolean>>,
    script: undefined,
    language: undefined,
    direction: 'ltr' | 'rtl',
  ): Layout;
}
interface Layout {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
}
interface Subset {
  /** Glyphs of the file, each by its number in the font. */
  readonly glyphs: (number | Compound)[];
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  offset: number;
  includeGlyph(id: number): number;
  _addGlyph(glyph: number | Compound): number;
}
interface EmbeddedFont {
  readonly font: OpenType;
  readonly subset: Subset;
  readonly unicode: (readonly number[])[];
  readonly widths: number[];
  readonly scale: number;
  layout(text: string, features: unknown): { readonly advanceWidth: number };
  encode(text: string, features: unknown): [codes: string[], positions: readonly object[]];
}

/** Several glyphs of a font drawn as one, or none. */
interface Compound {
  readonly parts: readonly { readonly id: number; readonly x: number; readonly y: number; readonly box: Box }[];
  readonly width: number;
}
/** What stands for one or more letters in the file. */
interface Sign {
  readonly text: readonly number[];
  readonly glyph: number | Compound;
  readonly width: number;
  readonly position: Position;
}

/** Ligatures are left out: not every reader takes them apart again. */
const FEATURES = { liga: false, clig: false, dlig: false };
/** What pdfkit hands on as the features of a text: by it the direction is known. */
export const DIRECTIONS = { ltr: { ...FEATURES }, rtl: { ...FEATURES } } as const;

/**
 * Makes a font write one sign for what is read as one: a letter whose dots and marks are glyphs of their own is drawn as
 * one compound glyph, and a glyph that several letters share has one code for each of them. A reader that takes the
 * signs one by one then finds the letters as they were written, with no gaps between them.
 */
export function writeSigns(embedded: unknown): void {
  const own = embedded as EmbeddedFont;
  const { font, subset, scale } = own;
  const getGlyph = font.getGlyph.bind(font);
  // fontkit keeps a glyph with the letters for which it was first asked.
  const glyphs = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = `${id} ${codePoints.join()}`;
    const known = glyphs.get(key);
    if (known) return known;
    delete font._glyphs[id];
    const glyph = getGlyph(id, codePoints);
    glyphs.set(key, glyph);
    return glyph;
  };
  font.maxp.maxComponentElements = Math.max(font.maxp.maxComponentElements, MOST_PARTS);
  font.maxp.maxComponentDepth += 1;
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (glyph) => (typeof glyph === 'number' ? addGlyph(glyph) : addCompound(subset, glyph));

  const known = new Map<string, readonly Sign[]>();
  const signsOf = (text: string, features: unknown) => {
    const rtl = features === DIRECTIONS.rtl;
    const key = `${rtl} ${text}`;
    const signs = known.get(key) ?? signsFor(text, rtl, font);
    known.set(key, signs);
    return signs;
  };
  own.layout = (text, features) => ({
    advanceWidth: signsOf(text, features).reduce((sum, { position }) => sum + position.xAdvance * scale, 0),
  });
  const codes = new Map<string, number>();
  own.encode = (text, features) => {
    const signs = signsOf(text, features);
    const hex = signs.map((sign) => {
      const key = JSON.stringify([sign.glyph, sign.text]);
      const code = codes.get(key) ?? subset.glyphs.push(sign.glyph) - 1;
      codes.set(key, code);
      own.widths[code] = sign.width * scale;
      own.unicode[code] = sign.text;
      return code.toString(16).padStart(4, '0');
    });
    const positions = signs.map(({ width, position }) => ({
      xAdvance: position.xAdvance * scale,
      xOffset: position.xOffset * scale,
      yOffset: position.yOffset * scale,
      advanceWidth: width * scale,
    }));
    return [hex, positions];
  };
}

function signsFor(text: string, rtl: boolean, font: OpenType): Sign[] {
  const layout = font.layout(text, FEATURES, undefined, undefined, rtl ? 'rtl' : 'ltr');
  return joined(withJoiners(layout, text, rtl, font), rtl);
}

/** A letter with more marks than this is not one of a language. */
const MOST_PARTS = 8;
const MARK = /^\p{M}+$/u;
/** Joins, parts or varies letters, and is not drawn. */
const JOINER = /^\p{Default_Ignorable_Code_Point}+$/u;
const BLANK = 0x20;

/** The joiners of a text in their glyphs: fontkit puts a blank of no width for each, which readers would take for one. */
function withJoiners({ glyphs, positions }: Layout, text: string, rtl: boolean, font: OpenType): Layout {
  const isHidden = ({ codePoints }: Glyph, at: number) => codePoints[0] === BLANK && positions[at]?.xAdvance === 0;
  const joiners = [...text].filter((char) => JOINER.test(char)).map((char) => char.codePointAt(0) ?? 0);
  if (rtl) joiners.reverse();
  const known = joiners.length === glyphs.filter(isHidden).length;
  const shown = glyphs.map((glyph, at) =>
    isHidden(glyph, at) ? font.getGlyph(glyph.id, [(known ? joiners.shift() : null) ?? NO_JOINER]) : glyph,
  );
  return { glyphs: shown, positions };
}
/** Where a font has drawn some of the joiners, what is left says nothing. */
const NO_JOINER = 0x200b;

/** Whether a glyph belongs to the letter beside it: a dot that the font keeps apart, or a mark. */
const isPart = ({ codePoints }: Glyph, { xAdvance }: Position) =>
  xAdvance === 0 && (codePoints.length === 0 || MARK.test(String.fromCodePoint(...codePoints)));

/** Glyphs from left to right as signs: from right to left the marks of a letter come before it. */
function joined({ glyphs, positions }: Layout, rtl: boolean): Sign[] {
  const placed = glyphs.flatMap((glyph, at) => {
    const position = positions[at];
    return position ? [{ glyph, position, part: isPart(glyph, position) }] : [];
  });
  const groups: (typeof placed)[] = [];
  for (const one of rtl ? placed.reverse() : placed) {
    const last = groups.at(-1);
    if (one.part && last && last.length < MOST_PARTS) last.push(one);
    else groups.push([one]);
  }
  const signs = groups.flatMap(signsIn);
  return rtl ? signs.reverse() : signs;
}

const NOTHING: Compound = { parts: [], width: 0 };
const HERE: Position = { xAdvance: 0, xOffset: 0, yOffset: 0 };
const unseen = (text: readonly number[]): Sign => ({ text, glyph: NOTHING, width: 0, position: HERE });

/**
 * A letter with its marks drawn on it, then a sign for each mark, which draws nothing more: readers take a sign that has
 * a mark among its letters for one without width. The marks take no room, so they begin at one point with the letter.
 */
function signsIn(group: readonly { readonly glyph: Glyph; readonly position: Position }[]): Sign[] {
  const [letter, ...marks] = group;
  if (!letter) return [];
  const { glyph, position } = letter;
  const text = glyph.codePoints;
  if (text.length > 0 && JOINER.test(String.fromCodePoint(...text))) return [unseen(text)];
  const said = marks.map((mark) => mark.glyph.codePoints).filter((codes) => codes.length > 0);
  const width = glyph.advanceWidth;
  if (marks.length === 0) return [{ text, glyph: glyph.id, width, position }];
  const inked = group.filter((part) => Number.isFinite(part.glyph.bbox.minX));
  if (inked.length < 2) return [{ text, glyph: glyph.id, width, position }, ...said.map(unseen)];
  const parts = inked.map((part) => ({
    id: part.glyph.id,
    x: Math.round(part.position.xOffset),
    y: Math.round(part.position.yOffset),
    box: part.glyph.bbox,
  }));
  return [
    { text, glyph: { parts, width }, width, position: { ...HERE, xAdvance: position.xAdvance } },
    ...said.map(unseen),
  ];
}

const ARGUMENTS_ARE_WORDS = 1;
const ARGUMENTS_ARE_PLACES = 2;
const MORE_PARTS = 32;

/** Adds a compound glyph of TrueType to the font of the file. */
function addCompound(subset: Subset, { parts, width }: Compound): number {
  const edge = (pick: (...values: number[]) => number, side: keyof Box, along: 'x' | 'y') =>
    Math.round(pick(...parts.map((part) => part.box[side] + part[along])));
  const left = parts.length === 0 ? 0 : edge(Math.min, 'minX', 'x');
  const bytes = new Uint8Array(parts.length === 0 ? 0 : 10 + 8 * parts.length);
  const view = new DataView(bytes.buffer);
  const head = [-1, left, edge(Math.min, 'minY', 'y'), edge(Math.max, 'maxX', 'x'), edge(Math.max, 'maxY', 'y')];
  if (parts.length > 0) for (const [n, value] of head.entries()) view.setInt16(2 * n, value);
  for (const [n, { id, x, y }] of parts.entries()) {
    const at = 10 + 8 * n;
    const more = n < parts.length - 1 ? MORE_PARTS : 0;
    view.setUint16(at, ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_PLACES | more);
    view.setUint16(at + 2, subset.includeGlyph(id));
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: width, bearing: left });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}
