import { after, fail, type Ignored, type Replay } from '../../support/replay';

const manner = { language: 'en-US', voice: 'anna', rate: 1.15, pause: 2, thinking: 0 };
const start = { type: 'handsFree.started', question: 'Why us?', manner };
const slow = { ...start, manner: { ...manner, pause: 4 } };
const stop = { type: 'handsFree.stopped' };
const read = { type: 'speech.finished' };
const heard = { type: 'ear.heard' };
const next = { type: 'question.shown', question: 'Why you?' };
const quiet = after('quietDelay', 'handsFree.on.listening.heard');
const second = after('second', 'handsFree.on.listening.pausing');
const silence = after('silenceDelay', 'handsFree.on.listening.silent');
const wanted = { type: 'ear.wanted' };
const unwanted = { type: 'ear.unwanted' };
const answerEnded = { type: 'answer.ended' };
const begun = { type: 'reading.begun' };
const ended = { type: 'reading.ended' };
const spec = 'issue: the question read aloud; read, listen, a pause of n seconds ends the answer, next';

export const happyPath = 'two questions are read, answered, and each ended by a pause';

export const replays: readonly Replay[] = [
  {
    name: 'two questions are read, answered, and each ended by a pause',
    spec,
    starts: { state: 'off', context: { problem: null } },
    steps: [
      [start, { state: 'on.reading', context: { question: 'Why us?', ...manner }, emits: [begun] }],
      [read, { state: 'on.listening.silent', emits: [ended, wanted] }],
      [heard, { state: 'on.listening.heard', emits: [] }],
      [quiet, { state: 'on.listening.pausing', context: { left: 1 }, emits: [] }],
      [second, { state: 'on.handingOn', emits: [unwanted, answerEnded] }],
      [next, { state: 'on.reading', context: { question: 'Why you?' } }],
      [read, 'on.listening.silent'],
      [heard, 'on.listening.heard'],
      [quiet, 'on.listening.pausing'],
      [second, 'on.handingOn'],
      [{ type: 'questions.ended' }, 'done'],
    ],
  },
  {
    name: 'speaking in the pause goes on with the answer, and the whole pause begins again',
    spec: 'issue: a pause of n seconds ends the answer',
    starts: 'off',
    steps: [
      [slow, 'on.reading'],
      [read, 'on.listening.silent'],
      [heard, 'on.listening.heard'],
      [heard, { state: 'on.listening.heard', emits: [] }],
      [quiet, { state: 'on.listening.pausing', context: { left: 3 } }],
      [second, { state: 'on.listening.pausing', context: { left: 2 }, emits: [] }],
      [second, { state: 'on.listening.pausing', context: { left: 1 } }],
      [heard, { state: 'on.listening.heard', emits: [] }],
      [quiet, { state: 'on.listening.pausing', context: { left: 3 } }],
      [second, 'on.listening.pausing'],
      [second, 'on.listening.pausing'],
      [second, { state: 'on.handingOn', emits: [unwanted, answerEnded] }],
    ],
  },
  {
    name: 'nobody need wait: reading and answer can be ended at once',
    spec,
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [{ type: 'reading.skipped' }, { state: 'on.listening.silent', emits: [ended, wanted] }],
      [{ type: 'answer.finished' }, { state: 'on.handingOn', emits: [unwanted, answerEnded] }],
      [{ type: 'questions.ended' }, 'done'],
      [start, 'on.reading'],
    ],
  },
  {
    name: 'whoever goes to another question hears that one, with the microphone closed',
    spec,
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [next, { state: 'on.reading', context: { question: 'Why you?' }, emits: [ended, begun] }],
      [read, 'on.listening.silent'],
      [
        { type: 'question.shown', question: 'Why us?' },
        { state: 'on.reading', emits: [unwanted, begun] },
      ],
    ],
  },
  {
    name: 'it can be ended while it reads and while it listens',
    spec: 'off at any time',
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [stop, { state: 'off', emits: [ended] }],
      [start, 'on.reading'],
      [read, 'on.listening.silent'],
      [heard, 'on.listening.heard'],
      [stop, { state: 'off', emits: [unwanted] }],
    ],
  },
  {
    name: 'who ends the listening ends the mode',
    spec: 'off at any time',
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [read, 'on.listening.silent'],
      [{ type: 'ear.closed' }, { state: 'off', context: { problem: null } }],
    ],
  },
  {
    name: 'time to think is no silence: the microphone waits for so much longer',
    spec: 'issue: works with the time to think',
    starts: 'off',
    steps: [
      [
        { ...start, manner: { ...manner, thinking: 120 } },
        { state: 'on.reading', context: { thinking: 120 } },
      ],
      [read, 'on.listening.silent'],
      [silence, 'stopped'],
    ],
  },
  {
    name: 'without a voice, or with one that stops, it says so and can be tried again',
    spec: 'errors lead to words and to the ordinary mode',
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [
        { type: 'speech.failed', problem: 'unsupported' },
        { state: 'stopped', context: { problem: { kind: 'voice', code: 'unsupported' } } },
      ],
      [start, { state: 'on.reading', context: { problem: null } }],
      [fail('readAloud'), { state: 'stopped', context: { problem: { kind: 'voice', code: 'failed' } } }],
    ],
  },
  {
    name: 'a refused microphone ends it with words',
    spec: 'errors lead to words and to the ordinary mode',
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [read, 'on.listening.silent'],
      [
        { type: 'ear.failed', problem: 'not-allowed' },
        { state: 'stopped', context: { problem: { kind: 'ear', code: 'not-allowed' } } },
      ],
    ],
  },
  {
    name: 'the microphone is not left open for nobody',
    spec: 'errors lead to words and to the ordinary mode',
    starts: 'off',
    steps: [
      [start, 'on.reading'],
      [read, 'on.listening.silent'],
      [silence, { state: 'stopped', context: { problem: { kind: 'silence' } }, emits: [unwanted] }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'off', steps: [], events: [stop, next, heard, read, { type: 'answer.finished' }] },
  {
    state: 'on.reading',
    steps: [start],
    events: [start, heard, { type: 'ear.closed' }, { type: 'answer.finished' }, { type: 'questions.ended' }],
  },
  { state: 'on.listening.silent', steps: [start, read], events: [read, start, second, quiet] },
  { state: 'on.listening.heard', steps: [start, read, heard], events: [read, silence, second] },
  {
    state: 'on.handingOn',
    steps: [start, read, { type: 'answer.finished' }],
    events: [heard, { type: 'ear.closed' }, { type: 'ear.failed', problem: 'network' }],
  },
  {
    state: 'stopped',
    steps: [start, { type: 'speech.failed', problem: 'failed' }],
    events: [stop, next, heard],
  },
];
