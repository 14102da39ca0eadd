import { after, fail, type Ignored, type Replay } from '../../support/replay';

const read = { type: 'reading.requested', text: 'One. Two.', language: 'en-US' };
const listen = { type: 'listening.requested', continuous: true };
const once = { type: 'listening.requested', continuous: false };
const started = { type: 'recogniser.started', onDevice: false };
const ended = { type: 'recogniser.ended' };
const problem = (name: string) => ({ type: 'recogniser.failed', problem: name });
const restart = after('restartDelay', 'speech.ear.restarting');
const at = (ear: string, voice = 'quiet') => `{ear.${ear}, voice.${voice}}`;

export const happyPath = 'a question is spoken, and a reply is read aloud';

export const replays: readonly Replay[] = [
  {
    name: 'a question is spoken, and a reply is read aloud',
    spec: '§4: voice input: off, listening, off; Read aloud toggles speech',
    starts: {
      state: at('off'),
      context: {
        language: 'en-US',
        continuous: false,
        interim: '',
        onDevice: null,
        listenProblem: null,
        readProblem: null,
      },
    },
    steps: [
      [once, at('listening.starting')],
      [started, at('listening.hearing')],
      [{ type: 'recogniser.heard', final: 'What is a heap?', interim: '' }, at('listening.hearing')],
      [ended, at('off')],
      [read, at('off', 'speaking')],
      [{ type: 'speech.finished' }, at('off')],
    ],
  },
  {
    name: 'hears one utterance and stops by itself',
    spec: '§4: voice input off, listening (one utterance; result appended), off on result, error or end',
    starts: at('off'),
    steps: [
      [once, at('listening.starting')],
      [started, { state: at('listening.hearing'), context: { onDevice: false } }],
      [
        { type: 'recogniser.heard', final: '', interim: 'a linked' },
        { state: at('listening.hearing'), context: { interim: 'a linked' }, emits: [] },
      ],
      [
        { type: 'recogniser.heard', final: ' A linked list. ', interim: '' },
        {
          state: at('listening.hearing'),
          context: { interim: '' },
          emits: [{ type: 'words.heard', text: 'A linked list.' }],
        },
      ],
      [ended, { state: at('off'), context: { onDevice: null } }],
    ],
  },
  {
    name: 'listens on and on, restarted after each silence',
    spec: '§7: continuous with interim results in the interview; restarted on end, never before',
    starts: at('off'),
    steps: [
      [listen, at('listening.starting')],
      [started, at('listening.hearing')],
      [ended, at('restarting')],
      [restart, at('listening.starting')],
      [started, at('listening.hearing')],
      [problem('no-speech'), at('restarting')],
      [restart, at('listening.starting')],
      [{ type: 'listening.stopped' }, { state: at('off'), context: { interim: '', onDevice: null } }],
    ],
  },
  {
    name: 'a press while listening stops it',
    spec: '§4: clicking while listening stops it',
    starts: at('off'),
    steps: [
      [once, at('listening.starting')],
      [once, at('off')],
      [listen, at('listening.starting')],
      [ended, at('restarting')],
      [listen, at('off')],
      [listen, at('listening.starting')],
      [ended, at('restarting')],
      [{ type: 'listening.stopped' }, at('off')],
    ],
  },
  {
    name: 'a change of language restarts the recogniser',
    spec: '§4: language toggles between en-US and es-ES and restarts the recogniser language',
    starts: at('off'),
    steps: [
      [
        { type: 'language.chosen', language: 'es-ES' },
        { state: at('off'), context: { language: 'es-ES' } },
      ],
      [listen, at('listening.starting')],
      [started, at('listening.hearing')],
      [
        { type: 'language.chosen', language: 'en-US' },
        { state: at('restarting'), context: { language: 'en-US' } },
      ],
      [restart, at('listening.starting')],
    ],
  },
  {
    name: 'a refused microphone is a state with a way out',
    spec: '§8: alert Speech recognition error: {code} (recording stops)',
    starts: at('off'),
    steps: [
      [listen, at('listening.starting')],
      [problem('not-allowed'), { state: at('failed'), context: { listenProblem: 'not-allowed' } }],
      [listen, { state: at('listening.starting'), context: { listenProblem: null } }],
      [problem('unsupported'), { state: at('failed'), context: { listenProblem: 'unsupported' } }],
    ],
  },
  {
    name: 'silence in a single utterance is no error',
    spec: '§4: off on result, error or end',
    starts: at('off'),
    steps: [
      [once, at('listening.starting')],
      [started, at('listening.hearing')],
      [problem('no-speech'), { state: at('off'), context: { listenProblem: null } }],
    ],
  },
  {
    name: 'survives a recogniser that crashes',
    spec: 'every invoke leads to a way out',
    starts: at('off'),
    steps: [
      [listen, at('listening.starting')],
      [fail('listen'), { state: at('failed'), context: { listenProblem: 'unknown' } }],
    ],
  },
  {
    name: 'reads to the end',
    spec: '§4: Read Aloud toggles speech',
    starts: at('off'),
    steps: [
      [read, at('off', 'speaking')],
      [{ type: 'speech.finished' }, at('off')],
    ],
  },
  {
    name: 'stops when asked',
    spec: '§4: Stop Reading ends it',
    starts: at('off'),
    steps: [
      [read, at('off', 'speaking')],
      [{ type: 'reading.stopped' }, at('off')],
    ],
  },
  {
    name: 'says that the browser has no voice, and can be tried again',
    spec: '§8: unsupported speech is said plainly',
    starts: at('off'),
    steps: [
      [read, at('off', 'speaking')],
      [
        { type: 'speech.failed', problem: 'unsupported' },
        { state: at('off', 'silenced'), context: { readProblem: 'unsupported' } },
      ],
      [read, { state: at('off', 'speaking'), context: { readProblem: null } }],
      [{ type: 'speech.finished' }, at('off')],
    ],
  },
  {
    name: 'survives a voice that crashes',
    spec: 'every invoke leads to a way out',
    starts: at('off'),
    steps: [
      [read, at('off', 'speaking')],
      [fail('readAloud'), { state: at('off', 'silenced'), context: { readProblem: 'failed' } }],
    ],
  },
  {
    name: 'blank words are not words, and a guess goes with the run that made it',
    spec: '§7: continuous with interim results in the interview',
    starts: at('off'),
    steps: [
      [listen, at('listening.starting')],
      [started, at('listening.hearing')],
      [
        { type: 'recogniser.heard', final: ' ', interim: 'a linked' },
        { state: at('listening.hearing'), context: { interim: 'a linked' }, emits: [] },
      ],
      [ended, { state: at('restarting'), context: { interim: '', onDevice: null } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: at('off'),
    steps: [],
    events: [
      { type: 'reading.stopped' },
      { type: 'speech.finished' },
      ended,
      problem('network'),
      { type: 'recogniser.heard', final: 'late', interim: '' },
    ],
  },
  { state: at('off', 'speaking'), steps: [read], events: [read] },
  {
    state: at('listening.hearing'),
    steps: [listen, started],
    events: [started, restart, { type: 'reading.stopped' }, { type: 'speech.failed', problem: 'failed' }],
  },
  {
    state: at('restarting'),
    steps: [listen, ended],
    events: [{ type: 'recogniser.heard', final: 'late', interim: 'x' }],
  },
];
