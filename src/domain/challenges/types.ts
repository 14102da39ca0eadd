/** Groups in the order a learner meets them. */
export const challengeGroups = [
  'First steps',
  'Control flow',
  'Functions',
  'Arrays and strings',
  'Pointers and memory',
  'Structs',
  'Input',
  'Recursion',
  'Sorting and searching',
  'Linked structures',
  'C++ strings and containers',
  'Classes',
  'Algorithms',
  'Bit work',
] as const;

export type ChallengeGroup = (typeof challengeGroups)[number];

/** A run of the program: what it reads and exactly what it must print, but for blanks at line ends. */
export interface ChallengeCase {
  /** Standard input; empty when the program reads nothing. */
  readonly input: string;
  /** Standard output. */
  readonly output: string;
}

/** A task that is solved when every case passes on the program's real output. */
export interface Challenge {
  /** Shown as `id. title`; counts from 1 in the order of the list. */
  readonly id: number;
  readonly title: string;
  readonly group: ChallengeGroup;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly language: 'c' | 'cpp';
  /** What the learner practises, in the field's terms; one to four. */
  readonly topics: readonly string[];
  /** What to write, in plain words: what is read, what is printed, what the edges are. */
  readonly description: string;
  /** Compiles, and passes not every case. */
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
