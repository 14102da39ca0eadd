import { readdirSync, readFileSync } from 'node:fs';
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createEmptyActor } from 'xstate';
import { printReplay } from '../../src/app/inspector/print-replay';
import { allNodes, begin, fail, type MachineReplays, statePath } from './replay';

/** What walks through a machine are made of: everything its replays begin with and send. */
export interface Pool {
  readonly inputs: readonly unknown[];
  /** The replays themselves: a walk goes the way of one for a while, and strays from it. */
  readonly ways: readonly { readonly input: unknown; readonly events: readonly AnyEventObject[] }[];
  /** Event type → samples of it. */
  readonly events: ReadonlyMap<string, readonly AnyEventObject[]>;
  /** What comes without any capability answering: what a user does, and delays that run out. */
  readonly quiet: readonly AnyEventObject[];
}

export interface Fault {
  readonly kind: 'exception' | 'context is not JSON' | 'dead end' | 'no way out';
  readonly words: string;
}

export interface FoundWalk {
  readonly input: unknown;
  readonly events: readonly AnyEventObject[];
  readonly fault: Fault;
}

/** Numbers in [0, 1) from a seed, the same on every machine (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let contractTypes: ReadonlySet<string> | null = null;

/** Event types that capabilities send, as the contracts name them; `*-flow.ts` also names what a user sends. */
function typesOfContracts(): ReadonlySet<string> {
  const folder = 'machines/contracts';
  contractTypes ??= new Set(
    readdirSync(folder)
      .filter((file) => !file.endsWith('-flow.ts'))
      .flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\btype: '([\w.]+)'/g)].map((match) => match[1] ?? ''),
      ),
  );
  return contractTypes;
}

const unique = <T>(values: readonly T[]): T[] => [...new Map(values.map((v) => [JSON.stringify(v) ?? '', v])).values()];

/** @param input the one of the registry */
export function poolOf(machine: AnyStateMachine, input: unknown, { replays, ignored }: MachineReplays): Pool {
  const rows = [
    ...replays.map((row) => ({ ...row, events: row.steps.map(([event]) => event) })),
    ...ignored.map((row) => ({ ...row, events: [...row.steps, ...row.events] })),
  ];
  const ways = rows.map((row) => ({ input: 'input' in row ? row.input : input, events: row.events }));
  const nodes = allNodes(machine);
  const samples = unique([
    ...ways.flatMap((way) => way.events),
    ...nodes.flatMap((node) => node.invoke.map(({ id }) => fail(id))),
    ...nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType }))),
  ]);
  const events = new Map<string, AnyEventObject[]>();
  for (const sample of samples) events.set(sample.type, [...(events.get(sample.type) ?? []), sample]);
  const sent = typesOfContracts();
  return {
    inputs: unique([input, ...ways.map((way) => way.input)]),
    ways,
    events,
    quiet: samples.filter(({ type }) => !sent.has(type) && !/^xstate\.(done|error)\.actor\./.test(type)),
  };
}

const isOver = ({ status }: AnyMachineSnapshot) => status === 'done';
const isResting = (snapshot: AnyMachineSnapshot) =>
  isOver(snapshot) || snapshot._nodes.every(({ invoke }) => invoke.length === 0);
const accepts = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject) =>
  snapshot._nodes.some((node) => node.transitions.has(type));
/** A stopped actor's result is not delivered: only what runs can be done or fail. */
const canCome = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  !/^xstate\.(done|error)\.actor\./.test(event.type) || accepts(snapshot, event);
const place = (snapshot: AnyMachineSnapshot) => statePath(snapshot.value);

/** How many events lead on, or away from what does not answer: three fields to fill in, and the button. */
const LONGEST_WAY = 4;

/**
 * Steps without an actor, its clock or its children, as xstate's `transition` does, on one scope for a whole machine:
 * a scope for each step costs more than the step.
 */
