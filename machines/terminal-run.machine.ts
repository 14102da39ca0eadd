/**
 * Terminal editor: a program is built, runs, reads what is typed, and can be stopped. After a run that ended by itself,
 * the tests of a challenge follow. Product spec sections 2, 4, 5, 7 and 9; screens `/machine-coding` and
 * `/code-practice`. The compiler is loaded by a separate flow (`toolchain`): until it is ready, a run waits in
 * `loading`.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AnyProgram, BuildProblem, RunProgramInput, RunTestsInput } from './contracts/compiler';
import type {
  BuildResult,
  FinishedTest,
  JudgeInput,
  JudgeOutput,
  OutputPiece,
  RunEnd,
  RunRequest,
  RunShown,
} from './contracts/terminal';
import type { TerminalRunContext, TerminalRunEmitted, TerminalRunEvent } from './contracts/terminal-run-flow';

export const terminalRunMachine = setup({
  types: {
    context: {} as TerminalRunContext,
    events: {} as TerminalRunEvent,
    meta: {} as { spec: string },
    emitted: {} as TerminalRunEmitted,
    tags: {} as 'busy' | 'running',
  },
  actors: {
    runProgram: fromCallback<EventObject, RunProgramInput<AnyProgram>>(() => {}),
    runTests: fromCallback<EventObject, RunTestsInput<AnyProgram>>(() => {}),
    judge: fromPromise<JudgeOutput, JudgeInput>(() => new Promise(() => {})),
  },
  // Product spec, section 9: the run delay, and how long the completion modal stays.
  delays: { runDelay: 800, closeDelay: 3000 },
  guards: {
    isReady: (_, { ready }: { ready: boolean }) => ready,
    isBuilt: (_, { ok }: { ok: boolean }) => ok,
    isUnbuilt: (_, { ok }: { ok: boolean }) => !ok,
    isTestable: ({ context }) => context.end?.kind === 'exited' && (context.request?.challenge?.cases.length ?? 0) > 0,
    isNewlySolved: ({ context }, { solved }: JudgeOutput) => solved && context.request?.challenge?.solved === false,
  },
  actions: {
    begin: assign((_, { request }: { request: RunRequest }) => ({
      ...nothingShown(),
      request,
      seconds: request.limits.seconds,
    })),
    clear: assign(() => nothingShown()),
    forget: assign(() => ({ ...nothingShown(), request: null })),
    noteBuild: assign((_, { ok, diagnostics, text, milliseconds }: BuildResult) => ({
      build: { ok, diagnostics, text, milliseconds },
    })),
    noteUnbuilt: assign({ end: { kind: 'unbuilt' } }),
    noteProblem: assign((_, { problem }: { problem: BuildProblem }) => ({ buildProblem: problem })),
    append: assign(({ context }, { stream, text }: OutputPiece) => ({
      output: appended(context.output, stream, text),
    })),
    noteEnd: assign((_, { outcome, milliseconds }: { outcome: RunEnd; milliseconds: number }) => ({
      end: outcome,
      milliseconds,
    })),
    noteStopped: assign({ end: { kind: 'stopped' } }),
    noteBroken: assign({ end: { kind: 'broken' } }),
    noteTest: assign(({ context }, { index, output, outcome, milliseconds }: FinishedTest) => ({
      tests: [...context.tests, { index, output, outcome, milliseconds }],
    })),
    noteVerdict: assign((_, { solved }: JudgeOutput) => ({ verdict: { solved } })),
    noteSeconds: assign(({ context }, { seconds }: { seconds: number }) => ({ seconds: context.seconds + seconds })),
    typeLine: sendTo('runProgram', (_, { text }: { text: string }) => ({ type: 'input.typed', text })),
    closeInput: sendTo('runProgram', { type: 'input.ended' }),
    addTime: sendTo('runProgram', (_, { seconds }: { seconds: number }) => ({ type: 'time.extended', seconds })),
    tellEnd: emit(({ context }) => ({ type: 'run.ended' as const, request: context.request, shown: shownOf(context) })),
    tellSolved: emit(({ context }) => ({ type: 'challenge.solved' as const, id: context.request?.challenge?.id ?? 0 })),
  },
}).createMachine({
  id: 'terminalRun',
  context: () => ({ ...nothingShown(), request: null, seconds: 0 }),
  initial: 'idle',
  on: {
    'output.cleared': { actions: 'clear' },
    'program.replaced': { target: '.idle.empty', actions: 'forget' },
  },
  states: {
    idle: {
      description: 'Nothing runs.',
      initial: 'empty',
      on: {
        'run.requested': [
          {
            guard: { type: 'isReady', params: ({ event }) => event },
            target: 'running',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: 'loading', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
      states: {
        empty: { description: 'Run your code to see output here' },
        showing: {
          description: 'The last run is shown, with its tests.',
          meta: { spec: 'output or error is shown' },
          on: { 'output.cleared': { target: 'empty', actions: 'clear' } },
        },
      },
    },
    loading: {
      description: 'The run waits for the compiler.',
      meta: { spec: 'running' },
      on: {
        'toolchain.ready': { target: 'running' },
        'run.stopped': { target: 'idle', actions: 'forget' },
      },
    },
    running: {
      description: 'Building and running, shown for at least 800 ms.',
      tags: ['busy', 'running'],
      type: 'parallel',
      invoke: {
        id: 'runProgram',
        src: 'runProgram',
        input: ({ context }) => runOf(context),
        onError: { target: 'ended', actions: 'noteBroken' },
      },
      on: { 'run.stopped': { target: 'stopping' } },
      onDone: { target: 'ended' },
      states: {
        least: {
          description: 'The shortest time that Running... is shown.',
          initial: 'passing',
          states: {
            passing: {
              description: 'Under 800 ms so far.',
              after: { runDelay: { target: 'passed' } },
            },
            passed: { description: 'The run may be shown as ended.', type: 'final' },
          },
        },
        program: {
          description: 'What is being run.',
          initial: 'compiling',
          states: {
            compiling: {
              description: 'The program is being built.',
              on: {
                'build.finished': [
                  {
                    guard: { type: 'isBuilt', params: ({ event }) => event },
                    target: 'executing',
                    actions: { type: 'noteBuild', params: ({ event }) => event },
                  },
                  { target: 'over', actions: [{ type: 'noteBuild', params: ({ event }) => event }, 'noteUnbuilt'] },
                ],
                'build.failed': {
                  target: 'over',
                  actions: [{ type: 'noteProblem', params: ({ event }) => event }, 'noteUnbuilt'],
                },
              },
            },
            executing: {
              description: 'The program runs. What it writes is shown at once.',
              initial: 'computing',
              on: {
                'program.wrote': { actions: { type: 'append', params: ({ event }) => event } },
                'program.ended': { target: 'over', actions: { type: 'noteEnd', params: ({ event }) => event } },
                'time.added': {
                  actions: [
                    { type: 'noteSeconds', params: ({ event }) => event },
                    { type: 'addTime', params: ({ event }) => event },
                  ],
                },
                'line.entered': {
                  description: 'What is typed before the program asks for it is read when it does.',
                  target: '.computing',
                  actions: [
                    { type: 'append', params: ({ event }) => ({ stream: 'typed', text: event.text }) },
                    { type: 'typeLine', params: ({ event }) => event },
                  ],
                },
              },
              states: {
                computing: {
                  description: 'It works, and its time runs.',
                  on: { 'program.waited': { target: 'waiting' } },
                },
                waiting: {
                  description: 'It waits for a line to be typed. Its time stops meanwhile.',
                  on: { 'input.closed': { target: 'computing', actions: 'closeInput' } },
                },
              },
            },
            over: { description: 'It ended, or could not be built.', type: 'final' },
          },
        },
      },
    },
    stopping: {
      description: 'Leaving `running` ended the program at once. What it wrote stays.',
      meta: { spec: 'running' },
      entry: 'noteStopped',
      always: { target: 'idle.showing', actions: 'tellEnd' },
    },
    ended: {
      description: 'The run is over. If the program ended by itself, the tests of its challenge follow.',
      meta: { spec: 'running' },
      entry: 'tellEnd',
      always: [{ guard: 'isTestable', target: 'testing' }, { target: 'idle.showing' }],
    },
    testing: {
      description: 'The program runs once for each case of the challenge.',
      meta: { spec: 'running' },
      tags: ['busy'],
      invoke: {
        id: 'runTests',
        src: 'runTests',
        input: ({ context }) => testsOf(context),
        onError: { target: 'idle.showing' },
      },
      on: {
        'test.finished': { actions: { type: 'noteTest', params: ({ event }) => event } },
        'tests.finished': { target: 'judging' },
        'build.finished': { guard: { type: 'isUnbuilt', params: ({ event }) => event }, target: 'idle.showing' },
        'build.failed': { target: 'idle.showing' },
        'run.stopped': { target: 'idle.showing' },
      },
    },
    judging: {
      description: 'What it wrote is compared with what each case expects.',
      meta: { spec: 'running' },
      tags: ['busy'],
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context: { request, tests } }) => ({ cases: request?.challenge?.cases ?? [], tests }),
        onDone: [
          {
            guard: { type: 'isNewlySolved', params: ({ event }) => event.output },
            target: 'solved',
            actions: [{ type: 'noteVerdict', params: ({ event }) => event.output }, 'tellSolved'],
          },
          { target: 'idle.showing', actions: { type: 'noteVerdict', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle.showing' },
      },
    },
    solved: {
      description: 'Challenge Completed! It closes by itself.',
      after: { closeDelay: { target: 'idle.showing' } },
      on: { 'challenge.continued': { target: 'idle.showing' } },
    },
  },
});

function nothingShown(): RunShown {
  return { output: [], build: null, buildProblem: null, end: null, milliseconds: null, tests: [], verdict: null };
}

const shownOf = ({ request: _, seconds: __, ...shown }: TerminalRunContext): RunShown => shown;

/** A piece of this length gets no more text: that bounds what is copied for a few more characters. */
const PIECE = 16_384;

