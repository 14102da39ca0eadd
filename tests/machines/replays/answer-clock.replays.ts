import { fail, type Ignored, type Replay } from '../../support/replay';

const input = { preparation: 30_000, questionTime: 60_000 };
const start = { type: 'clock.started', at: 1000 };
const tick = (elapsed: number) => ({ type: 'clock.ticked', elapsed });
const shown = (at: number, answered = false) => ({ type: 'question.shown', at, answered });
const begin = (at: number) => ({ type: 'answer.begun', at });
const end = { type: 'answer.ended' };

export const happyPath = 'time to think, then time to answer, then the time over';

export const replays: readonly Replay[] = [
  {
    name: 'time to think, then time to answer, then the time over',
    spec: 'issue 16: preparation time and time per question to choose',
    starts: { state: 'waiting', context: { elapsed: 0 } },
    steps: [
      [start, { state: 'running.preparing', context: { startedAt: 1000, elapsed: 0 } }],
      [tick(29_000), { state: 'running.preparing', context: { elapsed: 29_000 } }],
      [tick(30_004), { state: 'running.answering', context: { prepared: 30_000 } }],
      [tick(89_000), 'running.answering'],
      [tick(90_000), { state: 'running.over', context: { elapsed: 90_000, prepared: 30_000 } }],
      [tick(97_000), { state: 'running.over', context: { elapsed: 97_000 } }],
      [shown(100_000), { state: 'running.preparing', context: { startedAt: 100_000, elapsed: 0, prepared: 0 } }],
    ],
  },
  {
    name: 'the first word ends the time to think; a judged answer ends the clock',
    spec: 'issue 16: preparation time and time per question to choose',
    input,
    starts: 'waiting',
    steps: [
      [start, 'running.preparing'],
      [tick(4000), 'running.preparing'],
      [begin(5500), { state: 'running.answering', context: { elapsed: 4500, prepared: 4500 } }],
      [begin(6000), { state: 'running.answering', context: { prepared: 4500 } }],
      [tick(4000), { state: 'running.answering', context: { elapsed: 4500 } }],
      [end, 'ended'],
      [shown(9000, true), 'ended'],
      [shown(9500), { state: 'running.preparing', context: { startedAt: 9500, elapsed: 0 } }],
      [shown(9900, true), 'ended'],
    ],
  },
  {
    name: 'a word begins the clock, without time to think',
    spec: 'issue 16: preparation time and time per question to choose',
    input,
    starts: 'waiting',
    steps: [
      [begin(2000), { state: 'running.answering', context: { startedAt: 2000, prepared: 0 } }],
      [tick(61_000), 'running.over'],
      [end, 'ended'],
    ],
  },
  {
    name: 'after a page that slept, all of it is over at once',
    spec: 'measured, never counted',
    input,
    starts: 'waiting',
    steps: [
      [start, 'running.preparing'],
      [tick(600_000), { state: 'running.over', context: { elapsed: 600_000, prepared: 30_000 } }],
    ],
  },
  {
    name: 'time to think alone: the answer may take as long as it takes',
    spec: 'issue 16: preparation time and time per question to choose',
    input: { preparation: 30_000, questionTime: 0 },
    starts: 'waiting',
    steps: [
      [start, 'running.preparing'],
      [tick(31_000), 'ended'],
      [shown(40_000), 'running.preparing'],
      [begin(41_000), 'ended'],
    ],
  },
  {
    name: 'an answer that was there before the clock',
    spec: 'issue 16: a reload goes on where it was',
    input,
    starts: 'waiting',
    steps: [[end, 'ended']],
  },
  {
    name: 'a clock that breaks ends, and nothing else does',
    spec: 'issue 16: running out of time never throws words away',
    input,
    starts: 'waiting',
    steps: [
      [start, 'running.preparing'],
      [fail('ticker'), 'ended'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'waiting', input, steps: [], events: [shown(1), shown(1, true), tick(5000)] },
  { state: 'running.answering', input, steps: [begin(0)], events: [start, begin(1)] },
  { state: 'ended', input, steps: [end], events: [start, begin(1), end, tick(5000), shown(1, true)] },
];
