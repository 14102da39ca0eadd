/**
 * Mock round: two problems and 45 minutes. The deadline is a moment of the device's clock, so a reload or a closed tab stops
 * nothing; what is there at the end is handed in, and everything that was handed in is judged by the hidden tests.
 * Screen `/code-practice`.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { MockRound, RoundProblem, RoundRun } from '../src/domain/challenges/round';
import type { JudgeProgramInput, JudgeProgramOutput } from './contracts/mock-round';
import type { MockRoundContext, MockRoundEmitted, MockRoundEvent, MockRoundInput } from './contracts/mock-round-flow';

export const mockRoundMachine = setup({
  types: {
    context: {} as MockRoundContext,
    events: {} as MockRoundEvent,
    input: {} as MockRoundInput,
    emitted: {} as MockRoundEmitted,
    tags: {} as 'round' | 'judging',
  },
  actors: {
    clock: fromCallback<EventObject>(() => {}),
    judgeProgram: fromPromise<JudgeProgramOutput, JudgeProgramInput>(() => new Promise(() => {})),
  },
  // The editor tells what was typed a quarter of a second after the last key.
  delays: { lastWords: 400 },
  guards: {
    isBegun: ({ context }) => context.round !== null,
    isOver: ({ context }) => context.round !== null && context.now >= Date.parse(context.round.deadline),
    isAllHandedIn: ({ context }) => problemsOf(context).every(({ handedInAt }) => handedInAt !== null),
    isOpen: ({ context }, { index }: { index: number }) => context.round?.problems[index]?.handedInAt === null,
    isAnother: ({ context }, { index }: { index: number }) =>
      context.round !== null && index !== context.round.shown && index in context.round.problems,
    isAllJudged: ({ context }) => problemsOf(context).every(({ result }) => result !== null),
    isJudged: (_, { output }: { output: JudgeProgramOutput }) => output.kind === 'judged',
  },
  actions: {
    begin: assign((_, { round, texts, at }: { round: MockRound; texts: readonly string[]; at: number }) => ({
      round,
      texts,
      now: at,
    })),
    noteNow: assign((_, { at }: { at: number }) => ({ now: at })),
    show: assign(({ context }, { index, at }: { index: number; at: number }) => ({
      now: at,
      round: context.round && { ...settled(context.round, at), shown: index },
    })),
    noteText: assign(({ context }, { index, source }: { index: number; source: string }) => ({
      texts: context.texts.map((text, place) => (place === index ? source : text)),
    })),
    noteRun: assign(({ context }, { index, run }: { index: number; run: RoundRun }) => ({
      round:
        context.round && withProblem(context.round, index, ({ runs }) => ({ runs: [...runs, run].slice(0, RUNS) })),
    })),
    handIn: assign(({ context }, { index, at }: { index: number; at: number }) => ({
      now: at,
      round: context.round && handedIn(settled(context.round, at), context.texts, index, at),
    })),
    handInRest: assign(({ context }) => ({ round: context.round && restHandedIn(context.round, context) })),
    noteResult: assign(({ context }, { output }: { output: JudgeProgramOutput }) => ({
      round: context.round && withResult(context.round, output),
    })),
    noteEnd: assign(({ context: { round } }) => ({
      round: round && {
        ...round,
        endedAt: round.problems.reduce(
          (last, { handedInAt }) => ((handedInAt ?? '') > last ? (handedInAt ?? '') : last),
          '',
        ),
      },
    })),
    forget: assign({ round: null, texts: [] }),
    tell: emit(({ context }) => ({ type: 'round.changed' as const, round: context.round as MockRound })),
  },
}).createMachine({
  id: 'mockRound',
  context: ({ input }) => ({ ...input, now: 0 }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Goes to the round that was begun, if there is one.',
      always: [{ guard: 'isBegun', target: 'writing' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'Level and language are chosen. The problems are not shown before the clock runs.',
      on: {
        'round.begun': {
          target: 'writing',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'tell'],
        },
      },
    },
    writing: {
      description:
        'Both problems, with hints and editorial closed. The clock runs by the time of the device: a page that slept loses none of it.',
      tags: ['round'],
      invoke: { id: 'clock', src: 'clock', onError: { target: 'collecting' } },
      always: [
        { guard: 'isAllHandedIn', target: 'next' },
        { guard: 'isOver', target: 'collecting' },
      ],
      on: {
        'clock.read': { actions: { type: 'noteNow', params: ({ event }) => event } },
        'problem.shown': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [{ type: 'show', params: ({ event }) => event }, 'tell'],
        },
        'text.written': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'noteText', params: ({ event }) => event },
        },
        'run.counted': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: [{ type: 'noteRun', params: ({ event }) => event }, 'tell'],
        },
        'problem.handedIn': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: [{ type: 'handIn', params: ({ event }) => event }, 'tell'],
        },
        'round.ended': {
          target: 'collecting',
          actions: { type: 'noteNow', params: ({ event }) => event },
        },
      },
    },
    collecting: {
      description: 'The last keys come in. Then all that is open is handed in as it is.',
      tags: ['round'],
      on: {
        'text.written': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'noteText', params: ({ event }) => event },
        },
      },
      after: { lastWords: { target: 'next', actions: ['handInRest', 'tell'] } },
    },
    next: {
      description: 'One problem after the other is judged.',
      always: [{ guard: 'isAllJudged', target: 'review', actions: ['noteEnd', 'tell'] }, { target: 'judging' }],
    },
    judging: {
      description: 'The hidden tests run. Left, it is judged when the round is opened again.',
      tags: ['judging'],
      invoke: {
        id: 'judgeProgram',
        src: 'judgeProgram',
        input: ({ context }) => judgeInput(context),
        onDone: [
          {
            guard: { type: 'isJudged', params: ({ event }) => event },
            target: 'next',
            actions: [{ type: 'noteResult', params: ({ event }) => event }, 'tell'],
          },
          { target: 'unjudged' },
        ],
        onError: { target: 'unjudged' },
      },
      on: { 'round.left': { target: 'choosing', actions: 'forget' } },
    },
    unjudged: {
      description: 'There was nothing to run it with. What was handed in is kept, and judged when there is.',
      tags: ['judging'],
      on: {
        'judge.retried': { target: 'judging' },
        'round.left': { target: 'choosing', actions: 'forget' },
      },
    },
    review: {
      description: 'What the tests said, problem by problem.',
      on: { 'round.left': { target: 'choosing', actions: 'forget' } },
    },
  },
});

/** Runs that are remembered of a problem. */
const RUNS = 100;
const NOTHING = { challenge: 0, language: 'c', source: '' } as const;

