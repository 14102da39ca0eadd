/**
 * How what runs a language gets onto the device: looked for, offered with its size, loaded with a count of bytes, ready.
 * It is the C and C++ compiler, or the engine of another language; with another language it begins again. Shared by
 * `/machine-coding` and `/code-practice`; building and running is another flow (`terminal-run`).
 */
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type {
  EngineName,
  ToolchainEvent,
  ToolchainInput,
  ToolchainProblem,
  ToolchainState,
} from './contracts/compiler';

export interface ToolchainContext {
  /** What is looked for and loaded. */
  readonly engine: EngineName;
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
  /** The program in the editor is in another language. */
  | { type: 'engine.chosen'; engine: EngineName }
  | { type: 'toolchain.cancelled' }
  /** A build found nothing to build with: its storage was freed. */
  | { type: 'toolchain.lost' }
  | ToolchainEvent;

const nothingKnown = { bytes: null, loadedBytes: 0, totalBytes: 0, kept: null, problem: null };

export const toolchainMachine = setup({
  types: {
    context: {} as ToolchainContext,
    events: {} as ToolchainFlowEvent,
    tags: {} as 'ready',
  },
  actors: {
    checkToolchain: fromPromise<ToolchainState, ToolchainInput>(() => new Promise(() => {})),
    loadToolchain: fromCallback<EventObject, ToolchainInput>(() => {}),
  },
  guards: {
    isAnother: ({ context }, { engine }: { engine: EngineName }) => engine !== context.engine,
    isStored: (_, { stored }: { stored: boolean }) => stored,
  },
  actions: {
    noteEngine: assign((_, { engine }: { engine: EngineName }) => ({ ...nothingKnown, engine })),
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
  context: { ...nothingKnown, engine: 'clang' },
  initial: 'checking',
  on: {
    'engine.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.checking',
      actions: { type: 'noteEngine', params: ({ event }) => event },
    },
  },
  states: {
    checking: {
      description: 'Looks whether the device has the engine. Nothing is fetched.',
      invoke: {
        id: 'checkToolchain',
        src: 'checkToolchain',
        input: ({ context: { engine } }) => ({ engine }),
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
      description: 'The engine is fetched, with a count of bytes; it can be cancelled.',
      entry: 'beginLoading',
      invoke: {
        id: 'loadToolchain',
        src: 'loadToolchain',
        input: ({ context: { engine } }) => ({ engine }),
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
      description: 'Programs can be built and run.',
      tags: ['ready'],
      on: { 'toolchain.lost': { target: 'checking' } },
    },
  },
});
