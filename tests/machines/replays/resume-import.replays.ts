import { fail, type Ignored, type Replay } from '../../support/replay';

const chosen = (name = 'ada.pdf') => ({ type: 'file.chosen', file: { name, size: 1200, type: '' } });
const progressed = { type: 'file.progressed', page: 1, pages: 2 };
const found = {
  kind: 'pdf',
  understood: { resume: { name: 'Ada Lovelace' }, doubts: [], unplaced: [] },
  notes: [],
  pages: 2,
};
const read = { type: 'file.read', found };
const failed = (problem: string) => ({ type: 'file.failed', problem });
const accepted = { type: 'import.accepted' };
const cancelled = { type: 'import.cancelled' };
const role = { list: 'experiences', id: 'e0', field: 'role' };
const employer = { list: 'experiences', id: 'e0', field: 'organization' };
const correct = (place: object, text: string) => ({ type: 'field.corrected', place, text });
const name = { list: null, field: 'name' };
const blank = { name: '', progress: null, found: null, corrections: [], target: 'new', problem: null };

export const happyPath = 'a file is read with progress, reviewed, and made a new resume';

export const replays: readonly Replay[] = [
  {
    name: 'a file is read with progress, reviewed, and made a new resume',
    spec: 'issue 15: the learner’s own PDF, with what was understood shown before anything is kept',
    starts: { state: 'idle', context: blank },
    steps: [
      [chosen(), { state: 'reading', context: { name: 'ada.pdf' } }],
      [progressed, { state: 'reading', context: { progress: { page: 1, pages: 2 } } }],
      [read, { state: 'review', context: { found, progress: null, target: 'new' } }],
      [
        accepted,
        {
          state: 'idle',
          context: blank,
          emits: [{ type: 'import.applied', name: 'ada.pdf', found, corrections: [], target: 'new' }],
        },
      ],
    ],
  },
  {
    name: 'what is doubtful is corrected, the last word for each field, and the open resume is replaced',
    spec: 'issue 15: what is unsure is marked and confirmed',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [read, 'review'],
      [correct(role, 'Acme'), { state: 'review', context: { corrections: [{ place: role, text: 'Acme' }] } }],
      [correct(employer, 'Engineer'), 'review'],
      [correct(name, 'Ada'), 'review'],
      [
        correct(role, 'Engineer'),
        {
          state: 'review',
          context: {
            corrections: [
              { place: employer, text: 'Engineer' },
              { place: name, text: 'Ada' },
              { place: role, text: 'Engineer' },
            ],
          },
        },
      ],
      [
        { type: 'target.chosen', target: 'replace' },
        { state: 'review', context: { target: 'replace' } },
      ],
      [
        accepted,
        {
          state: 'idle',
          context: blank,
          emits: [
            {
              type: 'import.applied',
              name: 'ada.pdf',
              found,
              corrections: [
                { place: employer, text: 'Engineer' },
                { place: name, text: 'Ada' },
                { place: role, text: 'Engineer' },
              ],
              target: 'replace',
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'cancelled while it is read, and in the review: nothing is kept',
    spec: 'issue 15: reading with progress and Cancel',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [cancelled, { state: 'idle', context: blank }],
      [chosen(), 'reading'],
      [read, 'review'],
      [cancelled, { state: 'idle', context: blank }],
    ],
  },
  {
    name: 'a file that is refused has its reason; another one begins from nothing',
    spec: 'issue 15: bad input, clear words, nothing lost',
    starts: 'idle',
    steps: [
      [chosen('locked.pdf'), 'reading'],
      [failed('encrypted'), { state: 'refused', context: { problem: 'encrypted', name: 'locked.pdf' } }],
      [chosen('ada.docx'), { state: 'reading', context: { ...blank, name: 'ada.docx' } }],
      [fail('readResumeFile'), { state: 'refused', context: { problem: 'engine' } }],
      [cancelled, { state: 'idle', context: blank }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'idle',
    steps: [],
    events: [accepted, cancelled, read, progressed, failed('damaged'), correct(role, 'x')],
  },
  { state: 'reading', steps: [chosen()], events: [accepted, chosen('other.pdf'), correct(role, 'x')] },
  { state: 'review', steps: [chosen(), read], events: [read, progressed, failed('damaged'), chosen('other.pdf')] },
  { state: 'refused', steps: [chosen(), failed('damaged')], events: [accepted, read, progressed, correct(role, 'x')] },
];
