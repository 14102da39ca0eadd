import type { AnswerEvaluation } from '../answer/types';
import type { InterviewQuestion } from '../questions/question';
import type { QuestionCategory } from '../types';

export interface SessionAnswer {
  readonly question: InterviewQuestion;
  /** Empty when the question was not answered. */
  readonly answer: string;
  /** Null when the answer was not evaluated. */
  readonly evaluation: AnswerEvaluation | null;
}

/** A practice interview as it was held. */
export interface InterviewSession {
  readonly role: string;
  /** ISO date, for the report; null when unknown. */
  readonly heldOn: string | null;
  /** One for each question, in order. */
  readonly answers: readonly SessionAnswer[];
}

/** Words behind a sentence of the feedback. */
export interface FeedbackQuote {
  /** 1-based number of the question. */
  readonly number: number;
  readonly question: string;
  /** A substring of the answer; empty when the point is about something that is not there. */
  readonly quote: string;
}

export interface FeedbackPoint {
  readonly text: string;
  readonly quotes: readonly FeedbackQuote[];
}

/** The mean score of the evaluated answers on one topic. */
export interface TopicScore {
  readonly topic: string;
  /** 0 to 10, one decimal. */
  readonly score: number;
  /** Evaluated answers. */
  readonly count: number;
}

export interface OverallFeedback {
  readonly rubricVersion: string;
  /** Mean of the evaluated answers, 0 to 10, one decimal; null when there is none. */
  readonly score: number | null;
  /** Questions with an evaluated answer, and all. */
  readonly evaluated: number;
  readonly asked: number;
  readonly summary: string;
  readonly strengths: readonly FeedbackPoint[];
  readonly improvements: readonly FeedbackPoint[];
  readonly recommendation: string;
  /** In order of the interview. */
  readonly byTopic: readonly TopicScore[];
  readonly byCategory: readonly (Omit<TopicScore, 'topic'> & { readonly category: QuestionCategory })[];
}
