import { fail, type Ignored, type Replay } from '../../support/replay';

const texts = [{ name: 'team.ics', text: 'BEGIN:VCALENDAR' }];
const chosen = (name = 'team.ics') => ({ type: 'files.chosen', name, files: texts });
const progressed = (share: number, events: number) => ({ type: 'calendar.progressed', share, events });
const empty = { events: [], parts: [], refused: [], notes: [], todos: [], cancelled: [], unknownZones: [] };
const file = { ...empty, events: [{ id: 'event-1', text: 'Interview' }] };
const files = [{ name: 'team.ics', file }];
const read = (found: object = file) => ({ type: 'calendar.read', files: [{ name: 'team.ics', file: found }] });
const blank = { name: '', texts: [], share: 0, events: 0, files: [], zones: {}, into: {}, failure: null };
const accepted = { type: 'import.accepted' };
const cancelled = { type: 'import.cancelled' };
const zone = (name: string) => ({ type: 'zone.chosen', name, zone: 'Asia/Tokyo' });
const into = { type: 'calendar.chosen', file: 0, into: 'calendar-1' };
const asking = { ...file, unknownZones: ['Head office', 'Lab'] };

export const happyPath = 'a file is read with progress, shown, and taken';

export const replays: readonly Replay[] = [
  {
    name: 'a file is read with progress, shown, and taken',
    spec: 'issue 5: iCalendar in, with a preview before import',
    starts: { state: 'idle', context: blank },
    steps: [
      [chosen(), { state: 'reading', context: { name: 'team.ics', texts, share: 0 } }],
      [progressed(0.5, 40), { state: 'reading', context: { share: 0.5, events: 40 } }],
      [read(), { state: 'preview', context: { files, texts: [] } }],
      [into, { state: 'preview', context: { into: { 0: 'calendar-1' } } }],
      [
        accepted,
        {
          state: 'idle',
          context: { files: [], name: '' },
          emits: [{ type: 'import.applied', name: 'team.ics', files, into: { 0: 'calendar-1' } }],
        },
      ],
    ],
  },
  {
    name: 'zones that nobody knows are asked for; with the last one the file is read again',
    spec: 'issue 18: a zone that stays unknown is asked for in the preview, never silently the device’s',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [read(asking), { state: 'preview', context: { texts } }],
      [accepted, 'preview'],
      [zone('Lab'), { state: 'preview', context: { zones: { Lab: 'Asia/Tokyo' } } }],
      [accepted, 'preview'],
      [
        zone('Head office'),
        { state: 'reading', context: { texts, zones: { Lab: 'Asia/Tokyo', 'Head office': 'Asia/Tokyo' } } },
      ],
      [read(), { state: 'preview', context: { texts: [] } }],
      [accepted, 'idle'],
    ],
  },
  {
    name: 'cancelled while it is read, and in the preview: nothing changes',
    spec: 'issue 5: import with progress and Cancel',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [cancelled, { state: 'idle', context: blank }],
      [chosen(), 'reading'],
      [read(), 'preview'],
      [cancelled, { state: 'idle', context: { files: [] } }],
    ],
  },
  {
    name: 'no calendar in the file, too large a file, a worker that fails: each has its reason',
    spec: 'issue 5: clear messages, nothing lost',
    starts: 'idle',
    steps: [
      [chosen('notes.txt'), 'reading'],
      [read(empty), { state: 'refused', context: { failure: 'no-calendar', name: 'notes.txt', files: [] } }],
      [
        { type: 'file.refused', name: 'huge.ics', failure: 'too-large' },
        { state: 'refused', context: { failure: 'too-large', name: 'huge.ics' } },
      ],
      [chosen(), { state: 'reading', context: { failure: null } }],
      [{ type: 'calendar.failed' }, { state: 'refused', context: { failure: 'engine', texts: [] } }],
      [cancelled, { state: 'idle', context: { failure: null } }],
      [chosen(), 'reading'],
      [fail('readCalendar'), { state: 'refused', context: { failure: 'engine' } }],
    ],
  },
  {
    name: 'another file begins from nothing',
    spec: 'issue 5: iCalendar in, with a preview before import',
    starts: 'idle',
    steps: [
      [chosen(), 'reading'],
      [progressed(0.5, 40), 'reading'],
      [read(), 'preview'],
      [chosen('other.ics'), { state: 'reading', context: { ...blank, name: 'other.ics', texts } }],
      [
        { type: 'file.refused', name: 'huge.ics', failure: 'too-large' },
        { state: 'refused', context: { ...blank, name: 'huge.ics', failure: 'too-large' } },
      ],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'idle',
    steps: [],
    events: [accepted, cancelled, read(), progressed(1, 1), { type: 'calendar.failed' }, zone('Lab'), into],
  },
  { state: 'reading', steps: [chosen()], events: [accepted, zone('Lab'), into] },
  { state: 'preview', steps: [chosen(), read()], events: [read(), progressed(1, 1), { type: 'calendar.failed' }] },
  {
    state: 'refused',
    steps: [chosen(), { type: 'calendar.failed' }],
    events: [accepted, read(), progressed(1, 1), { type: 'calendar.failed' }, zone('Lab'), into],
  },
];
