import type { HoldEvent } from './session-hold';
import type { FolderEnd, StorageProblem, SyncListenEvent, SyncTold, SyncWatchEvent } from './sync';

export interface SyncInput {
  /** Whether this device belongs to a set of devices. */
  readonly isJoined: boolean;
  /** Whether this device has taken in what was there when it joined. */
  readonly isKnown: boolean;
  readonly isPaused: boolean;
}

export interface SyncContext extends SyncInput {
  /** When the storage was last read whole (milliseconds since the epoch). */
  readonly lastLook: number | null;
  readonly problem: StorageProblem | null;
  /** Milliseconds until the storage is asked again. */
  readonly after: number;
  /** How often in a row it did not answer. */
  readonly failures: number;
  /** Whether something changed here that no look or sending has seen. */
  readonly isChanged: boolean;
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Files that the last look could not read. */
  readonly unreadable: number;
  readonly end: FolderEnd | null;
  /** What the tab says that keeps the devices in step, where that is another one. */
  readonly told: SyncTold | null;
}

export type SyncEvent =
  | HoldEvent
  | SyncWatchEvent
  | SyncListenEvent
  | { type: 'devices.joined' }
  | { type: 'devices.left' }
  | { type: 'sync.asked' }
  | { type: 'fill.asked' }
  | { type: 'pause.asked' }
  | { type: 'resume.asked' };

export type SyncEmitted =
  /** The tab that keeps the devices in step is to look now. */
  | { type: 'look.forwarded' }
  /** This tab is in sight and would rather do it itself. */
  | { type: 'turn.wanted' }
  /** Values gave way to another device's. */
  | { type: 'aside.kept'; count: number }
  /** Everything on this device was erased: it belongs to no set of devices any more. */
  | { type: 'device.erased' }
  | { type: 'folder.ended'; end: FolderEnd | null };
