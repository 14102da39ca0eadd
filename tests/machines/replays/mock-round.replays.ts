import type { MockRound, RoundProblem } from '../../../src/domain/challenges/round';
import { after, done, fail, type Ignored, type Replay } from '../../support/replay';

const BEGUN = Date.parse('2026-11-28T09:00:00.000Z');
const at = (minutes: number) => BEGUN + minutes * 60_000;
const iso = (minutes: number) => new Date(at(minutes)).toISOString();

const problem = (challenge: number, more: Partial<RoundProblem> = {}): RoundProblem => ({
  challenge,
  title: `Problem ${challenge}`,
  language: 'python',
  spent: 0,
  runs: [],
  handedInAt: null,
  source: '',
  result: null,
  ...more,
});
const round: MockRound = {
  id: 'round-1',
  level: 'mixed',
  begunAt: iso(0),
  deadline: iso(45),
  endedAt: null,
  shown: 0,
  shownAt: iso(0),
  problems: [problem(57), problem(61)],
};
const begin = { type: 'round.begun', round, texts: ['a', 'b'], at: at(0) };
const tick = (minutes: number) => ({ type: 'clock.read', at: at(minutes) });
const show = (index: number, minutes: number) => ({ type: 'problem.shown', index, at: at(minutes) });
const write = (index: number, source: string) => ({ type: 'text.written', index, source });
const handIn = (index: number, minutes: number) => ({ type: 'problem.handedIn', index, at: at(minutes) });
const end = (minutes: number) => ({ type: 'round.ended', at: at(minutes) });
const run = (index: number, passed: number) => ({
  type: 'run.counted',
  index,
  run: { at: iso(5), end: 'exited', passed, of: 2 },
});
const retry = { type: 'judge.retried' };
const leave = { type: 'round.left' };
const said = (passed: number) => ({ passed, of: 8, end: 'judged', said: '', failure: null });
const judged = (passed: number) => done('judgeProgram', { kind: 'judged', result: said(passed) });
const unready = done('judgeProgram', { kind: 'unready' });
const lastWords = after('lastWords', 'mockRound.collecting');

const input = { round: null, texts: [] };
const handedIn = [begin, handIn(0, 10), handIn(1, 20)];

export const happyPath = 'two problems, handed in one after the other, judged and reviewed';

