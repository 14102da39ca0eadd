/**
 * Camera of the interview room: off, requesting, on, off; before that a look at the devices, and a recording while it
 * is on.
 * Product spec sections 4 and 8; screen `/interview/:role`.
 *
 * The stream itself is not in here: the platform holds it under `streamId`. Leaving `open` closes it.
 */
import { assign, type EventObject, emit, fromCallback, sendTo, setup } from 'xstate';
import type { CameraInput, CameraProblem, MediaDeviceChoice } from './contracts/camera';
import type { RecorderInput, RecorderProblem } from './contracts/recorder';
import type {
  DeviceKind,
  RoomCameraContext,
  RoomCameraEmitted,
  RoomCameraEvent,
  RoomCameraInput,
} from './contracts/room-camera-flow';

export const roomCameraMachine = setup({
  types: {
    context: {} as RoomCameraContext,
    events: {} as RoomCameraEvent,
    meta: {} as { spec: string },
    input: {} as RoomCameraInput,
    emitted: {} as RoomCameraEmitted,
    tags: {} as 'opening' | 'on' | 'recording' | 'closing',
  },
  actors: {
    camera: fromCallback<EventObject, CameraInput>(() => {}),
    recorder: fromCallback<EventObject, RecorderInput>(() => {}),
  },
  delays: {
    /** The last seconds of a recording are stored well within this; the camera is not held any longer for them. */
    storingDelay: 3000,
  },
  guards: {
    isWanted: ({ context }) => context.records,
    hasOther: ({ context }, { kind }: { kind: DeviceKind }) =>
      context.open?.[kind === 'camera' ? 'microphone' : 'camera'] === true,
  },
  actions: {
    noteDevice: assign((_, { kind, id }: { kind: DeviceKind; id: string }) =>
      kind === 'camera' ? { cameraId: id } : { microphoneId: id },
    ),
    noteDevices: assign(
      (_, found: { cameras: readonly MediaDeviceChoice[]; microphones: readonly MediaDeviceChoice[] }) => found,
    ),
    noteOpen: assign((_, open: { streamId: string; camera: boolean; microphone: boolean }) => ({ open })),
    noteLoss: assign(({ context }, { kind }: { kind: DeviceKind }) => ({
      open: context.open && { ...context.open, [kind]: false },
    })),
    noteCameraProblem: assign((_, { problem }: { problem: CameraProblem }) => ({ cameraProblem: problem })),
    forgetCameraProblem: assign({ cameraProblem: null }),
    forgetStream: assign({ open: null }),
    tellOpened: emit((_, { at }: { at: number }) => ({ type: 'webcam.opened' as const, at })),
    noteWish: assign((_, { records }: { records: boolean }) => ({ records, recorderProblem: null })),
    noteName: assign((_, { name }: { name: string }) => ({ recordingName: name, taken: 0 })),
    takeKey: assign(({ context }) => ({ taken: context.taken + 1, recorderProblem: null })),
    tellStarted: emit(({ context }, { at, mime }: { at: number; mime: string }) => ({
      type: 'recording.started' as const,
      key: keyOf(context),
      mime,
      at,
    })),
    tellStored: emit(({ context }, { at }: { at: number }) => ({
      type: 'recording.stored' as const,
      key: keyOf(context),
      at,
    })),
    noteRecorderProblem: assign((_, { problem }: { problem: RecorderProblem }) => ({ recorderProblem: problem })),
    endRecording: sendTo('recorder', { type: 'recording.ended' }),
  },
}).createMachine({
  id: 'roomCamera',
  context: ({ input }) => ({
    cameraId: null,
    microphoneId: null,
    cameras: [],
    microphones: [],
    open: null,
    cameraProblem: null,
    records: input.records,
    recordingName: input.recordingName,
    taken: input.taken,
    recorderProblem: null,
  }),
  initial: 'off',
  on: {
    'recording.chosen': { actions: { type: 'noteWish', params: ({ event }) => ({ records: event.records }) } },
    'device.chosen': {
      actions: { type: 'noteDevice', params: ({ event }) => ({ kind: event.kind, id: event.id }) },
    },
  },
  states: {
    off: {
      description: 'No camera or microphone is held.',
      on: {
        'devices.checked': { target: 'open.checking' },
        'webcam.requested': { target: 'open.requesting' },
        'recording.named': { actions: { type: 'noteName', params: ({ event }) => ({ name: event.name }) } },
      },
    },
    failed: {
      description: 'Failed to access webcam and mic. The session goes on with what is left.',
      meta: { spec: 'off' },
      exit: 'forgetCameraProblem',
      on: {
        'devices.checked': { target: 'open.checking' },
        'webcam.requested': { target: 'open.requesting' },
        'recording.named': { actions: { type: 'noteName', params: ({ event }) => ({ name: event.name }) } },
      },
    },
    rechecking: {
      description: 'Another device was chosen: the old one is released first.',
      always: { target: 'open.checking' },
    },
    reopening: {
      description: 'Another device was chosen while the webcam is on; a recording goes on as a new part.',
      always: { target: 'open.requesting' },
    },
    open: {
      description: 'Camera and microphone are asked for or held. Leaving this state releases them.',
      initial: 'requesting',
      exit: 'forgetStream',
      invoke: {
        id: 'camera',
        src: 'camera',
        input: ({ context }) => ({ cameraId: context.cameraId, microphoneId: context.microphoneId }),
        onError: { target: 'failed', actions: { type: 'noteCameraProblem', params: { problem: 'failed' } } },
      },
      on: {
        'camera.listed': {
          actions: {
            type: 'noteDevices',
            params: ({ event }) => ({ cameras: event.cameras, microphones: event.microphones }),
          },
        },
        'camera.lost': [
          {
            guard: { type: 'hasOther', params: ({ event }) => ({ kind: event.kind }) },
            actions: { type: 'noteLoss', params: ({ event }) => ({ kind: event.kind }) },
          },
          { target: 'failed', actions: { type: 'noteCameraProblem', params: { problem: 'lost' } } },
        ],
        'camera.failed': {
          target: 'failed',
          actions: { type: 'noteCameraProblem', params: ({ event }) => ({ problem: event.problem }) },
        },
        'webcam.closed': { target: 'off' },
      },
      states: {
        checking: {
          description: 'Only a look at the devices. The browser may be asking.',
          tags: ['opening'],
          on: {
            'camera.opened': {
              target: 'preview',
              actions: { type: 'noteOpen', params: ({ event }) => openOf(event) },
            },
            'webcam.requested': { target: 'requesting' },
          },
        },
        preview: {
          description: 'The picture and the microphone’s level are shown before the session starts.',
          on: {
            'webcam.requested': {
              target: 'on',
              actions: { type: 'tellOpened', params: ({ event }) => ({ at: event.at }) },
            },
            'device.chosen': {
              target: '#roomCamera.rechecking',
              actions: { type: 'noteDevice', params: ({ event }) => ({ kind: event.kind, id: event.id }) },
            },
          },
        },
        requesting: {
          description: 'The browser may be asking for camera and microphone.',
          tags: ['opening'],
          on: {
            'camera.opened': {
              target: 'on',
              actions: [
                { type: 'noteOpen', params: ({ event }) => openOf(event) },
                { type: 'tellOpened', params: ({ event }) => ({ at: event.at }) },
              ],
            },
          },
        },
        on: {
          description: 'The webcam is on for the session.',
          tags: ['on'],
          initial: 'deciding',
          on: {
            'device.chosen': {
              target: '#roomCamera.reopening',
              actions: { type: 'noteDevice', params: ({ event }) => ({ kind: event.kind, id: event.id }) },
            },
          },
          states: {
            deciding: {
              description: 'Records if the user wants it.',
              always: [{ guard: 'isWanted', target: 'recording' }, { target: 'unrecorded' }],
            },
            unrecorded: {
              description: 'The webcam is on, and nothing is recorded.',
              on: {
                'recording.chosen': {
                  target: 'deciding',
                  actions: { type: 'noteWish', params: ({ event }) => ({ records: event.records }) },
                },
              },
            },
            recording: {
              description: 'A few seconds per file, so that memory stays flat and a crash costs only seconds.',
              initial: 'starting',
              entry: 'takeKey',
              invoke: {
                id: 'recorder',
                src: 'recorder',
                input: ({ context }) => ({ streamId: context.open?.streamId ?? '', key: keyOf(context) }),
                onError: {
                  target: 'unrecorded',
                  actions: { type: 'noteRecorderProblem', params: { problem: 'failed' } },
                },
              },
              on: {
                'recorder.started': {
                  actions: { type: 'tellStarted', params: ({ event }) => ({ at: event.at, mime: event.mime }) },
                },
                'recorder.stored': { actions: { type: 'tellStored', params: ({ event }) => ({ at: event.at }) } },
                'recorder.failed': {
                  target: 'unrecorded',
                  actions: { type: 'noteRecorderProblem', params: ({ event }) => ({ problem: event.problem }) },
                },
                'recorder.finished': { target: 'unrecorded' },
                'webcam.closed': { target: '.closing' },
              },
              states: {
                starting: {
                  description: 'The recorder is not running yet, so nothing says that it records.',
                  on: {
                    'recorder.started': {
                      target: 'rolling',
                      actions: { type: 'tellStarted', params: ({ event }) => ({ at: event.at, mime: event.mime }) },
                    },
                    'recording.chosen': {
                      target: 'stopping',
                      actions: { type: 'noteWish', params: ({ event }) => ({ records: event.records }) },
                    },
                  },
                },
                rolling: {
                  description: 'Picture and sound go to the device’s disk.',
                  tags: ['recording'],
                  on: {
                    'recording.chosen': {
                      target: 'stopping',
                      actions: { type: 'noteWish', params: ({ event }) => ({ records: event.records }) },
                    },
                  },
                },
                stopping: {
                  description: 'The rest is being stored; the webcam stays on.',
                  entry: 'endRecording',
                  after: { storingDelay: { target: '#roomCamera.open.on.deciding' } },
                  on: { 'recorder.finished': { target: '#roomCamera.open.on.deciding' } },
                },
                closing: {
                  description: 'The rest is being stored; then the webcam goes off.',
                  tags: ['closing'],
                  entry: 'endRecording',
                  after: { storingDelay: { target: '#roomCamera.off' } },
                  on: {
                    'recorder.finished': { target: '#roomCamera.off' },
                    'recorder.failed': {
                      target: '#roomCamera.off',
                      actions: { type: 'noteRecorderProblem', params: ({ event }) => ({ problem: event.problem }) },
                    },
                    'webcam.closed': { target: '#roomCamera.off' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

function openOf({ streamId, camera, microphone }: { streamId: string; camera: boolean; microphone: boolean }) {
  return { streamId, camera, microphone };
}

/** Key of the recording that runs, or of the last one. */
function keyOf({ recordingName, taken }: RoomCameraContext): string {
  return `${recordingName}-${taken}`;
}
