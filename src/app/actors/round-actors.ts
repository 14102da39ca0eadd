import { fromPromise } from 'xstate';
import type { AnyProgram, BuildEvent, TestsEvent } from '../../../machines/contracts/compiler';
import type { JudgeProgramInput, JudgeProgramOutput } from '../../../machines/contracts/mock-round';
import type { FinishedTest } from '../../../machines/contracts/terminal';
import { isCompiled, standardFor } from '../../domain/c-source/languages';
import { caseSeconds, casesOf } from '../../domain/challenges/programs';
import type { Challenge } from '../../domain/challenges/types';
import { resultOf, unbuiltResult } from '../../features/terminal/round/result-of';
import { withoutChecks } from '../../features/terminal/run-options-words';
import { selectRunOptions, selectTerminalSettings } from '../../features/terminal/selectors';
import { LIMITS } from '../../features/terminal/terminal-words';
import type { CompilerAccess } from '../compiler-access';
import type { AppStore } from '../store';
import { callbackOf, engineOf } from './engine-actors';

/**
 * Actor `judgeProgram`: what was handed in is built as Run builds it, and run on every test of its challenge.
 * @throws when the challenge cannot be fetched, or the engine cannot be begun
 */
export const judgeProgramLogic = (engines: CompilerAccess, store: Pick<AppStore, 'getState'>) =>
  fromPromise<JudgeProgramOutput, JudgeProgramInput>(async ({ input, signal }) => {
    const { fetchChallenge } = await import('../../features/terminal/challenge-content');
    const challenge = await fetchChallenge(input.challenge);
    const first = await tested(engines, store, challenge, input, signal);
    // A compiler that crashed is restarted: whether it was the program shows in a second build.
    return first === 'crashed' ? await again(engines, store, challenge, input, signal) : first;
  });

async function again(...given: Parameters<typeof tested>): Promise<JudgeProgramOutput> {
  const second = await tested(...given);
  const [, , challenge] = given;
  return second === 'crashed' ? { kind: 'judged', result: unbuiltResult(challenge, 'compiler-crashed') } : second;
}

async function tested(
  engines: CompilerAccess,
  store: Pick<AppStore, 'getState'>,
  challenge: Challenge,
  input: JudgeProgramInput,
  signal: AbortSignal,
): Promise<JudgeProgramOutput | 'crashed'> {
  const program = programOf(store, challenge, input);
  const { runTestsLogic } = await engines.of(engineOf(input.language));
  const seconds = Math.min(LIMITS.seconds, caseSeconds(challenge, input.language));
  const inputs = casesOf(challenge).map((one) => one.input);
  return new Promise((settle) => {
    const tests: FinishedTest[] = [];
    const hear = (event: BuildEvent | TestsEvent) => {
      if (event.type === 'test.finished') tests.push(event);
      else if (event.type === 'tests.finished')
        settle({ kind: 'judged', result: resultOf(challenge, tests, input.language) });
      else if (event.type === 'build.failed') {
        if (event.problem === 'no-toolchain') settle({ kind: 'unready' });
        else if (event.problem === 'compiler-crashed') settle('crashed');
        else settle({ kind: 'judged', result: unbuiltResult(challenge, event.problem) });
      } else if (!event.ok) settle({ kind: 'judged', result: unbuiltResult(challenge, event) });
    };
    const stop = callbackOf(runTestsLogic)({
      input: { program, inputs, limits: { ...LIMITS, seconds } },
      self: null,
      system: null,
      emit: () => {},
      sendBack: hear,
      receive: () => {},
    });
    signal.addEventListener('abort', () => stop?.());
  });
}

function programOf(
  store: Pick<AppStore, 'getState'>,
  { seconds }: Challenge,
  { source, language }: JudgeProgramInput,
): AnyProgram {
  const state = store.getState();
  const { build, checkTypes } = selectRunOptions(state);
  return {
    source,
    language,
    standard: standardFor(language, selectTerminalSettings(state).standards),
    ...(language === 'typescript' && { checkTypes }),
    ...(isCompiled(language) && { options: seconds === null ? build : withoutChecks(build) }),
  } as AnyProgram;
}
