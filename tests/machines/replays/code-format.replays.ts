import { fail, type Ignored, type Replay } from '../../support/replay';

const request = { source: 'int main(){}\n', language: 'c' };
const asked = { type: 'format.asked', request };
const shaped = { type: 'code.shaped', text: 'int main() {}\n' };
const unshaped = (problem: string) => ({ type: 'code.unshaped', problem });

export const happyPath = 'code is formatted';

export const replays: readonly Replay[] = [
  {
    name: 'code is formatted',
    spec: 'Format puts the code into the shape of the style',
    starts: { state: 'idle', context: { problem: null } },
    steps: [
      [asked, { state: 'formatting', context: { request } }],
      [shaped, { state: 'idle', context: { problem: null } }],
    ],
  },
  {
    name: 'without a network it is said, and tried again',
    spec: 'Every error has words; the code is as it was',
    starts: 'idle',
    steps: [
      [asked, 'formatting'],
      [unshaped('offline'), { state: 'failed', context: { problem: 'offline' } }],
      [asked, { state: 'formatting', context: { problem: null } }],
      [shaped, 'idle'],
    ],
  },
  {
    name: 'a problem is put aside',
    spec: 'Every error has words; the code is as it was',
    starts: 'idle',
    steps: [
      [asked, 'formatting'],
      [fail('formatCode'), { state: 'failed', context: { problem: 'failed' } }],
      [{ type: 'problem.dismissed' }, { state: 'idle', context: { problem: null } }],
    ],
  },
  {
    name: 'another program makes it void',
    spec: 'What was asked of one text is not done to another',
    starts: 'idle',
    steps: [
      [asked, 'formatting'],
      [{ type: 'program.replaced' }, 'idle'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [shaped, unshaped('failed'), { type: 'problem.dismissed' }] },
  { state: 'formatting', steps: [asked], events: [asked, { type: 'problem.dismissed' }] },
  { state: 'failed', steps: [asked, unshaped('failed')], events: [shaped] },
];
