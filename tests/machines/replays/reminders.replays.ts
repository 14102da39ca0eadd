import { done, fail, type Ignored, type Replay } from '../../support/replay';

const set = { type: 'reminder.set' };
const granted = { type: 'hold.granted' };
const one = (key: string) => ({
  key,
  kind: 'task',
  id: key,
  text: 'Send the take-home task',
  at: 1000,
  starts: 2000,
  wholeDay: false,
});
const due = (now: readonly string[], missed: readonly string[] = [], upTo = 1000) => ({
  type: 'reminders.due',
  now: now.map(one),
  missed: missed.map(one),
  upTo,
});
const wanted = (...keys: readonly string[]) => ({ type: 'notification.wanted', reminders: keys.map(one) });
const told = (upTo = 1000) => ({ type: 'reminders.told', upTo });
const refused = { type: 'permission.refused' };

export const happyPath = 'the first reminder is set, allowed, and said';

export const replays: readonly Replay[] = [
  {
    name: 'the first reminder is set, allowed, and said',
    spec: 'issue 18: permission asked when the first reminder is set and never before',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [granted, '{permission.unasked, telling.on.here}'],
      [set, '{permission.asking, telling.on.here}'],
      [done('askPermission', 'granted'), { state: '{permission.granted, telling.on.here}', emits: [] }],
      [
        due(['a']),
        { state: '{permission.granted, telling.on.here}', emits: [wanted('a'), told()], context: { shown: [] } },
      ],
    ],
  },
  {
    name: 'nothing is asked where nobody sets a reminder',
    spec: 'issue 18: permission asked when the first reminder is set and never before',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [granted, '{permission.unasked, telling.on.here}'],
      [due([]), { state: '{permission.unasked, telling.on.here}', emits: [told()] }],
    ],
  },
  {
    name: 'the user says no: it is said so, and reminders are told inside the app',
    spec: 'issue 18: denied is said, told inside the app instead',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [granted, '{permission.unasked, telling.on.here}'],
      [set, '{permission.asking, telling.on.here}'],
      [done('askPermission', 'denied'), { state: '{permission.refused, telling.on.here}', emits: [refused] }],
      [due(['a']), { state: '{permission.refused, telling.on.here}', emits: [told()], context: { shown: [one('a')] } }],
      [
        due(['a', 'b'], [], 2000),
        { state: '{permission.refused, telling.on.here}', context: { shown: [one('a'), one('b')] } },
      ],
      [
        { type: 'reminder.dismissed', key: 'a' },
        { state: '{permission.refused, telling.on.here}', context: { shown: [one('b')] } },
      ],
      [set, { state: '{permission.refused, telling.on.here}', emits: [refused] }],
    ],
  },
  {
    name: 'the question is closed without an answer, and asked with the next reminder',
    spec: 'issue 18: permission asked when the first reminder is set',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [set, '{permission.asking, telling.on.waiting}'],
      [done('askPermission', 'default'), { state: '{permission.unasked, telling.on.waiting}', emits: [refused] }],
      [set, '{permission.asking, telling.on.waiting}'],
      [fail('askPermission'), { state: '{permission.refused, telling.on.waiting}', emits: [refused] }],
    ],
  },
  {
    name: 'allowed later in the settings of the browser, and taken back',
    spec: 'a refusal is not for ever',
    input: { permission: 'denied' },
    starts: '{permission.refused, telling.on.waiting}',
    steps: [
      [{ type: 'permission.changed', permission: 'granted' }, '{permission.granted, telling.on.waiting}'],
      [{ type: 'permission.changed', permission: 'default' }, '{permission.unasked, telling.on.waiting}'],
      [{ type: 'permission.changed', permission: 'none' }, '{permission.refused, telling.on.waiting}'],
    ],
  },
  {
    name: 'missed reminders are one notice at the next opening',
    spec: 'issue 18: missed ones are told at the next opening',
    input: { permission: 'granted' },
    starts: '{permission.granted, telling.on.waiting}',
    steps: [
      [granted, '{permission.granted, telling.on.here}'],
      [
        due([], ['a', 'b']),
        {
          state: '{permission.granted, telling.on.here}',
          emits: [told()],
          context: { missed: [one('a'), one('b')], shown: [] },
        },
      ],
      [{ type: 'missed.dismissed' }, { state: '{permission.granted, telling.on.here}', context: { missed: [] } }],
    ],
  },
  {
    name: 'the browser shows nothing although it may',
    spec: 'a reminder is never lost',
    input: { permission: 'granted' },
    starts: '{permission.granted, telling.on.waiting}',
    steps: [
      [granted, '{permission.granted, telling.on.here}'],
      [due(['a']), { state: '{permission.granted, telling.on.here}', emits: [wanted('a'), told()] }],
      [
        { type: 'notification.failed', reminders: [one('a')] },
        { state: '{permission.granted, telling.on.here}', context: { shown: [one('a')] } },
      ],
    ],
  },
  {
    name: 'without locks every tab says them itself',
    spec: 'every invoke leads to a way out',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [fail('hold'), '{permission.unasked, telling.on.here}'],
      [fail('watch'), '{permission.unasked, telling.on.failed}'],
      [set, '{permission.asking, telling.on.here}'],
    ],
  },
  {
    name: 'the answer is first heard as a change of the permission',
    spec: 'issue 18: denied is said, told inside the app instead',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [set, '{permission.asking, telling.on.waiting}'],
      [
        { type: 'permission.changed', permission: 'denied' },
        { state: '{permission.refused, telling.on.waiting}', emits: [refused] },
      ],
    ],
  },
  {
    name: 'silent for a while, and asked without an answer',
    spec: 'every state can be left',
    starts: '{permission.unasked, telling.on.waiting}',
    steps: [
      [{ type: 'reminders.silenced' }, '{permission.unasked, telling.off}'],
      [{ type: 'reminders.resumed' }, '{permission.unasked, telling.on.waiting}'],
      [set, '{permission.asking, telling.on.waiting}'],
      [{ type: 'permission.left' }, '{permission.unasked, telling.on.waiting}'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: '{permission.unasked, telling.on.waiting}',
    steps: [],
    events: [due(['a']), { type: 'hold.refused' }, { type: 'hold.asked' }],
  },
  { state: '{permission.unasked, telling.on.here}', steps: [granted], events: [granted, { type: 'hold.asked' }] },
  { state: '{permission.asking, telling.on.waiting}', steps: [set], events: [set] },
  { state: '{permission.asking, telling.on.here}', steps: [granted, set], events: [set] },
  { state: '{permission.granted, telling.on.here}', input: { permission: 'granted' }, steps: [granted], events: [set] },
];
