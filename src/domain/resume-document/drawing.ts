/** What a sheet looks like once it is laid out, in points from the top left of its page. Plain data for the PDF's writer. */
export interface SheetDrawing {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly lang: string;
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  /** In reading order. */
  readonly nodes: readonly DrawnNode[];
  /** Rules and grounds, which say nothing. */
  readonly shapes: readonly DrawnShape[];
  /** The photo, where one is shown. */
  readonly pictures: readonly DrawnPicture[];
}

/** A picture as a `data:` address. */
export interface DrawnPicture extends Omit<DrawnShape, 'colour'> {
  readonly data: string;
  /** Whom or what it shows. */
  readonly alt: string;
}

/** Standard structure types of PDF. */
export type Role = 'Sect' | 'Div' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link' | 'Span';

export interface DrawnNode {
  readonly role: Role;
  readonly href?: string;
  readonly children: readonly (DrawnNode | DrawnText)[];
}

/** Part of one line, in one style. */
export interface DrawnText {
  readonly text: string;
  readonly page: number;
  /** Left edge, or the right edge where `end` is set. */
  readonly x: number;
  readonly end?: true;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly rtl: boolean;
  readonly style: TextStyle;
}

export interface TextStyle {
  /** In order of preference. */
  readonly families: readonly string[];
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly colour: Colour;
  readonly spacing: number;
}

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export interface DrawnShape {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

/** Characters that only a family has which the text did not ask for. */
export interface Borrowed {
  readonly family: string;
  readonly characters: readonly string[];
}

/** A PDF, and the characters that no font has. */
export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly lost: readonly string[];
  readonly borrowed: readonly Borrowed[];
}

/** One drawing after another, in one file: the first says its title, its paper and its language. */
export function joinDrawings(first: SheetDrawing, next: SheetDrawing): SheetDrawing {
  const later = <T extends { readonly page: number }>(part: T): T => ({ ...part, page: part.page + first.pages });
  const moved = (node: DrawnNode): DrawnNode => ({
    ...node,
    children: node.children.map((child) => ('children' in child ? moved(child) : later(child))),
  });
  return {
    ...first,
    pages: first.pages + next.pages,
    nodes: [...first.nodes, ...next.nodes.map(moved)],
    shapes: [...first.shapes, ...next.shapes.map(later)],
    pictures: [...first.pictures, ...next.pictures.map(later)],
  };
}
