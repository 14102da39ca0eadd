import { fail, type Ignored, type Replay } from '../../support/replay';

const MINUTE = 60_000;
const at = (minutes: number) => ({ at: minutes * MINUTE });
const read = (minutes: number) => ({ type: 'clock.read', ...at(minutes) });
const begun = (minutes: number, plan = 'intervals') => ({
  type: 'focus.begun',
  taskId: 'task-1',
  plan,
  ...at(minutes),
});
const paused = (minutes: number) => ({ type: 'focus.paused', ...at(minutes) });
const resumed = (minutes: number) => ({ type: 'focus.resumed', ...at(minutes) });
const stopped = (minutes: number) => ({ type: 'focus.stopped', ...at(minutes) });
const rest = (minutes: number) => ({ type: 'break.begun', ...at(minutes) });
const counted = (minutes: number) => ({ type: 'gap.counted', ...at(minutes) });
const dropped = (minutes: number) => ({ type: 'gap.dropped', ...at(minutes) });

const timer = (phase: string, more: Record<string, number | string | boolean | null> = {}) => ({
  taskId: 'task-1',
  plan: 'intervals',
  phase,
  begunAt: 100 * MINUTE,
  worked: 0,
  since: 100 * MINUTE,
  seenAt: 100 * MINUTE,
  rested: false,
  ...more,
});
const changed = (to: ReturnType<typeof timer> | null) => ({ type: 'timer.changed', timer: to });
const received = (to: ReturnType<typeof timer> | null) => ({ type: 'timer.received', timer: to });
const worked = (seconds: number, begunAt = 100 * MINUTE) => ({
  type: 'focus.counted',
  taskId: 'task-1',
  begunAt,
  seconds,
});

export const happyPath = 'as long as one likes, with a pause that does not count';

export const replays: readonly Replay[] = [
  {
    name: 'one interval and its break',
    spec: 'issue 18: start a task, a timer (25/5 or free), time spent counted',
    starts: 'idle',
    steps: [
      [begun(100), { state: 'working', emits: [changed(timer('working'))] }],
      [read(101), { state: 'working', emits: [changed(timer('working', { seenAt: 101 * MINUTE }))] }],
      [read(101.5), { state: 'working', emits: [] }],
      [read(106), 'working'],
      [read(111), 'working'],
      [read(116), 'working'],
      [read(121), 'working'],
      [
        read(125),
        {
          state: 'over',
          context: { worked: 25 * MINUTE, rested: false },
          emits: [
            changed(timer('working', { seenAt: 125 * MINUTE })),
            worked(1500),
            changed(timer('over', { worked: 25 * MINUTE, since: 125 * MINUTE, seenAt: 125 * MINUTE })),
            { type: 'interval.ended', what: 'work', taskId: 'task-1' },
          ],
        },
      ],
      [rest(126), 'break'],
      [read(130), 'break'],
      [read(131), { state: 'over', context: { rested: true } }],
      [begun(132), { state: 'working', context: { worked: 0, begunAt: 132 * MINUTE } }],
      [stopped(133), { state: 'idle', emits: [worked(60, 132 * MINUTE), changed(null)] }],
    ],
  },
  {
    name: 'as long as one likes, with a pause that does not count',
    spec: 'issue 18: a timer (25/5 or free)',
    starts: 'idle',
    steps: [
      [begun(100, 'free'), 'working'],
      [read(104), 'working'],
      [paused(130), { state: 'paused', context: { worked: 30 * MINUTE } }],
      [resumed(190), 'working'],
      [stopped(192), { state: 'idle', emits: [worked(32 * 60), changed(null)] }],
    ],
  },
  {
    name: 'paused and given up: what was worked counts',
    spec: 'issue 18: time spent counted',
    starts: 'idle',
    steps: [
      [begun(100), 'working'],
      [paused(103), 'paused'],
      [stopped(200), { state: 'idle', emits: [worked(180), changed(null)] }],
    ],
  },
  {
    name: 'the laptop slept, and the time counts',
    spec: 'the clock of a sleeping laptop: nothing is counted without being asked',
    starts: 'idle',
    steps: [
      [begun(100), 'working'],
      [read(104), 'working'],
      [read(300), { state: 'unsure', context: { now: 104 * MINUTE } }],
      [counted(300), { state: 'over', context: { worked: 25 * MINUTE } }],
      [stopped(301), { state: 'idle', emits: [changed(null)] }],
    ],
  },
  {
    name: 'the laptop slept, and the time does not count',
    spec: 'the clock of a sleeping laptop: nothing is counted without being asked',
    starts: 'idle',
    steps: [
      [begun(100), 'working'],
      [read(104), 'working'],
      [read(300), 'unsure'],
      [dropped(301), { state: 'working', context: { worked: 4 * MINUTE, since: 301 * MINUTE } }],
      [read(302), 'working'],
      [read(400), 'unsure'],
      [stopped(401), { state: 'idle', emits: [worked(300), changed(null)] }],
    ],
  },
  {
    name: 'the clock is set back by an hour: neither lost nor counted twice',
    spec: 'the clock of the device may be set',
    starts: 'idle',
    steps: [
      [begun(100), 'working'],
      [read(104), 'working'],
      [read(44), { state: 'working', context: { since: 40 * MINUTE, now: 44 * MINUTE } }],
      [paused(45), { state: 'paused', context: { worked: 5 * MINUTE } }],
    ],
  },
  {
    name: 'the clock is set back in a break',
    spec: 'the clock of the device may be set',
    input: { timer: timer('break') },
    starts: 'break',
    steps: [
      [read(102), 'break'],
      [read(42), { state: 'break', context: { since: 40 * MINUTE } }],
      [read(45), 'over'],
    ],
  },
  {
    name: 'after a reload it goes on from the instant at which it began',
    spec: 'survives a reload by a stored start instant',
    input: { timer: timer('working', { worked: 10 * MINUTE, seenAt: 103 * MINUTE }) },
    starts: 'working',
    steps: [[read(104), { state: 'working', context: { worked: 10 * MINUTE, since: 100 * MINUTE } }]],
  },
  {
    name: 'another tab pauses, rests, ends and begins',
    spec: 'a second tab shows the timer and can take it over',
    starts: 'idle',
    steps: [
      [received(timer('working')), 'working'],
      [received(timer('paused')), 'paused'],
      [received(timer('break')), 'break'],
      [received(timer('over')), 'over'],
      [received(null), 'idle'],
    ],
  },
  {
    name: 'a break is cut short, or given up',
    spec: 'every state can be left',
    input: { timer: timer('break') },
    starts: 'break',
    steps: [
      [begun(102), 'working'],
      [received(timer('break')), 'break'],
      [stopped(103), 'idle'],
    ],
  },
  {
    name: 'a clock that cannot be read pauses it',
    spec: 'every invoke leads to a way out',
    starts: 'idle',
    steps: [
      [begun(100), 'working'],
      [fail('clock'), 'paused'],
      [received(timer('break')), 'break'],
      [fail('clock'), 'over'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'working', steps: [begun(100)], events: [begun(101), resumed(101), rest(101), counted(101), dropped(101)] },
  { state: 'break', steps: [received(timer('break'))], events: [paused(101), resumed(101), rest(101), counted(101)] },
  { state: 'idle', steps: [], events: [paused(1), resumed(1), stopped(1), rest(1), counted(1), dropped(1), read(1)] },
];
