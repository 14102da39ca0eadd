import type { Paper } from '../../domain/resume-document/types';

/** A paper in points, with its margins at rest and the least that a printer and an eye want. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly along: number;
}

const MM = 72 / 25.4;

/** As `@page` in `sheet.css`. */
export const PAPER_SIZES: Readonly<Record<Paper, PaperSize>> = {
  a4: { width: 210 * MM, height: 297 * MM, across: 18 * MM, along: 16 * MM },
  letter: { width: 612, height: 792, across: 0.7 * 72, along: 0.65 * 72 },
};

/** CSS pixels in a point. */
export const PIXELS = 96 / 72;
