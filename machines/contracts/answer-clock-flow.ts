/** Clock of an answer: what the flow holds and hears. Times are milliseconds. */
import type { TickerEvent } from './ticker';

export interface AnswerClockInput {
  /** To think before the answer; 0: none. */
  readonly preparation: number;
  /** For the answer; 0: as long as it takes. */
  readonly questionTime: number;
}

export interface AnswerClockContext extends AnswerClockInput {
  /** When the question was shown, on the clock of `performance.now()`. */
  readonly startedAt: number;
  /** Since then. */
  readonly elapsed: number;
  /** The first of it, that was there to think. */
  readonly prepared: number;
}

export type AnswerClockEvent =
  | { type: 'clock.started'; at: number }
  /** Another question, or the same one to be answered again. */
  | { type: 'question.shown'; at: number; answered: boolean }
  /** The first word was said or typed, or there is no need to think any longer. */
  | { type: 'answer.begun'; at: number }
  | { type: 'answer.ended' }
  | TickerEvent;
