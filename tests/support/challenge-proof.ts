import type { WrongSolution } from '../../src/content/schema/challenge/sources';
import { judgeCases, type TestRun } from '../../src/domain/challenges/judge';
import type { Challenge } from '../../src/domain/challenges/types';

/** What became of one program on one input: `exited` is an end of its own, whatever its exit code. */
export interface ProgramEnd {
  readonly output: string;
  readonly outcome: { readonly kind: string };
}

/** A program that was built: runs on an input. */
export type BuiltProgram = (input: string) => Promise<ProgramEnd>;

/** What is meant to be right compiles without a warning; what is wrong need not. */
export type Role = 'right' | 'wrong';

/** Builds a source; rejects with the compiler's words when it does not compile. */
export type Build = (challenge: Challenge, source: string, role: Role) => Promise<BuiltProgram>;

/** What the cases say of one source. */
export interface Verdict {
  readonly name: string;
  /** Inputs on which it does not pass. */
  readonly failed: readonly string[];
}

/** A challenge and the mistakes that its cases must catch. */
export interface Provable {
  readonly challenge: Challenge;
  readonly wrong: readonly WrongSolution[];
}

/**
 * Runs the model, the starter and the wrong solutions of a challenge on all of its cases, and has the app's own judge
 * say which fail. Sources build side by side; the cases of each run one after the other.
 */
export async function verdictsOn({ challenge, wrong }: Provable, build: Build): Promise<readonly Verdict[]> {
  const cases = [...challenge.examples, ...challenge.hidden];
  const sources = [
    { name: 'the model', source: challenge.solution, role: 'right' as const },
    { name: 'the starter', source: challenge.starter, role: 'right' as const },
    ...wrong.map(({ path, source }) => ({ name: path, source, role: 'wrong' as const })),
  ];
  return Promise.all(
    sources.map(async ({ name, source, role }) => {
      const run = await build(challenge, source, role).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      const runs: TestRun[] = [];
      for (const [index, { input }] of cases.entries()) runs.push({ index, ...(await run(input)) });
      const failed = judgeCases(cases, runs).filter(({ passed }) => !passed);
      return { name, failed: failed.map(({ input }) => input) };
    }),
  );
}

/** What is wrong with the verdicts, in words; nothing when the proof holds. */
export function faultsIn([model, ...others]: readonly Verdict[]): readonly string[] {
  return [
    ...(model?.failed.map((input) => `the model fails on ${JSON.stringify(input)}`) ?? ['there is no model']),
    ...others.filter(({ failed }) => failed.length === 0).map(({ name }) => `${name} passes every case`),
  ];
}
