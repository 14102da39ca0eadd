import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { boardDragMachine, dropTime } from '../../machines/board-drag.machine';

test.each([
  [null, 0],
  [0, 330],
  [750, 440],
  [1500, 550],
  [9000, 550],
])('over %s px it flies %i ms', (distance, time) => {
  expect(dropTime(distance)).toBe(time);
});

const grip = {
  taskId: 'task-a',
  from: { list: 'todo', index: 0 },
  others: { todo: 1, inProgress: 0, completed: 0 },
} as const;
function begun() {
  const clock = new SimulatedClock();
  const drag = createActor(boardDragMachine, { clock });
  drag.start();
  return { clock, drag, state: () => drag.getSnapshot().value };
}

test('a finger lifts after 120 ms, not before', () => {
  const { clock, drag, state } = begun();
  drag.send({ type: 'card.pressed', mode: 'touch', at: { x: 0, y: 0 }, ...grip });
  clock.increment(119);
  expect(state()).toBe('pressed');
  clock.increment(1);
  expect(state()).toBe('lifted');
});

test('a way back takes 0.6 of the time; without animation none', () => {
  const { clock, drag, state } = begun();
  drag.send({ type: 'card.lifted', ...grip });
  drag.send({ type: 'drag.cancelled', distance: 1500 });
  clock.increment(329);
  expect(state()).toBe('cancelling');
  clock.increment(1);
  expect(state()).toBe('idle');
  drag.send({ type: 'card.lifted', ...grip });
  drag.send({ type: 'drag.cancelled', distance: null });
  clock.increment(0);
  expect(state()).toBe('idle');
});
