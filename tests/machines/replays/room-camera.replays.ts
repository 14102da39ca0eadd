import { after, fail, type Ignored, type Replay } from '../../support/replay';

const check = { type: 'devices.checked' };
const request = { type: 'webcam.requested', at: 100 };
const close = { type: 'webcam.closed' };
const opened = { type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: 400 };
const open = { streamId: 'stream-1', camera: true, microphone: true };
const listed = {
  type: 'camera.listed',
  cameras: [{ id: 'c1', label: 'Front' }],
  microphones: [{ id: 'm1', label: 'Desk' }],
};
const choose = { type: 'device.chosen', kind: 'camera', id: 'c2' };
const failed = (problem: string) => ({ type: 'camera.failed', problem });
const lost = (kind: string) => ({ type: 'camera.lost', kind });
const started = { type: 'recorder.started', at: 450, mime: 'video/webm' };
const stored = { type: 'recorder.stored', at: 5450 };
const finished = { type: 'recorder.finished' };
const broken = { type: 'recorder.failed', problem: 'full' };
const record = (records: boolean) => ({ type: 'recording.chosen', records });
const rename = { type: 'recording.named', name: 'interview-2' };

const endIt = { to: 'recorder', event: { type: 'recording.ended' } };
const starting = 'open.on.recording.starting';
const rolling = 'open.on.recording.rolling';
const unrecorded = 'open.on.unrecorded';
const silent = { records: false, recordingName: 'interview-1', taken: 2 };

export const happyPath = 'off, requesting, on with a recording, off';

