import { done, fail, type Ignored, type Replay } from '../../support/replay';

const team = { name: 'Team', address: 'https://calendar.example.org/team.ics', zones: {} };
const asked = (isQuiet: boolean, zones: object = {}) => ({ type: 'refresh.asked', ...team, zones, isQuiet });
const left = { type: 'refresh.left' };
const file = { events: [], parts: [], refused: [], notes: [], todos: [], cancelled: [], unknownZones: [] };
const read = (unknownZones: readonly string[] = []) => done('readAddress', { file: { ...file, unknownZones } });
const problem = (name: string) => done('readAddress', { problem: name });
const zone = (name: string) => ({ type: 'zone.chosen', name, zone: 'Asia/Tokyo' });
const failed = (name: string, isQuiet: boolean) => ({ type: 'subscription.failed', problem: name, isQuiet });

export const happyPath = 'read on opening, and again when asked';

export const replays: readonly Replay[] = [
  {
    name: 'read on opening, and again when asked',
    spec: 'issue 18: a subscription is read on opening and on demand',
    starts: 'idle',
    steps: [
      [asked(true), { state: 'reading', context: { ...team, isQuiet: true } }],
      [read(), { state: 'fresh', emits: [{ type: 'subscription.read', file, zones: {}, isQuiet: true }] }],
      [asked(false), { state: 'reading', context: { isQuiet: false } }],
      [read(), { state: 'fresh', emits: [{ type: 'subscription.read', file, zones: {}, isQuiet: false }] }],
    ],
  },
  {
    name: 'a failure says why, and it can be tried again',
    spec: 'issue 18: HTML, endless redirects, 500 MB, a host that refuses: words for each',
    starts: 'idle',
    steps: [
      [asked(true), 'reading'],
      [problem('web-page'), { state: 'failed', context: { problem: 'web-page' }, emits: [failed('web-page', true)] }],
      [asked(false), { state: 'reading', context: { problem: null } }],
      [
        problem('too-large'),
        { state: 'failed', context: { problem: 'too-large' }, emits: [failed('too-large', false)] },
      ],
      [asked(false), 'reading'],
      [fail('readAddress'), { state: 'failed', context: { problem: 'engine' }, emits: [failed('engine', false)] }],
    ],
  },
  {
    name: 'zones that nobody knows are asked for, and with the last one it is read again',
    spec: 'issue 18: an unknown zone is never silently the device’s',
    starts: 'idle',
    steps: [
      [asked(true), 'reading'],
      [
        read(['Lab', 'Head office', 'Lab']),
        { state: 'asking', context: { unknown: ['Lab', 'Head office'] }, emits: [] },
      ],
      [zone('Elsewhere'), { state: 'asking', context: { zones: {} } }],
      [zone('Lab'), { state: 'asking', context: { unknown: ['Head office'], zones: { Lab: 'Asia/Tokyo' } } }],
      [
        zone('Head office'),
        { state: 'reading', context: { isQuiet: false, zones: { Lab: 'Asia/Tokyo', 'Head office': 'Asia/Tokyo' } } },
      ],
      [
        read(),
        {
          state: 'fresh',
          emits: [
            {
              type: 'subscription.read',
              file,
              zones: { Lab: 'Asia/Tokyo', 'Head office': 'Asia/Tokyo' },
              isQuiet: false,
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'left while it is read, and while a zone is asked for: what was read before stays',
    spec: 'every state can be left',
    starts: 'idle',
    steps: [
      [asked(false), 'reading'],
      [left, { state: 'idle', emits: [] }],
      [asked(false), 'reading'],
      [read(['Lab']), 'asking'],
      [left, { state: 'idle', context: { unknown: [] }, emits: [] }],
      [asked(false), 'reading'],
      [read(['Lab']), 'asking'],
      [asked(false, { Lab: 'UTC' }), { state: 'reading', context: { unknown: [], zones: { Lab: 'UTC' } } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [left, zone('Lab')] },
  { state: 'reading', steps: [asked(true)], events: [asked(false), zone('Lab')] },
  { state: 'fresh', steps: [asked(true), read()], events: [left, zone('Lab')] },
  { state: 'failed', steps: [asked(true), fail('readAddress')], events: [left, zone('Lab')] },
];
