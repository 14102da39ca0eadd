import { fail, type Ignored, type Replay } from '../../support/replay';

const asked = (isSealed = false) => ({ type: 'export.asked', recordings: false, isSealed });
const left = { type: 'export.left' };
const progressed = (step: string, share: number | null) => ({ type: 'backup.progressed', step, share });
const written = { type: 'backup.written' };
const failed = { type: 'backup.failed' };
const oversized = { type: 'backup.oversized', bytes: 500_000_000 };

export const happyPath = 'gathered and saved';

export const replays: readonly Replay[] = [
  {
    name: 'gathered and saved',
    spec: 'one file with everything that was made',
    starts: 'idle',
    steps: [
      [asked(), { state: 'writing', context: { isSealed: false, step: 'gathering', share: null } }],
      [progressed('gathering', 0.5), { state: 'writing', context: { step: 'gathering', share: 0.5 } }],
      [written, { state: 'idle', emits: [{ type: 'export.done', recordings: false, isSealed: false }] }],
    ],
  },
  {
    name: 'sealed by a passphrase that the flow never sees',
    spec: 'a backup can be encrypted',
    starts: 'idle',
    steps: [
      [asked(true), { state: 'writing', context: { isSealed: true } }],
      [progressed('key', 0.2), { state: 'writing', context: { step: 'key', share: 0.2 } }],
      [progressed('sealing', 0.9), { state: 'writing', context: { step: 'sealing' } }],
      [written, { state: 'idle', emits: [{ type: 'export.done', recordings: false, isSealed: true }] }],
    ],
  },
  {
    name: 'left in the middle: no file',
    spec: 'progress and Cancel',
    starts: 'idle',
    steps: [
      [asked(), 'writing'],
      [progressed('gathering', 0.1), 'writing'],
      [left, 'idle'],
      [asked(), { state: 'writing', context: { share: null } }],
    ],
  },
  {
    name: 'what could not be read, and an actor that breaks, are told and can be left',
    spec: 'every error has words',
    starts: 'idle',
    steps: [
      [asked(), 'writing'],
      [failed, 'failed'],
      [left, 'idle'],
      [asked(), 'writing'],
      [fail('writeBackup'), 'failed'],
    ],
  },
  {
    name: 'a file that Import would not take is saved, and said to be too large',
    spec: 'a limit with words',
    starts: 'idle',
    steps: [
      [asked(), 'writing'],
      [oversized, { state: 'oversized', context: { bytes: 500_000_000 } }],
      [left, 'idle'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [left, written, failed, oversized, progressed('key', 1)] },
  { state: 'writing', steps: [asked()], events: [asked(true)] },
  { state: 'failed', steps: [asked(), failed], events: [asked(), written, progressed('key', 1)] },
  { state: 'oversized', steps: [asked(), oversized], events: [asked(), written, failed] },
];
