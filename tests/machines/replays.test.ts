import { describe, expect, test } from 'vitest';
import { registry } from '../../machines/registry';
import {
  allNodes,
  allTransitions,
  begin,
  type Expected,
  guardedTransitions,
  statePath,
  take,
  type Walk,
} from '../support/replay';
import { allReplays } from './all-replays';

function check(walk: Walk, expected: Expected) {
  const { state, context, emits, sends } = typeof expected === 'string' ? { state: expected } : expected;
  expect(statePath(walk.snapshot.value)).toBe(state);
  if (context) expect(walk.snapshot.context).toMatchObject(context);
  if (emits) expect(walk.emitted).toEqual(emits);
  if (sends) expect(walk.sent).toEqual(sends);
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

  const walks = () => {
    const rows = [
      ...replays.map((replay) => ({ ...replay, events: replay.steps.map(([event]) => event) })),
      ...ignored.map((row) => ({ ...row, events: [...row.steps, ...row.events] })),
    ];
    return rows.map((row) => {
      const walk = begin(machine, 'input' in row ? row.input : entry.input);
      for (const event of row.events) take(machine, walk, event);
      return walk;
    });
  };

  test('every transition is taken by some replay', () => {
    const taken = new Set(walks().flatMap((walk) => [...walk.taken]));
    expect(allTransitions(machine).filter((key) => !taken.has(key))).toEqual([]);
  });

  test('every guard is shown to refuse, too', () => {
    const refused = new Set(walks().flatMap((walk) => [...walk.refused]));
    expect(guardedTransitions(machine).filter((key) => !refused.has(key))).toEqual([]);
  });

  test('every guard has a name', () => {
    expect(guardedTransitions(machine).filter((key) => key.includes('[undefined]'))).toEqual([]);
  });

  test('every invoked actor may fail and leads on, and every delay has a name', () => {
    for (const node of allNodes(machine)) {
      for (const { id, src } of node.invoke) {
        expect(id).toBe(src);
        expect(node.transitions.get(`xstate.error.actor.${id}`) ?? []).not.toEqual([]);
      }
      for (const { delay } of node.after) expect(Object.keys(machine.implementations.delays)).toContain(delay);
    }
  });

  test('events that must change nothing are listed for every state in which an actor runs', () => {
    const listed = ignored.map((row) => begin(machine, 'input' in row ? row.input : entry.input));
    for (const [index, walk] of listed.entries())
      for (const event of ignored[index]?.steps ?? []) take(machine, walk, event);
    const shown = new Set(listed.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)));
    const running = allNodes(machine).filter(({ invoke }) => invoke.length > 0);
    expect(running.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    expect(ignored.length).toBeGreaterThan(1);
  });

  test('the machine is JSON in its context and named as its file', () => {
    const { snapshot } = begin(machine, entry.input);
    expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
    expect(machine.id).toBe(file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  });
});
