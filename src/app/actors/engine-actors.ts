import { type AnyEventObject, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { CheckSourceInput } from '../../../machines/contracts/code-check';
import type {
  AnyProgram,
  EngineName,
  RunProgramInput,
  RunTestsInput,
  ToolchainInput,
  ToolchainState,
} from '../../../machines/contracts/compiler';
import type { CompilerAccess } from '../compiler-access';

/** The engine that runs a program of this language. */
export const engineOf = (language: AnyProgram['language']): EngineName =>
  language === 'c' || language === 'cpp' ? 'clang' : language;

/** The callback that an actor was made from, as far as it is needed to begin it for another. */
type Callback = (surroundings: {
  readonly input: unknown;
  readonly self: unknown;
  readonly system: unknown;
  readonly emit: unknown;
  readonly sendBack: unknown;
  receive(listener: (event: AnyEventObject) => void): void;
}) => (() => void) | undefined;

/** Logic made by `fromCallback`; XState keeps the callback there, and says so in no type. */
type Logic = object;
export const callbackOf = (logic: Logic) => (logic as { readonly config: Callback }).config;

/**
 * An actor that is that of whichever engine its input asks for. The engine's code is fetched first; what is sent to the
 * actor meanwhile reaches it afterwards.
 */
function routed<I>(pick: (input: I) => Promise<Logic>) {
  return fromCallback<EventObject, I>(({ input, self, system, emit, sendBack, receive }) => {
    let wanted = true;
    let stop: (() => void) | undefined;
    let hear: ((event: AnyEventObject) => void) | null = null;
    const early: AnyEventObject[] = [];
    receive((event) => {
      if (hear) hear(event);
      else early.push(event);
    });
    pick(input)
      .then((logic) => {
        if (!wanted) return;
        const stopper = callbackOf(logic)({
          input,
          self,
          system,
          emit,
          sendBack,
          receive(listener) {
            hear = listener;
            for (const event of early.splice(0)) hear(event);
          },
        });
        if (typeof stopper === 'function') stop = stopper;
      })
      .catch(() => {
        if (wanted) sendBack({ type: 'toolchain.failed', problem: 'failed' });
      });
    return () => {
      wanted = false;
      stop?.();
    };
  });
}

/** How engines get onto the device. */
export const toolchainActors = (engines: CompilerAccess) => ({
  checkToolchain: fromPromise<ToolchainState, ToolchainInput>(({ input }) => engines.state(input.engine)),
  loadToolchain: routed<ToolchainInput>(async ({ engine }) => (await engines.of(engine)).loadToolchainLogic),
});

/** How programs are read while they are typed, by the engine of their language. */
export const checkActors = (engines: CompilerAccess) => ({
  checkSource: routed<CheckSourceInput>(
    async ({ program }) => (await engines.of(engineOf(program.language))).checkSourceLogic,
  ),
});

/** How programs are run and tested, by the engine of their language. */
export const runActors = (engines: CompilerAccess) => ({
  runProgram: routed<RunProgramInput<AnyProgram>>(
    async ({ program }) => (await engines.of(engineOf(program.language))).runProgramLogic,
  ),
  runTests: routed<RunTestsInput<AnyProgram>>(
    async ({ program }) => (await engines.of(engineOf(program.language))).runTestsLogic,
  ),
});
