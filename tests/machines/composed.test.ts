import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { registry } from '../../machines/registry';
import { compilerAccess } from '../../src/app/compiler-access';
import { composeMachines } from '../../src/app/compose-machines';
import { createControl } from '../../src/app/devices/control';
import { createDevicesDoor } from '../../src/app/devices/door';
import { createPocket } from '../../src/app/safety/pocket';
import { createStore } from '../../src/app/store';
import { createStreams } from '../../src/platform/camera/streams';
import { browserNotifications } from '../../src/platform/notifications';
import { createHolds } from '../../src/platform/storage/holds';
import { fakeStorage, memorySecrets } from '../support/fake-device';
import { fakeLocks } from '../support/fake-locks';
import { allNodes } from '../support/replay';

const files = {
  put: async () => ({ kept: true }),
  get: async () => null,
  delete: async () => {},
  list: async () => [],
};
const composed = Object.entries(
  composeMachines({
    store: createStore({ secrets: { read: () => null } }),
    files,
    refresh: async () => {},
    holds: createHolds({ locks: fakeLocks().of('tab'), channel: () => null }),
    notifications: browserNotifications({}),
    streams: createStreams(),
    compiler: compilerAccess(),
    storage: fakeStorage(),
    pocket: createPocket(),
    secrets: memorySecrets(),
    devices: createDevicesDoor(() =>
      createControl({ reaches: () => true, flush: async () => {}, eraseHere: async () => {} }),
    ),
  }),
);

/** What a machine file puts in for an actor waits for ever: the app must never run it. */
const waitingActors = ({ id, implementations: { actors } }: AnyStateMachine): string[] => {
  const alone = registry.find(({ machine }) => machine.id === id)?.machine;
  return alone ? Object.keys(actors).filter((name) => actors[name] === alone.implementations.actors[name]) : [];
};

describe('every flow that the app composes', () => {
  test.each(composed)('%s has each of its capabilities', async (_, load) => {
    const machine: AnyStateMachine = await load();
    expect(registry.map((entry) => entry.machine.id)).toContain(machine.id);
    const invoked = allNodes(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
    expect(Object.keys(machine.implementations.actors)).toEqual(expect.arrayContaining(invoked));
    expect(waitingActors(machine)).toEqual([]);
  });

  test('is in the registry, and each of the registry is composed', async () => {
    const ids = await Promise.all(composed.map(async ([, load]) => ((await load()) as AnyStateMachine).id));
    expect([...new Set(ids)].sort()).toEqual(registry.map(({ machine }) => machine.id).sort());
  });
});

test.each(
  registry
    .filter(({ machine }) => Object.keys(machine.implementations.actors).length > 0)
    .map((entry) => [entry.file, entry.machine] as const),
)('%s: a capability that was not provided is named', (_, machine) => {
  expect(waitingActors(machine)).toEqual(Object.keys(machine.implementations.actors));
});
