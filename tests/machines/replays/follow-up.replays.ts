import { done, fail, type Ignored, type Replay } from '../../support/replay';

const question = { id: 'q1', question: 'What is an index?' };
const about = { session: 'interview-1', role: 'SDE-1', question, answer: 'A tree.', evaluation: { score: 4 } };
const request = { type: 'followUp.requested', about };
const cancel = { type: 'followUp.cancelled' };
const followUp = { id: 'q1.follow-up', question: 'What does it cost?', followsUp: 'q1' };
const chosen = done('chooseFollowUp', followUp);

export const happyPath = 'a follow-up is chosen';

export const replays: readonly Replay[] = [
  {
    name: 'a follow-up is chosen',
    spec: 'issue 16: follow-ups are asked, chosen by what was missing or vague',
    starts: { state: 'idle', context: { asked: null } },
    steps: [
      [request, { state: 'choosing', context: { asked: about } }],
      [chosen, { state: 'idle', context: { asked: null } }],
    ],
  },
  {
    name: 'the engine cannot be loaded, and is asked again',
    spec: 'decisions §1: every failure has a way on',
    starts: 'idle',
    steps: [
      [request, 'choosing'],
      [fail('chooseFollowUp'), 'failed'],
      [request, { state: 'choosing', context: { asked: about } }],
      [chosen, 'idle'],
    ],
  },
  {
    name: 'going to another question ends it',
    spec: 'issue 16: a follow-up comes right after its question',
    starts: 'idle',
    steps: [
      [request, 'choosing'],
      [cancel, { state: 'idle', context: { asked: null } }],
      [request, 'choosing'],
      [fail('chooseFollowUp'), 'failed'],
      [cancel, 'idle'],
      [cancel, 'idle'],
    ],
  },
];

export const ignored: readonly Ignored[] = [
  { state: 'idle', steps: [], events: [cancel] },
  { state: 'choosing', steps: [request], events: [request] },
  { state: 'failed', steps: [request, fail('chooseFollowUp')], events: [chosen] },
];
