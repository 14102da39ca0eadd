import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { TickerEvent, TickerInput } from '../../machines/contracts/ticker';
import { interviewRoomMachine } from '../../machines/interview-room.machine';
import { draftOf } from '../../src/features/interview/draft-of';
import { scriptedStream } from '../support/scripted-actors';

const questions = [
  { id: 'sde-1-01', text: 'Tell me about yourself.' },
  { id: 'sde-1-02', text: 'Which project are you most proud of?' },
];

function opened() {
  const ticker = scriptedStream<TickerInput, TickerEvent>('ticker');
  const room = createActor(interviewRoomMachine.provide({ actors: { ticker: ticker.logic } }), {
    input: {
      id: 'interview-1',
      begunAt: '2026-11-20T09:00:00.000Z',
      role: { id: 'sde-1', name: 'SDE-1' },
      questions,
      records: true,
      preparation: 0,
      questionTime: 60_000,
      retakes: null,
      draft: null,
    },
  });
  room.start();
  return { room, ticker, draft: () => draftOf(room.getSnapshot()) };
}

test('each question has a countdown of its own', () => {
  const { room, ticker } = opened();
  room.send({ type: 'session.started', at: 1000 });
  const first = ticker.latest;
  expect(first.input).toEqual({ startedAt: 1000, every: 1000 });
  room.send({ type: 'question.advanced', at: 9000 });
  expect(first.stopped).toBe(true);
  expect(ticker.latest.input).toEqual({ startedAt: 9000, every: 1000 });
});

test('untouched, there is nothing to come back to', () => {
  expect(opened().draft()).toBeNull();
});

test.each([
  [
    'time that passed',
    [
      { type: 'session.started', at: 0 },
      { type: 'clock.ticked', elapsed: 1000 },
    ],
  ],
  ['notes', [{ type: 'notes.written', text: 'Slower.' }]],
  ['a typed answer', [{ type: 'answer.typed', text: 'I', at: 0 }]],
  ['a second question', [{ type: 'question.advanced', at: 0 }]],
] as const)('%s is kept, until all of it is submitted', (_, events) => {
  const { room, draft } = opened();
  for (const event of events) room.send(event);
  expect(draft()).toMatchObject({ id: 'interview-1', questions });
  expect(draft()).not.toHaveProperty('startedAt');
  room.send({ type: 'interview.submitted', at: 2000 });
  expect(draft()).not.toBeNull();
  room.send({ type: 'submission.confirmed', at: 2000 });
  expect(draft()).toBeNull();
});
