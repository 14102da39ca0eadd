/** Mock round: what the flow holds, receives and emits. Times are milliseconds since 1970. */
import type { MockRound, RoundRun } from '../../src/domain/challenges/round';
import type { ClockEvent } from './clock';

export interface MockRoundInput {
  /** One that was begun and is not over; `null` for none. */
  readonly round: MockRound | null;
  /** What was typed for each of its problems. */
  readonly texts: readonly string[];
}

export interface MockRoundContext extends MockRoundInput {
  readonly now: number;
}

export type MockRoundEvent =
  | { type: 'round.begun'; round: MockRound; texts: readonly string[]; at: number }
  | { type: 'problem.shown'; index: number; at: number }
  | { type: 'text.written'; index: number; source: string }
  /** A run with the examples is over. */
  | { type: 'run.counted'; index: number; run: RoundRun }
  | { type: 'problem.handedIn'; index: number; at: number }
  /** Before its time is over; asked first. */
  | { type: 'round.ended'; at: number }
  /** What runs programs is there, or is to be tried again. */
  | { type: 'judge.retried' }
  | { type: 'round.left' }
  | ClockEvent;

export type MockRoundEmitted = { type: 'round.changed'; round: MockRound };
