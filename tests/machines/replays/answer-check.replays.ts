import { fail, type Ignored, type Replay } from '../../support/replay';

const ask = { type: 'check.requested' };
const stop = { type: 'check.stopped' };
const none = { remarks: [], left: 0, cut: false };
const remark = { quote: 'UDP guarantees delivery', verdict: 'wrong', why: 'It does not.', instead: 'TCP does.' };
const one = { remarks: [remark], left: 0, cut: false };
const two = { ...one, left: 1 };
const grown = { type: 'check.grown', found: one };
const finished = { type: 'check.finished', found: two };
const error = { kind: 'network', message: 'It could not be reached.' };
const failed = { type: 'check.failed', error };

export const happyPath = 'an answer is checked';

export const replays: readonly Replay[] = [
  {
    name: 'an answer is checked',
    spec: 'issue 16: a check of correctness by schema, each remark quoting the answer',
    starts: { state: 'idle', context: { found: none, error: null } },
    steps: [
      [ask, { state: 'checking', context: { found: none } }],
      [grown, { state: 'checking', context: { found: one } }],
      [finished, { state: 'checked', context: { found: two, error: null } }],
    ],
  },
  {
    name: 'checked again, it begins with nothing',
    spec: 'issue 16: a check of correctness stands beside the score',
    starts: 'idle',
    steps: [
      [ask, 'checking'],
      [finished, 'checked'],
      [ask, { state: 'checking', context: { found: none, error: null } }],
    ],
  },
  {
    name: 'a reply that fails leaves what came in, and is asked for again',
    spec: 'decisions §1: every failure has a way on',
    starts: 'idle',
    steps: [
      [ask, 'checking'],
      [grown, 'checking'],
      [failed, { state: 'failed', context: { found: one, error } }],
      [ask, { state: 'checking', context: { found: none, error: null } }],
      [finished, 'checked'],
    ],
  },
  {
    name: 'stopped, what came in is shown',
    spec: 'issue 16: can be stopped like other calls',
    starts: 'idle',
    steps: [
      [ask, 'checking'],
      [grown, 'checking'],
      [
        stop,
        {
          state: 'failed',
          context: {
            found: one,
            error: {
              kind: 'aborted',
              message: 'You stopped the check. What it found until then is shown, and is not kept.',
            },
          },
        },
      ],
    ],
  },
  {
    name: 'an actor that throws is no dead end',
    spec: 'decisions §1: every failure has a way on',
    starts: 'idle',
    steps: [
      [ask, 'checking'],
      [
        fail('checkAnswer'),
        {
          state: 'failed',
          context: {
            error: {
              kind: 'malformed',
              message: 'The check stopped unexpectedly. Your answer and its score are as they were; you can ask again.',
            },
          },
        },
      ],
      [ask, 'checking'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [stop, grown, finished, failed] },
  { state: 'checking', steps: [ask], events: [ask] },
  { state: 'checked', steps: [ask, finished], events: [stop, grown, finished, failed] },
  { state: 'failed', steps: [ask, failed], events: [stop, grown, finished, failed] },
];
