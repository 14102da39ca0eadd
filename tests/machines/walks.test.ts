import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, assign, fromPromise, setup } from 'xstate';
import { registry } from '../../machines/registry';
import {
  after,
  allNodes,
  begin,
  done,
  fail,
  type MachineReplays,
  type Replay,
  statePath,
  take,
} from '../support/replay';
import { lawsOf, poolOf, printWalk, shrink, walk } from '../support/walk';
import { allReplays } from './all-replays';

const WALKS = 60;
const LENGTH = 50;

describe('random walks meet no exception and no dead end, and what runs can always be left', () => {
  test.each(registry.map((entry) => [entry.file, entry] as const))('%s', (file, { machine, input }) => {
    const pool = poolOf(machine, input, allReplays[file] ?? { replays: [], ignored: [] });
    const lawful = lawsOf(machine, pool);
    const visited = new Set<string>();
    const laws = (snapshot: AnyMachineSnapshot) => {
      for (const { id } of snapshot._nodes) visited.add(id);
      return lawful(snapshot);
    };
    for (let seed = 1; seed <= WALKS; seed += 1) {
      const found = walk(machine, pool, { seed, length: LENGTH, laws });
      if (found) expect.fail(`paste this replay:\n${printWalk(machine, seed, shrink(machine, pool, found))}`);
    }
    const resting = allNodes(machine).filter(({ type, always }) => type === 'atomic' && !always?.length);
    expect(resting.map(({ id }) => id).filter((id) => !visited.has(id))).toEqual([]);
  });
});

/** Breaks each law in a place of its own, some steps away from the start. */
const broken = setup({
  types: {
    context: {} as { name: string; seen: unknown },
    events: {} as
      | { type: 'name.written'; text: string }
      | { type: 'name.sent' }
      | { type: 'name.dropped' }
      | { type: 'clock.read' }
      | { type: 'door.closed' },
    input: {} as { name: string } | undefined,
  },
  actors: { send: fromPromise<string, unknown>(() => new Promise(() => {})) },
  delays: { patience: 1000 },
  guards: { hasName: ({ context }) => context.name !== '' },
  actions: {
    noteName: assign((_, { text }: { text: string }) => ({ name: text })),
    noteClock: assign({ seen: () => new Map() }),
    stumble: assign(({ context }) => ({ name: (context.seen as { name: string }).name })),
  },
}).createMachine({
  id: 'broken',
  context: ({ input }) => ({ name: input?.name ?? '', seen: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'name.written': { actions: { type: 'noteName', params: ({ event }) => ({ text: event.text }) } },
        'name.sent': { guard: 'hasName', target: 'sending' },
        'clock.read': { guard: 'hasName', actions: 'noteClock' },
        'door.closed': { guard: 'hasName', target: 'locked' },
      },
    },
    sending: {
      invoke: { id: 'send', src: 'send', onDone: { target: 'sent' }, onError: { target: 'editing' } },
    },
    sent: {
      after: { patience: { target: 'editing', actions: 'stumble' } },
      on: { 'name.dropped': { target: 'editing' } },
    },
    locked: {},
  },
});

const write = { type: 'name.written', text: 'Ada' };
const send = { type: 'name.sent' };
const patience = after('patience', 'broken.sent');
const close = { type: 'door.closed' };
const read = { type: 'clock.read' };
const sampled = (...events: { type: string }[]): MachineReplays => ({
  replays: [{ name: '', spec: '', starts: 'editing', steps: events.map((event) => [event, '']) }],
  ignored: [],
});

/** Walks until something is found, and shrinks it. */
function hunt(kind: string, events: readonly { type: string }[]) {
  const pool = poolOf(broken, undefined, sampled(...events));
  for (let seed = 1; seed < 500; seed += 1) {
    const found = walk(broken, pool, { seed, length: 60 });
    if (found?.fault.kind === kind) return { seed, found, small: shrink(broken, pool, found) };
  }
  throw new Error('nothing was found');
}

/** Reads a printed walk back as the replay it would be, were it pasted. */
const pasted = (text: string): Replay =>
  new Function('done', 'fail', 'after', `return [${text}][0]`)(done, fail, after) as Replay;

describe('a machine that breaks the laws is found out, and shown in as few events as it takes', () => {
  const clear = { type: 'name.dropped' };
  test.each([
    ['no way out', [write, send, done('send', 'ok'), clear], [write, send]],
    ['dead end', [write, close], [write, close]],
    ['context is not JSON', [write, read, send], [write, read]],
  ])('%s', (kind, events, shortest) => {
    const { small } = hunt(kind, events);
    expect(small.fault.kind).toBe(kind);
    expect(small.events).toEqual(shortest);
  });

  test('an exception: the printed replay, pasted, runs up to it and throws there', () => {
    const pool = poolOf(broken, undefined, sampled(write, send, done('send', 'ok'), clear, patience));
    const events = [clear, write, send, write, done('send', 'ok'), send, patience];
    const fault = { kind: 'exception', words: 'Throws' } as const;
    // On its way it breaks another law, too; only what throws is asked about here.
    const small = shrink(broken, pool, { input: undefined, events, fault }, [fault.kind]);
    const text = printWalk(broken, 7, small);
    expect(text).toBe(
      [
        '{',
        "  name: 'exception',",
        "  spec: 'found by a random walk of broken, seed 7',",
        "  starts: 'editing',",
        '  steps: [',
        "    [{ type: 'name.written', text: 'Ada' }, 'editing'],",
        "    [{ type: 'name.sent' }, 'sending'],",
        "    [done('send', 'ok'), 'sent'],",
        "    [after('patience', 'broken.sent'), 'sent'],",
        "    // Throws: TypeError: Cannot read properties of null (reading 'name')",
        '  ],',
        '},',
      ].join('\n'),
    );
    const replay = pasted(text);
    const again = begin(broken, undefined);
    for (const [event, expected] of replay.steps.slice(0, -1)) {
      take(broken, again, event);
      expect(statePath(again.snapshot.value)).toBe(expected);
    }
    const [last] = replay.steps.at(-1) ?? [];
    expect(() => take(broken, again, last ?? write)).toThrow("reading 'name'");
  });

  test('the same seed goes the same way', () => {
    const once = () => hunt('dead end', [write, close]).found;
    expect(once()).toEqual(once());
  });
});
