import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { statePath } from '../../src/app/inspector/state-path';

export { statePath };

/**
 * What is expected after an event: the state as a path (`upload.ready`), the parts of context that matter, what the flow
 * emits, and what it sends to the actors that it invokes.
 */
export type Expected =
  | string
  | { state: string; context?: Record<string, unknown>; emits?: readonly unknown[]; sends?: readonly Sent[] };

export interface Sent {
  readonly to: string;
  readonly event: unknown;
}

/** A walk through a machine as data: it documents the flow and proves it. */
export interface Replay {
  readonly name: string;
  /** The sentence of the product spec, or of a decision, that it shows. */
  readonly spec: string;
  /** Left out: the input of the registry. */
  readonly input?: unknown;
  /** Where the machine is before the first event. */
  readonly starts: Expected;
  readonly steps: readonly (readonly [event: AnyEventObject, expected: Expected])[];
}

/** Events that must change nothing in a state, reached by `steps`. */
export interface Ignored {
  readonly input?: unknown;
  readonly state: string;
  readonly steps: readonly AnyEventObject[];
  readonly events: readonly AnyEventObject[];
}

export interface MachineReplays {
  readonly replays: readonly Replay[];
  readonly ignored: readonly Ignored[];
}

/** What a file of replays exports. */
export interface ReplayFile extends MachineReplays {
  /** Name of the replay in which all goes well, from the registry's input to what the user came for. */
  readonly happyPath: string;
}

/** The invoked actor `id` finished with `output`. */
export const done = (id: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** The invoked actor `id` failed with `error`. */
export const fail = (id: string, error: unknown = new Error('made by the test')): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** The named delay of a state ran out; `state` is the full id, `machine.parent.child`. */
export const after = (delay: string, state: string): AnyEventObject => ({ type: `xstate.after.${delay}.${state}` });

export interface Walk {
  snapshot: AnyMachineSnapshot;
  /** Every transition taken so far, by `transitionKey`. */
  taken: Set<string>;
  /** Every guarded transition whose guard was asked and said no. */
  refused: Set<string>;
  emitted: unknown[];
  /** What it sent to its actors with the last event. */
  sent: Sent[];
}

/** Starts a machine without running anything: no actor, no clock. */
export function begin(machine: AnyStateMachine, input: unknown): Walk {
  const steps = getInitialMicrosteps(machine, input);
  const walk: Walk = {
    snapshot: machine.getInitialSnapshot({} as never, input),
    taken: new Set(),
    refused: new Set(),
    emitted: [],
    sent: [],
  };
  follow(machine, walk, steps, undefined);
  return walk;
}

/** Takes one event; what it would run is recorded, nothing runs. */
export function take(machine: AnyStateMachine, walk: Walk, event: AnyEventObject): void {
  for (const transition of machine.getTransitionData(walk.snapshot, event) as AnyTransitionDefinition[])
    walk.taken.add(transitionKey(transition));
  noteRefusals(machine, walk, event);
  walk.emitted = [];
  walk.sent = [];
  follow(machine, walk, getMicrosteps(machine, walk.snapshot, event), event);
}

type Microsteps = readonly (readonly [AnyMachineSnapshot, readonly { type: string; params?: unknown }[]])[];

function follow(machine: AnyStateMachine, walk: Walk, steps: unknown, event: AnyEventObject | undefined): void {
  for (const [snapshot, actions] of steps as Microsteps) {
    for (const node of completed(walk.snapshot, snapshot))
      for (const transition of node.transitions.get(`xstate.done.state.${node.id}`) ?? [])
        walk.taken.add(transitionKey(transition));
    walk.snapshot = snapshot;
    for (const { type, params } of actions) {
      if (type === 'xstate.emit') walk.emitted.push((params as { event: unknown }).event);
      if (type === 'xstate.sendTo') walk.sent.push(sentBy(params));
    }
    for (const node of snapshot._nodes)
      for (const transition of node.always ?? [])
        if (passes(machine, transition, snapshot, event)) {
          walk.taken.add(transitionKey(transition));
          break;
        } else walk.refused.add(transitionKey(transition));
  }
}

/** An actor is named by its id, or given itself. */
function sentBy(params: unknown): Sent {
  const { to, event } = params as { to: string | { id: string }; event: unknown };
  return { to: typeof to === 'string' ? to : to.id, event };
}

/** Parallel states whose regions had all come to their end, and which were left for it. */
const completed = (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
  before._nodes.filter(
    (node) =>
      node.type === 'parallel' &&
      !after._nodes.includes(node) &&
      Object.values(node.states).every((region) =>
        before._nodes.some((leaf) => leaf.type === 'final' && leaf.parent === region),
      ),
  );

/** Asks the guards in the order the machine does: from each innermost state outwards, until one lets the event in. */
function noteRefusals(machine: AnyStateMachine, walk: Walk, event: AnyEventObject): void {
  const ask = (node: AnyStateNode | undefined): void => {
    if (!node) return;
    for (const transition of node.transitions.get(event.type) ?? []) {
      if (passes(machine, transition, walk.snapshot, event)) return;
      walk.refused.add(transitionKey(transition));
    }
    ask(node.parent);
  };
  for (const node of walk.snapshot._nodes) if (node.type === 'atomic') ask(node);
}

/** A guard as it is set up; `and`, `or`, `not` and `stateIn` bring a check of their own. */
type Guard = ((args: unknown, params: unknown) => boolean) & {
  check?: (snapshot: unknown, args: unknown, guard: unknown) => boolean;
};

function passes(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject | undefined,
): boolean {
  // Guards have names (a test holds it), so that charts and keys can say them.
  const guard = transition.guard as string | { type: string; params?: unknown } | undefined;
  if (!guard) return true;
  const name = typeof guard === 'string' ? guard : guard.type;
  const args = { context: snapshot.context, event: event ?? { type: 'xstate.init' } };
  const raw = typeof guard === 'string' ? undefined : guard.params;
  const params = typeof raw === 'function' ? raw(args) : raw;
  const implementation = machine.implementations.guards[name] as unknown as Guard;
  return implementation.check?.(snapshot, args, implementation) ?? implementation(args, params);
}

/** A transition's name that does not change between runs: source, event, and its place among its siblings. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const siblings =
    transition.eventType === ''
      ? (transition.source.always ?? [])
      : (transition.source.transitions.get(transition.eventType) ?? []);
  const guard = transition.guard as string | { type: string } | undefined;
  const label = guard ? ` [${typeof guard === 'string' ? guard : guard.type}]` : '';
  const index = siblings.length > 1 ? ` (${siblings.indexOf(transition as never) + 1} of ${siblings.length})` : '';
  return `${transition.source.id} · ${transition.eventType || 'always'}${label}${index}`;
}

/** Every state of a machine, its root first. */
export function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => below(child as AnyStateNode)),
  ];
  return below(machine.root);
}

const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  allNodes(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);

/** Every transition a machine has, by `transitionKey`. */
export const allTransitions = (machine: AnyStateMachine): string[] => transitionsOf(machine).map(transitionKey);

/** Those of them that a guard may refuse. */
export const guardedTransitions = (machine: AnyStateMachine): string[] =>
  transitionsOf(machine)
    .filter(({ guard }) => guard)
    .map(transitionKey);
