import type { TestStep } from './join-devices';
import type { StorageProblem } from './sync';

export interface JoinDevicesInput {
  /** Whether a link of another device brought storage and key along. */
  readonly isInvited: boolean;
}

/** Neither password nor key is here: the screen holds them, and what is shown of a flow shows none. */
export interface JoinDevicesContext extends JoinDevicesInput {
  readonly problem: StorageProblem | null;
  readonly step: TestStep | null;
}

export type JoinDevicesEvent =
  /** The storage is described; `isReachable`: the page's policy lets it be asked. */
  | { type: 'storage.described'; isReachable: boolean }
  | { type: 'storage.changed' }
  | { type: 'first.asked' }
  | { type: 'words.entered' }
  | { type: 'join.left' };

export type JoinDevicesEmitted = { type: 'devices.joined'; isFirst: boolean };
