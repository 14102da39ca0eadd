/**
 * A device joins others: the storage is described and tested, then this one is the first, or shows by words or a link that it
 * belongs to those that are there. Settings, Devices. Issue 20.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { FindResult, JoinInput, JoinResult, TestResult } from './contracts/join-devices';
import type {
  JoinDevicesContext,
  JoinDevicesEmitted,
  JoinDevicesEvent,
  JoinDevicesInput,
} from './contracts/join-devices-flow';

type Result = { result: TestResult | FindResult | JoinResult };

export const joinDevicesMachine = setup({
  types: {
    context: {} as JoinDevicesContext,
    events: {} as JoinDevicesEvent,
    input: {} as JoinDevicesInput,
    emitted: {} as JoinDevicesEmitted,
    tags: {} as 'busy',
  },
  actors: {
    testStorage: fromPromise<TestResult>(() => new Promise(() => {})),
    findDevices: fromPromise<FindResult>(() => new Promise(() => {})),
    join: fromPromise<JoinResult, JoinInput>(() => new Promise(() => {})),
  },
  guards: {
    isReachable: (_, { isReachable }: { isReachable: boolean }) => isReachable,
    isInvited: ({ context }) => context.isInvited,
    is: (_, { result, kind }: Result & { kind: Result['result']['kind'] }) => result.kind === kind,
  },
  actions: {
    noteProblem: assign((_, { result }: Result) => ({
      problem: result.kind === 'failed' ? result.problem : ('device' as const),
      step: 'step' in result ? result.step : null,
    })),
    forgetProblem: assign({ problem: null, step: null }),
    tellJoined: emit((_, { isFirst }: { isFirst: boolean }) => ({ type: 'devices.joined', isFirst })),
  },
}).createMachine({
  id: 'joinDevices',
  context: ({ input }) => ({ ...input, problem: null, step: null }),
  initial: 'describing',
  on: {
    'storage.changed': { target: '.describing', actions: 'forgetProblem' },
    'join.left': { target: '.describing' },
  },
  states: {
    describing: {
      description: 'The learner says where the storage is and how it is opened.',
      on: {
        'storage.described': [
          {
            guard: { type: 'isReachable', params: ({ event }) => event },
            target: 'testing',
            actions: 'forgetProblem',
          },
          { target: 'apart' },
        ],
      },
    },
    apart: {
      description: 'This page may not call that address: it has to be loaded again first.',
    },
    testing: {
      description: 'A file is written to the storage, listed, read and removed.',
      tags: ['busy'],
      invoke: {
        id: 'testStorage',
        src: 'testStorage',
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'failed' }) },
            target: 'unfit',
            actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
          },
          { guard: 'isInvited', target: 'finding' },
          { target: 'tested' },
        ],
        onError: { target: 'unfit', actions: { type: 'noteProblem', params: { result: { kind: 'fits' } } } },
      },
    },
    unfit: {
      description: 'The storage does not do what is asked of it, and the reason is shown.',
      on: {
        'storage.described': {
          guard: { type: 'isReachable', params: ({ event }) => event },
          target: 'testing',
          actions: 'forgetProblem',
        },
      },
    },
    tested: {
      description: 'The storage works. Is this the first device, or one more?',
      on: { 'first.asked': { target: 'beginning' }, 'words.entered': { target: 'finding' } },
    },
    finding: {
      description: 'Is there anything in this storage that the words open?',
      tags: ['busy'],
      invoke: {
        id: 'findDevices',
        src: 'findDevices',
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'found' }) },
            target: 'following',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'missing' }) },
            target: 'missing',
          },
          {
            target: 'unfit',
            actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'unfit', actions: { type: 'noteProblem', params: { result: { kind: 'fits' } } } },
      },
    },
    missing: {
      description: 'Nothing there belongs to these words: they are another set’s, or the folder is another one.',
      on: { 'words.entered': { target: 'finding' }, 'first.asked': { target: 'beginning' } },
    },
    beginning: {
      description: 'A key is made, and this device is the first.',
      tags: ['busy'],
      invoke: {
        id: 'join',
        src: 'join',
        input: { isFirst: true },
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'failed' }) },
            target: 'unfit',
            actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'joined', actions: { type: 'tellJoined', params: { isFirst: true } } },
        ],
        onError: { target: 'unfit', actions: { type: 'noteProblem', params: { result: { kind: 'fits' } } } },
      },
    },
    following: {
      description: 'This device takes the others’ key, and is one of them.',
      tags: ['busy'],
      invoke: {
        id: 'join',
        src: 'join',
        input: { isFirst: false },
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'failed' }) },
            target: 'unfit',
            actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'joined', actions: { type: 'tellJoined', params: { isFirst: false } } },
        ],
        onError: { target: 'unfit', actions: { type: 'noteProblem', params: { result: { kind: 'fits' } } } },
      },
    },
    joined: {
      description: 'This device is one of the set.',
    },
  },
});
