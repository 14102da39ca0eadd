import type { BuildEvent, BuildProblem } from '../../../../machines/contracts/compiler';
import type { FinishedTest } from '../../../../machines/contracts/terminal';
import type { Difference } from '../../../domain/c-source/compare-outputs';
import type { Language } from '../../../domain/c-source/languages';
import { type CaseResult, judgeCases } from '../../../domain/challenges/judge';
import { caseCount, caseSeconds, casesOf } from '../../../domain/challenges/programs';
import type { RoundFailure, RoundResult } from '../../../domain/challenges/round';
import type { Challenge } from '../../../domain/challenges/types';
import { buildProblems, faultTitle, limitWords, tooSlowWords } from '../terminal-words';

/** UTF-16 units that are kept of a line, and of an input. */
export const LINE_KEPT = 300;
export const INPUT_KEPT = 1000;
/** An input of so many characters is there to see how the time grows. */
const LARGE = 100_000;

/** What the tests said, with the first that was not passed. */
export function resultOf(challenge: Challenge, tests: readonly FinishedTest[], language: Language): RoundResult {
  const results = judgeCases(casesOf(challenge), tests);
  const first = results.findIndex(({ passed }) => !passed);
  const failed = results[first];
  return {
    passed: results.filter(({ passed }) => passed).length,
    of: results.length,
    end: 'judged',
    said: '',
    failure: failed ? failureOf(failed, first, caseSeconds(challenge, language)) : null,
  };
}

function failureOf({ run, difference, input }: CaseResult<FinishedTest>, index: number, seconds: number): RoundFailure {
  const outcome = run?.outcome ?? { kind: 'limit', limit: 'time' };
  return {
    test: index + 1,
    end: outcome.kind,
    said:
      outcome.kind === 'exited'
        ? ''
        : outcome.kind === 'fault'
          ? faultTitle(outcome.fault).slice(0, LINE_KEPT)
          : outcome.limit === 'time' && input.length > LARGE
            ? tooSlowWords(seconds)
            : limitWords(outcome.limit, seconds),
    difference: difference && cut(difference),
    input: input.slice(0, INPUT_KEPT),
  };
}

const cut = ({ expected, got, ...place }: Difference): Difference => ({
  ...place,
  expected: expected?.slice(0, LINE_KEPT) ?? null,
  got: got?.slice(0, LINE_KEPT) ?? null,
});

type Unbuilt = Extract<BuildEvent, { type: 'build.finished' }> | BuildProblem;

/** Of a program that did not come to be. */
export function unbuiltResult(challenge: Challenge, why: Unbuilt): RoundResult {
  const said =
    typeof why === 'string'
      ? buildProblems[why]
      : (why.diagnostics.find(({ severity }) => severity === 'error')?.message ?? why.text.split('\n', 1)[0] ?? '');
  return { passed: 0, of: caseCount(challenge), end: 'unbuilt', said: said.slice(0, LINE_KEPT), failure: null };
}
