/**
 * Webcam preview: asks for the camera, holds it while the preview is shown, then switches its light off.
 * Product spec sections 2, 4 and 8; beside the question on `/interview-trainer`. Nothing is recorded.
 */
import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CameraEvent, CameraInput, CameraProblem } from './contracts/camera';

export interface WebcamContext {
  /** The open stream, by its key in the platform. */
  readonly streamId: string | null;
  readonly problem: CameraProblem | null;
}

export type WebcamEvent = { type: 'webcam.requested' } | { type: 'webcam.closed' } | CameraEvent;

export const webcamMachine = setup({
  types: { context: {} as WebcamContext, events: {} as WebcamEvent, meta: {} as { spec: string } },
  actors: {
    camera: fromCallback<EventObject, CameraInput>(() => {}),
  },
  guards: {
    hasPicture: (_, { camera }: { camera: boolean }) => camera,
    isCamera: (_, { kind }: { kind: 'camera' | 'microphone' }) => kind === 'camera',
  },
  actions: {
    noteStream: assign((_, { streamId }: { streamId: string }) => ({ streamId })),
    noteProblem: assign((_, { problem }: { problem: CameraProblem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    dropStream: assign({ streamId: null }),
  },
}).createMachine({
  id: 'webcam',
  context: { streamId: null, problem: null },
  initial: 'off',
  states: {
    off: {
      description: 'No camera is held.',
      on: { 'webcam.requested': { target: 'live' } },
    },
    live: {
      description: 'The camera is asked for or held. Leaving this state puts its light out.',
      initial: 'asking',
      entry: 'forgetProblem',
      exit: 'dropStream',
      invoke: {
        id: 'camera',
        src: 'camera',
        input: { cameraId: null, microphoneId: null },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { problem: 'failed' } } },
      },
      on: {
        'camera.lost': {
          guard: { type: 'isCamera', params: ({ event }) => ({ kind: event.kind }) },
          target: 'refused',
          actions: { type: 'noteProblem', params: { problem: 'lost' } },
        },
        'camera.failed': {
          target: 'refused',
          actions: { type: 'noteProblem', params: ({ event }) => ({ problem: event.problem }) },
        },
        'webcam.closed': { target: 'off' },
      },
      states: {
        asking: {
          description: 'The browser may be asking the user.',
          on: {
            'camera.opened': [
              {
                guard: { type: 'hasPicture', params: ({ event }) => ({ camera: event.camera }) },
                target: 'showing',
                actions: { type: 'noteStream', params: ({ event }) => ({ streamId: event.streamId }) },
              },
              {
                target: '#webcam.refused',
                actions: { type: 'noteProblem', params: { problem: 'missing' } },
              },
            ],
          },
        },
        showing: {
          description: 'The picture is shown beside the question.',
          meta: { spec: 'on' },
        },
      },
    },
    refused: {
      description: 'There is no picture. Everything else goes on without it, and the camera can be asked for again.',
      meta: { spec: 'off' },
      on: { 'webcam.requested': { target: 'live' } },
    },
  },
});
