/**
 * Reading a public GitHub profile: only when the learner has agreed, never by itself, and not while GitHub's limit is known
 * to be used up. Guide page `/github`; issue 17, *Guides*.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { GithubProblem, ReadGithubEvent, ReadGithubInput } from './contracts/github';
import type {
  GithubProfileContext,
  GithubProfileEmitted,
  GithubProfileInput,
  GithubProfileUserEvent,
} from './contracts/github-profile-flow';

type Asked = Extract<GithubProfileUserEvent, { type: 'profile.asked' }>;
type Answer = Pick<ReadGithubEvent, 'limit'>;

export const githubProfileMachine = setup({
  types: {
    context: {} as GithubProfileContext,
    events: {} as GithubProfileUserEvent | ReadGithubEvent,
    input: {} as GithubProfileInput,
    emitted: {} as GithubProfileEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readGithub: fromCallback<EventObject, ReadGithubInput>(() => {}),
  },
  guards: {
    hasProfile: ({ context }) => context.kept !== null,
    namesNobody: (_, { agreed, name }: Asked) => agreed && name === null,
    isUsedUp: ({ context: { limit } }, { agreed, at }: Asked) =>
      agreed && limit !== null && limit.remaining === 0 && at < limit.resetAt,
    mayAsk: (_, { agreed }: Asked) => agreed,
  },
  actions: {
    noteName: assign((_, { name }: Asked) => ({ name: name ?? '', problem: null })),
    noteProblem: assign((_, { problem }: { problem: GithubProblem }) => ({ problem })),
    noteUsedUp: assign(({ context }) => ({
      problem: { kind: 'limit' as const, resetAt: context.limit?.resetAt ?? null },
    })),
    noteLimit: assign(({ context }, { limit }: Answer) => ({ limit: limit ?? context.limit })),
    show: assign((_, { kept }: Pick<GithubProfileContext, 'kept'>) => ({ kept, problem: null })),
    handOn: emit((_, { kept }: Extract<ReadGithubEvent, { type: 'github.read' }>) => ({
      type: 'profile.kept' as const,
      kept,
    })),
    forget: assign({ kept: null, name: '', problem: null }),
    drop: emit({ type: 'profile.dropped' as const }),
    clear: assign({ problem: null }),
  },
}).createMachine({
  id: 'githubProfile',
  context: ({ input }) => ({
    name: input.kept?.profile.login ?? '',
    kept: input.kept,
    limit: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A profile that was read before is shown from the device; nothing is asked of GitHub.',
      always: [{ guard: 'hasProfile', target: 'shown' }, { target: 'asking' }],
    },
    asking: {
      description: 'What would be fetched is said. A name and the agreement are awaited.',
      on: {
        'profile.asked': [
          {
            guard: { type: 'namesNobody', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'noteProblem', params: { problem: { kind: 'name' } } },
          },
          { guard: { type: 'isUsedUp', params: ({ event }) => event }, target: 'failed', actions: 'noteUsedUp' },
          {
            guard: { type: 'mayAsk', params: ({ event }) => event },
            target: 'fetching',
            actions: { type: 'noteName', params: ({ event }) => event },
          },
        ],
      },
    },
    fetching: {
      description: 'The account, its repositories and its README are on their way; it can be stopped.',
      tags: ['busy'],
      invoke: {
        id: 'readGithub',
        src: 'readGithub',
        input: ({ context: { name, kept } }) => ({
          name,
          kept: kept?.profile.login.toLowerCase() === name.toLowerCase() ? kept : null,
        }),
        onError: {
          target: 'failed',
          actions: { type: 'noteProblem', params: { problem: { kind: 'malformed' } } },
        },
      },
      on: {
        'github.read': {
          target: 'shown',
          actions: [
            { type: 'noteLimit', params: ({ event }) => event },
            { type: 'show', params: ({ event }) => event },
            { type: 'handOn', params: ({ event }) => event },
          ],
        },
        'github.failed': {
          target: 'failed',
          actions: [
            { type: 'noteLimit', params: ({ event }) => event },
            { type: 'noteProblem', params: ({ event }) => event },
          ],
        },
        'reading.stopped': [{ guard: 'hasProfile', target: 'shown' }, { target: 'asking' }],
      },
    },
    shown: {
      description: 'The profile and what was found in it, with when it was read.',
      on: {
        'profile.asked': [
          {
            guard: { type: 'namesNobody', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'noteProblem', params: { problem: { kind: 'name' } } },
          },
          { guard: { type: 'isUsedUp', params: ({ event }) => event }, target: 'failed', actions: 'noteUsedUp' },
          {
            guard: { type: 'mayAsk', params: ({ event }) => event },
            target: 'fetching',
            actions: { type: 'noteName', params: ({ event }) => event },
          },
        ],
        'profile.forgotten': { target: 'asking', actions: ['forget', 'drop'] },
      },
    },
    failed: {
      description: 'Why nothing came is said, with what to do. A profile that was read before is kept.',
      on: {
        'profile.asked': [
          {
            guard: { type: 'namesNobody', params: ({ event }) => event },
            actions: { type: 'noteProblem', params: { problem: { kind: 'name' } } },
          },
          { guard: { type: 'isUsedUp', params: ({ event }) => event }, actions: 'noteUsedUp' },
          {
            guard: { type: 'mayAsk', params: ({ event }) => event },
            target: 'fetching',
            actions: { type: 'noteName', params: ({ event }) => event },
          },
        ],
        'failure.dismissed': [
          { guard: 'hasProfile', target: 'shown', actions: 'clear' },
          { target: 'asking', actions: 'clear' },
        ],
      },
    },
  },
});
