/**
 * The whole app on the device, for a time without a network: what is missing is looked for and offered with its size,
 * fetched with a count of bytes, and looked for again, because a browser may refuse to keep what came.
 * Screen `/settings`.
 */
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type {
  FetchOfflineEvent,
  FetchOfflineInput,
  OfflineLook,
  OfflinePart,
  OfflineProblem,
  Unkept,
} from './contracts/offline-copy';

export interface OfflineCopyContext {
  readonly parts: readonly OfflinePart[];
  readonly screenBytes: number;
  readonly unkept: Unkept | null;
  readonly loadedBytes: number;
  readonly problem: OfflineProblem | null;
}

export type OfflineCopyEvent =
  | { type: 'copy.wanted' }
  | { type: 'copy.cancelled' }
  /** Something may have changed: an engine was loaded or freed elsewhere. */
  | { type: 'look.again' }
  | FetchOfflineEvent;

export const missingBytes = (parts: readonly OfflinePart[]): number =>
  parts.reduce((sum, { missing }) => sum + missing, 0);

export const offlineCopyMachine = setup({
  types: {
    context: {} as OfflineCopyContext,
    events: {} as OfflineCopyEvent,
    tags: {} as 'looking',
  },
  actors: {
    lookOffline: fromPromise<OfflineLook>(() => new Promise(() => {})),
    fetchOffline: fromCallback<EventObject, FetchOfflineInput>(() => {}),
    /** Sends `look.again` once a service worker looks after the page. */
    watchOffline: fromCallback(() => {}),
  },
  delays: { answerTime: 15_000 },
  guards: {
    isUnkept: (_, look: OfflineLook) => look.kind === 'unkept',
    isWhole: (_, look: OfflineLook) => look.kind === 'looked' && missingBytes(look.parts) === 0,
    hasProblem: ({ context }) => context.problem !== null,
  },
  actions: {
    noteLook: assign((_, look: OfflineLook) =>
      look.kind === 'looked'
        ? { parts: look.parts, screenBytes: look.screenBytes, unkept: null }
        : { parts: [], screenBytes: 0, unkept: look.reason },
    ),
    noteProgress: assign((_, { loadedBytes }: { loadedBytes: number }) => ({ loadedBytes })),
    noteProblem: assign((_, { problem }: { problem: OfflineProblem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    begin: assign({ loadedBytes: 0, problem: null }),
  },
}).createMachine({
  id: 'offlineCopy',
  context: { parts: [], screenBytes: 0, unkept: null, loadedBytes: 0, problem: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'Looks for what is on the device. Nothing is fetched.',
      tags: ['looking'],
      invoke: {
        id: 'lookOffline',
        src: 'lookOffline',
        onDone: [
          {
            guard: { type: 'isUnkept', params: ({ event }) => event.output },
            target: 'unsupported',
            actions: { type: 'noteLook', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => event.output },
            target: 'whole',
            actions: { type: 'noteLook', params: ({ event }) => event.output },
          },
          {
            guard: 'hasProblem',
            target: 'failed',
            actions: { type: 'noteLook', params: ({ event }) => event.output },
          },
          { target: 'offered', actions: { type: 'noteLook', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unknown' },
      },
      after: { answerTime: { target: 'unknown' } },
    },
    unsupported: {
      description: 'This page keeps no files: the browser has no service worker for it, or one of another build.',
      invoke: { id: 'watchOffline', src: 'watchOffline', onError: { target: 'unknown' } },
      on: { 'look.again': { target: 'looking', actions: 'forgetProblem' } },
    },
    unknown: {
      description: 'The browser did not say what is on the device.',
      on: { 'look.again': { target: 'looking', actions: 'forgetProblem' } },
    },
    offered: {
      description: 'Says what is missing and how large it is, and waits to be asked.',
      on: {
        'copy.wanted': { target: 'fetching' },
        'look.again': { target: 'looking' },
      },
    },
    fetching: {
      description: 'What is missing is fetched, with a count of bytes; it can be cancelled, and what came stays.',
      entry: 'begin',
      invoke: {
        id: 'fetchOffline',
        src: 'fetchOffline',
        input: ({ context: { parts } }) => ({ parts }),
        onError: { target: 'looking', actions: { type: 'noteProblem', params: { problem: 'failed' } } },
      },
      on: {
        'copy.progressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        // If all came and something is missing all the same, the browser did not keep it.
        'copy.finished': { target: 'looking', actions: { type: 'noteProblem', params: { problem: 'no-room' } } },
        'copy.failed': { target: 'looking', actions: { type: 'noteProblem', params: ({ event }) => event } },
        'copy.cancelled': { target: 'looking' },
      },
    },
    failed: {
      description: 'Part of it is here. What is missing can be fetched again.',
      on: {
        'copy.wanted': { target: 'fetching' },
        'look.again': { target: 'looking' },
      },
    },
    whole: {
      description: 'Everything is on the device.',
      entry: 'forgetProblem',
      on: { 'look.again': { target: 'looking' } },
    },
  },
});
