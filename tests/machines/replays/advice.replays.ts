import { fail, type Ignored, type Replay } from '../../support/replay';

const ask = { type: 'advice.requested' };
const quota = { kind: 'quota', message: 'Too many requests.', retryAfter: 20 };
const asked = { subject: null, saved: null, asked: true };

export const happyPath = 'asked for, streamed to its end';

export const replays: readonly Replay[] = [
  {
    name: 'asked for, streamed to its end',
    spec: 'decisions §3: a model adds advice when chosen; replies stream',
    starts: 'silent',
    steps: [
      [ask, 'streaming'],
      [{ type: 'advice.streamed', text: 'Name a' }, 'streaming'],
      [
        { type: 'advice.finished', text: 'Name a result.', finish: 'stop' },
        { state: 'settled', context: { advice: { text: 'Name a result.', finish: 'stop', error: null } } },
      ],
    ],
  },
  {
    name: 'is silent until asked',
    spec: 'decisions §3: the built-in coach is the default; a model adds advice when chosen',
    starts: 'silent',
    steps: [[ask, { state: 'streaming', context: { advice: { text: '', finish: null, error: null } } }]],
  },
  {
    name: 'streams a reply to its end',
    spec: '§7: answer use; decisions §3: replies stream',
    input: asked,
    starts: 'streaming',
    steps: [
      [
        { type: 'advice.streamed', text: 'Name a' },
        { state: 'streaming', context: { advice: { text: 'Name a', finish: null, error: null } } },
      ],
      [
        { type: 'advice.finished', text: 'Name a result.', finish: 'stop' },
        {
          state: 'settled',
          context: { advice: { text: 'Name a result.', finish: 'stop', error: null } },
          emits: [{ type: 'advice.settled', advice: { text: 'Name a result.', finish: 'stop', error: null } }],
        },
      ],
      [ask, { state: 'streaming', context: { advice: { text: '', finish: null, error: null } } }],
    ],
  },
  {
    name: 'says when the token limit cut the reply',
    spec: 'decisions §3: a reply cut by its token limit says so',
    input: asked,
    starts: 'streaming',
    steps: [
      [
        { type: 'advice.finished', text: 'Name', finish: 'length' },
        { state: 'settled', context: { advice: { text: 'Name', finish: 'length', error: null } } },
      ],
    ],
  },
  {
    name: 'keeps what came in when the reply fails',
    spec: 'decisions §3: each failure gets its own plain message and a retry',
    input: asked,
    starts: 'streaming',
    steps: [
      [{ type: 'advice.streamed', text: 'Name' }, 'streaming'],
      [
        { type: 'advice.failed', text: 'Name', error: quota },
        { state: 'settled', context: { advice: { text: 'Name', finish: null, error: quota } } },
      ],
      [ask, 'streaming'],
    ],
  },
  {
    name: 'keeps what came in when stopped',
    spec: 'decisions §3: replies can be stopped',
    input: asked,
    starts: 'streaming',
    steps: [
      [{ type: 'advice.streamed', text: 'Name' }, 'streaming'],
      [
        { type: 'advice.stopped' },
        { state: 'settled', context: { advice: { text: 'Name', finish: null, error: { kind: 'aborted' } } } },
      ],
    ],
  },
  {
    name: 'survives an actor that crashes',
    spec: 'every invoke leads to a way out',
    input: asked,
    starts: 'streaming',
    steps: [
      [{ type: 'advice.streamed', text: 'Name' }, 'streaming'],
      [fail('advise'), { state: 'settled', context: { advice: { text: 'Name', error: { kind: 'malformed' } } } }],
    ],
  },
  {
    name: 'shows what an earlier visit kept, and asks again only on request',
    spec: 'decisions §1: every evaluation is kept',
    input: { subject: null, saved: { text: 'Kept.', finish: 'stop', error: null }, asked: true },
    starts: 'restored',
    steps: [[ask, 'streaming']],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'silent',
    steps: [],
    events: [{ type: 'advice.streamed', text: 'late' }, { type: 'advice.stopped' }],
  },
  { input: asked, state: 'streaming', steps: [], events: [ask] },
  {
    input: asked,
    state: 'settled',
    steps: [{ type: 'advice.finished', text: 'Done.', finish: 'stop' }],
    events: [
      { type: 'advice.streamed', text: 'late' },
      { type: 'advice.failed', text: '', error: quota },
      { type: 'advice.stopped' },
    ],
  },
];