function stepsOf(machine: AnyStateMachine) {
  const self = createEmptyActor();
  const scope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: () => {},
  };
  return (snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot =>
    machine.transition(snapshot, event, scope as never);
}

/** The laws that hold wherever a walk gets. What led on before is tried first. */
export function lawsOf(machine: AnyStateMachine, pool: Pool) {
  const step = stepsOf(machine);
  const all = [...pool.events.values()].flat();
  const json = new WeakSet<object>();
  const isJson = (value: unknown): boolean => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value);
    if (typeof value !== 'object') return false;
    if (json.has(value)) return true;
    const prototype = Object.getPrototypeOf(value);
    const fits =
      (Array.isArray(value) || prototype === Object.prototype || prototype === null) &&
      Object.values(value).every((item) => item === undefined || isJson(item));
    if (fits) json.add(value);
    return fits;
  };

  /** Whether some of these events, one after the other, lead to such a place. */
  const finder = (events: readonly AnyEventObject[]) => {
    const known = new Map<string, (readonly AnyEventObject[])[]>();
    return (from: AnyMachineSnapshot, isThere: (at: AnyMachineSnapshot) => boolean): boolean => {
      const ways = known.get(place(from)) ?? [];
      for (const way of ways) {
        let at = from;
        for (const event of way) {
          if (!canCome(at, event)) break;
          at = step(at, event);
          if (isThere(at)) return true;
        }
      }
      const nameOf = (at: AnyMachineSnapshot) => `${place(at)} ${JSON.stringify(at.context)}`;
      const seen = new Set([nameOf(from)]);
      let edge: { at: AnyMachineSnapshot; way: readonly AnyEventObject[] }[] = [{ at: from, way: [] }];
      for (let length = 1; length <= LONGEST_WAY && edge.length > 0; length += 1) {
        const next: typeof edge = [];
        for (const { at, way } of edge)
          for (const event of events) {
            if (!accepts(at, event)) continue;
            const reached = { at: step(at, event), way: [...way, event] };
            if (isThere(reached.at)) {
              known.set(place(from), [...ways, reached.way]);
              return true;
            }
            const name = nameOf(reached.at);
            if (seen.has(name)) continue;
            seen.add(name);
            next.push(reached);
          }
        edge = next;
      }
      return false;
    };
  };
  const leads = finder(all);
  const leadsQuietly = finder(pool.quiet);

  return (at: AnyMachineSnapshot): Fault | null => {
    if (at.status === 'error') return { kind: 'exception', words: String(at.error) };
    if (!isJson(at.context)) return { kind: 'context is not JSON', words: 'The context is not JSON here.' };
    if (isOver(at)) return null;
    if (!leads(at, (other) => isOver(other) || place(other) !== place(at)))
      return { kind: 'dead end', words: `No event leads on from ${place(at)}.` };
    if (!isResting(at) && !leadsQuietly(at, isResting))
      return { kind: 'no way out', words: `What runs in ${place(at)} cannot be left while it does not answer.` };
    return null;
  };
}

type Laws = ReturnType<typeof lawsOf>;

/** Goes a walk again. @returns how many of its events were taken when a law was broken, and which; `null`: none was */
function goAgain(machine: AnyStateMachine, laws: Laws, input: unknown, events: readonly AnyEventObject[]) {
  const step = stepsOf(machine);
  let taken = 0;
  try {
    let { snapshot } = begin(machine, input);
    for (;;) {
      const fault = laws(snapshot);
      if (fault) return { fault, taken };
      const event = events[taken];
      if (!event || isOver(snapshot) || !canCome(snapshot, event)) return null;
      taken += 1;
      snapshot = step(snapshot, event);
    }
  } catch (error) {
    return { fault: { kind: 'exception', words: `Throws: ${String(error)}` } satisfies Fault, taken };
  }
}

