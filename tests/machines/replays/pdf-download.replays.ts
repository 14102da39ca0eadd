import { done, fail, type Ignored, type Replay } from '../../support/replay';

const job = { title: 'Ada', letter: null, resume: null, printsResume: true };
const asked = { type: 'download.asked', job };
const cancelled = { type: 'download.cancelled' };
const changed = { type: 'job.changed' };
const wanted = { type: 'file.wanted' };
const file = { key: 'pdf-1', missing: [], borrowed: [] };
const without = { ...file, missing: ['한'] };
const whole = { words: 90, lost: [], added: [] };
const lacking = { words: 90, lost: [{ written: 'Go', find: 'Go', read: '', place: null }], added: [] };
const empty = { job: null, file: null, certificate: null };
const written = done('writePdf', file);
const unread = fail('readBack');

export const happyPath = 'written, read back whole, and handed over';

export const replays: readonly Replay[] = [
  {
    name: 'written, read back whole, and handed over',
    spec: 'issue 15: before download the file is read again; green means nothing was lost',
    starts: { state: 'idle', context: empty },
    steps: [
      [asked, { state: 'making', context: { job } }],
      [written, { state: 'readingBack', context: { file } }],
      [done('readBack', whole), { state: 'handing', context: { certificate: whole } }],
      [done('handOver'), { state: 'certified', context: { file, certificate: whole }, emits: [] }],
      [asked, { state: 'making', context: { job, file: null, certificate: null } }],
    ],
  },
  {
    name: 'what differs is shown and not downloaded, until it is wanted all the same',
    spec: 'issue 15: differences are shown field by field',
    starts: 'idle',
    steps: [
      [asked, 'making'],
      [written, 'readingBack'],
      [done('readBack', lacking), { state: 'differences', context: { certificate: lacking } }],
      [wanted, 'handing'],
      [done('handOver'), { state: 'idle', context: empty, emits: [{ type: 'file.handed', name: 'Ada.pdf' }] }],
    ],
  },
  {
    name: 'a character that no font has holds the file back; another try begins from nothing',
    spec: 'issue 15: green means nothing was lost',
    starts: 'idle',
    steps: [
      [asked, 'making'],
      [done('writePdf', without), 'readingBack'],
      [done('readBack', whole), { state: 'differences', context: { file: without } }],
      [asked, { state: 'making', context: { job, file: null, certificate: null } }],
    ],
  },
  {
    name: 'a reader that does not come leaves the file to take as it is, or to try again',
    spec: 'issue 15: clear words, nothing lost',
    starts: 'idle',
    steps: [
      [asked, 'making'],
      [written, 'readingBack'],
      [unread, { state: 'unread', context: { file, certificate: null } }],
      [asked, 'making'],
      [written, 'readingBack'],
      [unread, 'unread'],
      [wanted, 'handing'],
      [done('handOver'), { state: 'idle', context: empty, emits: [{ type: 'file.handed', name: 'Ada.pdf' }] }],
    ],
  },
  {
    name: 'a writer that does not come is said, as is a file that cannot be handed over',
    spec: 'issue 15: clear words, nothing lost',
    starts: 'idle',
    steps: [
      [asked, 'making'],
      [fail('writePdf'), { state: 'failed', context: { job } }],
      [asked, 'making'],
      [written, 'readingBack'],
      [done('readBack', whole), 'handing'],
      [fail('handOver'), 'failed'],
    ],
  },
  {
    name: 'cancelled while it is written, read and handed over: nothing is left',
    spec: 'design: long work has a Cancel',
    starts: 'idle',
    steps: [
      [asked, 'making'],
      [cancelled, { state: 'idle', context: empty }],
      [asked, 'making'],
      [written, 'readingBack'],
      [cancelled, { state: 'idle', context: empty }],
      [asked, 'making'],
      [written, 'readingBack'],
      [done('readBack', whole), 'handing'],
      [cancelled, { state: 'idle', context: empty }],
    ],
  },
  {
    name: 'an edit ends what was found',
    spec: 'issue 15: what is found holds for the words it was found in',
    starts: 'idle',
    steps: [
      [asked, 'making'],
      [written, 'readingBack'],
      [done('readBack', lacking), 'differences'],
      [changed, { state: 'idle', context: empty }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [cancelled, wanted] },
  { state: 'making', steps: [asked], events: [asked, wanted] },
  { state: 'readingBack', steps: [asked, written], events: [asked, wanted] },
  { state: 'handing', steps: [asked, written, done('readBack', whole)], events: [asked, wanted] },
  { state: 'differences', steps: [asked, written, done('readBack', lacking)], events: [cancelled] },
  { state: 'unread', steps: [asked, written, unread], events: [cancelled] },
  {
    state: 'certified',
    steps: [asked, written, done('readBack', whole), done('handOver')],
    events: [cancelled, wanted],
  },
  { state: 'failed', steps: [asked, fail('writePdf')], events: [cancelled, wanted] },
];
