/** What a pasted job description asks for. Plain JSON; every part points at the line it was read from. */
export interface JobPosting {
  readonly lines: readonly string[];
  readonly title: { readonly text: string; readonly line: number } | null;
  /** The years of experience asked for: the least of a range. */
  readonly years: { readonly min: number; readonly text: string; readonly line: number } | null;
  /** One entry a skill, musts first, then by first mention. */
  readonly requirements: readonly JobRequirement[];
}

export interface JobRequirement {
  /** Canonical name of the skill. */
  readonly skill: string;
  /** Group id of the skill in the vocabulary. */
  readonly group: string;
  readonly need: 'must' | 'nice';
  /** The line that decided `need`, trimmed. */
  readonly quote: string;
  readonly line: number;
  /** How often the posting names it. */
  readonly count: number;
}
