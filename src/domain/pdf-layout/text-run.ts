/** A piece of text drawn in one go, as a PDF reader reports it. Lengths are PDF points; y grows upwards. */
export interface TextRun {
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  /** Height of the baseline above the lower edge of the page. */
  readonly y: number;
  /** Advance along the baseline. */
  readonly width: number;
  /** Font size as drawn. */
  readonly size: number;
  /** Direction of the baseline in degrees, counter-clockwise; 0 or absent for upright text. */
  readonly angle?: number;
  /** Drawn so that nobody can see it. */
  readonly unseen?: true;
}

/** Page size in PDF points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A run made ready for layout: upright, its text clean and never blank. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** The file draws a blank right before this run. */
  readonly spaced: boolean;
  /** Place among the page's pieces in the content stream. */
  readonly order: number;
}
