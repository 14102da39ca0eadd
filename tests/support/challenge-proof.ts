import type { OtherSolution } from '../../src/content/schema/challenge/sources';
import type { Language } from '../../src/domain/c-source/languages';
import { judgeCases } from '../../src/domain/challenges/judge';
import { caseSeconds, casesOf } from '../../src/domain/challenges/programs';
import type { Challenge } from '../../src/domain/challenges/types';

/** What became of one program on one input: `exited` is an end of its own, whatever its exit code. */
export interface ProgramEnd {
  readonly output: string;
  readonly outcome: { readonly kind: string };
}

/** A program that was built: runs on an input for so many seconds at most. */
export type BuiltProgram = (input: string, seconds: number) => Promise<ProgramEnd>;

/** What is meant to be right compiles without a warning; what is wrong need not. */
export type Role = 'right' | 'wrong';

/** Builds a source; rejects with the compiler's words when it does not compile. */
export type Build = (language: Language, source: string, role: Role) => Promise<BuiltProgram>;

/** A challenge, the mistakes that its cases must catch, and the other ways that they must let pass. */
export interface Provable {
  readonly challenge: Challenge;
  readonly wrong: readonly OtherSolution[];
  readonly right: readonly OtherSolution[];
}

/** A program of a challenge, and what the cases have to say of it. */
export interface ProvableSource {
  readonly name: string;
  readonly language: Language;
  readonly source: string;
  readonly role: Role;
  readonly passes: boolean;
}

/** What the cases say of one source. */
export interface Verdict extends ProvableSource {
  /** Places of the cases that it does not pass, from 1; of what is to fail, only the first. */
  readonly failed: readonly number[];
}

/** All programs of a challenge in some languages: models, other right ones, starters, wrong ones. */
export function sourcesOf({ challenge, right, wrong }: Provable, languages: readonly Language[]): ProvableSource[] {
  const own = challenge.languages.flatMap((language): ProvableSource[] => {
    const program = challenge.programs[language];
    if (!program) return [];
    return [
      { name: `the model in ${language}`, language, source: program.solution, role: 'right', passes: true },
      { name: `the starter in ${language}`, language, source: program.starter, role: 'right', passes: false },
    ];
  });
  const others = [...right, ...wrong].map(({ path, language, source }): ProvableSource => {
    const passes = right.some((one) => one.path === path);
    return { name: path, language, source, role: passes ? 'right' : 'wrong', passes };
  });
  return [...own, ...others].filter(({ language }) => languages.includes(language));
}

/**
 * Runs the programs of a challenge on its cases, and has the app's own judge say which fail. Sources build side by side;
 * the cases of each run one after the other, until the first that fails where one has to.
 */
export async function verdictsOn(
  { challenge, ...others }: Provable,
  build: Build,
  languages: readonly Language[],
): Promise<readonly Verdict[]> {
  const cases = casesOf(challenge);
  return Promise.all(
    sourcesOf({ challenge, ...others }, languages).map(async (one) => {
      const run = await build(one.language, one.source, one.role).catch((error: Error) => {
        throw new Error(`${one.name}: ${error.message}`);
      });
      const failed: number[] = [];
      for (const [index, { input }] of cases.entries()) {
        const end = await run(input, caseSeconds(challenge, one.language));
        const [result] = judgeCases(cases.slice(index, index + 1), [{ index: 0, ...end }]);
        if (!result?.passed) failed.push(index + 1);
        if (!one.passes && failed.length > 0) break;
      }
      return { ...one, failed };
    }),
  );
}

/** What is wrong with the verdicts, in words; nothing when the proof holds. */
export const faultsIn = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts.flatMap(({ name, passes, failed }) => {
    if (passes && failed.length > 0) return [`${name} fails test ${failed.join(', ')}`];
    return !passes && failed.length === 0 ? [`${name} passes every case`] : [];
  });
