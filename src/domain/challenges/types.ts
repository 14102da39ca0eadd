/** A run of the program: what it reads and exactly what it must print, but for blanks at line ends. */
export interface ChallengeCase {
  /** Standard input; empty when the program reads nothing. */
  readonly input: string;
  /** Standard output. */
  readonly output: string;
}

/** As much of a challenge as its list shows. */
export interface ChallengeHead {
  /** Shown as `id. title`. Stored progress is filed under it, so it never changes. */
  readonly id: number;
  readonly title: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly language: 'c' | 'cpp';
  /** What the learner practises, in the field's terms; one to four. */
  readonly topics: readonly string[];
}

/** The challenges of one subject, by id. */
export interface ChallengeGroup {
  readonly name: string;
  readonly challenges: readonly ChallengeHead[];
}

/** A task that is solved when every case passes on the program's real output. */
export interface Challenge extends ChallengeHead {
  readonly group: string;
  /** What to write, in plain words: what is read, what is printed, what the edges are. Paragraphs part at empty lines. */
  readonly description: string;
  /** Compiles, and does not pass every case. */
  readonly starter: string;
  /** Shown before the run. */
  readonly examples: readonly ChallengeCase[];
  /** Not shown before the run: edges among them. */
  readonly hidden: readonly ChallengeCase[];
  /** From a nudge to nearly the answer; at least one. */
  readonly hints: readonly string[];
  /** The model solution. */
  readonly solution: string;
}
