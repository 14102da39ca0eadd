/** The parts of a letter that the user writes, in the order of the page. */
export const LETTER_FIELDS = ['dateLine', 'addressee', 'greeting', 'body', 'closing'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

/**
 * A cover letter: a document of its own, in the looks and with the head of a resume. Everything is text as it was typed.
 * Plain JSON.
 */
export interface CoverLetter extends Readonly<Record<LetterField, string>> {
  readonly id: string;
  /** What the user calls it among others; not printed. */
  readonly title: string;
  /** The job that it is for, and the resume whose head and looks it has; either may be gone by now. */
  readonly job: string | null;
  readonly resume: string | null;
  /** The body as the outline wrote it, or empty: what is still the same is not the user's own words yet. */
  readonly outline: string;
  /** ISO date-time. */
  readonly changedAt: string;
}