/** Goes one walk by chance. @returns the walk when it broke a law */
export function walk(
  machine: AnyStateMachine,
  pool: Pool,
  { seed, length, laws = lawsOf(machine, pool) }: { seed: number; length: number; laws?: Laws },
): FoundWalk | null {
  const step = stepsOf(machine);
  const chance = seeded(seed);
  const one = <T>(values: readonly T[]): T | undefined => values[Math.floor(chance() * values.length)];
  const way = one(pool.ways) ?? { input: pool.inputs[0], events: [] };
  const { input } = way;
  const known = way.events.slice(0, Math.floor(chance() * (way.events.length + 1)));
  const all = [...pool.events.values()].flat();
  const events: AnyEventObject[] = [];
  let idle = 0;
  try {
    let { snapshot } = begin(machine, input);
    for (;;) {
      const fault = laws(snapshot);
      if (fault) return { input, events, fault };
      if (events.length === length || isOver(snapshot)) return null;
      const kind = chance();
      const heard = [...new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))];
      // Mostly what is awaited here; now and then anything (a late answer, a forbidden press), or the same once more.
      const event =
        known[events.length] ??
        (kind < 0.75 ? one(pool.events.get(one(heard) ?? '') ?? []) : kind < 0.92 ? one(all) : events.at(-1));
      if (!event || !canCome(snapshot, event)) {
        known.length = 0;
        idle += 1;
        if (idle > 50 * length) return null;
        continue;
      }
      events.push(event);
      snapshot = step(snapshot, event);
    }
  } catch (error) {
    return { input, events, fault: { kind: 'exception', words: `Throws: ${String(error)}` } };
  }
}

/**
 * A walk that breaks the same law and is part of this one: no event of it can be left out.
 * @param kinds the laws that count on the way; all unless given
 */
export function shrink(
  machine: AnyStateMachine,
  pool: Pool,
  found: FoundWalk,
  kinds: readonly Fault['kind'][] = ['exception', 'context is not JSON', 'dead end', 'no way out'],
): FoundWalk {
  const lawful = lawsOf(machine, pool);
  const laws: Laws = (snapshot) => {
    const fault = lawful(snapshot);
    return fault && kinds.includes(fault.kind) ? fault : null;
  };
  const attempt = (input: unknown, events: readonly AnyEventObject[]): FoundWalk | null => {
    const end = goAgain(machine, laws, input, events);
    return end?.fault.kind === found.fault.kind
      ? { input, events: events.slice(0, end.taken), fault: end.fault }
      : null;
  };
  let best = found;
  for (const input of pool.inputs) {
    const simpler = attempt(input, best.events);
    if (simpler) {
      best = simpler;
      break;
    }
  }
  for (let size = Math.ceil(best.events.length / 2); size >= 1; ) {
    let shorter: FoundWalk | null = null;
    for (let at = 0; at < best.events.length && !shorter; at += size)
      shorter = attempt(best.input, [...best.events.slice(0, at), ...best.events.slice(at + size)]);
    if (shorter) best = shorter;
    else if (size === 1) break;
    size = Math.min(size, Math.ceil(best.events.length / 2)) || 1;
    if (!shorter) size = Math.max(1, Math.floor(size / 2));
    if (best.events.length === 0) break;
  }
  return best;
}

/** A walk as a replay that can be pasted into `tests/machines/replays`. */
export function printWalk(machine: AnyStateMachine, seed: number, { input, events, fault }: FoundWalk): string {
  let { snapshot } = begin(machine, input);
  const step = stepsOf(machine);
  const starts = place(snapshot);
  const steps = events.map((event) => {
    try {
      snapshot = step(snapshot, event);
    } catch {
      // It stays where it was: the words of the fault say so.
    }
    return [event, place(snapshot)] as const;
  });
  const spec = `found by a random walk of ${machine.id}, seed ${seed}`;
  return printReplay({ name: fault.kind, spec, input, starts, steps, remark: fault.words });
}