export const replays: readonly Replay[] = [
  {
    name: 'off, requesting, on with a recording, off',
    spec: '§4: webcam off, then on (access granted), then off (tracks stopped)',
    starts: {
      state: 'off',
      context: {
        cameraId: null,
        microphoneId: null,
        cameras: [],
        microphones: [],
        open: null,
        cameraProblem: null,
        records: true,
        recordingName: 'interview-1',
        taken: 0,
        recorderProblem: null,
      },
    },
    steps: [
      [request, 'open.requesting'],
      [opened, { state: starting, context: { open, taken: 1 }, emits: [{ type: 'webcam.opened', at: 400 }] }],
      [listed, { state: starting, context: { cameras: listed.cameras, microphones: listed.microphones } }],
      [
        started,
        { state: rolling, emits: [{ type: 'recording.started', key: 'interview-1-1', mime: 'video/webm', at: 450 }] },
      ],
      [stored, { state: rolling, emits: [{ type: 'recording.stored', key: 'interview-1-1', at: 5450 }] }],
      [close, { state: 'open.on.recording.closing', sends: [endIt] }],
      [
        stored,
        { state: 'open.on.recording.closing', emits: [{ type: 'recording.stored', key: 'interview-1-1', at: 5450 }] },
      ],
      [finished, { state: 'off', context: { open: null } }],
    ],
  },
  {
    name: 'a look at the devices, another camera, then on',
    spec: 'issue 3: device choice and a level meter before the start',
    starts: 'off',
    steps: [
      [choose, { state: 'off', context: { cameraId: 'c2' } }],
      [check, 'open.checking'],
      [opened, { state: 'open.preview', context: { open }, emits: [] }],
      [
        { type: 'device.chosen', kind: 'microphone', id: 'm2' },
        { state: 'open.checking', context: { microphoneId: 'm2', open: null } },
      ],
      [opened, 'open.preview'],
      [request, { state: starting, emits: [{ type: 'webcam.opened', at: 100 }] }],
      [
        { ...choose, id: 'c3' },
        { state: 'open.requesting', context: { cameraId: 'c3', open: null } },
      ],
      [opened, { state: starting, context: { taken: 2 } }],
    ],
  },
  {
    name: 'started while the browser still asks for the look',
    spec: '§4: webcam on',
    starts: 'off',
    steps: [
      [check, 'open.checking'],
      [request, 'open.requesting'],
      [close, 'off'],
    ],
  },
  {
    name: 'refused, and tried again',
    spec: '§8: Failed to access webcam and mic.; permission denied is a state, with a retry event',
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [failed('denied'), { state: 'failed', context: { cameraProblem: 'denied' } }],
      [check, { state: 'open.checking', context: { cameraProblem: null } }],
      [failed('missing'), { state: 'failed', context: { cameraProblem: 'missing' } }],
      [rename, { state: 'failed', context: { recordingName: 'interview-2', taken: 0 } }],
      [request, 'open.requesting'],
      [fail('camera'), { state: 'failed', context: { cameraProblem: 'failed' } }],
    ],
  },
  {
    name: 'one of the two is unplugged, then the other',
    spec: 'issue 3: the session goes on with what is left',
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [opened, starting],
      [started, rolling],
      [lost('camera'), { state: rolling, context: { open: { camera: false, microphone: true } } }],
      [lost('microphone'), { state: 'failed', context: { cameraProblem: 'lost', open: null } }],
    ],
  },
  {
    name: 'recorded only when wanted, begun and ended while on',
    spec: 'issue 3: video recorded on the device, by a switch',
    input: silent,
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [opened, unrecorded],
      [record(true), { state: starting, context: { taken: 3 } }],
      [started, rolling],
      [record(false), { state: 'open.on.recording.stopping', sends: [endIt], context: { records: false } }],
      [finished, unrecorded],
      [record(true), { state: starting, context: { taken: 4 } }],
      [record(false), 'open.on.recording.stopping'],
      [record(true), { state: 'open.on.recording.stopping', context: { records: true } }],
      [after('storingDelay', 'roomCamera.open.on.recording.stopping'), { state: starting, context: { taken: 5 } }],
    ],
  },
  {
    name: 'a full device ends the recording, not the session',
    spec: 'issue 3: the session goes on with what is left and says so',
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [opened, starting],
      [broken, { state: unrecorded, context: { recorderProblem: 'full' } }],
      [record(false), { state: unrecorded, context: { recorderProblem: null } }],
      [record(true), starting],
      [fail('recorder'), { state: unrecorded, context: { recorderProblem: 'failed' } }],
      [record(true), { state: starting, context: { recorderProblem: null } }],
      [finished, unrecorded],
    ],
  },
  {
    name: 'a recording that begins again says nothing of what ended the one before',
    spec: 'issue 3: the session goes on with what is left and says so',
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [opened, starting],
      [broken, { state: unrecorded, context: { recorderProblem: 'full' } }],
      [choose, { state: 'open.requesting', context: { recorderProblem: 'full' } }],
      [opened, { state: starting, context: { taken: 2, recorderProblem: null } }],
    ],
  },
  {
    name: 'the camera is not held for a recording that does not end',
    spec: '§4: off (tracks stopped)',
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [opened, starting],
      [close, 'open.on.recording.closing'],
      [
        started,
        {
          state: 'open.on.recording.closing',
          emits: [{ type: 'recording.started', key: 'interview-1-1', mime: 'video/webm', at: 450 }],
        },
      ],
      [close, 'off'],
      [request, 'open.requesting'],
      [opened, starting],
      [close, 'open.on.recording.closing'],
      [after('storingDelay', 'roomCamera.open.on.recording.closing'), 'off'],
      [request, 'open.requesting'],
      [opened, starting],
      [close, 'open.on.recording.closing'],
      [broken, { state: 'off', context: { recorderProblem: 'full' } }],
    ],
  },
  {
    name: 'the switch and the name before the start',
    spec: 'issue 3: opt-in',
    starts: 'off',
    steps: [
      [record(false), { state: 'off', context: { records: false } }],
      [rename, { state: 'off', context: { recordingName: 'interview-2', taken: 0 } }],
    ],
  },
  {
    name: 'a new name counts its recordings from the first',
    spec: 'decisions §1: every session is kept',
    input: silent,
    starts: { state: 'off', context: { taken: 2 } },
    steps: [[rename, { state: 'off', context: { recordingName: 'interview-2', taken: 0 } }]],
  },
  {
    name: 'the switch is turned off before the recorder runs',
    spec: 'issue 3: video recorded on the device, by a switch',
    starts: 'off',
    steps: [
      [request, 'open.requesting'],
      [opened, starting],
      [record(false), { state: 'open.on.recording.stopping', context: { records: false }, sends: [endIt] }],
      [finished, { state: unrecorded, context: { records: false } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'off', steps: [], events: [close, opened, failed('denied'), lost('camera'), stored, finished] },
  { state: 'failed', steps: [request, failed('denied')], events: [opened, close, started] },
  { state: rolling, steps: [request, opened, started], events: [request, check, rename] },
  { state: starting, steps: [request, opened], events: [request, check, rename] },
];
