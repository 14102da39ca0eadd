import { done, fail, type Ignored, type Replay } from '../../support/replay';

const begun = { type: 'session.begun' };
const ended = { type: 'session.ended' };
const asked = { type: 'hold.asked' };
const stored = { type: 'session.stored' };
const takeOver = { type: 'takeover.requested' };
const apart = { type: 'apart.requested' };

const granted = { type: 'hold.granted' };
const refused = { type: 'hold.refused' };
/** Nothing was begun yet. */
const fresh = { name: 'room-sde-1', begun: false };

export const happyPath = 'asked for by another tab, every word is stored before it is let go of';

export const replays: readonly Replay[] = [
  {
    name: 'asked for by another tab, every word is stored before it is let go of',
    spec: 'issue 16: a session is open in one tab; the other says so and can take it over',
    starts: 'checking',
    steps: [
      [done('isHeld', false), 'mine.claiming'],
      [granted, 'mine.working'],
      [asked, { state: 'mine.storing', emits: [{ type: 'session.asked' }] }],
      [stored, 'given'],
      [takeOver, 'taking'],
      [done('takeOver', 'taken'), 'mine.claiming'],
      [granted, 'mine.working'],
      [ended, 'free'],
    ],
  },
  {
    name: 'open elsewhere, and taken over',
    spec: 'issue 16: a session is open in one tab; the other says so and can take it over',
    starts: 'checking',
    steps: [
      [done('isHeld', true), 'elsewhere'],
      [takeOver, 'taking'],
      [done('takeOver', 'taken'), 'mine.claiming'],
      [granted, 'mine.working'],
    ],
  },
  {
    name: 'found free by two tabs in the same moment, it is open in one',
    spec: 'issue 16: a session is open in one tab',
    starts: 'checking',
    steps: [
      [done('isHeld', false), 'mine.claiming'],
      [refused, 'elsewhere'],
      [takeOver, 'taking'],
      [done('takeOver', 'taken'), 'mine.claiming'],
      [apart, 'free'],
    ],
  },
  {
    name: 'begun in two tabs, it is two sessions: neither has to wait',
    spec: 'issue 16: a session is open in one tab',
    input: fresh,
    starts: 'checking',
    steps: [
      [done('isHeld', false), 'free'],
      [begun, 'mine.working'],
      [refused, 'mine.working'],
    ],
  },
  {
    name: 'the other tab is asleep: asked again, then another session is begun',
    spec: 'issue 16: the other says so',
    starts: 'checking',
    steps: [
      [done('isHeld', true), 'elsewhere'],
      [takeOver, 'taking'],
      [done('takeOver', 'unanswered'), 'unanswered'],
      [takeOver, 'taking'],
      [fail('takeOver'), 'unanswered'],
      [apart, 'free'],
    ],
  },
  {
    name: 'another session is begun here',
    spec: 'issue 16: the other says so',
    starts: 'checking',
    steps: [
      [done('isHeld', true), 'elsewhere'],
      [apart, 'free'],
      [begun, 'mine.working'],
      [asked, 'mine.storing'],
      [stored, 'given'],
      [apart, 'free'],
    ],
  },
  {
    name: 'nobody need be waited for',
    spec: 'every invoke leads to a way out',
    starts: 'checking',
    steps: [[apart, 'free']],
  },
  {
    name: 'thought better of while the other tab is asked',
    spec: 'every invoke leads to a way out',
    starts: 'checking',
    steps: [
      [done('isHeld', true), 'elsewhere'],
      [takeOver, 'taking'],
      [apart, 'free'],
    ],
  },
  {
    name: 'what could not be written is not let go of',
    spec: 'nothing the user made is ever lost',
    starts: 'checking',
    steps: [
      [done('isHeld', false), 'mine.claiming'],
      [granted, 'mine.working'],
      [asked, 'mine.storing'],
      [{ type: 'session.unstored' }, 'mine.working'],
      [asked, 'mine.storing'],
      [ended, 'free'],
    ],
  },
  {
    name: 'capabilities that crash',
    spec: 'every invoke leads to a way out',
    starts: 'checking',
    steps: [
      [fail('isHeld'), 'free'],
      [begun, 'mine.working'],
      [fail('hold'), 'free'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'checking', steps: [], events: [begun, takeOver, asked] },
  { input: fresh, state: 'free', steps: [done('isHeld', false)], events: [takeOver, apart, asked, stored, ended] },
  { state: 'mine.claiming', steps: [done('isHeld', false)], events: [begun, stored, takeOver, asked] },
  {
    state: 'mine.working',
    steps: [done('isHeld', false), granted],
    events: [begun, stored, takeOver, apart, refused],
  },
  { state: 'taking', steps: [done('isHeld', true), takeOver], events: [takeOver, begun, stored, asked] },
  { state: 'given', steps: [done('isHeld', false), granted, asked, stored], events: [asked, stored, begun] },
];