export const replays: readonly Replay[] = [
  {
    name: 'two problems, handed in one after the other, judged and reviewed',
    spec: 'a mock round: two problems, 45 minutes',
    starts: 'choosing',
    steps: [
      [begin, { state: 'writing', context: { texts: ['a', 'b'], now: at(0) } }],
      [tick(5), { state: 'writing', context: { now: at(5) } }],
      [write(0, 'print(1)'), { state: 'writing', context: { texts: ['print(1)', 'b'] } }],
      [run(0, 1), 'writing'],
      [
        handIn(0, 12),
        {
          state: 'writing',
          context: {
            round: {
              ...round,
              shown: 1,
              shownAt: iso(12),
              problems: [
                problem(57, {
                  spent: 12 * 60_000,
                  source: 'print(1)',
                  handedInAt: iso(12),
                  runs: [{ at: iso(5), end: 'exited', passed: 1, of: 2 }],
                }),
                problem(61),
              ],
            },
          },
        },
      ],
      [write(1, 'print(2)'), 'writing'],
      [handIn(1, 30), 'judging'],
      [judged(8), 'judging'],
      [
        judged(3),
        {
          state: 'review',
          context: {
            round: {
              ...round,
              shown: 1,
              shownAt: iso(30),
              endedAt: iso(30),
              problems: [
                problem(57, {
                  spent: 12 * 60_000,
                  source: 'print(1)',
                  handedInAt: iso(12),
                  runs: [{ at: iso(5), end: 'exited', passed: 1, of: 2 }],
                  result: { passed: 8, of: 8, end: 'judged', said: '', failure: null },
                }),
                problem(61, {
                  spent: 18 * 60_000,
                  source: 'print(2)',
                  handedInAt: iso(30),
                  result: { passed: 3, of: 8, end: 'judged', said: '', failure: null },
                }),
              ],
            },
          },
        },
      ],
      [leave, { state: 'choosing', context: { round: null, texts: [] } }],
    ],
  },
  {
    name: 'time over: what is there is handed in, with the last keys',
    spec: 'a mock round: time over → what is there is handed in',
    starts: 'choosing',
    steps: [
      [begin, 'writing'],
      [show(1, 20), 'writing'],
      [tick(44), 'writing'],
      [tick(45), 'collecting'],
      [write(1, 'last'), { state: 'collecting', context: { texts: ['a', 'last'] } }],
      [
        lastWords,
        {
          state: 'judging',
          context: {
            round: {
              ...round,
              shown: 1,
              shownAt: iso(45),
              problems: [
                problem(57, { spent: 20 * 60_000, source: 'a', handedInAt: iso(45) }),
                problem(61, { spent: 25 * 60_000, source: 'last', handedInAt: iso(45) }),
              ],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'the page was closed past the deadline: the time counts to the deadline and no further',
    spec: 'a mock round: survives a closed tab',
    input: {
      round: { ...round, problems: [problem(57, { handedInAt: iso(9), source: 'a' }), problem(61)] },
      texts: ['a', 'b'],
    },
    starts: 'writing',
    steps: [
      [tick(500), 'collecting'],
      [
        lastWords,
        {
          state: 'judging',
          context: {
            round: {
              ...round,
              shownAt: iso(45),
              problems: [
                problem(57, { handedInAt: iso(9), source: 'a' }),
                problem(61, { source: 'b', handedInAt: iso(45) }),
              ],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'a reload in the middle goes on with the same deadline',
    spec: 'a mock round: survives a reload',
    input: { round, texts: ['a', 'b'] },
    starts: { state: 'writing', context: { texts: ['a', 'b'] } },
    steps: [
      [tick(30), 'writing'],
      [tick(45), 'collecting'],
    ],
  },
  {
    name: 'ended early: both are handed in at that moment',
    spec: 'a mock round: end early (asked)',
    starts: 'choosing',
    steps: [
      [begin, 'writing'],
      [end(7), 'collecting'],
      [
        lastWords,
        {
          state: 'judging',
          context: {
            round: {
              ...round,
              shownAt: iso(7),
              shown: 1,
              problems: [
                problem(57, { spent: 7 * 60_000, source: 'a', handedInAt: iso(7) }),
                problem(61, { source: 'b', handedInAt: iso(7) }),
              ],
            },
          },
        },
      ],
    ],
  },
  {
    name: 'a reload while it is judged judges the rest',
    spec: 'a mock round: survives a reload',
    input: {
      round: {
        ...round,
        problems: [
          problem(57, { handedInAt: iso(9), result: { ...said(8), end: 'judged' } }),
          problem(61, { handedInAt: iso(20), source: 'b' }),
        ],
      },
      texts: ['a', 'b'],
    },
    starts: 'judging',
    steps: [[judged(8), 'review']],
  },
  {
    name: 'what cannot be judged waits for the engine',
    spec: 'nothing the user made is ever lost',
    starts: 'choosing',
    steps: [
      [begin, 'writing'],
      [handIn(0, 10), 'writing'],
      [handIn(1, 20), 'judging'],
      [unready, 'unjudged'],
      [retry, 'judging'],
      [fail('judgeProgram'), 'unjudged'],
      [leave, { state: 'choosing', context: { round: null } }],
    ],
  },
  {
    name: 'left while it is judged: it is judged when it is opened again',
    spec: 'nothing the user made is ever lost',
    starts: 'choosing',
    steps: [
      [begin, 'writing'],
      [handIn(0, 10), 'writing'],
      [handIn(1, 20), 'judging'],
      [leave, 'choosing'],
    ],
  },
  {
    name: 'a clock that breaks hands in what is there',
    spec: 'nothing the user made is ever lost',
    starts: 'choosing',
    steps: [
      [begin, 'writing'],
      [fail('clock'), 'collecting'],
      [lastWords, 'judging'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'choosing', input, steps: [], events: [tick(1), leave, retry, end(1), handIn(0, 1)] },
  { state: 'writing', input, steps: [begin], events: [begin, retry, leave, show(0, 1), show(2, 1)] },
  {
    state: 'writing',
    input,
    steps: [begin, handIn(0, 10)],
    events: [handIn(0, 11), write(0, 'late'), run(0, 2)],
  },
  {
    state: 'collecting',
    input,
    steps: [begin, handIn(0, 4), end(5)],
    events: [begin, write(0, 'late'), show(0, 6), end(6)],
  },
  { state: 'judging', input, steps: handedIn, events: [begin, write(0, 'x'), handIn(0, 30), retry, tick(50)] },
  { state: 'unjudged', input, steps: [...handedIn, unready], events: [begin, write(0, 'x'), tick(50)] },
  {
    state: 'review',
    input,
    steps: [...handedIn, judged(8), judged(8)],
    events: [begin, write(0, 'x'), retry, tick(50)],
  },
];
