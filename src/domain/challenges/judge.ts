import { compareOutputs, type Difference } from '../c-source/compare-outputs';
import type { ChallengeCase } from './types';

/** What is known of a test that ran. */
export interface TestRun {
  readonly index: number;
  /** Standard output, whole. */
  readonly output: string;
  readonly outcome: { readonly kind: string };
}

export interface CaseResult<R extends TestRun> {
  readonly input: string;
  readonly expected: string;
  /** `null` when it did not run. */
  readonly run: R | null;
  readonly difference: Difference | null;
  readonly passed: boolean;
}

/**
 * One result for each case: passed when the program ended by itself, whatever its exit code, and wrote what it had to.
 * @param runs results of tests, in any order; `index` is the case's place
 */
export function judgeCases<R extends TestRun>(
  cases: readonly ChallengeCase[],
  runs: readonly R[],
): readonly CaseResult<R>[] {
  return cases.map(({ input, output: expected }, index) => {
    const run = runs.find((one) => one.index === index) ?? null;
    const difference = run ? compareOutputs(expected, run.output) : null;
    return { input, expected, run, difference, passed: run?.outcome.kind === 'exited' && difference === null };
  });
}

/** Every case ran and passed; a challenge without cases is never solved. */
export const isSolved = (cases: readonly ChallengeCase[], runs: readonly TestRun[]): boolean =>
  cases.length > 0 && judgeCases(cases, runs).every(({ passed }) => passed);
