import type { FolderEnd, StorageProblem, SyncMark } from '../../../machines/contracts/sync';
import type { DevicesControl } from './devices-control';
import { isJoined } from './flags';

/** How the flow stands that keeps the devices in step, as the frame and Settings show it. */
export interface SyncView {
  readonly mark: SyncMark;
  /** The state by its name: `idle`, `receiving`, `elsewhere`, … */
  readonly state: string;
  /** Milliseconds since the epoch. */
  readonly lastLook: number | null;
  readonly problem: StorageProblem | null;
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly unreadable: number;
  readonly end: FolderEnd | null;
}

export interface SyncFlow {
  send(
    event:
      | { type: 'devices.joined' }
      | { type: 'devices.left' }
      | { type: 'sync.asked' }
      | { type: 'fill.asked' }
      | { type: 'pause.asked' }
      | { type: 'resume.asked' },
  ): void;
  view(): SyncView;
  subscribe(listener: () => void): () => void;
}

/** The other devices, from any screen. Nothing of them is fetched before they are joined, or asked for. */
export interface DevicesDoor {
  /** Whether this device belongs to a set of devices. */
  isJoined(): boolean;
  /** Joined, left, or another state of the flow. */
  subscribe(listener: () => void): () => void;
  control(): Promise<DevicesControl>;
  /** `null` while no flow runs. */
  sync(): SyncView | null;
  send: SyncFlow['send'];
  /** Has another tab let this one do it. */
  wantTurn(): void;
  /** The flow is there from now on. @returns what takes it away */
  attach(flow: SyncFlow, wantTurn: () => void): () => void;
}

/** @param load fetches what keeps devices in step */
export function createDevicesDoor(load: () => Promise<DevicesControl>): DevicesDoor {
  const listeners = new Set<() => void>();
  let joined = isJoined();
  let control: Promise<DevicesControl> | null = null;
  let flow: SyncFlow | null = null;
  let turn = () => {};
  let view: SyncView | null = null;
  const tell = () => {
    view = flow?.view() ?? null;
    for (const listener of [...listeners]) listener();
  };
  return {
    isJoined: () => joined,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    control() {
      control ??= load().then((loaded) => {
        loaded.subscribe(() => {
          joined = isJoined();
          tell();
        });
        return loaded;
      });
      control.catch(() => {
        control = null;
      });
      return control;
    },
    sync: () => view,
    send: (event) => flow?.send(event),
    wantTurn: () => turn(),
    attach(attached, wantTurn) {
      flow = attached;
      turn = wantTurn;
      const unsubscribe = attached.subscribe(tell);
      tell();
      return () => {
        unsubscribe();
        if (flow === attached) flow = null;
        turn = () => {};
        tell();
      };
    },
  };
}
