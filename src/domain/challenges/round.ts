import type { Difference } from '../c-source/compare-outputs';
import type { Language } from '../c-source/languages';

/** How hard the two problems of a round are; `mixed`: an easier one and a harder one. */
export const ROUND_LEVELS = ['easy', 'medium', 'hard', 'mixed'] as const;
export type RoundLevel = (typeof ROUND_LEVELS)[number];

/** How long a round takes, in milliseconds. */
export const ROUND_LENGTH = 45 * 60_000;

/** A press of Run during a round: how the program ended, and how many of the examples it passed. */
export interface RoundRun {
  /** ISO date-time. */
  readonly at: string;
  readonly end: 'exited' | 'fault' | 'limit' | 'stopped' | 'unbuilt' | 'broken';
  readonly passed: number;
  readonly of: number;
}

/** The first test that was not passed. */
export interface RoundFailure {
  /** Counts from 1, as `Test 4` on the screen. */
  readonly test: number;
  /** How the program ended on it. */
  readonly end: 'exited' | 'fault' | 'limit';
  /** What stopped it; empty when it ended by itself. */
  readonly said: string;
  /** Where its output parts from what was expected; lines are cut to their beginning. */
  readonly difference: Difference | null;
  /** The beginning of what it read. */
  readonly input: string;
}

/** What the tests said of a program that was handed in. */
export interface RoundResult {
  readonly passed: number;
  readonly of: number;
  /** `unbuilt`: no program came of it, and no test ran. */
  readonly end: 'judged' | 'unbuilt';
  /** What the compiler said first, of a program that was not built; else empty. */
  readonly said: string;
  readonly failure: RoundFailure | null;
}

/** One of the two problems of a round. */
export interface RoundProblem {
  /** The challenge's number. */
  readonly challenge: number;
  readonly title: string;
  readonly language: Language;
  /** Milliseconds for which it was in front, up to its hand-in. */
  readonly spent: number;
  readonly runs: readonly RoundRun[];
  /** ISO date-time; `null` before it. */
  readonly handedInAt: string | null;
  /** What was handed in; empty before it. */
  readonly source: string;
  /** `null` until it was judged. */
  readonly result: RoundResult | null;
}

/** A mock round: two problems and one clock. */
export interface MockRound {
  readonly id: string;
  readonly level: RoundLevel;
  /** ISO date-times. What is there at the deadline is handed in. */
  readonly begunAt: string;
  readonly deadline: string;
  /** When the last problem was handed in, once both are judged; `null` until then. */
  readonly endedAt: string | null;
  /** The place of the problem in front, and since when it is there. */
  readonly shown: number;
  readonly shownAt: string;
  readonly problems: readonly RoundProblem[];
}

/** Runs of a problem that are remembered; of more than these the first. */
export const RUNS_REMEMBERED = 100;

/** Every test of every problem was passed. */
export const passedAll = ({ result }: Pick<RoundProblem, 'result'>): boolean =>
  result !== null && result.of > 0 && result.passed === result.of;

/** Runs that did not pass every example. */
export const wrongRuns = ({ runs }: Pick<RoundProblem, 'runs'>): number =>
  runs.filter(({ end, passed, of }) => end !== 'exited' || passed < of).length;

/** What was typed for a problem is filed under this. */
export const roundTextId = (round: string, index: number): string => `${round}.${index + 1}`;
