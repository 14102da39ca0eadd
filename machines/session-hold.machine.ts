/**
 * Which tab an unfinished session is open in: one at a time. Another tab says so and can take it over; whoever has it
 * stores every word before letting go. Screens `/interview/:role` and
 * `/interview-trainer`.
 */
import { type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { HoldInput, TakeOverOutcome } from './contracts/session-hold';
import type {
  SessionHoldContext,
  SessionHoldEmitted,
  SessionHoldEvent,
  SessionHoldInput,
} from './contracts/session-hold-flow';

export const sessionHoldMachine = setup({
  types: {
    context: {} as SessionHoldContext,
    events: {} as SessionHoldEvent,
    input: {} as SessionHoldInput,
    emitted: {} as SessionHoldEmitted,
    tags: {} as 'here' | 'busy',
  },
  actors: {
    isHeld: fromPromise<boolean, HoldInput>(() => new Promise(() => {})),
    hold: fromCallback<EventObject, HoldInput>(() => {}),
    takeOver: fromPromise<TakeOverOutcome, HoldInput>(() => new Promise(() => {})),
  },
  guards: {
    isTrue: (_, { value }: { value: boolean }) => value,
    isBegun: ({ context }) => context.begun,
    isTaken: (_, { outcome }: { outcome: TakeOverOutcome }) => outcome === 'taken',
  },
  actions: {
    askForWords: emit({ type: 'session.asked' }),
  },
}).createMachine({
  id: 'sessionHold',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'Is it open in another tab?',
      tags: ['busy'],
      invoke: {
        id: 'isHeld',
        src: 'isHeld',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output }) }, target: 'elsewhere' },
          { guard: 'isBegun', target: 'mine.claiming' },
          { target: 'free' },
        ],
        onError: { target: 'free' },
      },
      on: { 'apart.requested': { target: 'free' } },
    },
    free: {
      description: 'It can be worked on here; there is nothing yet that two tabs could change.',
      tags: ['here'],
      on: { 'session.begun': { target: 'mine' } },
    },
    mine: {
      description: 'This tab has it. Leaving this state lets go of it.',
      initial: 'working',
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => context,
        onError: { target: 'free' },
      },
      on: { 'session.ended': { target: 'free' } },
      states: {
        claiming: {
          description: 'Two tabs can find it free in the same moment. One of them gets it.',
          tags: ['busy'],
          on: {
            'hold.granted': { target: 'working' },
            'hold.refused': { target: '#sessionHold.elsewhere' },
            'apart.requested': { target: '#sessionHold.free' },
          },
        },
        working: {
          description: 'It goes on here.',
          tags: ['here'],
          on: { 'hold.asked': { target: 'storing' } },
        },
        storing: {
          description: 'Another tab asks for it: every word is stored first.',
          tags: ['busy'],
          entry: 'askForWords',
          on: {
            'session.stored': { target: '#sessionHold.given' },
            'session.unstored': { target: 'working' },
          },
        },
      },
    },
    given: {
      description: 'It goes on in the tab that asked for it.',
      on: {
        'takeover.requested': { target: 'taking' },
        'apart.requested': { target: 'free' },
      },
    },
    elsewhere: {
      description: 'It is open in another tab.',
      on: {
        'takeover.requested': { target: 'taking' },
        'apart.requested': { target: 'free' },
      },
    },
    taking: {
      description: 'The other tab is asked for it.',
      tags: ['busy'],
      invoke: {
        id: 'takeOver',
        src: 'takeOver',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => ({ outcome: event.output }) }, target: 'mine.claiming' },
          { target: 'unanswered' },
        ],
        onError: { target: 'unanswered' },
      },
      on: { 'apart.requested': { target: 'free' } },
    },
    unanswered: {
      description: 'The other tab did not answer, and has it still. It may be asleep.',
      on: {
        'takeover.requested': { target: 'taking' },
        'apart.requested': { target: 'free' },
      },
    },
  },
});
