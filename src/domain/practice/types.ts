/** How well something was known. */
export type Grade = 'again' | 'hard' | 'good' | 'easy';

/** One try at something that is practised. */
export interface Review {
  /** `YYYY-MM-DD`, on the calendar of the device. */
  readonly day: string;
  readonly grade: Grade;
}

/** Something that comes back until it is known: a question, a flashcard. */
export interface Practised {
  readonly id: string;
  /** The oldest first; of several on a day the last one counts. */
  readonly reviews: readonly Review[];
}

/** When something is to be tried again. */
export interface Schedule {
  /** `YYYY-MM-DD` */
  readonly due: string;
  /** The day of the last review. */
  readonly last: string;
  /** Days for which it is remembered with a chance of nine in ten. */
  readonly stability: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
}
