import { fail, type Ignored, type Replay } from '../../support/replay';

const START = 5_000;
/** Keys at milliseconds after the first one. */
const key = (char: string, t: number) => ({ type: 'character.typed', char, at: START + t, held: false });
const space = (t: number) => ({ type: 'space.typed', at: START + t, held: false });
const backspace = (t: number) => ({ type: 'backspace.typed', at: START + t, held: false });
const paste = (t: number) => ({ type: 'paste.refused', at: START + t });
const tick = (elapsed: number) => ({ type: 'clock.ticked', elapsed });
const reset = { type: 'test.reset', seed: 8 };

const input = { settings: { seconds: 2, difficulty: 'easy', mode: 'words', theme: 'blue' }, pool: [], seed: 7 };
const code = { type: 'text.chosen', mode: 'c', difficulty: 'easy', pool: ['int a;', 'return 0;'], seed: 8 };
const empty = { chunks: [], tail: [] };
const fresh = {
  seconds: 2,
  difficulty: 'easy',
  mode: 'words',
  theme: 'blue',
  pool: [],
  seed: 8,
  startedAt: null,
  elapsed: 0,
  wordIndex: 0,
  typed: '',
  log: empty,
  pasteRefused: false,
};
const one = { chunks: [], tail: [{ t: 0, kind: 'char', char: 'a' }] };
const record = (log: unknown) => ({
  type: 'test.finished',
  record: { seconds: 2, difficulty: 'easy', mode: 'words', pool: [], seed: 7, log },
});
const finished = { state: 'finished', context: { elapsed: 2000, log: one }, emits: [record(one)] };

export const happyPath = 'a whole test of 30 seconds';