function appended(output: readonly OutputPiece[], stream: OutputPiece['stream'], text: string): readonly OutputPiece[] {
  const last = output.at(-1);
  return last?.stream === stream && last.text.length < PIECE
    ? [...output.slice(0, -1), { stream, text: last.text + text }]
    : [...output, { stream, text }];
}

const noProgram: AnyProgram = { source: '', language: 'c', standard: 'C17' };
const noLimits = { seconds: 0, outputBytes: 0, memoryBytes: 0 };

function runOf({ request }: TerminalRunContext): RunProgramInput<AnyProgram> {
  const { program = noProgram, input = { kind: 'batch', text: '' }, limits = noLimits, args = [] } = request ?? {};
  return { program, input, limits, args };
}

/** A program that took so long with memory checks is tested without: its time is what counts then. */
const SLOW_MILLISECONDS = 500;

function testsOf({ request, milliseconds }: TerminalRunContext): RunTestsInput<AnyProgram> {
  const { program: asked = noProgram, limits = noLimits, challenge = null } = request ?? {};
  const seconds = Math.min(limits.seconds, challenge?.seconds ?? limits.seconds);
  const isSlow = (milliseconds ?? 0) > SLOW_MILLISECONDS;
  const program =
    'options' in asked && asked.options?.memoryChecks && isSlow
      ? { ...asked, options: { ...asked.options, memoryChecks: false } }
      : asked;
  return { program, inputs: challenge?.cases.map(({ input }) => input) ?? [], limits: { ...limits, seconds } };
}
