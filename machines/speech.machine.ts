/**
 * Speech: listens (one utterance, or on and on with restarts after silence) and reads aloud, sentence by sentence.
 * Product spec sections 4, 7 and 8; used by every screen that listens or speaks.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { ListenInput, RecogniserEvent, RecogniserProblem } from './contracts/recogniser';
import type { ReadAloudEvent, ReadAloudInput } from './contracts/synthesiser';

export interface SpeechContext {
  readonly language: string;
  readonly continuous: boolean;
  /** The guess at what is being said now. */
  readonly interim: string;
  /** The audio stays on this machine; `null` while nothing listens. */
  readonly onDevice: boolean | null;
  readonly listenProblem: RecogniserProblem | null;
  readonly readProblem: 'unsupported' | 'failed' | null;
}

export type SpeechEvent =
  | { type: 'listening.requested'; continuous: boolean }
  | { type: 'listening.stopped' }
  | { type: 'language.chosen'; language: string }
  | RecogniserEvent
  | ({ type: 'reading.requested' } & ReadAloudInput)
  | { type: 'reading.stopped' }
  | ReadAloudEvent;

export interface SpeechInput {
  /** BCP 47 tag the recogniser starts with. */
  readonly language: string;
}

/** New words, once; whoever runs the flow adds them where they belong. */
export type SpeechEmitted = { type: 'words.heard'; text: string };

