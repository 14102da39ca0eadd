/**
 * Code formatted on demand: the formatter is fetched at the first press, and what it gives is emitted for the editor. Shared by
 * `/machine-coding` and `/code-practice`.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { FormatEvent, FormatInput, FormatProblem } from './contracts/code-format';

export interface CodeFormatContext {
  readonly request: FormatInput;
  readonly problem: FormatProblem | null;
}

export type CodeFormatEvent =
  | { type: 'format.asked'; request: FormatInput }
  | { type: 'problem.dismissed' }
  /** Another program is in the editor. */
  | { type: 'program.replaced' }
  | FormatEvent;

/** What is emitted: the text that was formatted, and what became of it. */
export type CodeFormatEmitted = { type: 'code.formatted'; source: string; text: string };

export const codeFormatMachine = setup({
  types: {
    context: {} as CodeFormatContext,
    events: {} as CodeFormatEvent,
    emitted: {} as CodeFormatEmitted,
  },
  actors: {
    formatCode: fromCallback<EventObject, FormatInput>(() => {}),
  },
  actions: {
    noteRequest: assign((_, { request }: { request: FormatInput }) => ({ request, problem: null })),
    noteProblem: assign((_, { problem }: { problem: FormatProblem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    tellText: emit(({ context }, { text }: { text: string }) => ({
      type: 'code.formatted' as const,
      source: context.request.source,
      text,
    })),
  },
}).createMachine({
  id: 'codeFormat',
  context: { request: { source: '', language: 'c' }, problem: null },
  initial: 'idle',
  on: { 'program.replaced': { target: '.idle', actions: 'forgetProblem' } },
  states: {
    idle: {
      description: 'Nothing is formatted.',
      on: { 'format.asked': { target: 'formatting', actions: { type: 'noteRequest', params: ({ event }) => event } } },
    },
    formatting: {
      description: 'The formatter is fetched where it is not there yet, and reads the code.',
      invoke: {
        id: 'formatCode',
        src: 'formatCode',
        input: ({ context }) => context.request,
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'failed' } } },
      },
      on: {
        'code.shaped': { target: 'idle', actions: { type: 'tellText', params: ({ event }) => event } },
        'code.unshaped': { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Why the code stayed as it is, with what to do.',
      on: {
        'format.asked': { target: 'formatting', actions: { type: 'noteRequest', params: ({ event }) => event } },
        'problem.dismissed': { target: 'idle', actions: 'forgetProblem' },
      },
    },
  },
});
