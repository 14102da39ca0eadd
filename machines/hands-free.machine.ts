/**
 * Hands-free interview: each question is read aloud, then listened to; a pause ends the answer and asks for the next.
 * It reads itself; the recogniser and the interview are flows beside it, told by what it emits. Screens
 * `/interview-trainer` and `/interview/:role`; docs/decisions/trainer.md and interview-room.md.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type {
  HandsFreeContext,
  HandsFreeEmitted,
  HandsFreeEvent,
  HandsFreeManner,
  HandsFreeProblem,
} from './contracts/hands-free-flow';
import type { ReadAloudInput } from './contracts/synthesiser';

export const handsFreeMachine = setup({
  types: {
    context: {} as HandsFreeContext,
    events: {} as HandsFreeEvent,
    emitted: {} as HandsFreeEmitted,
    tags: {} as 'on' | 'listening',
  },
  actors: {
    readAloud: fromCallback<EventObject, ReadAloudInput>(() => {}),
  },
  delays: {
    /** Nobody waits this long for an answer after the time to think; the microphone is not left open. */
    silenceDelay: ({ context }) => 60_000 + context.thinking * 1000,
    /** Between words there is less: until then nothing counts down. It is the first second of the pause. */
    quietDelay: 1000,
    second: 1000,
  },
  guards: {
    hasTimeLeft: ({ context }) => context.left > 1,
  },
  actions: {
    noteStart: assign((_, { question, manner }: { question: string; manner: HandsFreeManner }) => ({
      ...manner,
      question,
      problem: null,
    })),
    noteQuestion: assign((_, { question }: { question: string }) => ({ question })),
    noteProblem: assign((_, { problem }: { problem: HandsFreeProblem }) => ({ problem })),
    beginCountdown: assign(({ context }) => ({ left: context.pause - 1 })),
    countDown: assign(({ context }) => ({ left: context.left - 1 })),
    tellReading: emit({ type: 'reading.begun' }),
    tellRead: emit({ type: 'reading.ended' }),
    wantEar: emit({ type: 'ear.wanted' }),
    leaveEar: emit({ type: 'ear.unwanted' }),
    tellEnd: emit({ type: 'answer.ended' }),
  },
}).createMachine({
  id: 'handsFree',
  context: { language: 'en-US', voice: null, rate: 1, pause: 3, thinking: 0, question: '', left: 0, problem: null },
  initial: 'off',
  states: {
    off: {
      description: 'The interview is held by hand.',
      on: {
        'handsFree.started': {
          target: 'on',
          actions: {
            type: 'noteStart',
            params: ({ event }) => ({ question: event.question, manner: event.manner }),
          },
        },
      },
    },
    on: {
      description: 'One question after another; one event ends it wherever it is.',
      tags: ['on'],
      initial: 'reading',
      on: {
        'handsFree.stopped': { target: 'off' },
        'question.shown': {
          target: '.reading',
          reenter: true,
          actions: { type: 'noteQuestion', params: ({ event }) => ({ question: event.question }) },
        },
      },
      states: {
        reading: {
          description: 'The question is read aloud; the microphone is closed, or it would hear the voice.',
          entry: 'tellReading',
          exit: 'tellRead',
          invoke: {
            id: 'readAloud',
            src: 'readAloud',
            input: ({ context: { question, language, voice, rate } }) => ({ text: question, language, voice, rate }),
            onError: {
              target: '#handsFree.stopped',
              actions: { type: 'noteProblem', params: { problem: { kind: 'voice', code: 'failed' } } },
            },
          },
          on: {
            'speech.finished': { target: 'listening' },
            'reading.skipped': { target: 'listening' },
            'speech.failed': {
              target: '#handsFree.stopped',
              actions: {
                type: 'noteProblem',
                params: ({ event }) => ({ problem: { kind: 'voice', code: event.problem } }),
              },
            },
          },
        },
        listening: {
          description: 'The answer is spoken.',
          tags: ['listening'],
          initial: 'silent',
          entry: 'wantEar',
          exit: 'leaveEar',
          on: {
            'answer.finished': { target: 'handingOn' },
            'ear.heard': { target: '.heard', reenter: false },
            'ear.closed': { target: '#handsFree.off' },
            'ear.failed': {
              target: '#handsFree.stopped',
              actions: {
                type: 'noteProblem',
                params: ({ event }) => ({ problem: { kind: 'ear', code: event.problem } }),
              },
            },
          },
          states: {
            silent: {
              description: 'Nothing was said yet. There is time to think.',
              after: {
                silenceDelay: {
                  target: '#handsFree.stopped',
                  actions: { type: 'noteProblem', params: { problem: { kind: 'silence' } } },
                },
              },
            },
            heard: {
              description: 'Words come in; each begins the wait for the next one again.',
              after: { quietDelay: { target: 'pausing', actions: 'beginCountdown' } },
            },
            pausing: {
              description: 'Nothing more is said. The seconds are shown, and speaking goes on with the answer.',
              after: {
                second: [
                  { guard: 'hasTimeLeft', target: 'pausing', reenter: true, actions: 'countDown' },
                  { target: '#handsFree.on.handingOn' },
                ],
              },
            },
          },
        },
        handingOn: {
          description: 'The answer is complete; the interview is asked for the next question.',
          entry: 'tellEnd',
          on: { 'questions.ended': { target: '#handsFree.done' } },
        },
      },
    },
    done: {
      description: 'Every question was asked. It can begin again at another one.',
      on: {
        'handsFree.started': {
          target: 'on',
          actions: {
            type: 'noteStart',
            params: ({ event }) => ({ question: event.question, manner: event.manner }),
          },
        },
      },
    },
    stopped: {
      description: 'It could not go on: no voice, no microphone, or a long silence. The interview is held by hand.',
      on: {
        'handsFree.started': {
          target: 'on',
          actions: {
            type: 'noteStart',
            params: ({ event }) => ({ question: event.question, manner: event.manner }),
          },
        },
      },
    },
  },
});
