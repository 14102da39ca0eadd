/** What a parser reads out of a resume. Plain JSON; every fact keeps the line it was read from. */

/** One non-blank line of the document with its place. */
export interface TextLine {
  /** Page number as printed by a viewer, 1-based. */
  readonly page: number;
  /** 0-based index in that page's `lines`. */
  readonly line: number;
  /** The line exactly as it is in the document. */
  readonly text: string;
  /** Height in PDF points, 0 when unknown. */
  readonly size: number;
  /** The line above it is blank. */
  readonly afterBlank: boolean;
}

/** A fact and the words it was read from: `quote` is a substring of `line.text`. */
export interface Found {
  /** The fact in a tidy form (an address without `mailto:`, a name in its usual letter case). */
  readonly value: string;
  /** Null when the fact comes from a link that covers no words of the page. */
  readonly line: TextLine | null;
  readonly quote: string;
}

export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'achievements'
  | 'certifications'
  | 'publications'
  | 'languages'
  | 'interests'
  | 'contact'
  | 'other';

export interface ResumeSection {
  readonly kind: SectionKind;
  /** The heading's line; null for the lines before the first heading. */
  readonly heading: TextLine | null;
  /** The length of a label at the left that shares its line with the first text: `EXPERIENCE   Acme Corp, Engineer`. */
  readonly label?: number;
  /** The lines below the heading. A heading with text on its own line (`Skills: SQL`) is here too. */
  readonly lines: readonly TextLine[];
}

/** A month as `YYYY-MM`. */
export type Month = string;

/** A date or a range of dates in one line of text. */
export interface DateRange {
  readonly start: Month;
  /** Null when the range is open (`Present`, `since 2022`). */
  readonly end: Month | null;
  /** `year` when either side names no month: such a side counts as January or December. */
  readonly precision: 'month' | 'year';
  /** A single date (`May 2024`) stands for itself, not for a span. */
  readonly single: boolean;
  /** The words as they are in the line, and their 0-based offsets, end exclusive. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Why the words may mean something else; absent where they can mean one thing only. */
  readonly doubt?: DateDoubt;
}

/** Dates without their place in the text. */
export type DateSpan = Pick<DateRange, 'start' | 'end' | 'precision' | 'single'>;

/**
 * Why dates are not sure. `day-or-month`: 03/04/2019. `no-end`: a start alone. `reversed`: the end is before the start.
 * `two-ranges`: two in one head. `two-digits`: `Mar 19` or `'19`. `far`: below the bullets. `section`: under a heading
 * that is not known.
 */
export type DoubtReason = 'day-or-month' | 'no-end' | 'reversed' | 'two-ranges' | 'two-digits' | 'far' | 'section';

/** What uncertain dates can mean: each reading is the spans to count, none for "not the dates of a job". */
export interface DateDoubt {
  readonly reason: DoubtReason;
  /** The likeliest first. */
  readonly readings: readonly (readonly DateSpan[])[];
}

/** A job, a project or a course of study: its head lines, its dates, its bullets. */
export interface ResumeEntry {
  readonly section: SectionKind;
  readonly head: readonly TextLine[];
  readonly title: Found | null;
  readonly organisation: Found | null;
  readonly dates: DateRange | null;
  /** The line that holds `dates`. */
  readonly dateLine: TextLine | null;
  /** Null where the dates are sure, or where there are none. */
  readonly doubt: DateDoubt | null;
  /** Where the work was, as the head says: `Berlin, Germany`, `Remote`. */
  readonly place: Found | null;
  /** Indices into `ResumeFacts.bullets`. */
  readonly bullets: readonly number[];
}

export interface ResumeBullet {
  readonly section: SectionKind;
  /** The bullet's whole text, wrapped lines joined by a space, without its mark. */
  readonly text: string;
  /** The mark it begins with; empty for a sentence that begins with an action verb and no mark. */
  readonly mark: string;
  readonly lines: readonly TextLine[];
}

export interface ResumeContact {
  readonly email: Found | null;
  readonly phone: Found | null;
  readonly linkedin: Found | null;
  readonly github: Found | null;
  readonly website: Found | null;
  /** Shown, never scored. */
  readonly location: Found | null;
}

export interface ResumeFacts {
  readonly lines: readonly TextLine[];
  readonly name: Found | null;
  /** The first given name, for a greeting. */
  readonly firstName: string | null;
  readonly contact: ResumeContact;
  readonly sections: readonly ResumeSection[];
  readonly entries: readonly ResumeEntry[];
  readonly bullets: readonly ResumeBullet[];
  /** Job titles: those of jobs first, then the one under the name. */
  readonly titles: readonly Found[];
  /** `other`: most words belong to another language than English, so checks of wording do not apply. */
  readonly language: 'english' | 'other';
  /** Words of the whole text; two CJK characters count as one word. */
  readonly words: number;
}
