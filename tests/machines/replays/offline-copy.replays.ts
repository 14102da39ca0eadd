import { after, done, fail, type Ignored, type Replay } from '../../support/replay';

const pdf = (missing: number) => ({ name: 'pdf', bytes: 2_000_000, missing });
const clang = (missing: number) => ({ name: 'clang', bytes: 25_000_000, missing });
const looked = (...parts: readonly { missing: number }[]) =>
  done('lookOffline', { kind: 'looked', screenBytes: 9_000_000, parts });
const nothing = [pdf(2_000_000), clang(25_000_000)];
const some = [pdf(0), clang(25_000_000)];
const all = [pdf(0), clang(0)];
const wanted = { type: 'copy.wanted' };
const cancelled = { type: 'copy.cancelled' };
const again = { type: 'look.again' };
const progressed = { type: 'copy.progressed', loadedBytes: 2_000_000 };
const finished = { type: 'copy.finished' };
const failed = (problem: string) => ({ type: 'copy.failed', problem });

const toFetching: Replay['steps'] = [
  [looked(...nothing), { state: 'offered', context: { parts: nothing, screenBytes: 9_000_000 } }],
  [wanted, { state: 'fetching', context: { loadedBytes: 0, problem: null } }],
];

export const happyPath = 'what is missing is offered with its size, fetched, and found on the device';

export const replays: readonly Replay[] = [
  {
    name: 'what is missing is offered with its size, fetched, and found on the device',
    spec: 'make everything available offline, with sizes',
    starts: { state: 'looking', context: { parts: [], problem: null } },
    steps: [
      ...toFetching,
      [progressed, { state: 'fetching', context: { loadedBytes: 2_000_000 } }],
      [finished, 'looking'],
      [looked(...all), { state: 'whole', context: { parts: all, problem: null } }],
    ],
  },
  {
    name: 'nothing is offered where everything is here',
    spec: 'make everything available offline',
    starts: 'looking',
    steps: [[looked(...all), 'whole']],
  },
  {
    name: 'an engine that is freed afterwards is offered again',
    spec: 'each engine is freed in Settings',
    starts: 'looking',
    steps: [
      [looked(...all), 'whole'],
      [again, 'looking'],
      [looked(...some), { state: 'offered', context: { parts: some, problem: null } }],
      [again, 'looking'],
    ],
  },
  {
    name: 'cancelled, it offers what is still missing',
    spec: 'what came stays',
    starts: 'looking',
    steps: [
      ...toFetching,
      [progressed, 'fetching'],
      [cancelled, 'looking'],
      [looked(...some), { state: 'offered', context: { parts: some, problem: null } }],
    ],
  },
  {
    name: 'a network that goes away leaves what came, and the rest is fetched later',
    spec: 'every error has words: what happened, what is kept, what to do',
    starts: 'looking',
    steps: [
      ...toFetching,
      [failed('offline'), { state: 'looking', context: { problem: 'offline' } }],
      [looked(...some), { state: 'failed', context: { parts: some, problem: 'offline' } }],
      [wanted, { state: 'fetching', context: { problem: null } }],
      [finished, 'looking'],
      [looked(...all), 'whole'],
    ],
  },
  {
    name: 'what came and was not kept is said to be missing',
    spec: 'say only what you know',
    starts: 'looking',
    steps: [
      ...toFetching,
      [finished, 'looking'],
      [looked(...some), { state: 'failed', context: { problem: 'no-room' } }],
      [again, 'looking'],
      [looked(...some), { state: 'failed', context: { problem: 'no-room' } }],
    ],
  },
  {
    name: 'an actor that breaks is a failure like others',
    spec: 'every invoke leads to a way out',
    starts: 'looking',
    steps: [
      ...toFetching,
      [fail('fetchOffline', 'broken'), { state: 'looking', context: { problem: 'failed' } }],
      [looked(...nothing), 'failed'],
    ],
  },
  {
    name: 'a page that is not kept says why, and looks again when asked',
    spec: 'where the browser cannot, the words say why',
    starts: 'looking',
    steps: [
      [
        done('lookOffline', { kind: 'unkept', reason: 'no-worker' }),
        { state: 'unsupported', context: { unkept: 'no-worker', parts: [] } },
      ],
      [again, 'looking'],
      [done('lookOffline', { kind: 'unkept', reason: 'no-worker' }), 'unsupported'],
      [fail('watchOffline', 'no workers here'), 'unknown'],
      [again, 'looking'],
      [looked(...some), { state: 'offered', context: { unkept: null } }],
    ],
  },
  {
    name: 'a browser that gives no answer is asked again',
    spec: 'every invoke leads to a way out',
    starts: 'looking',
    steps: [
      [fail('lookOffline', 'no answer'), 'unknown'],
      [again, 'looking'],
      [after('answerTime', 'offlineCopy.looking'), 'unknown'],
      [again, 'looking'],
      [looked(...all), 'whole'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'looking', steps: [], events: [wanted, cancelled, again, progressed, finished] },
  { state: 'offered', steps: [looked(...nothing)], events: [cancelled, progressed, finished] },
  { state: 'fetching', steps: toFetching.map(([event]) => event), events: [wanted, again] },
  { state: 'whole', steps: [looked(...all)], events: [wanted, cancelled, finished] },
  { state: 'unknown', steps: [fail('lookOffline', 'no answer')], events: [wanted, cancelled] },
  {
    state: 'unsupported',
    steps: [done('lookOffline', { kind: 'unkept', reason: 'other-build' })],
    events: [wanted, cancelled],
  },
  {
    state: 'failed',
    steps: [...toFetching.map(([event]) => event), failed('damaged'), looked(...some)],
    events: [cancelled, progressed, finished],
  },
];
