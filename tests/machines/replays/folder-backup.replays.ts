import { done, fail, type Ignored, type Replay } from '../../support/replay';

const wanted = { type: 'folder.wanted' };
const due = { type: 'backup.due' };
const left = { type: 'folder.left' };
const permission = { type: 'permission.wanted' };
const away = { type: 'wait.left' };
const none = { name: null, isPermitted: false };
const kept = { name: 'Backups', isPermitted: true };
const closed = { name: 'Backups', isPermitted: false };
const failed = (problem: string) => ({ kind: 'failed', problem });

export const happyPath = 'a folder is chosen, and gets a backup at once and whenever one is due';

export const replays: readonly Replay[] = [
  {
    name: 'a folder is chosen, and gets a backup at once and whenever one is due',
    spec: 'automatic backup into a file or folder of the learner’s choice',
    starts: 'looking',
    steps: [
      [done('lookForFolder', none), { state: 'off', emits: [{ type: 'folder.forgotten' }] }],
      [wanted, 'choosing'],
      [
        done('chooseFolder', 'Backups'),
        { state: 'writing', context: { name: 'Backups' }, emits: [{ type: 'folder.chosen', name: 'Backups' }] },
      ],
      [done('writeToFolder', { kind: 'written' }), { state: 'resting', emits: [{ type: 'backup.made' }] }],
      [due, 'writing'],
      [done('writeToFolder', { kind: 'elsewhere' }), { state: 'resting', emits: [] }],
      [left, 'leaving'],
      [
        done('forgetFolder', undefined),
        { state: 'off', context: { name: null }, emits: [{ type: 'folder.forgotten' }] },
      ],
    ],
  },
  {
    name: 'who chooses none leaves everything as it was',
    spec: 'automatic backup into a file or folder of the learner’s choice',
    starts: 'looking',
    steps: [
      [done('lookForFolder', kept), { state: 'resting', context: { name: 'Backups' } }],
      [wanted, 'choosing'],
      [done('chooseFolder', null), 'looking'],
      [done('lookForFolder', kept), 'resting'],
      [wanted, 'choosing'],
      [fail('chooseFolder'), 'looking'],
    ],
  },
  {
    name: 'after a restart the browser wants to be asked again, and a press does it',
    spec: 'where the browser allows',
    starts: 'looking',
    steps: [
      [
        done('lookForFolder', closed),
        {
          state: 'asks',
          context: { name: 'Backups', problem: 'permission' },
          emits: [{ type: 'backup.failed', problem: 'permission' }],
        },
      ],
      [permission, 'permitting'],
      [done('permitFolder', false), 'asks'],
      [permission, 'permitting'],
      [fail('permitFolder'), 'asks'],
      [permission, 'permitting'],
      [done('permitFolder', true), 'writing'],
      [
        done('writeToFolder', { kind: 'written' }),
        { state: 'resting', context: { problem: null }, emits: [{ type: 'backup.made' }] },
      ],
      [due, 'writing'],
      [
        done('writeToFolder', failed('permission')),
        { state: 'asks', emits: [{ type: 'backup.failed', problem: 'permission' }] },
      ],
      [wanted, 'choosing'],
      [done('chooseFolder', null), 'looking'],
      [done('lookForFolder', closed), 'asks'],
      [left, 'leaving'],
    ],
  },
  {
    name: 'a folder that is gone or full is said so, and tried again when the next one is due',
    spec: 'every error has words',
    starts: 'looking',
    steps: [
      [done('lookForFolder', kept), 'resting'],
      [due, 'writing'],
      [
        done('writeToFolder', failed('gone')),
        { state: 'failed', context: { problem: 'gone' }, emits: [{ type: 'backup.failed', problem: 'gone' }] },
      ],
      [due, 'writing'],
      [fail('writeToFolder'), { state: 'failed', context: { problem: 'failed' } }],
      [wanted, 'choosing'],
      [done('chooseFolder', 'Other'), { state: 'writing', context: { name: 'Other', problem: null } }],
      [left, 'leaving'],
      [fail('forgetFolder'), 'looking'],
      [fail('lookForFolder'), { state: 'off', context: { name: null } }],
    ],
  },
  {
    name: 'a browser that never answers is not waited for',
    spec: 'every error has words',
    starts: 'looking',
    steps: [
      [away, 'off'],
      [wanted, 'choosing'],
      [away, 'looking'],
      [done('lookForFolder', closed), 'asks'],
      [permission, 'permitting'],
      [away, 'asks'],
      [left, 'leaving'],
      [away, 'looking'],
    ],
  },
  {
    name: 'left after a failure',
    spec: 'every error has words',
    starts: 'looking',
    steps: [
      [done('lookForFolder', kept), 'resting'],
      [due, 'writing'],
      [done('writeToFolder', failed('full')), 'failed'],
      [left, 'leaving'],
    ],
  },
];

const looked = done('lookForFolder', kept);
const every = [wanted, due, left, permission];
const rests = [away, permission];

export const ignored: readonly Ignored[] = [
  { state: 'looking', steps: [], events: every },
  { state: 'off', steps: [done('lookForFolder', none)], events: [due, left, permission, away] },
  { state: 'choosing', steps: [looked, wanted], events: every },
  { state: 'resting', steps: [looked], events: rests },
  { state: 'writing', steps: [looked, due], events: [wanted, due, ...rests] },
  { state: 'asks', steps: [done('lookForFolder', closed)], events: [due, away] },
  { state: 'permitting', steps: [done('lookForFolder', closed), permission], events: every },
  { state: 'failed', steps: [looked, due, done('writeToFolder', failed('full'))], events: rests },
  { state: 'leaving', steps: [looked, left], events: every },
];
