/** Study mode: what is studied, and what its capabilities take and give. */

import type { StudyAims, StudyMode } from '../../src/domain/quiz/aims';
import type { StudyStep } from '../../src/domain/quiz/session';
import type { Answer, Question, QuizCard, Verdict } from '../../src/domain/quiz/types';

export type { Answer, Question, QuizCard, StudyAims, StudyMode, StudyStep, Verdict };

/** What is to be studied, and how. */
export interface StudyWish {
  /** A topic, a course, a card, or words; `null` where the cards are said. */
  readonly on: string | null;
  /** Ids of cards that are due or were chosen, also for `on` in a session that was begun; none: those of `on`. */
  readonly cards: readonly string[];
  readonly mode: StudyMode;
  /** The same seed gives the same questions. */
  readonly seed: string;
}

/** The topic that a quiz counts towards. */
export interface StudiedTopic {
  readonly id: string;
  readonly name: string;
  /** The track or subject it is in. */
  readonly course: string;
  readonly courseTitle: string;
}

/** A session that was put together. */
export interface Lesson {
  readonly title: string;
  readonly topic: StudiedTopic | null;
  readonly cards: readonly QuizCard[];
  readonly steps: readonly StudyStep[];
  /** New cards that wait for another day, by the day's limit. */
  readonly waiting: number;
}

export interface GatherInput {
  readonly wish: StudyWish;
  readonly aims: StudyAims;
}

export interface JudgeInput {
  readonly question: Question;
  readonly answer: Answer;
}

/** What was answered at a step. */
export interface GivenAnswer {
  readonly given: Answer;
  readonly right: boolean;
}

/** What must survive a reload: where one is, and what was answered. The questions are made again from the seed. */
export interface StudyDraft {
  readonly wish: StudyWish;
  readonly at: number;
  /** By the number of the step. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
}