export const replays: readonly Replay[] = [
  {
    name: 'a whole test of 30 seconds',
    spec: '§4: idle, running on the first character typed, finished when the timer reaches 0; Try Again returns to idle',
    starts: { state: 'idle', context: { ...fresh, seconds: 30, seed: 1 } },
    steps: [
      [key('a', 0), 'running'],
      [key('s', 150), 'running'],
      [space(300), 'running'],
      [tick(1000), 'running'],
      [tick(30_002), { state: 'finished', context: { elapsed: 30_000, wordIndex: 1 } }],
      [reset, { state: 'idle', context: { seed: 8, wordIndex: 0 } }],
    ],
  },
  {
    name: 'runs from the first character to the end of the time',
    spec: '§4: idle, running on the first character typed, finished when the timer reaches 0',
    input,
    starts: { state: 'idle', context: { typed: '', wordIndex: 0, startedAt: null } },
    steps: [
      [key('a', 0), { state: 'running', context: { startedAt: START, typed: 'a', log: one } }],
      [tick(1000), { state: 'running', context: { elapsed: 1000 } }],
      [tick(2003), finished],
    ],
  },
  {
    name: 'commits a word with a space',
    spec: '§4: a space commits the word, advances and clears the input',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [key('b', 90), { state: 'running', context: { typed: 'ab', wordIndex: 0 } }],
      [space(180), { state: 'running', context: { typed: '', wordIndex: 1 } }],
      [
        key('c', 270),
        {
          state: 'running',
          context: {
            typed: 'c',
            wordIndex: 1,
            log: {
              chunks: [],
              tail: [
                { t: 0, kind: 'char', char: 'a' },
                { t: 90, kind: 'char', char: 'b' },
                { t: 180, kind: 'space' },
                { t: 270, kind: 'char', char: 'c' },
              ],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'takes a whole character back, whatever its width',
    spec: '§4: the word is open until its space',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [key('😀', 50), { state: 'running', context: { typed: 'a😀' } }],
      [backspace(100), { state: 'running', context: { typed: 'a' } }],
      [
        backspace(150),
        {
          state: 'running',
          context: {
            typed: '',
            log: {
              chunks: [],
              tail: [
                { t: 0, kind: 'char', char: 'a' },
                { t: 50, kind: 'char', char: '😀' },
                { t: 100, kind: 'backspace' },
                { t: 150, kind: 'backspace' },
              ],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'marks held keys, and counts them',
    spec: 'issue 3: held keys',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [
        { ...key('a', 500), held: true },
        {
          state: 'running',
          context: {
            typed: 'aa',
            log: {
              chunks: [],
              tail: [
                { t: 0, kind: 'char', char: 'a' },
                { t: 500, kind: 'char', char: 'a', held: true },
              ],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'refuses pasted text before the start, until something is typed',
    spec: 'issue 3: pasted text',
    input,
    starts: 'idle',
    steps: [
      [paste(0), { state: 'idle', context: { pasteRefused: true, typed: '', log: empty } }],
      [key('a', 0), { state: 'running', context: { pasteRefused: false } }],
    ],
  },
  {
    name: 'refuses pasted text while it runs, and notes it',
    spec: 'issue 3: pasted text',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [
        paste(300),
        {
          state: 'running',
          context: {
            pasteRefused: true,
            typed: 'a',
            log: { chunks: [], tail: [...one.tail, { t: 300, kind: 'paste-refused' }] },
          },
        },
      ],
    ],
  },
  ...(
    [
      ['a character', key('b', 2000)],
      ['a space', space(2000)],
      ['a backspace', backspace(2500)],
      ['a paste', paste(90_000)],
    ] as const
  ).map(
    ([what, late]): Replay => ({
      name: `${what} after the end ends the test and does not count, though no tick has come`,
      spec: 'issue 3: right in background tabs; the end is decided by time',
      input,
      starts: 'idle',
      steps: [
        [key('a', 0), 'running'],
        [late, finished],
      ],
    }),
  ),
  {
    name: 'one late tick of a tab that slept ends the test at its own length',
    spec: 'issue 3: right in background tabs',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [tick(64_000), finished],
    ],
  },
  {
    name: 'Try Again starts a new test',
    spec: '§4: Reset or Try Again returns to idle with a new word list',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [tick(2000), 'finished'],
      [reset, { state: 'idle', context: fresh }],
    ],
  },
  {
    name: 'Reset in the middle starts a new test',
    spec: '§4: Reset resets the test',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [tick(1000), 'running'],
      [reset, { state: 'idle', context: fresh }],
    ],
  },
  {
    name: 'a new duration begins a new test and is kept',
    spec: '§4: changing duration resets; §5: a whole number from 1 to 300',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [
        { type: 'duration.chosen', seconds: 300, seed: 8 },
        {
          state: 'idle',
          context: { ...fresh, seconds: 300 },
          emits: [
            { type: 'settings.changed', settings: { seconds: 300, difficulty: 'easy', mode: 'words', theme: 'blue' } },
          ],
        },
      ],
    ],
  },
  {
    name: 'a new difficulty begins a new test and is kept',
    spec: '§4: changing difficulty resets',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [
        { type: 'text.chosen', mode: 'words', difficulty: 'hard', pool: ['architecture'], seed: 8 },
        {
          state: 'idle',
          context: { ...fresh, difficulty: 'hard', pool: ['architecture'] },
          emits: [
            { type: 'settings.changed', settings: { seconds: 2, difficulty: 'hard', mode: 'words', theme: 'blue' } },
          ],
        },
      ],
    ],
  },
  {
    name: 'another text begins a new test, is kept, and stays over a reset',
    spec: 'issue 16: code in the languages of the workbench',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [
        code,
        {
          state: 'idle',
          context: { ...fresh, mode: 'c', pool: code.pool },
          emits: [{ type: 'settings.changed', settings: { seconds: 2, difficulty: 'easy', mode: 'c', theme: 'blue' } }],
        },
      ],
      [key('i', 0), 'running'],
      [
        tick(2000),
        {
          state: 'finished',
          emits: [
            {
              type: 'test.finished',
              record: {
                seconds: 2,
                difficulty: 'easy',
                mode: 'c',
                pool: code.pool,
                seed: 8,
                log: { chunks: [], tail: [{ t: 0, kind: 'char', char: 'i' }] },
              },
            },
          ],
        },
      ],
      [
        { ...reset, seed: 9 },
        { state: 'idle', context: { mode: 'c', pool: code.pool, seed: 9 } },
      ],
      [
        { type: 'text.chosen', mode: 'numbers', difficulty: 'easy', pool: [], seed: 10 },
        { state: 'idle', context: { mode: 'numbers', pool: [], seed: 10 } },
      ],
    ],
  },
  {
    name: 'a new theme leaves a running test as it is',
    spec: '§4: theme change keeps state',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [
        { type: 'theme.chosen', theme: 'purple' },
        {
          state: 'running',
          context: { theme: 'purple', typed: 'a', startedAt: START, seed: 7, log: one },
          emits: [
            { type: 'settings.changed', settings: { seconds: 2, difficulty: 'easy', mode: 'words', theme: 'purple' } },
          ],
        },
      ],
    ],
  },
  {
    name: 'says so when its clock fails, and can be started again',
    spec: 'every invoke leads to a way out',
    input,
    starts: 'idle',
    steps: [
      [key('a', 0), 'running'],
      [fail('ticker'), 'halted'],
      [reset, { state: 'idle', context: fresh }],
    ],
  },
  {
    name: 'one second is the shortest test',
    spec: '§5: a whole number greater than 0 and at most 300',
    input,
    starts: 'idle',
    steps: [
      [
        { type: 'duration.chosen', seconds: 1, seed: 8 },
        { state: 'idle', context: { seconds: 1 } },
      ],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    input,
    state: 'idle',
    steps: [],
    events: [
      space(0),
      backspace(0),
      tick(1000),
      // Nothing of one's own is there to type.
      ...['c', 'cpp', 'solved', 'job', 'weak'].map((mode) => ({
        type: 'text.chosen',
        mode,
        difficulty: 'easy',
        pool: [],
        seed: 8,
      })),
      ...['medium', 'hard'].map((difficulty) => ({
        type: 'text.chosen',
        mode: 'words',
        difficulty,
        pool: [],
        seed: 8,
      })),
      ...[0, 301, 1.5, -5, Number.NaN, Number.POSITIVE_INFINITY].map((seconds) => ({
        type: 'duration.chosen',
        seconds,
        seed: 8,
      })),
    ],
  },
  {
    // A space or backspace with nothing typed: no word is skipped, nothing is counted.
    input,
    state: 'running',
    steps: [key('a', 0), space(100)],
    events: [space(200), backspace(300), { type: 'duration.chosen', seconds: 301, seed: 8 }],
  },
  {
    input,
    state: 'finished',
    steps: [key('a', 0), tick(2000)],
    events: [key('b', 2001), space(2001), backspace(2001), paste(2001), tick(3000)],
  },
  { input, state: 'halted', steps: [key('a', 0), fail('ticker')], events: [key('b', 100), tick(1000)] },
];
