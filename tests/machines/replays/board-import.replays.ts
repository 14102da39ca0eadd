import { fail, type Ignored, type Replay } from '../../support/replay';

const board = { name: 'job-hunt.json', type: 'application/json', size: 2 };
const chosen = (file: object = board) => ({ type: 'file.chosen', file });
const progressed = (share: number, tasks: number) => ({ type: 'file.progressed', share, tasks });
const file = {
  format: 'trello',
  title: 'Job hunt',
  lists: [{ name: 'Applied', archived: false }],
  labels: [],
  tasks: [{ content: 'Northwind', list: 0 }],
  remarks: [],
  table: null,
};
const choices = { lists: {}, done: 'completed', archived: 'leave', duplicates: 'leave', columns: null };
const read = () => ({ type: 'file.read', file, choices });
const failed = (problem: string) => ({ type: 'file.failed', problem });
const changed = { type: 'choices.changed', change: { lists: { Applied: 'todo' } } };
const accepted = { type: 'import.accepted' };
const cancelled = { type: 'import.cancelled' };
const blank = { name: '', share: 0, tasks: 0, file: null, choices: null, problem: null };

export const happyPath = 'a board is read with progress, its lists are given their targets, and it is taken';

export const replays: readonly Replay[] = [
  {
    name: 'a board is read with progress, its lists are given their targets, and it is taken',
    spec: 'issue 18: each with a preview that says what goes where',
    starts: { state: 'idle', context: blank },
    steps: [
      [chosen(), { state: 'reading', context: { name: 'job-hunt.json', share: 0 } }],
      [progressed(0.5, 400), { state: 'reading', context: { share: 0.5, tasks: 400 } }],
      [read(), { state: 'preview', context: { file, choices } }],
      [changed, { state: 'preview', context: { choices: { ...choices, lists: { Applied: 'todo' } } } }],
      [
        accepted,
        {
          state: 'idle',
          context: blank,
          emits: [
            {
              type: 'import.applied',
              name: 'job-hunt.json',
              file,
              choices: { ...choices, lists: { Applied: 'todo' } },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'cancelled while it is read, and in the preview: nothing changes',
    spec: 'issue 18: nothing frozen, nothing lost',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [cancelled, { state: 'idle', context: blank }],
      [chosen(), 'reading'],
      [read(), 'preview'],
      [cancelled, { state: 'idle', context: blank }],
    ],
  },
  {
    name: 'a program, a page of the web, a worker that fails: each has its reason',
    spec: 'issue 18: clear words, nothing lost',
    starts: 'idle',
    steps: [
      [chosen({ ...board, name: 'setup.csv' }), 'reading'],
      [failed('no-text'), { state: 'refused', context: { problem: 'no-text', name: 'setup.csv', file: null } }],
      [chosen({ ...board, name: 'login.csv' }), { state: 'reading', context: { problem: null } }],
      [failed('web-page'), { state: 'refused', context: { problem: 'web-page' } }],
      [cancelled, { state: 'idle', context: blank }],
      [chosen(), 'reading'],
      [fail('readBoardFile'), { state: 'refused', context: { problem: 'engine' } }],
    ],
  },
  {
    name: 'another file begins from nothing',
    spec: 'issue 18: each with a preview that says what goes where',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [progressed(0.5, 400), 'reading'],
      [read(), 'preview'],
      [changed, 'preview'],
      [chosen({ ...board, name: 'other.csv' }), { state: 'reading', context: { ...blank, name: 'other.csv' } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [accepted, cancelled, changed, read(), progressed(1, 1), failed('engine')] },
  { state: 'reading', steps: [chosen()], events: [accepted, changed] },
  { state: 'preview', steps: [chosen(), read()], events: [read(), progressed(1, 1), failed('engine')] },
  {
    state: 'refused',
    steps: [chosen(), failed('engine')],
    events: [accepted, changed, read(), progressed(1, 1), failed('engine')],
  },
];
