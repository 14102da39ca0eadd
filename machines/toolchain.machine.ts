/**
 * How the compiler gets onto the device: looked for, offered with its size, loaded with a count of bytes, ready. Shared
 * by `/machine-coding` and `/code-practice`; building and running is another flow (`terminal-run`).
 */
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { ToolchainEvent, ToolchainProblem, ToolchainState } from './contracts/compiler';

export interface ToolchainContext {
  /** Bytes that the first load fetches and keeps; `null` until known. */
  readonly bytes: number | null;
  readonly loadedBytes: number;
  readonly totalBytes: number;
  /** Kept for offline use; `null` until it is loaded. */
  readonly kept: boolean | null;
  readonly problem: ToolchainProblem | null;
}

export type ToolchainFlowEvent =
  /** Someone agreed to the size, or pressed Run after it was said. */
  | { type: 'toolchain.wanted' }
  | { type: 'toolchain.cancelled' }
  /** A build found nothing to build with: its storage was freed. */
  | { type: 'toolchain.lost' }
  | ToolchainEvent;

export const toolchainMachine = setup({
  types: {
    context: {} as ToolchainContext,
    events: {} as ToolchainFlowEvent,
    tags: {} as 'ready',
  },
  actors: {
    checkToolchain: fromPromise<ToolchainState>(() => new Promise(() => {})),
    loadToolchain: fromCallback<EventObject>(() => {}),
  },
  guards: {
    isStored: (_, { stored }: { stored: boolean }) => stored,
  },
  actions: {
    noteSize: assign((_, { bytes }: { bytes: number }) => ({ bytes })),
    noteProgress: assign((_, { loadedBytes, totalBytes }: { loadedBytes: number; totalBytes: number }) => ({
      loadedBytes,
      totalBytes,
    })),
    noteKept: assign((_, { kept }: { kept: boolean }) => ({ kept })),
    noteProblem: assign((_, { problem }: { problem: ToolchainProblem }) => ({ problem })),
    beginLoading: assign(({ context }) => ({ loadedBytes: 0, totalBytes: context.bytes ?? 0, problem: null })),
  },
}).createMachine({
  id: 'toolchain',
  context: { bytes: null, loadedBytes: 0, totalBytes: 0, kept: null, problem: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Looks whether the device has the compiler. Nothing is fetched.',
      invoke: {
        id: 'checkToolchain',
        src: 'checkToolchain',
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'noteSize', params: ({ event }) => event.output },
          },
          { target: 'offered', actions: { type: 'noteSize', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'failed' } } },
      },
      on: { 'toolchain.wanted': { target: 'loading' } },
    },
    offered: {
      description: 'Says how much will be stored, and waits to be asked.',
      on: { 'toolchain.wanted': { target: 'loading' } },
    },
    loading: {
      description: 'The compiler is fetched, with a count of bytes; it can be cancelled.',
      entry: 'beginLoading',
      invoke: {
        id: 'loadToolchain',
        src: 'loadToolchain',
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'failed' } } },
      },
      on: {
        'toolchain.progressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'toolchain.ready': { target: 'ready', actions: { type: 'noteKept', params: ({ event }) => event } },
        'toolchain.failed': {
          target: 'failed',
          actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.problem }) },
        },
        'toolchain.cancelled': { target: 'offered' },
      },
    },
    failed: {
      description: 'Nothing that was loaded by half is kept or used.',
      on: { 'toolchain.wanted': { target: 'loading' } },
    },
    ready: {
      description: 'The compiler can build.',
      tags: ['ready'],
      on: { 'toolchain.lost': { target: 'checking' } },
    },
  },
});