const problemsOf = ({ round }: Pick<MockRoundContext, 'round'>): readonly RoundProblem[] => round?.problems ?? [];

/** Milliseconds that are left; never below 0. */
export const timeLeft = ({ round, now }: MockRoundContext): number =>
  round === null ? 0 : Math.max(0, Date.parse(round.deadline) - Math.max(now, Date.parse(round.begunAt)));

const iso = (at: number): string => new Date(at).toISOString();

function withProblem(
  round: MockRound,
  index: number,
  change: (problem: RoundProblem) => Partial<RoundProblem>,
): MockRound {
  return {
    ...round,
    problems: round.problems.map((problem, place) => (place === index ? { ...problem, ...change(problem) } : problem)),
  };
}

/** The time of the problem in front is counted up to a moment, which is never past the deadline. */
function settled(round: MockRound, at: number): MockRound {
  const until = Math.min(at, Date.parse(round.deadline));
  const passed = Math.max(0, until - Date.parse(round.shownAt));
  const counted = withProblem(round, round.shown, ({ spent, handedInAt }) => ({
    spent: handedInAt === null ? spent + passed : spent,
  }));
  return { ...counted, shownAt: iso(until) };
}

/** Handed in; the next open problem comes to the front. */
function handedIn(round: MockRound, texts: readonly string[], index: number, at: number): MockRound {
  const after = withProblem(round, index, () => ({ handedInAt: iso(at), source: texts[index] ?? '' }));
  const open = after.problems.findIndex(({ handedInAt }) => handedInAt === null);
  return { ...after, shown: open < 0 || index !== round.shown ? round.shown : open };
}

/** What is still open is handed in as it is, at the deadline at the latest. */
function restHandedIn(round: MockRound, { texts, now }: MockRoundContext): MockRound {
  const at = Math.min(now, Date.parse(round.deadline));
  return round.problems.reduce(
    (all, { handedInAt }, index) => (handedInAt === null ? handedIn(all, texts, index, at) : all),
    settled(round, at),
  );
}

const firstUnjudged = (context: Pick<MockRoundContext, 'round'>): number =>
  problemsOf(context).findIndex(({ result }) => result === null);

function judgeInput(context: MockRoundContext): JudgeProgramInput {
  const { challenge, language, source } = problemsOf(context)[firstUnjudged(context)] ?? NOTHING;
  return { challenge, language, source };
}

const withResult = (round: MockRound, output: JudgeProgramOutput): MockRound =>
  output.kind === 'judged' ? withProblem(round, firstUnjudged({ round }), () => ({ result: output.result })) : round;
