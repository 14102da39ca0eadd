/**
 * A model's check of an answer: which of its statements are wrong, each quoted. Beside the score of the built-in rubric, which
 * it never changes. Screens `/interview-trainer` and `/interview`.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { AiError } from './contracts/ai';
import type { AnswerCheckEvent, CheckSubject } from './contracts/answer-check';
import type { AnswerCheckContext, AnswerCheckEmitted, AnswerCheckUserEvent } from './contracts/answer-check-flow';

export const answerCheckMachine = setup({
  types: {
    context: {} as AnswerCheckContext,
    events: {} as AnswerCheckUserEvent | AnswerCheckEvent,
    input: {} as CheckSubject,
    emitted: {} as AnswerCheckEmitted,
    tags: {} as 'busy',
  },
  actors: {
    checkAnswer: fromCallback<EventObject, CheckSubject>(() => {}),
  },
  actions: {
    begin: assign({ found: { remarks: [], left: 0, cut: false }, error: null }),
    note: assign((_, { found }: Pick<AnswerCheckContext, 'found'>) => ({ found })),
    noteError: assign((_, { error }: { error: AiError }) => ({ error })),
    handOn: emit(({ context }) => ({ type: 'check.made' as const, found: context.found })),
  },
}).createMachine({
  id: 'answerCheck',
  context: ({ input }) => ({ subject: input, found: { remarks: [], left: 0, cut: false }, error: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No model was asked.',
      on: {
        'check.requested': { target: 'checking' },
      },
    },
    checking: {
      description: 'The remarks come in, each once it is whole and quotes the answer; it can be stopped.',
      tags: ['busy'],
      entry: 'begin',
      invoke: {
        id: 'checkAnswer',
        src: 'checkAnswer',
        input: ({ context }) => context.subject,
        onError: {
          target: 'failed',
          actions: {
            type: 'noteError',
            params: {
              error: {
                kind: 'malformed',
                message:
                  'The check stopped unexpectedly. Your answer and its score are as they were; you can ask again.',
              },
            },
          },
        },
      },
      on: {
        'check.grown': { actions: { type: 'note', params: ({ event }) => ({ found: event.found }) } },
        'check.finished': {
          target: 'checked',
          actions: { type: 'note', params: ({ event }) => ({ found: event.found }) },
        },
        'check.failed': {
          target: 'failed',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
        'check.stopped': {
          description: 'Leaving the state ends the request.',
          target: 'failed',
          actions: {
            type: 'noteError',
            params: {
              error: {
                kind: 'aborted',
                message: 'You stopped the check. What it found until then is shown, and is not kept.',
              },
            },
          },
        },
      },
    },
    checked: {
      description: 'The reply was whole: its remarks are handed on, to be kept with the answer.',
      entry: 'handOn',
      on: {
        'check.requested': { target: 'checking' },
      },
    },
    failed: {
      description:
        'The reply failed, held no remarks, or was stopped. What came in is shown, and it can be asked for again.',
      on: {
        'check.requested': { target: 'checking' },
      },
    },
  },
});
