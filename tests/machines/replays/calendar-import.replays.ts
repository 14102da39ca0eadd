import { fail, type Ignored, type Replay } from '../../support/replay';

const chosen = (name = 'team.ics') => ({ type: 'file.chosen', name, text: 'BEGIN:VCALENDAR' });
const progressed = (share: number, events: number) => ({ type: 'calendar.progressed', share, events });
const empty = { events: [], parts: [], refused: [], notes: [] };
const file = { ...empty, events: [{ id: 'event-1', text: 'Interview' }] };
const read = (found: object = file) => ({ type: 'calendar.read', file: found });
const blank = { name: '', text: '', share: 0, events: 0, file: null, failure: null };
const accepted = { type: 'import.accepted' };
const cancelled = { type: 'import.cancelled' };

export const happyPath = 'a file is read with progress, shown, and taken';

export const replays: readonly Replay[] = [
  {
    name: 'a file is read with progress, shown, and taken',
    spec: 'issue 5: iCalendar in, with a preview before import',
    starts: { state: 'idle', context: blank },
    steps: [
      [chosen(), { state: 'reading', context: { name: 'team.ics', text: 'BEGIN:VCALENDAR', share: 0 } }],
      [progressed(0.5, 40), { state: 'reading', context: { share: 0.5, events: 40 } }],
      [read(), { state: 'preview', context: { file, text: '' } }],
      [
        accepted,
        {
          state: 'idle',
          context: { file: null, name: '' },
          emits: [{ type: 'import.applied', name: 'team.ics', file }],
        },
      ],
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
      [cancelled, { state: 'idle', context: { file: null } }],
    ],
  },
  {
    name: 'no calendar in the file, too large a file, a worker that fails: each has its reason',
    spec: 'issue 5: clear messages, nothing lost',
    starts: 'idle',
    steps: [
      [chosen('notes.txt'), 'reading'],
      [read(empty), { state: 'refused', context: { failure: 'no-calendar', name: 'notes.txt', file: null } }],
      [
        { type: 'file.refused', name: 'huge.ics', failure: 'too-large' },
        { state: 'refused', context: { failure: 'too-large', name: 'huge.ics' } },
      ],
      [chosen(), { state: 'reading', context: { failure: null } }],
      [{ type: 'calendar.failed' }, { state: 'refused', context: { failure: 'engine', text: '' } }],
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
      [chosen('other.ics'), { state: 'reading', context: { ...blank, name: 'other.ics', text: 'BEGIN:VCALENDAR' } }],
      [
        { type: 'file.refused', name: 'huge.ics', failure: 'too-large' },
        { state: 'refused', context: { ...blank, name: 'huge.ics', failure: 'too-large' } },
      ],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [accepted, cancelled, read(), progressed(1, 1), { type: 'calendar.failed' }] },
  { state: 'reading', steps: [chosen()], events: [accepted] },
  { state: 'preview', steps: [chosen(), read()], events: [read(), progressed(1, 1), { type: 'calendar.failed' }] },
  {
    state: 'refused',
    steps: [chosen(), { type: 'calendar.failed' }],
    events: [accepted, read(), progressed(1, 1), { type: 'calendar.failed' }],
  },
];
