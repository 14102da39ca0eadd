import { done, fail, type Ignored, type Replay } from '../../support/replay';

const typed = (text = 'Backend Developer. You know Docker.') => ({ type: 'posting.typed', text });
const submitted = { type: 'posting.submitted' };
const chosen = { type: 'file.chosen', file: { name: 'job.pdf', size: 2000, type: 'application/pdf' } };
const back = { type: 'back' };
const cancelled = { type: 'cancelled' };
const confirmed = { type: 'job.confirmed' };
const read = {
  posting: {
    lines: ['Backend Developer'],
    title: { text: 'Backend Developer', line: 0 },
    years: null,
    requirements: [],
  },
  details: { company: 'Acme', place: '', link: '' },
};
const details = { title: 'Backend Developer', company: 'Acme', place: '', link: '' };
const blank = { text: '', fileName: null, read: null, problem: null };

export const happyPath = 'a posting is pasted, read, corrected and kept';

export const replays: readonly Replay[] = [
  {
    name: 'a posting is pasted, read, corrected and kept',
    spec: 'issue 14: a job is made by pasting a posting',
    starts: { state: 'editing', context: blank },
    steps: [
      [typed(), { state: 'editing', context: { text: 'Backend Developer. You know Docker.' } }],
      [submitted, 'reading'],
      [done('readPosting', read), { state: 'review', context: { details } }],
      [
        { type: 'detail.changed', field: 'place', text: 'Berlin' },
        { state: 'review', context: { details: { ...details, place: 'Berlin' } } },
      ],
      [
        confirmed,
        {
          state: 'editing',
          context: blank,
          emits: [
            {
              type: 'job.read',
              text: 'Backend Developer. You know Docker.',
              read,
              details: { ...details, place: 'Berlin' },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'a file becomes the text of the field, and can be looked through before it is read',
    spec: 'issue 14: a job is made by dropping a text or PDF file',
    starts: 'editing',
    steps: [
      [chosen, { state: 'readingFile', context: { fileName: 'job.pdf' } }],
      [
        done('readFile', 'You know Docker.'),
        { state: 'editing', context: { text: 'You know Docker.', fileName: null } },
      ],
      [submitted, 'reading'],
    ],
  },
  {
    name: 'what cannot be read says why, and keeps what was typed',
    spec: 'issue 14: a clear message each, nothing lost',
    starts: 'editing',
    steps: [
      [submitted, { state: 'editing', context: { problem: 'empty' } }],
      [typed('x'.repeat(200_001)), { state: 'editing', context: { problem: null } }],
      [submitted, { state: 'editing', context: { problem: 'too-long' } }],
      [typed('You know Docker.'), 'editing'],
      [chosen, 'readingFile'],
      [
        fail('readFile', { reason: 'picture' }),
        { state: 'editing', context: { problem: 'picture', text: 'You know Docker.', fileName: null } },
      ],
      [chosen, 'readingFile'],
      [fail('readFile'), { state: 'editing', context: { problem: 'engine', text: 'You know Docker.' } }],
      [submitted, 'reading'],
      [fail('readPosting'), { state: 'editing', context: { problem: 'engine', text: 'You know Docker.' } }],
    ],
  },
  {
    name: 'each step goes back, and Cancel forgets all of it',
    spec: 'issue 14: nothing is kept that was not confirmed',
    starts: 'editing',
    steps: [
      [typed(), 'editing'],
      [chosen, 'readingFile'],
      [back, { state: 'editing', context: { fileName: null, text: 'Backend Developer. You know Docker.' } }],
      [submitted, 'reading'],
      [back, 'editing'],
      [submitted, 'reading'],
      [done('readPosting', read), 'review'],
      [back, { state: 'editing', context: { text: 'Backend Developer. You know Docker.' } }],
      [submitted, 'reading'],
      [done('readPosting', read), 'review'],
      [cancelled, { state: 'editing', context: blank }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'editing', steps: [], events: [back, confirmed, { type: 'detail.changed', field: 'title', text: 'x' }] },
  { state: 'reading', steps: [typed(), submitted], events: [typed('other'), submitted, confirmed, chosen] },
  { state: 'readingFile', steps: [chosen], events: [typed('other'), submitted, confirmed, chosen] },
];
