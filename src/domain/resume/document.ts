/** The text of a resume as a parser sees it: pages in order, lines in reading order. Plain JSON. */
export interface ResumeDocument {
  readonly pages: readonly ResumePage[];
  /** Link annotations of the file (a PDF can hide the address behind a word). */
  readonly links: readonly ResumeLink[];
  /**
   * Month the file was written, `YYYY-MM`, as the file itself says; absent or null where it does not. "Present" in a
   * date range is read as this month, so that the same file gives the same report for ever.
   */
  readonly writtenOn?: string | null;
  /** The program that made the file, as the file itself says. */
  readonly program?: string;
}

export interface ResumePage {
  /** 1-based, as printed by a PDF viewer. */
  readonly number: number;
  readonly lines: readonly ResumeLine[];
  /** Columns found on the page: 1 or 2. */
  readonly columns: 1 | 2;
  /** Raster images drawn on the page. */
  readonly images: number;
}

export interface ResumeLine {
  readonly text: string;
  /** Height of the line's tallest run, in PDF points; 0 where the source has no sizes (pasted text). */
  readonly size: number;
  /** Drawn, but not to be seen: in the colour of what is behind it, or without any paint. */
  readonly unseen?: true;
}

/** Text below this size, in points, is not meant to be read. */
export const TINY = 3;

export interface ResumeLink {
  readonly url: string;
  readonly page: number;
  /** The words the link covers; empty when it covers none. */
  readonly text: string;
}

/** The four actions of the resume assistant, by the product spec. */
export type ResumeAction = 'ats-score' | 'ats-enhancer' | 'resume-feedback' | 'keyword-match';
