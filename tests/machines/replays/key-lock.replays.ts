import { done, fail, type Ignored, type Replay } from '../../support/replay';

const is = (state: string) => ({ type: 'key.is', state });
const wanted = (wish: string) => ({ type: 'passphrase.wanted', wish });
const given = { type: 'passphrase.given' };
const left = { type: 'passphrase.left' };
const turned = (result: string) => done('turnLock', result);

export const happyPath = 'a key is locked, and stays open in this tab';

export const replays: readonly Replay[] = [
  {
    name: 'a key is locked, and stays open in this tab',
    spec: 'a remembered provider key can be locked by a passphrase',
    starts: { state: 'resting.none', context: { slot: 'gemini', is: 'none' } },
    steps: [
      [is('none'), 'resting.none'],
      [wanted('lock'), { state: 'asking', context: { wish: 'lock' } }],
      [given, 'deriving'],
      [is('open'), { state: 'deriving', context: { is: 'open' } }],
      [turned('done'), { state: 'resting.open', emits: [{ type: 'lock.turned', wish: 'lock' }] }],
      [is('locked'), 'resting.locked'],
    ],
  },
  {
    name: 'unlocked once in a tab, after a wrong passphrase; then its lock is removed',
    spec: 'unlocked once per tab session; removing the lock needs the passphrase',
    starts: 'resting.none',
    steps: [
      [is('locked'), 'resting.locked'],
      [wanted('open'), 'asking'],
      [given, 'deriving'],
      [turned('wrong'), { state: 'refused', context: { problem: 'wrong' } }],
      [given, { state: 'deriving', context: { problem: null } }],
      [is('open'), 'deriving'],
      [turned('done'), { state: 'resting.open', context: { problem: null } }],
      [wanted('remove'), { state: 'asking', context: { wish: 'remove' } }],
      [given, 'deriving'],
      [is('none'), 'deriving'],
      [turned('done'), { state: 'resting.none', emits: [{ type: 'lock.turned', wish: 'remove' }] }],
    ],
  },
  {
    name: 'left at every place: the key is what it was',
    spec: 'every question can be left',
    starts: 'resting.none',
    steps: [
      [is('locked'), 'resting.locked'],
      [wanted('remove'), 'asking'],
      [left, 'resting.locked'],
      [wanted('open'), 'asking'],
      [given, 'deriving'],
      [left, 'resting.locked'],
      [wanted('open'), 'asking'],
      [given, 'deriving'],
      [turned('damaged'), { state: 'refused', context: { problem: 'damaged' } }],
      [left, { state: 'resting.locked', context: { problem: null } }],
    ],
  },
  {
    name: 'another tab forgets or opens the key while a passphrase is asked for',
    spec: 'what another tab does is seen',
    starts: 'resting.none',
    steps: [
      [is('locked'), 'resting.locked'],
      [wanted('open'), 'asking'],
      [is('none'), { state: 'asking', context: { is: 'none' } }],
      [given, 'deriving'],
      [turned('damaged'), 'refused'],
      [is('open'), { state: 'refused', context: { is: 'open' } }],
      [left, 'resting.open'],
    ],
  },
  {
    name: 'a device that does not write, and an actor that breaks, say so; the passphrase can be typed again',
    spec: 'every error has words',
    starts: 'resting.none',
    steps: [
      [wanted('lock'), 'asking'],
      [given, 'deriving'],
      [turned('refused'), { state: 'refused', context: { problem: 'refused' } }],
      [given, 'deriving'],
      [fail('turnLock'), { state: 'refused', context: { problem: 'refused' } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'resting.none', steps: [], events: [given, left, wanted('open'), wanted('remove')] },
  { state: 'resting.open', steps: [is('open')], events: [wanted('lock'), wanted('open'), given, left] },
  { state: 'resting.locked', steps: [is('locked')], events: [wanted('lock'), given, left] },
  { state: 'asking', steps: [wanted('lock')], events: [wanted('open'), wanted('remove')] },
  { state: 'deriving', steps: [wanted('lock'), given], events: [wanted('open'), given] },
  { state: 'refused', steps: [wanted('lock'), given, turned('refused')], events: [wanted('remove')] },
];
