import { done, fail, type Ignored, type Replay } from '../../support/replay';

const file = { name: 'elevate-backup.json', type: 'application/json', size: 4000 };
const chosen = { type: 'file.chosen', file };
const left = { type: 'import.left' };
const given = { type: 'passphrase.given' };
const accepted = { type: 'import.accepted' };
const mode = (name: string) => ({ type: 'mode.chosen', mode: name });
const progressed = (step: string, share: number | null) => ({ type: 'backup.progressed', step, share });
const sealed = { type: 'backup.sealed' };
const wrong = { type: 'passphrase.wrong' };
const summary = { exportedAt: '2026-11-28T12:00:00.000Z', collections: [], files: 1 };
const read = { type: 'backup.read', summary };
const refused = { type: 'backup.refused', message: 'This file is not an Elevate backup.' };
const blank = {
  file: { name: '', type: '', size: 0 },
  hasPassphrase: false,
  summary: null,
  mode: 'merge',
  problem: '',
};

export const happyPath = 'read, shown and taken in';

export const replays: readonly Replay[] = [
  {
    name: 'read, shown and taken in',
    spec: 'what a backup holds is shown before anything is changed',
    starts: { state: 'idle', context: blank },
    steps: [
      [chosen, { state: 'reading', context: { file, hasPassphrase: false } }],
      [progressed('checking', 0.5), { state: 'reading', context: { step: 'checking', share: 0.5 } }],
      [read, { state: 'preview.open', context: { summary, mode: 'merge' } }],
      [mode('replace'), { state: 'preview.open', context: { mode: 'replace' } }],
      [accepted, 'applying'],
      [
        done('applyBackup', undefined),
        { state: 'idle', context: blank, emits: [{ type: 'import.applied', mode: 'replace' }] },
      ],
    ],
  },
  {
    name: 'a sealed file asks for its passphrase, and again after a wrong one',
    spec: 'a backup can be encrypted: a wrong passphrase is told apart',
    starts: 'idle',
    steps: [
      [chosen, 'reading'],
      [sealed, 'locked.asking'],
      [given, { state: 'reading', context: { hasPassphrase: true, step: 'key' } }],
      [wrong, 'locked.wrong'],
      [given, 'reading'],
      [progressed('opening', 0.4), 'reading'],
      [read, 'preview.open'],
    ],
  },
  {
    name: 'left at every place: nothing changes, and the next file begins from nothing',
    spec: 'progress and Cancel',
    starts: 'idle',
    steps: [
      [chosen, 'reading'],
      [left, { state: 'idle', context: blank }],
      [chosen, 'reading'],
      [sealed, 'locked.asking'],
      [left, { state: 'idle', context: blank }],
      [chosen, 'reading'],
      [read, 'preview.open'],
      [mode('add'), 'preview.open'],
      [accepted, 'applying'],
      [left, { state: 'idle', context: blank }],
      [chosen, { state: 'reading', context: { mode: 'merge' } }],
    ],
  },
  {
    name: 'a file that is not taken says why; so does an actor that breaks',
    spec: 'every error has words',
    starts: 'idle',
    steps: [
      [chosen, 'reading'],
      [refused, { state: 'refused', context: { problem: refused.message } }],
      [left, { state: 'idle', context: { problem: '' } }],
      [chosen, 'reading'],
      [
        fail('readBackup'),
        {
          state: 'refused',
          context: { problem: 'The file could not be read. Nothing here was changed. Choose it again.' },
        },
      ],
    ],
  },
  {
    name: 'a device that refuses to write leaves the preview open, to try again',
    spec: 'every error has words',
    starts: 'idle',
    steps: [
      [chosen, 'reading'],
      [read, 'preview.open'],
      [accepted, 'applying'],
      [fail('applyBackup'), 'preview.failed'],
      [accepted, 'applying'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [given, accepted, mode('add'), read, sealed, wrong, refused] },
  { state: 'reading', steps: [chosen], events: [chosen, given, accepted, mode('add')] },
  { state: 'locked.asking', steps: [chosen, sealed], events: [chosen, accepted, read, refused] },
  { state: 'locked.wrong', steps: [chosen, wrong], events: [chosen, accepted, read] },
  { state: 'preview.open', steps: [chosen, read], events: [chosen, read, refused, sealed] },
  { state: 'preview.failed', steps: [chosen, read, accepted, fail('applyBackup')], events: [chosen, read, sealed] },
  { state: 'applying', steps: [chosen, read, accepted], events: [accepted, mode('add'), read, chosen] },
  { state: 'refused', steps: [chosen, refused], events: [chosen, accepted, read, given] },
];
