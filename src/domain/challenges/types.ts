import type { Language } from '../c-source/languages';
import type { Recipe } from './recipe';

/** A run of the program: what it reads and exactly what it must print, but for blanks at line ends. */
export interface ChallengeCase {
  /** Standard input; empty when the program reads nothing. */
  readonly input: string;
  /** Standard output. */
  readonly output: string;
}

/** A run on an input that is made when it is needed, because it is large. */
export interface MadeCase {
  readonly make: Recipe;
  readonly output: string;
}

/** As much of a challenge as its list shows. */
export interface ChallengeHead {
  /** Shown as `id. title`. Stored progress is filed under it, so it never changes. */
  readonly id: number;
  readonly title: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** The one it begins in: the first of `languages`. */
  readonly language: Language;
  /** Those it can be solved in. */
  readonly languages: readonly Language[];
  /** What the learner practises, in the field's terms; one to four. */
  readonly topics: readonly string[];
}

/** The challenges of one subject, by id. */
export interface ChallengeGroup {
  readonly name: string;
  readonly challenges: readonly ChallengeHead[];
}

/** A challenge in one language. */
export interface ChallengeProgram {
  /** Compiles, and does not pass every case. */
  readonly starter: string;
  /** The model solution. */
  readonly solution: string;
}

/** A task that is solved when every case passes on the program's real output. */
export interface Challenge extends ChallengeHead {
  readonly group: string;
  /** What to write, in plain words: what is read, what is printed, what the edges are. Paragraphs part at empty lines. */
  readonly description: string;
  /** For each of `languages`. */
  readonly programs: Readonly<Partial<Record<Language, ChallengeProgram>>>;
  /** Shown before the run. */
  readonly examples: readonly ChallengeCase[];
  /** Not shown before the run: edges and the largest inputs among them. */
  readonly hidden: readonly (ChallengeCase | MadeCase)[];
  /** Seconds that a compiled program may take for one case; an interpreted one has twice as long. */
  readonly seconds: number | null;
  /** From a nudge to nearly the answer; at least one. */
  readonly hints: readonly string[];
  /** How the model solution works, what it costs, and a question that goes further; Markdown. */
  readonly editorial: string | null;
}
