import { after, done, fail, type Ignored, type Replay } from '../../support/replay';

const input = { isJoined: true, isKnown: true, isPaused: false };
const AT = Date.UTC(2027, 2, 1, 12);
const looked = (more: object = {}) =>
  done('look', { kind: 'done', documents: 0, keptAside: 0, unreadable: 0, at: AT, ...more });
const sent = done('send', { kind: 'done', at: AT });
const failed = (actor: string, problem: string, wait: number | null = null) =>
  done(actor, { kind: 'failed', problem, after: wait });
const granted = { type: 'hold.granted' };
const changed = { type: 'change.made' };
const due = { type: 'look.due' };
const back = { type: 'network.back' };
const asked = { type: 'sync.asked' };
const left = { type: 'devices.left' };
const letGo = { type: 'hold.asked' };
const end = { kind: 'end', why: 'key-changed', by: 'Laptop', at: AT };
const none = { type: 'aside.kept', count: 0 };

const ELSEWHERE = 'on.elsewhere';
const LOOKING = 'on.here.receiving.again';
const SENDING = 'on.here.sending';
const IDLE = 'on.here.idle';
const OFFLINE = 'on.here.offline';
const REFUSED = 'on.here.refused';

export const happyPath = 'joined, filled from the other devices, and in step from then on';

