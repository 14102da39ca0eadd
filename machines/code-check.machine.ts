/**
 * Mistakes while a program is typed: after a pause it is read by the compiler, or by the engine of its language, and what is
 * wrong is shown until it is mended. A run comes first: what is being read then is given up. Shared by `/machine-coding` and
 * `/code-practice`.
 */
import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CheckSourceEvent, CheckSourceInput } from './contracts/code-check';
import type { AnyProgram, Diagnostic, SourceFile } from './contracts/compiler';

export interface CodeCheckContext {
  /** What was typed and not read yet. */
  readonly typed: AnyProgram | null;
  /** What was found, and in which text; `null` where nothing was read since the last run. */
  readonly found: CheckedText | null;
}

/** A program's text, and what is wrong with it. */
export interface CheckedText {
  readonly source: string;
  /** Its further files; missing for none. */
  readonly files?: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

export type CodeCheckEvent =
  | { type: 'text.changed'; program: AnyProgram }
  /** The engine is loaded, and nothing runs. */
  | { type: 'check.allowed' }
  /** A run begins, or the engine is not there. */
  | { type: 'check.held' }
  /** What was typed was run: the run says what is wrong with it. */
  | { type: 'text.run' }
  /** Another program is in the editor. */
  | { type: 'program.replaced' }
  | CheckSourceEvent;

const nothing: CodeCheckContext = { typed: null, found: null };

export const codeCheckMachine = setup({
  types: { context: {} as CodeCheckContext, events: {} as CodeCheckEvent },
  actors: {
    checkSource: fromCallback<EventObject, CheckSourceInput>(() => {}),
  },
  // With the 250 ms after which the editor hands over what is typed: 600 ms after the last key.
  delays: { typingPause: 350 },
  guards: {
    hasTyped: ({ context }) => context.typed !== null,
  },
  actions: {
    noteTyped: assign((_, { program }: { program: AnyProgram }) => ({ typed: program })),
    noteFound: assign(({ context }, { diagnostics }: Pick<CheckedText, 'diagnostics'>) => ({
      found: {
        source: context.typed?.source ?? '',
        ...(context.typed && 'files' in context.typed && { files: context.typed.files }),
        diagnostics,
      },
      typed: null,
    })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'codeCheck',
  context: nothing,
  initial: 'held',
  on: { 'program.replaced': { actions: 'forget' } },
  states: {
    held: {
      description:
        'Nothing is read: the engine is not loaded, or a program runs. What is typed meanwhile is read afterwards.',
      on: {
        'text.changed': { actions: { type: 'noteTyped', params: ({ event }) => event } },
        'text.run': { actions: 'forget' },
        'check.allowed': [{ guard: 'hasTyped', target: 'free.pausing' }, { target: 'free' }],
      },
    },
    free: {
      description: 'Programs are read after a pause.',
      initial: 'quiet',
      on: {
        'check.held': { target: 'held', actions: 'forget' },
        'text.changed': { target: '.pausing', actions: { type: 'noteTyped', params: ({ event }) => event } },
        'program.replaced': { target: '.quiet', actions: 'forget' },
      },
      states: {
        quiet: { description: 'What was typed is read, and what was found is shown.' },
        pausing: {
          description: 'Something was typed; it is read once the keys rest.',
          after: { typingPause: { target: 'checking' } },
        },
        checking: {
          description: 'The program is read. Another key makes what is found worthless, and it is not waited for.',
          invoke: {
            id: 'checkSource',
            src: 'checkSource',
            input: ({ context: { typed } }) => ({ program: typed ?? noProgram }),
            onError: { target: 'quiet' },
          },
          on: {
            'source.checked': { target: 'quiet', actions: { type: 'noteFound', params: ({ event }) => event } },
            'source.unchecked': { target: 'quiet' },
          },
        },
      },
    },
  },
});

const noProgram: AnyProgram = { source: '', language: 'c', standard: 'C17' };
