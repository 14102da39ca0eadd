/**
 * Follow-up to an answer that was judged: chosen by what was missing or vague. The interview takes it in as a question of
 * its own. Screen `/interview-trainer`.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { FollowUpInput } from './contracts/follow-up';
import type { FollowUpContext, FollowUpEmitted, FollowUpEvent } from './contracts/follow-up-flow';
import type { InterviewQuestion } from './contracts/trainer';

export const followUpMachine = setup({
  types: {
    context: {} as FollowUpContext,
    events: {} as FollowUpEvent,
    emitted: {} as FollowUpEmitted,
    tags: {} as 'busy',
  },
  actors: {
    chooseFollowUp: fromPromise<InterviewQuestion, FollowUpInput | null>(() => new Promise(() => {})),
  },
  actions: {
    noteRequest: assign((_, { about }: { about: FollowUpInput }) => ({ asked: about })),
    forgetRequest: assign({ asked: null }),
    handOn: emit(({ context }, { question }: { question: InterviewQuestion }) => ({
      type: 'followUp.chosen' as const,
      session: context.asked?.session ?? '',
      question,
    })),
  },
}).createMachine({
  id: 'followUp',
  context: { asked: null },
  initial: 'idle',
  on: {
    'followUp.cancelled': { target: '.idle', actions: 'forgetRequest' },
  },
  states: {
    idle: {
      description: 'None is asked for.',
      on: {
        'followUp.requested': {
          target: 'choosing',
          actions: { type: 'noteRequest', params: ({ event }) => ({ about: event.about }) },
        },
      },
    },
    choosing: {
      description: 'A model writes it, or the built-in engine chooses it.',
      tags: ['busy'],
      invoke: {
        id: 'chooseFollowUp',
        src: 'chooseFollowUp',
        input: ({ context }) => context.asked,
        onDone: {
          target: 'idle',
          actions: [{ type: 'handOn', params: ({ event }) => ({ question: event.output }) }, 'forgetRequest'],
        },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'A part of the engine could not be loaded. It can be asked for again.',
      on: {
        'followUp.requested': {
          target: 'choosing',
          actions: { type: 'noteRequest', params: ({ event }) => ({ about: event.about }) },
        },
      },
    },
  },
});
