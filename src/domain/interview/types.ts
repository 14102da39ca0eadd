export type QuestionCategory = 'behavioral' | 'technical' | 'situational';
export type Difficulty = 'easy' | 'medium' | 'hard';

/** Something a good answer mentions. */
export interface Concept {
  readonly label: string;
  /**
   * Lower-case forms that show it, compared with the lower-cased answer: whole words when 4 characters or fewer, else
   * substrings; some are stems (`regulariz`).
   */
  readonly match: readonly string[];
}

/** One interview topic of a role, with the question the project asks about it. */
export interface InterviewTopic {
  /** `sde-1-01` */
  readonly id: string;
  readonly topic: string;
  readonly category: QuestionCategory;
  readonly difficulty: Difficulty;
  readonly concepts: readonly Concept[];
  /** As an interviewer says it: one or two sentences, ending in a question mark or a full stop. */
  readonly question: string;
  /** What a good answer covers: 3 to 5 short points. */
  readonly covers: readonly string[];
  /** A model outline to learn from, 50 to 110 words: the shape of a strong answer, never a text to recite. */
  readonly outline: string;
  readonly followUps: readonly [string, string];
}

/** What the picker knows of a role before its topics are fetched. */
export interface InterviewRole {
  readonly id: string;
  /** Key of its bank, for example `Machine Learning Engineer`. */
  readonly title: string;
  /** The card's name where it differs from the title, for example `ML Engineer`. */
  readonly pickerName: string;
  /** One line for the card. */
  readonly description: string;
  readonly level: string;
  readonly group: 'picker' | 'more';
  /** Questions in its bank: the first ones of its topics, in order (product spec, section 3; 7 where it is silent). */
  readonly questionCount: number;
}
