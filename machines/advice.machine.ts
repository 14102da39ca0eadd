/**
 * Advice: a model's streamed reply beside something the built-in engine made. It never changes what it comments on.
 * Product spec section 7; shown on `/resume-enchancer` beside the report.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { AiStreamEvent } from './contracts/ai';
import type { Advice } from './contracts/resume';

export interface AdviceContext {
  /** What the model is asked about; handed to the actor unchanged. */
  readonly subject: unknown;
  readonly advice: Advice | null;
  readonly asked: boolean;
}

export type AdviceEvent = { type: 'advice.requested' } | { type: 'advice.stopped' } | AiStreamEvent;

export interface AdviceInput {
  readonly subject: unknown;
  /** What an earlier visit kept. */
  readonly saved: Advice | null;
  /** Asks at once, because the user chose a model and started the analysis. */
  readonly asked: boolean;
}

export type AdviceEmitted = { type: 'advice.settled'; advice: Advice };

export const adviceMachine = setup({
  types: {
    context: {} as AdviceContext,
    events: {} as AdviceEvent,
    input: {} as AdviceInput,
    emitted: {} as AdviceEmitted,
    tags: {} as 'busy',
  },
  actors: {
    advise: fromCallback<EventObject, { subject: unknown }>(() => {}),
  },
  guards: {
    hasAdvice: ({ context }) => context.advice !== null,
    wasAsked: ({ context }) => context.asked,
  },
  actions: {
    begin: assign({ advice: { text: '', finish: null, error: null } }),
    note: assign((_, advice: Advice) => ({ advice })),
    settle: emit(({ context }) => ({
      type: 'advice.settled' as const,
      advice: context.advice ?? { text: '', finish: null, error: null },
    })),
  },
}).createMachine({
  id: 'advice',
  context: ({ input }) => ({ subject: input.subject, advice: input.saved, asked: input.asked }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Shows what was kept, asks at once if that was chosen, or stays silent.',
      always: [
        { guard: 'hasAdvice', target: 'restored' },
        { guard: 'wasAsked', target: 'streaming' },
        { target: 'silent' },
      ],
    },
    silent: {
      description: 'No model was asked.',
      on: {
        'advice.requested': { target: 'streaming' },
      },
    },
    streaming: {
      description: 'The reply comes in; it can be stopped.',
      tags: ['busy'],
      entry: 'begin',
      invoke: {
        id: 'advise',
        src: 'advise',
        input: ({ context }) => ({ subject: context.subject }),
        onError: {
          target: 'settled',
          actions: {
            type: 'note',
            params: ({ context }) => ({
              text: context.advice?.text ?? '',
              finish: null,
              error: {
                kind: 'malformed',
                message: 'The advice stopped unexpectedly. What came in is kept; you can ask again.',
              },
            }),
          },
        },
      },
      on: {
        'advice.streamed': {
          actions: { type: 'note', params: ({ event }) => ({ text: event.text, finish: null, error: null }) },
        },
        'advice.finished': {
          target: 'settled',
          actions: { type: 'note', params: ({ event }) => ({ text: event.text, finish: event.finish, error: null }) },
        },
        'advice.failed': {
          target: 'settled',
          actions: { type: 'note', params: ({ event }) => ({ text: event.text, finish: null, error: event.error }) },
        },
        'advice.stopped': {
          description: 'Leaving the state ends the request.',
          target: 'settled',
          actions: {
            type: 'note',
            params: ({ context }) => ({
              text: context.advice?.text ?? '',
              finish: null,
              error: { kind: 'aborted', message: 'You stopped the reply. What came in until then is kept.' },
            }),
          },
        },
      },
    },
    settled: {
      description: 'The reply has ended: complete, cut short, stopped or failed. What came in is shown and kept.',
      entry: 'settle',
      on: {
        'advice.requested': { target: 'streaming' },
      },
    },
    restored: {
      description: 'Advice from an earlier visit is shown. Nothing is asked again until the user wants it.',
      on: {
        'advice.requested': { target: 'streaming' },
      },
    },
  },
});
