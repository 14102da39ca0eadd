import type { AnyStateMachine } from 'xstate';
import type { MachineEntry } from '../../machines/registry';
import { readable } from '../ui/readable';
import { keepInspectionFlag } from './inspection-flag';
import type { Recorder } from './inspector/recorder';
import type { Machines } from './machines';

/** A flow as the Developer tab of Settings lists it. */
export type FlowInfo = Pick<MachineEntry, 'file' | 'title' | 'screens'>;

/** Looking into the running flows. Off, it costs one comparison for each flow that begins; nothing of it is fetched. */
export interface Inspection {
  /** What was seen since it was turned on; `null` while it is off. */
  recorder(): Recorder | null;
  /** Flows that began before it was turned on are not seen. Rejects when its code could not be fetched. */
  turn(on: boolean): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** The same flows, seen from now on whenever it is on. */
  watch(machines: Machines): Machines;
  flows(): Promise<readonly FlowInfo[]>;
  /** The generated page of a flow, as Markdown. */
  chart(file: string): Promise<string>;
}

export function createInspection(): Inspection {
  let recorder: Recorder | null = null;
  const listeners = new Set<() => void>();

  /** An actor asks its logic for the first snapshot once, before it starts: the one place that all of them pass. */
  const seen = <M extends AnyStateMachine>(machine: M): M => {
    const first = machine.getInitialSnapshot;
    machine.getInitialSnapshot = (scope, input) => {
      recorder?.begin(scope.self, input);
      return first(scope, input);
    };
    return machine;
  };

  return {
    recorder: () => recorder,
    async turn(on) {
      const make = on ? (await import('./inspector/recorder')).createRecorder : null;
      keepInspectionFlag(on);
      if (on === (recorder !== null)) return;
      recorder?.end();
      recorder = make?.() ?? null;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(machines) {
      const loaded = new WeakMap<object, Promise<AnyStateMachine>>();
      const watched = Object.entries(machines).map(([name, load]) => [
        name,
        () => {
          const promise = (load as () => Promise<AnyStateMachine>)();
          const known = loaded.get(promise) ?? readable(promise.then(seen));
          // React waits for a promise by its identity.
          loaded.set(promise, known);
          return known;
        },
      ]);
      return Object.fromEntries(watched) as Machines;
    },
    async flows() {
      const { registry } = await import('../../machines/registry');
      return registry.map(({ file, title, screens }) => ({ file, title, screens }));
    },
    async chart(file) {
      const { chartOf } = await import('./inspector/charts');
      return chartOf(file);
    },
  };
}
