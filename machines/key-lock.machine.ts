/**
 * The key of a provider under a passphrase: locked, opened once in each tab, locked again, its lock removed. Settings beside the
 * key, and wherever a reply needs it. Neither key nor passphrase ever comes into the flow.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { KeyState, LockWish, TurnLockInput, TurnLockResult } from './contracts/key-lock';

export interface KeyLockContext {
  readonly slot: string;
  /** What the key is, as the device says. */
  readonly is: KeyState;
  readonly wish: LockWish;
  readonly problem: Exclude<TurnLockResult, 'done'> | null;
}

export type KeyLockEvent =
  | { readonly type: 'passphrase.wanted'; readonly wish: LockWish }
  /** It is where the app keeps it. */
  | { readonly type: 'passphrase.given' }
  | { readonly type: 'passphrase.left' }
  /** What the key is, at first and at each change, in this tab or another. */
  | { readonly type: 'key.is'; readonly state: KeyState };

export type KeyLockEmitted = { readonly type: 'lock.turned'; readonly wish: LockWish };

export const keyLockMachine = setup({
  types: {
    context: {} as KeyLockContext,
    events: {} as KeyLockEvent,
    input: {} as { readonly slot: string },
    emitted: {} as KeyLockEmitted,
    tags: {} as 'busy',
  },
  actors: {
    turnLock: fromPromise<TurnLockResult, TurnLockInput>(() => new Promise(() => {})),
  },
  guards: {
    isKey: ({ context }, { state }: { state: KeyState }) => context.is === state,
    fits: ({ context }, { wish }: { wish: LockWish }) =>
      wish === 'lock' ? context.is === 'none' : wish === 'open' ? context.is === 'locked' : context.is !== 'none',
    went: (_, { result }: { result: TurnLockResult }) => result === 'done',
  },
  actions: {
    noteKey: assign((_, { state }: { state: KeyState }) => ({ is: state })),
    noteWish: assign((_, { wish }: { wish: LockWish }) => ({ wish, problem: null })),
    noteProblem: assign((_, { result }: { result: TurnLockResult }) => ({
      problem: result === 'done' ? null : result,
    })),
    noteRefusal: assign({ problem: 'refused' as const }),
    forgetProblem: assign({ problem: null }),
    tellTurned: emit(({ context }) => ({ type: 'lock.turned' as const, wish: context.wish })),
  },
}).createMachine({
  id: 'keyLock',
  context: ({ input }) => ({ slot: input.slot, is: 'none', wish: 'lock', problem: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked.',
      initial: 'none',
      on: {
        'key.is': {
          target: '.settling',
          actions: { type: 'noteKey', params: ({ event: { state } }) => ({ state }) },
        },
        'passphrase.wanted': {
          guard: { type: 'fits', params: ({ event: { wish } }) => ({ wish }) },
          target: 'asking',
          actions: { type: 'noteWish', params: ({ event: { wish } }) => ({ wish }) },
        },
      },
      states: {
        settling: {
          description: 'What the key is decides.',
          always: [
            { guard: { type: 'isKey', params: { state: 'open' } }, target: 'open' },
            { guard: { type: 'isKey', params: { state: 'locked' } }, target: 'locked' },
            { target: 'none' },
          ],
        },
        none: { description: 'The key is not locked, or there is none.' },
        open: { description: 'Only the sealed key is on the device; this tab has it open.' },
        locked: { description: 'Only the sealed key is on the device, and nobody has opened it here.' },
      },
    },
    asking: {
      description: 'A passphrase is asked for: a new one to lock with, or the key’s own.',
      on: {
        'passphrase.given': { target: 'deriving' },
        'passphrase.left': { target: 'resting.settling' },
        'key.is': { actions: { type: 'noteKey', params: ({ event: { state } }) => ({ state }) } },
      },
    },
    deriving: {
      description: 'The key is sealed or opened by the passphrase, which takes about a second.',
      tags: ['busy'],
      invoke: {
        id: 'turnLock',
        src: 'turnLock',
        input: ({ context: { slot, wish } }) => ({ slot, wish }),
        onDone: [
          {
            guard: { type: 'went', params: ({ event }) => ({ result: event.output }) },
            target: 'resting.settling',
            actions: ['forgetProblem', 'tellTurned'],
          },
          {
            target: 'refused',
            actions: { type: 'noteProblem', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'refused', actions: 'noteRefusal' },
      },
      on: {
        'key.is': { actions: { type: 'noteKey', params: ({ event: { state } }) => ({ state }) } },
        'passphrase.left': { target: 'resting.settling' },
      },
    },
    refused: {
      description: 'It did not go: the reason is shown, and the passphrase can be typed again.',
      on: {
        'passphrase.given': { target: 'deriving', actions: 'forgetProblem' },
        'passphrase.left': { target: 'resting.settling', actions: 'forgetProblem' },
        'key.is': { actions: { type: 'noteKey', params: ({ event: { state } }) => ({ state }) } },
      },
    },
  },
});
