import type { RecordedStep, Recording } from '../../../src/domain/steps/types';
import { fail, type Ignored, type Replay } from '../../support/replay';

const step = (line: number, written: number): RecordedStep => ({
  ...{ event: 'line', line, written, words: null, things: {} },
  frames: [{ name: '<module>', line, variables: [] }],
});
const recording: Recording = {
  steps: [step(1, 0), step(2, 0), step(3, 2), step(4, 4)],
  output: '1\n3\n',
  cut: false,
  end: { kind: 'exited', words: '' },
};
const request = {
  program: { source: 'print(1)\n', language: 'python', standard: 'Python' },
  input: '',
  expected: null,
};
const asked = { type: 'record.asked', request };
const recorded = { type: 'run.recorded', recording, difference: null };
const unrecorded = (problem: string) => ({ type: 'run.unrecorded', problem });
const moved = (by: number) => ({ type: 'step.moved', by });
const shownAt = (at: number) => ({ state: 'shown', context: { at } });

export const happyPath = 'a program is recorded and gone through, back and forth';

export const replays: readonly Replay[] = [
  {
    name: 'a program is recorded and gone through, back and forth',
    spec: 'issue 19: back and forth over a recorded run (line, variables, output)',
    starts: { state: 'empty', context: { recording: null, at: 0, problem: null } },
    steps: [
      [asked, { state: 'recording', context: { request } }],
      [recorded, { state: 'shown', context: { recording, at: 0, difference: null } }],
      [moved(1), shownAt(1)],
      [moved(1), shownAt(2)],
      [moved(-1), shownAt(1)],
      [{ type: 'step.chosen', at: 3 }, shownAt(3)],
    ],
  },
  {
    name: 'before the first step and after the last there is none',
    spec: 'issue 19: back and forth over a recorded run',
    starts: 'empty',
    steps: [
      [asked, 'recording'],
      [recorded, 'shown'],
      [moved(-1), shownAt(0)],
      [moved(10), shownAt(3)],
      [{ type: 'step.chosen', at: 99 }, shownAt(3)],
    ],
  },
  {
    name: 'a failed test begins at the step that wrote the first wrong output',
    spec: 'issue 19: First difference: the first wrong output with the step that wrote it',
    starts: 'empty',
    steps: [
      [{ ...asked, request: { ...request, expected: '1\n2\n' } }, 'recording'],
      [
        { ...recorded, difference: 2 },
        { state: 'shown', context: { difference: 2, at: 2 } },
      ],
      [moved(-2), shownAt(0)],
      [{ type: 'difference.asked' }, shownAt(2)],
    ],
  },
  {
    name: 'a recording is stopped',
    spec: 'long work has a way out',
    starts: 'empty',
    steps: [
      [asked, 'recording'],
      [{ type: 'record.stopped' }, { state: 'empty', context: { request: null } }],
    ],
  },
  {
    name: 'a program that cannot be recorded is told, and tried again',
    spec: 'issue 19: plain words where a program can’t be recorded',
    starts: 'empty',
    steps: [
      [asked, 'recording'],
      [unrecorded('no-engine'), { state: 'failed', context: { problem: 'no-engine' } }],
      [asked, { state: 'recording', context: { problem: null } }],
      [unrecorded('time'), { state: 'failed', context: { problem: 'time' } }],
      [asked, 'recording'],
      [
        { ...recorded, recording: { ...recording, steps: [] } },
        { state: 'failed', context: { problem: 'unread' } },
      ],
    ],
  },
  {
    name: 'an engine that breaks is told',
    spec: 'every invoke leads to a way out',
    starts: 'empty',
    steps: [
      [asked, 'recording'],
      [fail('recordRun', 'no worker'), { state: 'failed', context: { problem: 'failed' } }],
    ],
  },
  {
    name: 'another program in the editor leaves nothing of the last one',
    spec: 'what is shown belongs to the program in the editor',
    starts: 'empty',
    steps: [
      [asked, 'recording'],
      [recorded, 'shown'],
      [{ type: 'program.replaced' }, { state: 'empty', context: { recording: null } }],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  {
    state: 'empty',
    steps: [],
    events: [moved(1), { type: 'step.chosen', at: 1 }, { type: 'difference.asked' }, recorded],
  },
  { state: 'recording', steps: [asked], events: [moved(1), { type: 'difference.asked' }] },
  { state: 'shown', steps: [asked, recorded], events: [{ type: 'difference.asked' }, { type: 'record.stopped' }] },
  { state: 'failed', steps: [asked, unrecorded('failed')], events: [moved(1), recorded] },
];
