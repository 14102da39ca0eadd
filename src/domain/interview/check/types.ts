/** What a model says of one stretch of an answer: that it is wrong, or that it may be. */
export interface CheckRemark {
  /** The answer's own words. */
  readonly quote: string;
  readonly verdict: 'wrong' | 'unsure';
  /** What is wrong with it, or why it may be. */
  readonly why: string;
  /** What is true; empty where the model is unsure. */
  readonly instead: string;
}

/** The remarks of one reply. */
export interface FoundRemarks {
  readonly remarks: readonly CheckRemark[];
  /** How many were left out, because what they quote is not in the answer or they say nothing of it. */
  readonly left: number;
  /** The reply ended before it was whole. */
  readonly cut: boolean;
}

/** A model's check of one answer as it is kept. It is about these very words: another text has another id. */
export interface AnswerCheck extends FoundRemarks {
  /** `checkId` */
  readonly id: string;
  /** Which model it was, as it is called on screen. */
  readonly model: string;
}
