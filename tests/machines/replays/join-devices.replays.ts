import { done, fail, type Ignored, type Replay } from '../../support/replay';

const described = (isReachable = true) => ({ type: 'storage.described', isReachable });
const changed = { type: 'storage.changed' };
const first = { type: 'first.asked' };
const words = { type: 'words.entered' };
const left = { type: 'join.left' };
const fits = done('testStorage', { kind: 'fits' });
const unfit = (problem: string, step: string) => done('testStorage', { kind: 'failed', problem, step, after: null });
const found = done('findDevices', { kind: 'found' });
const missing = done('findDevices', { kind: 'missing' });
const joined = done('join', { kind: 'joined' });
const failed = (actor: string, problem: string) => done(actor, { kind: 'failed', problem, after: null });

export const happyPath = 'the first device: a storage that works, and a key made here';

export const replays: readonly Replay[] = [
  {
    name: 'the first device: a storage that works, and a key made here',
    spec: 'issue 20: connect storage, test first',
    starts: 'describing',
    steps: [
      [described(), 'testing'],
      [fits, 'tested'],
      [first, 'beginning'],
      [joined, { state: 'joined', emits: [{ type: 'devices.joined', isFirst: true }] }],
      [changed, 'describing'],
    ],
  },
  {
    name: 'the second device, by words',
    spec: 'issue 20: joins by 24 words',
    starts: 'describing',
    steps: [
      [described(), 'testing'],
      [fits, 'tested'],
      [words, 'finding'],
      [missing, 'missing'],
      [words, 'finding'],
      [found, 'following'],
      [joined, { state: 'joined', emits: [{ type: 'devices.joined', isFirst: false }] }],
    ],
  },
  {
    name: 'a device that was invited by a link needs no words',
    spec: 'issue 20: joins by a QR code',
    input: { isInvited: true },
    starts: 'describing',
    steps: [
      [described(false), 'apart'],
      [changed, 'describing'],
      [described(), 'testing'],
      [fits, 'finding'],
      [found, 'following'],
      [joined, 'joined'],
    ],
  },
  {
    name: 'each failure is told apart, and can be put right',
    spec: 'issue 20: address, password, CORS, no space, read-only, certificate',
    starts: 'describing',
    steps: [
      [described(), 'testing'],
      [unfit('blocked', 'folder'), { state: 'unfit', context: { problem: 'blocked', step: 'folder' } }],
      [described(), { state: 'testing', context: { problem: null, step: null } }],
      [unfit('read-only', 'write'), { state: 'unfit', context: { problem: 'read-only', step: 'write' } }],
      [described(false), 'unfit'],
      [changed, { state: 'describing', context: { problem: null, step: null } }],
      [described(), 'testing'],
      [fail('testStorage'), { state: 'unfit', context: { problem: 'device', step: null } }],
      [described(), 'testing'],
      [fits, 'tested'],
      [words, 'finding'],
      [failed('findDevices', 'offline'), { state: 'unfit', context: { problem: 'offline' } }],
      [described(), 'testing'],
      [fits, 'tested'],
      [words, 'finding'],
      [fail('findDevices'), { state: 'unfit', context: { problem: 'device' } }],
    ],
  },
  {
    name: 'joining fails, and nothing is half joined',
    spec: 'issue 20: faults',
    starts: 'describing',
    steps: [
      [described(), 'testing'],
      [fits, 'tested'],
      [first, 'beginning'],
      [failed('join', 'full'), { state: 'unfit', context: { problem: 'full' } }],
      [described(), 'testing'],
      [fits, 'tested'],
      [first, 'beginning'],
      [fail('join'), { state: 'unfit', context: { problem: 'device' } }],
      [described(), 'testing'],
      [fits, 'tested'],
      [words, 'finding'],
      [found, 'following'],
      [failed('join', 'busy'), { state: 'unfit', context: { problem: 'busy' } }],
      [described(), 'testing'],
      [fits, 'tested'],
      [words, 'finding'],
      [missing, 'missing'],
      [first, 'beginning'],
      [left, 'describing'],
      [described(), 'testing'],
      [fits, 'tested'],
      [words, 'finding'],
      [found, 'following'],
      [fail('join'), 'unfit'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'describing', steps: [], events: [first, words] },
  { state: 'testing', steps: [described()], events: [first, words, described()] },
  { state: 'finding', steps: [described(), fits, words], events: [first, words, described()] },
  { state: 'beginning', steps: [described(), fits, first], events: [first, words, described()] },
  { state: 'following', steps: [described(), fits, words, found], events: [first, words, described()] },
];
