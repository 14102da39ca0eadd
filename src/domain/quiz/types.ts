/** What questions are made from: as much of one of the coach's cards as is needed. */
export interface QuizCard {
  /** `frontend/closures` */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly asked: readonly string[];
  readonly terms: readonly string[];
  /** Markdown. */
  readonly answer: string;
  readonly next: readonly string[];
}

/** What people often get wrong about a card, and what is right. */
export interface Misbelief {
  readonly id: string;
  /** Id of the card that it is about. */
  readonly card: string;
  readonly wrong: string;
  readonly why: string;
}

export type ProgramLanguage = 'c' | 'cpp' | 'js';

/** A program whose output was proven when the app was tested. */
export interface Program {
  readonly id: string;
  readonly card: string;
  readonly language: ProgramLanguage;
  readonly code: string;
  /** What it prints, without the last line end. */
  readonly output: string;
  /** Why it prints that. */
  readonly why: string;
}

/** Everything that questions about a card are made from. */
export interface QuizContent {
  readonly cards: readonly QuizCard[];
  readonly misbeliefs: readonly Misbelief[];
  readonly programs: readonly Program[];
}

/**
 * `name`: which title fits a description; `pair`, `term`: what belongs together in a list or table of the card;
 * `statement`: true or false; `order`: steps; `blank`: a word that is left out; `output`: what a program prints.
 */
export const QUESTION_KINDS = ['name', 'pair', 'term', 'statement', 'order', 'blank', 'output'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

interface Asked {
  /** The same for the same content: `frontend/closures#name`. */
  readonly id: string;
  readonly kind: QuestionKind;
  /** Id of the card that it comes from. */
  readonly card: string;
  /** One or two sentences. */
  readonly ask: string;
  /** What the question is about, in Markdown: a description, a sentence with a blank, a program. */
  readonly given: string | null;
  /** What the card says of it, in Markdown. */
  readonly passage: string;
}

/** One of two to four is right. */
export interface ChoiceQuestion extends Asked {
  readonly way: 'choose';
  /** Markdown. */
  readonly options: readonly string[];
  readonly right: number;
}

/** The items are to be put in order. */
export interface OrderQuestion extends Asked {
  readonly way: 'order';
  /** Markdown, shuffled. */
  readonly items: readonly string[];
  /** Places in `items`, in the right order. */
  readonly right: readonly number[];
}

/** A word or an output is to be typed. */
export interface TypedQuestion extends Asked {
  readonly way: 'type';
  /** The first is the one that is shown. */
  readonly accepted: readonly string[];
  /** What counts: of `words` neither case nor a slip, of `code` no case, of `output` each line. */
  readonly held: 'words' | 'code' | 'output';
  readonly hint: string | null;
}

export type Question = ChoiceQuestion | OrderQuestion | TypedQuestion;

/** A place among the options, places in order, or what was typed; `null`: not known. */
export type Answer = number | readonly number[] | string | null;

export interface Verdict {
  readonly right: boolean;
  /** What is right, as it is shown; Markdown. */
  readonly answer: string;
  /** Something was typed that is taken for it: a slip, another name. */
  readonly nearly: boolean;
}
