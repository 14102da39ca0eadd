/**
 * Clock of an answer in the interview trainer: time to think, then time for the answer. Past it the time over is counted,
 * and nothing is ended by it.
 * Issue 16; beside the question on `/interview-trainer`, where times were chosen.
 */
import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { AnswerClockContext, AnswerClockEvent, AnswerClockInput } from './contracts/answer-clock-flow';
import type { TickerInput } from './contracts/ticker';

export const answerClockMachine = setup({
  types: {
    context: {} as AnswerClockContext,
    events: {} as AnswerClockEvent,
    input: {} as AnswerClockInput,
    tags: {} as 'counting',
  },
  actors: {
    ticker: fromCallback<EventObject, TickerInput>(() => {}),
  },
  guards: {
    isUnanswered: (_, { answered }: { answered: boolean }) => !answered,
    isPrepared: ({ context }) => context.elapsed >= context.preparation,
    isUnlimited: ({ context }) => context.questionTime === 0,
    isOver: ({ context }) => timeLeft(context) <= 0,
  },
  actions: {
    start: assign((_, { at }: { at: number }) => ({ startedAt: at, elapsed: 0, prepared: 0 })),
    noteElapsed: assign(({ context }, { elapsed }: { elapsed: number }) => ({
      elapsed: Math.max(context.elapsed, Math.round(elapsed)),
    })),
    settlePrepared: assign(({ context }) => ({ prepared: Math.min(context.elapsed, context.preparation) })),
  },
}).createMachine({
  id: 'answerClock',
  context: ({ input }) => ({ ...input, startedAt: 0, elapsed: 0, prepared: 0 }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No clock runs, as before the first question and after a reload, until the user starts.',
      on: {
        'clock.started': {
          target: 'running',
          actions: { type: 'start', params: ({ event }) => ({ at: event.at }) },
        },
        'answer.begun': {
          target: 'running.answering',
          actions: { type: 'start', params: ({ event }) => ({ at: event.at }) },
        },
        'answer.ended': { target: 'ended' },
      },
    },
    running: {
      description: 'The countdown falls. Each question starts it again.',
      initial: 'preparing',
      invoke: {
        id: 'ticker',
        src: 'ticker',
        input: ({ context }) => ({ startedAt: context.startedAt, every: 1000 }),
        onError: { target: 'ended' },
      },
      on: {
        'clock.ticked': {
          actions: { type: 'noteElapsed', params: ({ event }) => ({ elapsed: event.elapsed }) },
        },
        'question.shown': [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ answered: event.answered }) },
            target: 'running',
            reenter: true,
            actions: { type: 'start', params: ({ event }) => ({ at: event.at }) },
          },
          { target: 'ended' },
        ],
        'answer.ended': { target: 'ended' },
      },
      states: {
        preparing: {
          description: 'Time to think. It ends by itself, on wish, or with the first word of the answer.',
          tags: ['counting'],
          always: { guard: 'isPrepared', target: 'answering' },
          on: {
            'answer.begun': {
              target: 'answering',
              actions: {
                type: 'noteElapsed',
                params: ({ context, event }) => ({ elapsed: event.at - context.startedAt }),
              },
            },
          },
        },
        answering: {
          description: 'The time for the answer runs.',
          tags: ['counting'],
          entry: 'settlePrepared',
          always: [
            { guard: 'isUnlimited', target: '#answerClock.ended' },
            { guard: 'isOver', target: 'over' },
          ],
        },
        over: { description: 'Time is up. The time over is counted; every word is kept, and nothing is ended.' },
      },
    },
    ended: {
      description: 'No clock runs: the answer was judged or given before, or may take as long as it takes.',
      on: {
        'question.shown': {
          guard: { type: 'isUnanswered', params: ({ event }) => ({ answered: event.answered }) },
          target: 'running',
          actions: { type: 'start', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
  },
});

/** Milliseconds that are left for the answer; below 0 the time over. */
export function timeLeft({ questionTime, elapsed, prepared }: AnswerClockContext): number {
  return questionTime - (elapsed - prepared);
}
