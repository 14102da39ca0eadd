import { expect, test } from 'vitest';
import { registry } from '../../machines/registry';
import { begin, statePath, take } from '../support/replay';
import { placeOf, shortestPaths } from '../support/shortest-paths';
import { happyPathOf } from './all-replays';

test.each(registry.map((entry) => [entry.file, entry] as const))(
  '%s: the shortest paths lead to every place of its happy path, and to its end',
  (file, { machine, input }) => {
    const { starts, steps } = happyPathOf(file);
    const paths = shortestPaths(
      machine,
      input,
      steps.map(([event]) => event),
    );
    const weights = new Map(paths.map(({ state, weight }) => [placeOf(state), weight]));
    const walk = begin(machine, input);
    expect(statePath(walk.snapshot.value)).toBe(typeof starts === 'string' ? starts : starts.state);
    for (const [index, [event, expected]] of steps.entries()) {
      take(machine, walk, event);
      expect(statePath(walk.snapshot.value)).toBe(typeof expected === 'string' ? expected : expected.state);
      const weight = weights.get(placeOf(walk.snapshot)) ?? Number.POSITIVE_INFINITY;
      expect(weight, `${event.type} leads to a place that no path leads to`).toBeLessThanOrEqual(index + 1);
    }
    const states = new Set(paths.map(({ state }) => statePath(state.value)));
    expect([...states]).toEqual(expect.arrayContaining([statePath(walk.snapshot.value)]));
  },
);

test('a path that needs an event which is not handed in is not found', () => {
  const { machine, input } = registry.find(({ file }) => file === 'webcam') ?? {};
  if (!machine) throw new Error('no webcam');
  const states = shortestPaths(machine, input, [{ type: 'webcam.requested' }]).map(({ state }) =>
    statePath(state.value),
  );
  expect(states).toEqual(['off', 'live.asking']);
});
