import { after, fail, type Ignored, type Replay } from '../../support/replay';

const program = { source: 'int main(void) { retrun 0; }\n', language: 'c', standard: 'C17' };
const mended = { ...program, source: 'int main(void) { return 0; }\n' };
const typed = { type: 'text.changed', program };
const typedMore = { type: 'text.changed', program: mended };
const allowed = { type: 'check.allowed' };
const held = { type: 'check.held' };
const replaced = { type: 'program.replaced' };
const wrong = {
  severity: 'error',
  message: "use of undeclared identifier 'retrun'",
  from: { line: 1, column: 18 },
  to: null,
};
const found = { type: 'source.checked', diagnostics: [wrong] };
const nothingFound = { type: 'source.checked', diagnostics: [] };
const paused = after('typingPause', 'codeCheck.free.pausing');

export const happyPath = 'a mistake is shown after a pause of typing, and goes when it is mended';

export const replays: readonly Replay[] = [
  {
    name: 'a mistake is shown after a pause of typing, and goes when it is mended',
    spec: 'a quick build after a pause of typing, shown as “while typing”, gone when fixed',
    starts: { state: 'held', context: { found: null } },
    steps: [
      [allowed, 'free.quiet'],
      [typed, { state: 'free.pausing', context: { typed: program, found: null } }],
      [paused, 'free.checking'],
      [
        found,
        { state: 'free.quiet', context: { typed: null, found: { source: program.source, diagnostics: [wrong] } } },
      ],
      [typedMore, { state: 'free.pausing', context: { found: { source: program.source, diagnostics: [wrong] } } }],
      [paused, 'free.checking'],
      [nothingFound, { state: 'free.quiet', context: { found: { source: mended.source, diagnostics: [] } } }],
    ],
  },
  {
    name: 'each key begins the pause again, and what was found of an older text is not waited for',
    spec: 'after a pause of typing',
    starts: 'held',
    steps: [
      [allowed, 'free.quiet'],
      [typed, 'free.pausing'],
      [typedMore, { state: 'free.pausing', context: { typed: mended } }],
      [paused, 'free.checking'],
      [typed, { state: 'free.pausing', context: { typed: program } }],
      [paused, 'free.checking'],
    ],
  },
  {
    name: 'a run comes first: nothing of what was found or read stays',
    spec: 'never delaying a run: a run replaces it',
    starts: 'held',
    steps: [
      [allowed, 'free.quiet'],
      [typed, 'free.pausing'],
      [paused, 'free.checking'],
      [held, { state: 'held', context: { typed: null, found: null } }],
      [allowed, 'free.quiet'],
    ],
  },
  {
    name: 'what is typed while a program runs is read when it has ended',
    spec: 'never delaying a run',
    starts: 'held',
    steps: [
      [typed, { state: 'held', context: { typed: program } }],
      [allowed, 'free.pausing'],
      [paused, 'free.checking'],
      [found, { state: 'free.quiet', context: { found: { source: program.source, diagnostics: [wrong] } } }],
    ],
  },
  {
    name: 'what runs is not read a second time',
    spec: 'what is run is read by the run itself',
    starts: 'held',
    steps: [
      [typed, { state: 'held', context: { typed: program } }],
      [{ type: 'text.run' }, { state: 'held', context: { typed: null } }],
      [allowed, 'free.quiet'],
    ],
  },
  {
    name: 'another program in the editor has nothing of the one before',
    spec: 'what is shown belongs to the program in the editor',
    starts: 'held',
    steps: [
      [typed, 'held'],
      [replaced, { state: 'held', context: { typed: null } }],
      [allowed, 'free.quiet'],
      [typed, 'free.pausing'],
      [paused, 'free.checking'],
      [found, 'free.quiet'],
      [replaced, { state: 'free.quiet', context: { found: null } }],
      [typed, 'free.pausing'],
      [replaced, { state: 'free.quiet', context: { typed: null } }],
    ],
  },
  {
    name: 'an engine that breaks or is gone leaves what was shown, and the next key tries again',
    spec: 'every invoke leads to a way out',
    starts: 'held',
    steps: [
      [allowed, 'free.quiet'],
      [typed, 'free.pausing'],
      [paused, 'free.checking'],
      [fail('checkSource', 'no worker'), { state: 'free.quiet', context: { found: null } }],
      [typedMore, 'free.pausing'],
      [paused, 'free.checking'],
      [{ type: 'source.unchecked' }, 'free.quiet'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'held', steps: [typed], events: [held, found, { type: 'source.unchecked' }] },
  { state: 'free.quiet', steps: [allowed], events: [allowed, found, { type: 'text.run' }] },
  { state: 'free.pausing', steps: [allowed, typed], events: [allowed, found, { type: 'text.run' }] },
  { state: 'free.checking', steps: [allowed, typed, paused], events: [allowed, { type: 'text.run' }] },
];
