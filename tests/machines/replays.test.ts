import { describe, expect, test } from 'vitest';
import { registry } from '../../machines/registry';
import { allTransitions, begin, type Expected, statePath, take, type Walk } from '../support/replay';
import { allReplays } from './all-replays';

function check(walk: Walk, expected: Expected) {
  const { state, context, emits } = typeof expected === 'string' ? { state: expected } : expected;
  expect(statePath(walk.snapshot.value)).toBe(state);
  if (context) expect(walk.snapshot.context).toMatchObject(context);
  if (emits) expect(walk.emitted).toEqual(emits);
}

test('every machine of the registry has replays, and every replay file its machine', () => {
  expect(Object.keys(allReplays).sort()).toEqual(registry.map(({ file }) => file).sort());
});

describe.each(registry.map((entry) => [entry.file, entry] as const))('%s', (file, entry) => {
  const { replays, ignored } = allReplays[file] ?? { replays: [], ignored: [] };
  const { machine } = entry;

  test.each(replays.map((replay) => [replay.name, replay] as const))('%s', (_, replay) => {
    const walk = begin(machine, 'input' in replay ? replay.input : entry.input);
    check(walk, replay.starts);
    for (const [event, expected] of replay.steps) {
      take(machine, walk, event);
      check(walk, expected);
    }
  });

  test.each(ignored.map((row) => [row.state, row] as const))('in %s, events that must change nothing', (state, row) => {
    const walk = begin(machine, 'input' in row ? row.input : entry.input);
    for (const event of row.steps) take(machine, walk, event);
    expect(statePath(walk.snapshot.value)).toBe(state);
    const before = walk.snapshot;
    for (const event of row.events) {
      take(machine, walk, event);
      expect([event.type, statePath(walk.snapshot.value)]).toEqual([event.type, state]);
      expect(walk.snapshot.context).toEqual(before.context);
    }
  });

  test('every transition is taken by some replay', () => {
    const taken = new Set<string>();
    for (const replay of replays) {
      const walk = begin(machine, 'input' in replay ? replay.input : entry.input);
      for (const [event] of replay.steps) take(machine, walk, event);
      for (const key of walk.taken) taken.add(key);
    }
    expect(allTransitions(machine).filter((key) => !taken.has(key))).toEqual([]);
  });

  test('the machine is JSON in its context and named as its file', () => {
    const { snapshot } = begin(machine, entry.input);
    expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
    expect(machine.id).toBe(file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  });
});
