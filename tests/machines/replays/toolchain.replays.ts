import { done, fail, type Ignored, type Replay } from '../../support/replay';

const found = (stored: boolean) => done('checkToolchain', { stored, bytes: 26_000_000 });
const wanted = { type: 'toolchain.wanted' };
const cancelled = { type: 'toolchain.cancelled' };
const progressed = { type: 'toolchain.progressed', loadedBytes: 13_000_000, totalBytes: 26_000_000 };
const ready = { type: 'toolchain.ready', kept: true, milliseconds: 900 };
const failed = (problem: string) => ({ type: 'toolchain.failed', problem });

const toLoading: Replay['steps'] = [
  [found(false), { state: 'offered', context: { bytes: 26_000_000 } }],
  [wanted, { state: 'loading', context: { loadedBytes: 0, totalBytes: 26_000_000, problem: null } }],
];

export const happyPath = 'says how much will be stored, loads when asked, counts the bytes';

export const replays: readonly Replay[] = [
  {
    name: 'says how much will be stored, loads when asked, counts the bytes',
    spec: 'issue 6: loaded on the first visit, after saying how much will be stored; progress bar with bytes',
    starts: {
      state: 'checking',
      context: { bytes: null, loadedBytes: 0, totalBytes: 0, kept: null, problem: null },
    },
    steps: [
      ...toLoading,
      [progressed, { state: 'loading', context: { loadedBytes: 13_000_000, totalBytes: 26_000_000 } }],
      [ready, { state: 'ready', context: { kept: true } }],
    ],
  },
  {
    name: 'comes by itself when the device holds it',
    spec: 'issue 6: cached for offline use',
    starts: 'checking',
    steps: [
      [found(true), { state: 'loading', context: { bytes: 26_000_000 } }],
      [ready, 'ready'],
    ],
  },
  {
    name: 'is loaded at once when a run asks for it before the look is over',
    spec: 'a run asked for before the toolchain is there loads it and goes on',
    starts: 'checking',
    steps: [
      [wanted, 'loading'],
      [ready, 'ready'],
    ],
  },
  {
    name: 'a download that broke off is tried again from its beginning',
    spec: 'issue 6: a failed or cut download can be retried and is never half-used',
    starts: 'checking',
    steps: [
      ...toLoading,
      [progressed, 'loading'],
      [failed('interrupted'), { state: 'failed', context: { problem: 'interrupted' } }],
      [wanted, { state: 'loading', context: { loadedBytes: 0, problem: null } }],
      [ready, 'ready'],
    ],
  },
  {
    name: 'a download is cancelled',
    spec: 'long work has a way out',
    starts: 'checking',
    steps: [...toLoading, [cancelled, 'offered']],
  },
  {
    name: 'a look or a load that breaks leads to a retry',
    spec: 'every invoke leads to a way out',
    starts: 'checking',
    steps: [
      [fail('checkToolchain'), { state: 'failed', context: { problem: 'failed' } }],
      [wanted, 'loading'],
      [fail('loadToolchain'), { state: 'failed', context: { problem: 'failed' } }],
      [wanted, 'loading'],
    ],
  },
  {
    name: 'is looked for again when a build found it gone',
    spec: 'issue 6: storage can be freed in Settings',
    starts: 'checking',
    steps: [
      [found(true), 'loading'],
      [ready, 'ready'],
      [{ type: 'toolchain.lost' }, 'checking'],
      [found(false), 'offered'],
    ],
  },
  {
    name: 'begins again for the engine of another language, wherever it is',
    spec: 'issue 19: each engine is loaded on demand after saying its size',
    starts: { state: 'checking', context: { engine: 'clang' } },
    steps: [
      [found(true), 'loading'],
      [ready, 'ready'],
      [
        { type: 'engine.chosen', engine: 'clang' },
        { state: 'ready', context: { engine: 'clang', kept: true } },
      ],
      [
        { type: 'engine.chosen', engine: 'python' },
        { state: 'checking', context: { engine: 'python', bytes: null, kept: null } },
      ],
      [found(false), 'offered'],
      [
        { type: 'engine.chosen', engine: 'javascript' },
        { state: 'checking', context: { engine: 'javascript' } },
      ],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'checking', steps: [], events: [ready, progressed, cancelled, failed('offline')] },
  { state: 'loading', steps: [found(false), wanted], events: [wanted, found(true)] },
  { state: 'offered', steps: [found(false)], events: [ready, progressed, cancelled, failed('offline')] },
  { state: 'ready', steps: [found(true), ready], events: [wanted, cancelled, progressed, failed('offline')] },
];
