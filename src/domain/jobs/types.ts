/** What a pasted job description asks for. Plain JSON; every part points at the line it was read from. */
export interface JobPosting {
  readonly lines: readonly string[];
  readonly title: { readonly text: string; readonly line: number } | null;
  /** The years of experience asked for: the least of a range. */
  readonly years: { readonly min: number; readonly text: string; readonly line: number } | null;
  /** One entry a skill, musts first, then by first mention. */
  readonly requirements: readonly JobRequirement[];
  /** Ways of working: phrases of character and habit ("problem solving"), in order of the text. Never gaps of skill. */
  readonly ways: readonly { readonly words: string; readonly line: number }[];
}

export interface JobRequirement {
  /** Canonical name of the skill. */
  readonly skill: string;
  /** Group id of the skill in the vocabulary. */
  readonly group: string;
  readonly need: 'must' | 'nice';
  /**
   * Requirements of one posting with the same `anyOf` are alternatives ("AWS, Azure or GCP"): one of them is enough, and
   * the group counts once. `null`: asked for by itself.
   */
  readonly anyOf: string | null;
  /** The line that decided `need`, trimmed. */
  readonly quote: string;
  readonly line: number;
  /** How often the posting names it. */
  readonly count: number;
}