export const speechMachine = setup({
  types: {
    context: {} as SpeechContext,
    events: {} as SpeechEvent,
    meta: {} as { spec: string },
    input: {} as SpeechInput,
    emitted: {} as SpeechEmitted,
    tags: {} as 'speaking' | 'listening',
  },
  actors: {
    listen: fromCallback<EventObject, ListenInput>(() => {}),
    readAloud: fromCallback<EventObject, ReadAloudInput>(() => {}),
  },
  delays: {
    /** Chrome refuses a start in the same turn as the end. */
    restartDelay: 200,
  },
  guards: {
    isContinuous: ({ context }) => context.continuous,
    isSilence: ({ context }, { problem }: { problem: RecogniserProblem }) =>
      context.continuous && problem === 'no-speech',
    isHarmless: (_, { problem }: { problem: RecogniserProblem }) => problem === 'no-speech' || problem === 'aborted',
    hasFinal: (_, { final }: { final: string }) => final.trim() !== '',
  },
  actions: {
    noteWish: assign((_, { continuous }: { continuous: boolean }) => ({ continuous, listenProblem: null })),
    noteLanguage: assign((_, { language }: { language: string }) => ({ language })),
    noteStart: assign((_, { onDevice }: { onDevice: boolean }) => ({ onDevice })),
    noteInterim: assign((_, { interim }: { interim: string }) => ({ interim })),
    tellWords: emit((_, { final }: { final: string }) => ({ type: 'words.heard' as const, text: final.trim() })),
    closeEar: assign({ interim: '', onDevice: null }),
    noteListenProblem: assign((_, { problem }: { problem: RecogniserProblem }) => ({ listenProblem: problem })),
    noteReadProblem: assign((_, { problem }: { problem: 'unsupported' | 'failed' }) => ({ readProblem: problem })),
    forgetReadProblem: assign({ readProblem: null }),
  },
}).createMachine({
  id: 'speech',
  context: ({ input }) => ({
    language: input.language,
    continuous: false,
    interim: '',
    onDevice: null,
    listenProblem: null,
    readProblem: null,
  }),
  type: 'parallel',
  states: {
    ear: {
      description: 'Listening.',
      initial: 'off',
      on: {
        'language.chosen': { actions: { type: 'noteLanguage', params: ({ event }) => ({ language: event.language }) } },
      },
      states: {
        off: {
          description: 'Nothing is heard.',
          on: {
            'listening.requested': {
              target: 'listening.starting',
              actions: { type: 'noteWish', params: ({ event }) => ({ continuous: event.continuous }) },
            },
          },
        },
        listening: {
          description: 'The recogniser runs; leaving this state ends it.',
          tags: ['listening'],
          initial: 'starting',
          exit: 'closeEar',
          invoke: {
            id: 'listen',
            src: 'listen',
            input: ({ context }) => ({ language: context.language, continuous: context.continuous }),
            onError: {
              target: 'failed',
              actions: { type: 'noteListenProblem', params: { problem: 'unknown' } },
            },
          },
          on: {
            'recogniser.heard': [
              {
                guard: { type: 'hasFinal', params: ({ event }) => ({ final: event.final }) },
                actions: [
                  { type: 'tellWords', params: ({ event }) => ({ final: event.final }) },
                  { type: 'noteInterim', params: ({ event }) => ({ interim: event.interim }) },
                ],
              },
              { actions: { type: 'noteInterim', params: ({ event }) => ({ interim: event.interim }) } },
            ],
            'recogniser.ended': [{ guard: 'isContinuous', target: 'restarting' }, { target: 'off' }],
            'recogniser.failed': [
              {
                guard: { type: 'isSilence', params: ({ event }) => ({ problem: event.problem }) },
                target: 'restarting',
              },
              {
                guard: { type: 'isHarmless', params: ({ event }) => ({ problem: event.problem }) },
                target: 'off',
              },
              {
                target: 'failed',
                actions: { type: 'noteListenProblem', params: ({ event }) => ({ problem: event.problem }) },
              },
            ],
            'listening.requested': { target: 'off' },
            'listening.stopped': { target: 'off' },
            'language.chosen': {
              target: 'restarting',
              actions: { type: 'noteLanguage', params: ({ event }) => ({ language: event.language }) },
            },
          },
          states: {
            starting: {
              description: 'The browser may be asking for the microphone.',
              on: {
                'recogniser.started': {
                  target: 'hearing',
                  actions: { type: 'noteStart', params: ({ event }) => ({ onDevice: event.onDevice }) },
                },
              },
            },
            hearing: { description: 'Words come in: guesses first, then final ones.' },
          },
        },
        restarting: {
          description: 'The recogniser ended by itself after a silence, or is about to listen in another language.',
          meta: { spec: 'listening' },
          tags: ['listening'],
          after: {
            restartDelay: { target: 'listening' },
          },
          on: {
            'listening.requested': { target: 'off' },
            'listening.stopped': { target: 'off' },
          },
        },
        failed: {
          description: 'No microphone or no recogniser. Typing still works, and listening can be tried again.',
          meta: { spec: 'off' },
          on: {
            'listening.requested': {
              target: 'listening.starting',
              actions: { type: 'noteWish', params: ({ event }) => ({ continuous: event.continuous }) },
            },
          },
        },
      },
    },
    voice: {
      description: 'Reading aloud.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is read.',
          on: { 'reading.requested': { target: 'speaking' } },
        },
        speaking: {
          description: 'The text is read aloud, sentence by sentence.',
          tags: ['speaking'],
          entry: 'forgetReadProblem',
          invoke: {
            id: 'readAloud',
            src: 'readAloud',
            input: ({ event }) => readingOf(event),
            onError: { target: 'silenced', actions: { type: 'noteReadProblem', params: { problem: 'failed' } } },
          },
          on: {
            'reading.stopped': { target: 'quiet' },
            'speech.finished': { target: 'quiet' },
            'speech.failed': {
              target: 'silenced',
              actions: { type: 'noteReadProblem', params: ({ event }) => ({ problem: event.problem }) },
            },
          },
        },
        silenced: {
          description: 'The browser has no voice, or lost it; reading can be tried again.',
          on: { 'reading.requested': { target: 'speaking' } },
        },
      },
    },
  },
});

function readingOf(event: SpeechEvent): ReadAloudInput {
  if (event.type !== 'reading.requested') return { text: '', language: 'en-US' };
  const { type: _, ...reading } = event;
  return reading;
}
