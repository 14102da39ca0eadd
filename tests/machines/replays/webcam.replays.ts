import { fail, type Ignored, type Replay } from '../../support/replay';

const ask = { type: 'webcam.requested' };
const close = { type: 'webcam.closed' };
const opened = { type: 'camera.opened', streamId: 'stream-1', camera: true, microphone: true, at: 0 };

export const happyPath = 'asked for, shown, put out';

export const replays: readonly Replay[] = [
  {
    name: 'asked for, shown, put out',
    spec: '§4: webcam and microphone are requested when the interview screen opens',
    starts: { state: 'off', context: { streamId: null, problem: null } },
    steps: [
      [ask, 'live.asking'],
      [opened, { state: 'live.showing', context: { streamId: 'stream-1', problem: null } }],
      [close, { state: 'off', context: { streamId: null } }],
    ],
  },
  {
    name: 'a camera that is refused, and the retry',
    spec: '§8: Unable to access webcam. Please check permissions.',
    starts: 'off',
    steps: [
      [ask, 'live.asking'],
      [
        { type: 'camera.failed', problem: 'denied' },
        { state: 'refused', context: { problem: 'denied', streamId: null } },
      ],
      [ask, { state: 'live.asking', context: { problem: null } }],
    ],
  },
  {
    name: 'a microphone alone is no picture',
    spec: '§2: webcam preview beside the question',
    starts: 'off',
    steps: [
      [ask, 'live.asking'],
      [
        { ...opened, camera: false },
        { state: 'refused', context: { problem: 'missing', streamId: null } },
      ],
    ],
  },
  {
    name: 'a camera that is unplugged',
    spec: 'issue 3: a denied or unplugged camera: the session goes on with what is left and says so',
    starts: 'off',
    steps: [
      [ask, 'live.asking'],
      [opened, 'live.showing'],
      [{ type: 'camera.lost', kind: 'microphone' }, 'live.showing'],
      [
        { type: 'camera.lost', kind: 'camera' },
        { state: 'refused', context: { problem: 'lost', streamId: null } },
      ],
    ],
  },
  {
    name: 'a capability that crashes',
    spec: 'every invoke leads to a way out',
    starts: 'off',
    steps: [
      [ask, 'live.asking'],
      [fail('camera'), { state: 'refused', context: { problem: 'failed' } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'off', steps: [], events: [opened, close, { type: 'camera.failed', problem: 'busy' }] },
  { state: 'live.showing', steps: [ask, opened], events: [ask, { type: 'camera.lost', kind: 'microphone' }] },
  { state: 'refused', steps: [ask, { type: 'camera.failed', problem: 'busy' }], events: [opened, close] },
];
