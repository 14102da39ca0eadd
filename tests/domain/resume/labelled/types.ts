/**
 * Part of a resume whose truth is known. `jobs`: "title | organisation | dates", dates as `2019-03..2020-05`, `2019-03..`
 * (still held), `2015..2018` (years only), or `-` (none). "Present" is November 2026.
 */
export interface Labelled {
  readonly name: string;
  readonly text: string;
  readonly jobs: readonly string[];
  /** Whether a careful reader would have to ask about the dates of a job. */
  readonly asks?: boolean;
  /** Whether more than six months between jobs are accounted for by nothing. */
  readonly gap?: boolean;
}
