/**
 * Several devices in step by way of a storage: one of all open tabs takes in what changed here, reads what the others wrote,
 * and sends. Every screen, once devices are joined; Settings, Devices. Issue 20.
 */
import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { HoldInput } from './contracts/session-hold';
import type { LookResult, SendResult, StorageFailure, StorageProblem, SyncTold } from './contracts/sync';
import type { SyncContext, SyncEmitted, SyncEvent, SyncInput } from './contracts/sync-flow';

/** Milliseconds before the first further try; it doubles with each. */
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 300_000;
/** Problems that pass by themselves: nobody is asked. An answer that a page may not read is often no answer at all. */
const PASSING: readonly StorageProblem[] = ['offline', 'unreachable', 'blocked', 'busy', 'failed'];

type Result = { result: LookResult | SendResult };
const BROKEN: StorageFailure = { kind: 'failed', problem: 'device', after: null };
const UNTOLD: SyncTold = { mark: 'waiting', lastLook: null, problem: null };

export const syncMachine = setup({
  types: {
    context: {} as SyncContext,
    events: {} as SyncEvent,
    input: {} as SyncInput,
    emitted: {} as SyncEmitted,
    tags: {} as 'busy' | 'in-step' | 'waiting' | 'offline' | 'needs-you' | 'paused',
  },
  actors: {
    hold: fromCallback<EventObject, HoldInput>(() => {}),
    watch: fromCallback<EventObject>(() => {}),
    listen: fromCallback<EventObject>(() => {}),
    look: fromPromise<LookResult>(() => new Promise(() => {})),
    send: fromPromise<SendResult>(() => new Promise(() => {})),
    fill: fromPromise<SendResult>(() => new Promise(() => {})),
  },
  guards: {
    isJoined: ({ context }) => context.isJoined,
    isKnown: ({ context }) => context.isKnown,
    isPaused: ({ context }) => context.isPaused,
    isChanged: ({ context }) => context.isChanged,
    is: (_, { result, kind }: Result & { kind: LookResult['kind'] }) => result.kind === kind,
    isPassing: (_, { result }: Result) => result.kind === 'failed' && PASSING.includes(result.problem),
  },
  actions: {
    noteJoined: assign({ isJoined: true, isPaused: false }),
    noteLeft: assign({ isJoined: false, isKnown: false, problem: null, end: null, told: null, unreadable: 0 }),
    noteTold: assign((_, { told }: { told: SyncTold }) => ({ told, lastLook: told.lastLook })),
    noteChange: assign({ isChanged: true }),
    noteTaken: assign({ isChanged: false }),
    noteProgress: assign((_, { done, all }: { done: number; all: number }) => ({ progress: { done, all } })),
    noteLook: assign((_, { result }: Result) => ({
      ...(result.kind === 'done' ? { lastLook: result.at } : {}),
      ...(result.kind === 'done' && 'unreadable' in result ? { unreadable: result.unreadable } : {}),
      isKnown: true,
      progress: null,
      problem: null,
      failures: 0,
    })),
    noteProblem: assign(({ context }, { result }: Result) => {
      const { problem, after } = failureOf(result);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** context.failures);
      return { problem, after: after ?? wait, failures: context.failures + 1, progress: null };
    }),
    noteEnd: assign((_, { result }: Result) => ({ end: result.kind === 'end' ? result : null, progress: null })),
    notePaused: assign({ isPaused: true }),
    noteResumed: assign({ isPaused: false, failures: 0 }),
    tellAside: emit((_, { result }: Result) => ({
      type: 'aside.kept',
      count: 'keptAside' in result ? result.keptAside : 0,
    })),
    tellEnd: emit(({ context }) => ({ type: 'folder.ended', end: context.end })),
    tellErased: emit({ type: 'device.erased' }),
    forward: emit({ type: 'look.forwarded' }),
    wantTurn: emit({ type: 'turn.wanted' }),
  },
  delays: { againDelay: ({ context }) => context.after },
}).createMachine({
  id: 'sync',
  context: ({ input }) => ({
    ...input,
    lastLook: null,
    problem: null,
    after: FIRST_WAIT,
    failures: 0,
    isChanged: false,
    progress: null,
    unreadable: 0,
    end: null,
    told: null,
  }),
  initial: 'finding',
  states: {
    finding: {
      description: 'Does this device belong to a set of devices?',
      always: [{ guard: 'isJoined', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'This device is by itself.',
      on: { 'devices.joined': { target: 'on', actions: 'noteJoined' } },
    },
    on: {
      description: 'This device belongs to a set of devices; one of its tabs at a time keeps it in step.',
      initial: 'elsewhere',
      invoke: { id: 'hold', src: 'hold', input: { name: 'devices' }, onError: { target: '.here' } },
      on: { 'devices.left': { target: 'off', actions: 'noteLeft' } },
      states: {
        elsewhere: {
          description: 'Another tab does it, and tells how far it is.',
          tags: ['waiting'],
          invoke: { id: 'listen', src: 'listen', onError: { actions: { type: 'noteTold', params: { told: UNTOLD } } } },
          on: {
            'hold.granted': { target: 'here' },
            'state.told': { actions: { type: 'noteTold', params: ({ event }) => event } },
            'sync.asked': { actions: 'forward' },
            'page.shown': { actions: 'wantTurn' },
          },
        },
        here: {
          description: 'This tab does it.',
          initial: 'beginning',
          invoke: {
            id: 'watch',
            src: 'watch',
            onError: { target: '.refused', actions: { type: 'noteProblem', params: { result: BROKEN } } },
          },
          on: {
            'change.made': { actions: 'noteChange' },
            'progress.told': { actions: { type: 'noteProgress', params: ({ event }) => event } },
            'pause.asked': { target: '.paused', actions: 'notePaused' },
          },
          states: {
            beginning: {
              description: 'Paused by the learner, or to be looked at.',
              always: [{ guard: 'isPaused', target: 'paused' }, { target: 'receiving' }],
            },
            receiving: {
              description: 'The storage is read, and what others wrote is taken in.',
              tags: ['busy', 'waiting'],
              entry: 'noteTaken',
              initial: 'choosing',
              invoke: {
                id: 'look',
                src: 'look',
                onDone: [
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'done' }) },
                    target: 'sending',
                    actions: [
                      { type: 'noteLook', params: ({ event }) => ({ result: event.output }) },
                      { type: 'tellAside', params: ({ event }) => ({ result: event.output }) },
                    ],
                  },
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'newer' }) },
                    target: 'outdated',
                  },
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'lost' }) },
                    target: 'lost',
                  },
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'end' }) },
                    target: 'ended',
                    actions: [{ type: 'noteEnd', params: ({ event }) => ({ result: event.output }) }, 'tellEnd'],
                  },
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'erased' }) },
                    target: '#sync.off',
                    actions: ['noteLeft', 'tellErased'],
                  },
                  {
                    guard: { type: 'isPassing', params: ({ event }) => ({ result: event.output }) },
                    target: 'offline',
                    actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
                  },
                  {
                    target: 'refused',
                    actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
                  },
                ],
                onError: { target: 'refused', actions: { type: 'noteProblem', params: { result: BROKEN } } },
              },
              states: {
                choosing: {
                  description: 'Is it the first time?',
                  always: [{ guard: 'isKnown', target: 'again' }, { target: 'joining' }],
                },
                joining: { description: 'What the other devices have comes here for the first time.' },
                again: { description: 'What changed since the last look comes here.' },
              },
            },
            sending: {
              description: 'What changed here is taken in and sent.',
              tags: ['busy', 'waiting'],
              entry: 'noteTaken',
              invoke: {
                id: 'send',
                src: 'send',
                onDone: [
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'done' }) },
                    target: 'idle',
                  },
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'erased' }) },
                    target: '#sync.off',
                    actions: ['noteLeft', 'tellErased'],
                  },
                  {
                    guard: { type: 'isPassing', params: ({ event }) => ({ result: event.output }) },
                    target: 'offline',
                    actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
                  },
                  {
                    target: 'refused',
                    actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
                  },
                ],
                onError: { target: 'refused', actions: { type: 'noteProblem', params: { result: BROKEN } } },
              },
            },
            idle: {
              description: 'In step, until something changes here or it is time to look.',
              tags: ['in-step'],
              always: { guard: 'isChanged', target: 'sending' },
              on: {
                'look.due': { target: 'receiving' },
                'network.back': { target: 'receiving' },
                'sync.asked': { target: 'receiving' },
                'hold.asked': { target: '#sync.on', reenter: true },
              },
            },
            offline: {
              description: 'The storage does not answer. What changes is kept, and it is asked again by itself.',
              tags: ['offline'],
              after: { againDelay: { target: 'receiving' } },
              on: {
                'network.back': { target: 'receiving' },
                'sync.asked': { target: 'receiving' },
                'hold.asked': { target: '#sync.on', reenter: true },
              },
            },
            refused: {
              description: 'The storage refuses, and says why: somebody has to do something.',
              tags: ['needs-you'],
              on: { 'sync.asked': { target: 'receiving' } },
            },
            outdated: {
              description: 'A newer app wrote what is there: nothing is taken in or sent until this one is newer too.',
              tags: ['needs-you'],
              on: { 'sync.asked': { target: 'receiving' } },
            },
            lost: {
              description: 'The folder of the storage is gone. It can be filled again from here.',
              tags: ['needs-you'],
              on: { 'fill.asked': { target: 'filling' }, 'sync.asked': { target: 'receiving' } },
            },
            filling: {
              description: 'Everything there is goes into the storage again.',
              tags: ['busy', 'waiting'],
              invoke: {
                id: 'fill',
                src: 'fill',
                onDone: [
                  {
                    guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'done' }) },
                    target: 'receiving',
                  },
                  {
                    target: 'refused',
                    actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
                  },
                ],
                onError: { target: 'refused', actions: { type: 'noteProblem', params: { result: BROKEN } } },
              },
            },
            ended: {
              description: 'Another device ended this folder: the key was changed there, or everything erased.',
              tags: ['needs-you'],
            },
            paused: {
              description: 'The learner wants nothing sent or read for now.',
              tags: ['paused'],
              on: { 'resume.asked': { target: 'receiving', actions: 'noteResumed' } },
            },
          },
        },
      },
    },
  },
});

const failureOf = (result: Result['result']): StorageFailure => (result.kind === 'failed' ? result : BROKEN);