export const replays: readonly Replay[] = [
  {
    name: 'joined, filled from the other devices, and in step from then on',
    spec: 'issue 20: off, joining, sending, idle, receiving',
    starts: 'off',
    steps: [
      [{ type: 'devices.joined' }, { state: ELSEWHERE, context: { isJoined: true } }],
      [granted, { state: 'on.here.receiving.joining', context: { isKnown: false } }],
      [
        { type: 'progress.told', done: 200, all: 2000 },
        { state: 'on.here.receiving.joining', context: { progress: { done: 200, all: 2000 } } },
      ],
      [
        looked({ documents: 2000 }),
        { state: SENDING, context: { isKnown: true, lastLook: AT, progress: null }, emits: [none] },
      ],
      [sent, IDLE],
      [changed, { state: SENDING, context: { isChanged: false } }],
      [sent, IDLE],
      [due, LOOKING],
      [looked({ keptAside: 2 }), { state: SENDING, emits: [{ type: 'aside.kept', count: 2 }] }],
      [sent, IDLE],
    ],
  },
  {
    name: 'what changes while it is busy goes with the next sending',
    spec: 'issue 20: nothing lost',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [changed, { state: LOOKING, context: { isChanged: true } }],
      [looked(), { state: SENDING, context: { isChanged: false } }],
      [changed, { state: SENDING, context: { isChanged: true } }],
      [sent, { state: SENDING, context: { isChanged: false } }],
      [sent, IDLE],
    ],
  },
  {
    name: 'offline for a month: asked again and again, ever more rarely, and at once when the network is back',
    spec: 'issue 20: offline; the storage gone for a month',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [failed('look', 'offline'), { state: OFFLINE, context: { problem: 'offline', after: 5000, failures: 1 } }],
      [after('againDelay', 'sync.on.here.offline'), LOOKING],
      [failed('look', 'unreachable'), { state: OFFLINE, context: { after: 10_000, failures: 2 } }],
      [changed, { state: OFFLINE, context: { isChanged: true } }],
      [back, LOOKING],
      [failed('look', 'blocked'), { state: OFFLINE, context: { problem: 'blocked', after: 20_000, failures: 3 } }],
      [back, LOOKING],
      [failed('look', 'busy', 60_000), { state: OFFLINE, context: { problem: 'busy', after: 60_000 } }],
      [asked, LOOKING],
      [looked(), { state: SENDING, context: { problem: null, failures: 0 } }],
      [failed('send', 'failed'), { state: OFFLINE, context: { problem: 'failed', after: 5000 } }],
      [back, LOOKING],
      [looked(), SENDING],
      [sent, IDLE],
      [back, LOOKING],
    ],
  },
  {
    name: 'a storage that is full, or refuses the password, waits for somebody',
    spec: 'issue 20: refused; storage full, read-only, rate limited',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [failed('look', 'password'), { state: REFUSED, context: { problem: 'password' } }],
      [asked, LOOKING],
      [looked(), { state: SENDING, context: { problem: null } }],
      [failed('send', 'full'), { state: REFUSED, context: { problem: 'full' } }],
      [changed, { state: REFUSED, context: { isChanged: true } }],
      [asked, LOOKING],
      [fail('look'), { state: REFUSED, context: { problem: 'device' } }],
      [asked, LOOKING],
      [looked(), SENDING],
      [fail('send'), { state: REFUSED, context: { problem: 'device' } }],
    ],
  },
  {
    name: 'a newer app wrote what is there: paused until this one is newer too',
    spec: 'issue 20: paused for a newer version',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [done('look', { kind: 'newer' }), 'on.here.outdated'],
      [changed, 'on.here.outdated'],
      [asked, LOOKING],
    ],
  },
  {
    name: 'the folder is gone: filled again from here',
    spec: 'issue 20: storage lost',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [done('look', { kind: 'lost' }), 'on.here.lost'],
      [{ type: 'fill.asked' }, 'on.here.filling'],
      [done('fill', { kind: 'done', at: AT }), LOOKING],
      [done('look', { kind: 'lost' }), 'on.here.lost'],
      [{ type: 'fill.asked' }, 'on.here.filling'],
      [failed('fill', 'full'), { state: REFUSED, context: { problem: 'full' } }],
      [asked, LOOKING],
      [done('look', { kind: 'lost' }), 'on.here.lost'],
      [asked, LOOKING],
      [done('look', { kind: 'lost' }), 'on.here.lost'],
      [{ type: 'fill.asked' }, 'on.here.filling'],
      [fail('fill'), { state: REFUSED, context: { problem: 'device' } }],
    ],
  },
  {
    name: 'another device changed the key: this one is let out and keeps what it has',
    spec: 'issue 20: Change the key lets old devices out',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [done('look', end), { state: 'on.here.ended', context: { end }, emits: [{ type: 'folder.ended', end }] }],
      [left, { state: 'off', context: { isJoined: false, isKnown: false, end: null } }],
    ],
  },
  {
    name: 'everything on this device was erased: it is by itself',
    spec: 'issue 20: erase here',
    input,
    starts: ELSEWHERE,
    steps: [
      [granted, LOOKING],
      [done('look', { kind: 'erased' }), { state: 'off', emits: [{ type: 'device.erased' }] }],
      [{ type: 'devices.joined' }, ELSEWHERE],
      [granted, 'on.here.receiving.joining'],
      [looked(), SENDING],
      [done('send', { kind: 'erased' }), { state: 'off', emits: [{ type: 'device.erased' }] }],
    ],
  },
  {
    name: 'paused by the learner, from anywhere, and resumed',
    spec: 'issue 20: pause',
    input: { ...input, isPaused: true },
    starts: ELSEWHERE,
    steps: [
      [granted, 'on.here.paused'],
      [changed, { state: 'on.here.paused', context: { isChanged: true } }],
      [{ type: 'resume.asked' }, { state: LOOKING, context: { isPaused: false } }],
      [{ type: 'pause.asked' }, { state: 'on.here.paused', context: { isPaused: true } }],
      [{ type: 'resume.asked' }, LOOKING],
    ],
  },
  {
    name: 'another tab does it, tells how far it is, and gives way to the tab in sight',
    spec: 'issue 20: one leader among the tabs',
    input,
    starts: ELSEWHERE,
    steps: [
      [
        { type: 'state.told', told: { mark: 'in-step', lastLook: AT, problem: null } },
        { state: ELSEWHERE, context: { lastLook: AT } },
      ],
      [asked, { state: ELSEWHERE, emits: [{ type: 'look.forwarded' }] }],
      [{ type: 'page.shown' }, { state: ELSEWHERE, emits: [{ type: 'turn.wanted' }] }],
      [granted, LOOKING],
      [looked(), SENDING],
      [sent, IDLE],
      [asked, LOOKING],
      [looked(), SENDING],
      [sent, IDLE],
      [letGo, ELSEWHERE],
      [granted, LOOKING],
      [failed('look', 'offline'), OFFLINE],
      [letGo, ELSEWHERE],
      [fail('listen'), { state: ELSEWHERE, context: { told: { mark: 'waiting', lastLook: null, problem: null } } }],
      [fail('hold'), LOOKING],
      [fail('watch'), { state: REFUSED, context: { problem: 'device' } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'off', steps: [], events: [changed, due, asked, granted, left] },
  { input, state: ELSEWHERE, steps: [], events: [changed, due, back, letGo, { type: 'fill.asked' }] },
  { input, state: LOOKING, steps: [granted], events: [due, asked, letGo, back, granted] },
  { input, state: SENDING, steps: [granted, looked()], events: [due, asked, letGo, back] },
  { input, state: IDLE, steps: [granted, looked(), sent], events: [{ type: 'fill.asked' }, { type: 'resume.asked' }] },
  {
    input,
    state: 'on.here.filling',
    steps: [granted, done('look', { kind: 'lost' }), { type: 'fill.asked' }],
    events: [due, asked, letGo, { type: 'fill.asked' }],
  },
  { input, state: REFUSED, steps: [granted, failed('look', 'password')], events: [due, back, letGo] },
  { input, state: OFFLINE, steps: [granted, failed('look', 'offline')], events: [due, { type: 'fill.asked' }] },
  { input, state: 'on.here.ended', steps: [granted, done('look', end)], events: [due, asked, back, letGo] },
];
