import type { Challenge, ChallengeCase, WrongSolution } from '../../src/domain/challenges/types';

/** What became of one program on one input; `output` is `null` when it was stopped, crashed or trapped. */
export type ProgramOutput = string | null;

/** A program that was built: gives its standard output for an input. */
export type BuiltProgram = (input: string) => Promise<ProgramOutput>;

/** Builds a source; rejects with the compiler's words when it does not compile. */
export type Build = (challenge: Challenge, source: string, role: 'right' | 'wrong') => Promise<BuiltProgram>;

/** All cases of a challenge: those shown first, then the hidden ones. */
export function casesOf(challenge: Challenge): readonly ChallengeCase[] {
  return [...challenge.examples, ...challenge.hidden];
}

/** The text without blanks at line ends and without empty lines at its end: so do challenges compare. */
export function comparable(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/** What the cases say of one source. */
export interface Verdict {
  readonly name: string;
  /** Inputs whose output differs from the expected one. */
  readonly failed: readonly string[];
}

/**
 * Runs the model, unless it is left out, the starter and the wrong solutions of a challenge on all of its cases.
 * Sources build side by side; the cases of each run one after the other.
 */
export async function verdictsOn(
  challenge: Challenge,
  wrong: readonly WrongSolution[],
  build: Build,
  { model = true }: { readonly model?: boolean } = {},
): Promise<readonly Verdict[]> {
  const sources = [
    ...(model ? [{ name: 'the model', source: challenge.solution, role: 'right' as const }] : []),
    { name: 'the starter', source: challenge.starter, role: 'right' as const },
    ...wrong.map(({ mistake, source }) => ({ name: `wrong: ${mistake}`, source, role: 'wrong' as const })),
  ];
  return Promise.all(
    sources.map(async ({ name, source, role }) => {
      const run = await build(challenge, source, role);
      const failed: string[] = [];
      for (const { input, output } of casesOf(challenge)) {
        const printed = await run(input);
        if (printed === null || comparable(printed) !== comparable(output)) failed.push(input);
      }
      return { name, failed };
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
