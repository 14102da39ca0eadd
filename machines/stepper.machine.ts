/**
 * A program seen step by step: it is run once and recorded, and the recording is gone through, back and forth. Shared by
 * `/machine-coding` and `/code-practice`; issue 19, *See it run*.
 */
import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { Recording } from '../src/domain/steps/types';
import type { RecordEvent, RecordProblem, RecordRequest } from './contracts/steps';

export interface StepperContext {
  readonly request: RecordRequest | null;
  readonly recording: Recording | null;
  /** The step that is shown, from 0. */
  readonly at: number;
  /** The step that wrote the first wrong output; `null` where none did or nothing was expected. */
  readonly difference: number | null;
  readonly problem: RecordProblem | null;
}

export type StepperEvent =
  | { type: 'record.asked'; request: RecordRequest }
  | { type: 'record.stopped' }
  | { type: 'step.moved'; by: number }
  | { type: 'step.chosen'; at: number }
  | { type: 'difference.asked' }
  /** Another program is in the editor. */
  | { type: 'program.replaced' }
  | RecordEvent;

const nothing: StepperContext = { request: null, recording: null, at: 0, difference: null, problem: null };

export const stepperMachine = setup({
  types: { context: {} as StepperContext, events: {} as StepperEvent, tags: {} as 'busy' },
  actors: {
    recordRun: fromCallback<EventObject, RecordRequest>(() => {}),
  },
  guards: {
    hasSteps: (_, { recording }: { recording: Recording }) => recording.steps.length > 0,
    hasDifference: ({ context }) => context.difference !== null,
  },
  actions: {
    noteRequest: assign((_, { request }: { request: RecordRequest }) => ({ ...nothing, request })),
    noteRecording: assign((_, { recording, difference }: { recording: Recording; difference: number | null }) => ({
      recording,
      difference,
      at: difference ?? 0,
    })),
    noteProblem: assign((_, { problem }: { problem: RecordProblem }) => ({ problem })),
    moveTo: assign(({ context: { recording } }, { at }: { at: number }) => ({
      at: Math.max(0, Math.min(at, (recording?.steps.length ?? 1) - 1)),
    })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'stepper',
  context: nothing,
  initial: 'empty',
  on: {
    'record.asked': { target: '.recording', actions: { type: 'noteRequest', params: ({ event }) => event } },
    'program.replaced': { target: '.empty', actions: 'forget' },
  },
  states: {
    empty: { description: 'Nothing is recorded. What a recording shows, and what it cannot, is said.' },
    recording: {
      description: 'The program runs from its start and what it does is written down; it can be stopped.',
      tags: ['busy'],
      invoke: {
        id: 'recordRun',
        src: 'recordRun',
        input: ({ context: { request } }) => request as RecordRequest,
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'failed' } } },
      },
      on: {
        'run.recorded': [
          {
            guard: { type: 'hasSteps', params: ({ event }) => event },
            target: 'shown',
            actions: { type: 'noteRecording', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unread' } } },
        ],
        'run.unrecorded': { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
        'record.stopped': { target: 'empty', actions: 'forget' },
      },
    },
    shown: {
      description: 'One step of the recording: its line, the variables, what they refer to, the output so far.',
      on: {
        'step.moved': { actions: { type: 'moveTo', params: ({ context, event }) => ({ at: context.at + event.by }) } },
        'step.chosen': { actions: { type: 'moveTo', params: ({ event }) => event } },
        'difference.asked': {
          guard: 'hasDifference',
          actions: { type: 'moveTo', params: ({ context }) => ({ at: context.difference ?? 0 }) },
        },
      },
    },
    failed: { description: 'Why there is no recording is said, with what to do.' },
  },
});
