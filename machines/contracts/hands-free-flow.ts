/** A hands-free interview: what the flow holds, hears and emits. */
import type { EarEvent } from './hands-free';
import type { RecogniserProblem } from './recogniser';
import type { ReadAloudEvent } from './synthesiser';

/** Why it ended by itself: no voice, no ear, or nobody spoke. */
export type HandsFreeProblem =
  | { readonly kind: 'voice'; readonly code: 'unsupported' | 'failed' }
  | { readonly kind: 'ear'; readonly code: RecogniserProblem }
  | { readonly kind: 'silence' };

/** How the interviewer speaks and waits. */
export interface HandsFreeManner {
  /** BCP 47 tag of the questions. */
  readonly language: string;
  readonly voice: string | null;
  readonly rate: number;
  /** Seconds of silence that end an answer. */
  readonly pause: number;
  /** Seconds to think before an answer: so much longer may nothing be said. */
  readonly thinking: number;
}

export interface HandsFreeContext extends HandsFreeManner {
  /** The question that is asked. */
  readonly question: string;
  /** Seconds until the answer is taken for ended. */
  readonly left: number;
  readonly problem: HandsFreeProblem | null;
}

export type HandsFreeEvent =
  | { type: 'handsFree.started'; question: string; manner: HandsFreeManner }
  | { type: 'handsFree.stopped' }
  /** The interview went to a question, by this flow or by hand. */
  | { type: 'question.shown'; question: string }
  /** There is no question after this one. */
  | { type: 'questions.ended' }
  /** The rest of the question need not be read. */
  | { type: 'reading.skipped' }
  /** The answer is complete, without waiting for the pause. */
  | { type: 'answer.finished' }
  | EarEvent
  | ReadAloudEvent;

export type HandsFreeEmitted =
  /** The voice speaks; it ends with the question, or where the rest of it is not wanted. */
  | { type: 'reading.begun' }
  | { type: 'reading.ended' }
  | { type: 'ear.wanted' }
  | { type: 'ear.unwanted' }
  /** The interview goes on to the next question. */
  | { type: 'answer.ended' };
