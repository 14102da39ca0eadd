import type { ActorRefLike, AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { RecordedReplay, ReplayStep } from './print-replay';
import { statePath } from './state-path';

/** An actor that was seen since the inspector was turned on. */
export interface SeenActor {
  /** Unique in this page. */
  readonly id: string;
  /** The id of its machine, or the name under which it was invoked. */
  readonly name: string;
  readonly parent: string | null;
  readonly running: boolean;
  readonly ref: AnyActorRef;
}

export interface LogEntry {
  readonly number: number;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly at: number;
  /** The name of an actor, or `screen` for what comes from outside the flows. */
  readonly source: string;
  readonly target: string;
  readonly event: AnyEventObject;
  /** The state of the target afterwards, for machines. */
  readonly state: string | null;
}

export interface Recorder {
  /** Sees an actor and all it invokes, from its start on. */
  begin(actor: ActorRefLike, input: unknown): void;
  /** Parents before their children; flows that ended stand last, the newest few. */
  actors(): readonly SeenActor[];
  /** Newest first. */
  log(): readonly LogEntry[];
  clear(): void;
  /** The walk of a flow since its start, or as much of its beginning as is kept; `null` for what is not a machine. */
  replayOf(id: string): Omit<RecordedReplay, 'name' | 'spec'> | null;
  /** Rises with everything that is seen. */
  version(): number;
  subscribe(listener: () => void): () => void;
  end(): void;
}

const LOG_LENGTH = 500;
const REPLAY_LENGTH = 2000;
const ENDED_FLOWS = 5;

interface Walk {
  input: unknown;
  starts: string;
  steps: ReplayStep[];
  cut: boolean;
}

/** @param now milliseconds */
export function createRecorder(now: () => number = () => performance.now()): Recorder {
  let seen: SeenActor[] = [];
  let entries: LogEntry[] = [];
  let count = 0;
  let version = 0;
  let told = true;
  const walks = new Map<string, Walk>();
  const inputs = new WeakMap<object, unknown>();
  const listeners = new Set<() => void>();
  const subscriptions = new Map<string, { unsubscribe(): void }>();

  const changed = () => {
    version += 1;
    if (!told) return;
    told = false;
    // A model's reply comes in many pieces: the drawer is drawn once for those of one turn.
    queueMicrotask(() => {
      told = true;
      for (const listener of [...listeners]) listener();
    });
  };
  const stateOf = (snapshot: unknown): string | null =>
    isMachineSnapshot(snapshot) ? statePath(snapshot.value) : null;
  const nameOf = (ref: ActorRefLike | undefined) => (ref ? nameOfActor(ref as AnyActorRef) : 'screen');

  function started(ref: AnyActorRef) {
    const { sessionId: id, _parent: parent } = ref;
    seen = seen.filter((actor) => actor.id !== id);
    seen.push({ id, name: nameOf(ref), parent: parent?.sessionId ?? null, running: true, ref });
    const starts = stateOf(ref.getSnapshot());
    if (starts !== null) walks.set(id, { input: inputs.get(ref), starts, steps: [], cut: false });
  }

  function ended(ref: AnyActorRef) {
    const actor = seen.find(({ id }) => id === ref.sessionId);
    if (!actor) return;
    seen = seen.filter((other) => other !== actor && other.parent !== actor.id);
    if (actor.parent === null) seen.push({ ...actor, running: false });
    const old = seen.filter(({ running }) => !running).slice(0, -ENDED_FLOWS);
    seen = seen.filter((other) => !old.includes(other));
    for (const { id } of old) {
      subscriptions.get(id)?.unsubscribe();
      subscriptions.delete(id);
    }
    for (const id of walks.keys()) if (!seen.some((other) => other.id === id)) walks.delete(id);
  }

  function note(entry: Omit<LogEntry, 'number' | 'at'>) {
    count += 1;
    entries = [{ ...entry, number: count, at: now() }, ...entries.slice(0, LOG_LENGTH - 1)];
  }

  function hear(happened: InspectionEvent) {
    const ref = happened.actorRef as AnyActorRef;
    if (happened.type === '@xstate.event') {
      const { event, sourceRef } = happened;
      if (event.type === 'xstate.init') started(ref);
      note({
        source: event.type === 'xstate.init' ? nameOf(ref._parent) : nameOf(sourceRef),
        target: nameOf(ref),
        event,
        state: stateOf(ref.getSnapshot()),
      });
    } else if (happened.type === '@xstate.snapshot') {
      const { event, snapshot } = happened;
      const state = stateOf(snapshot);
      const own = entries.findIndex((entry) => entry.event === event && entry.target === nameOf(ref));
      const before = entries[own];
      if (before) entries = entries.with(own, { ...before, state });
      else if (event.type === 'xstate.stop') note({ source: nameOf(ref._parent), target: nameOf(ref), event, state });
      const walk = walks.get(ref.sessionId);
      if (walk && state !== null && !/^xstate\.(init|stop)$/.test(event.type)) {
        if (walk.steps.length < REPLAY_LENGTH) walk.steps.push([event, state]);
        else walk.cut = true;
      }
      if (snapshot.status !== 'active') ended(ref);
    } else return;
    changed();
  }

  return {
    begin(actor, input) {
      const ref = actor as AnyActorRef;
      inputs.set(ref, input);
      subscriptions.set(ref.sessionId, ref.system.inspect(hear));
    },
    actors: () => [...inOrder(seen, null), ...seen.filter(({ running }) => !running).toReversed()],
    log: () => entries,
    clear() {
      entries = [];
      changed();
    },
    replayOf(id) {
      const walk = walks.get(id);
      if (!walk) return null;
      const { input, starts, steps, cut } = walk;
      const remark = `The run went on; only its first ${REPLAY_LENGTH} events are kept.`;
      return { input, starts, steps: [...steps], ...(cut ? { remark } : {}) };
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      for (const subscription of subscriptions.values()) subscription.unsubscribe();
      subscriptions.clear();
      listeners.clear();
    },
  };
}

/** A flow is called as its machine, what it invokes by the name it has there. */
function nameOfActor(ref: AnyActorRef): string {
  const { src } = ref;
  const machine = typeof src === 'object' && 'id' in src ? src.id : null;
  return ref._parent === undefined && typeof machine === 'string' ? machine : ref.id;
}

function inOrder(actors: readonly SeenActor[], parent: string | null): SeenActor[] {
  return actors
    .filter((actor) => actor.running && actor.parent === parent)
    .flatMap((actor) => [actor, ...inOrder(actors, actor.id)]);
}

export function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && '_nodes' in snapshot;
}

/** What a machine accepts in its current state: events by name, the actors it waits for and the delays that run. */
export function awaitedBy({ _nodes }: AnyMachineSnapshot): { events: string[]; actors: string[]; delays: string[] } {
  const types = [...new Set(_nodes.flatMap((node) => [...node.transitions.keys()]))];
  return {
    events: types.filter((type) => !type.startsWith('xstate.')).sort(),
    actors: [...new Set(_nodes.flatMap((node) => node.invoke.map(({ id }) => id)))],
    delays: [...new Set(_nodes.flatMap((node) => node.after.map(({ delay }) => String(delay))))],
  };
}
