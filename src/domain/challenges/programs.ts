import { isCompiled, type Language } from '../c-source/languages';
import { makeInput } from './recipe';
import type { Challenge, ChallengeCase, ChallengeProgram } from './types';

/** Interpreters need longer for the same steps; what is too slow is so by far more. */
const INTERPRETED = 2;
/** Longest time of a case where the challenge names none: several that never end must not add up to minutes. */
const CASE_SECONDS = 5;

const made = new WeakMap<Challenge, readonly ChallengeCase[]>();

/** Examples first, then the hidden cases with their inputs made; the same list for the same challenge. */
export function casesOf(challenge: Challenge): readonly ChallengeCase[] {
  const before = made.get(challenge);
  if (before) return before;
  const hidden = challenge.hidden.map((one) =>
    'make' in one ? { input: makeInput(one.make), output: one.output } : one,
  );
  const cases = [...challenge.examples, ...hidden];
  made.set(challenge, cases);
  return cases;
}

/** How many cases there are, without making any. */
export const caseCount = ({ examples, hidden }: Pick<Challenge, 'examples' | 'hidden'>): number =>
  examples.length + hidden.length;

/**
 * Starter and model solution in a language; those of the language it begins in where it has none in the other. In
 * TypeScript they are those of JavaScript.
 * @throws when the challenge has no program at all
 */
export function programOf({ programs, language }: Challenge, wanted: Language = language): ChallengeProgram {
  const program = programs[wanted === 'typescript' ? 'javascript' : wanted] ?? programs[language];
  if (!program) throw new Error(`The challenge has no program in ${language}.`);
  return program;
}

/** Seconds that a program in a language may take for one case. */
export const caseSeconds = ({ seconds }: Pick<Challenge, 'seconds'>, language: Language): number =>
  (seconds ?? CASE_SECONDS) * (isCompiled(language) ? 1 : INTERPRETED);
