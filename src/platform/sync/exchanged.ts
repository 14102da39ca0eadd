/** What the engine takes and gives. */
import type { Cursor, Delivery } from './books';
import type { ParcelHead } from './parcel';
import type { DocumentKey } from './replica';
import type { SyncShape } from './shapes';

export interface EngineOptions {
  /** Of the vault's database. */
  readonly vault: string;
  readonly shapes: readonly SyncShape[];
  readonly secret: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface EngineState {
  readonly device: string;
  readonly space: string;
  readonly cursor: Cursor | null;
  /** Whether something of this device is in no file yet. */
  readonly waits: boolean;
  /** Documents of other devices that the vault has not confirmed. */
  readonly undelivered: readonly DeliveredDocument[];
}

/** A document of the vault; `value` undefined: it was removed. */
export interface LocalDocument extends DocumentKey {
  readonly value: unknown;
  /** It was made before the vault was last looked at and came since: from a backup. */
  readonly isRestored?: boolean;
}

/** What the vault is given: a change, and what lost by it. */
export interface DeliveredDocument extends Delivery {
  readonly value: unknown;
  readonly version: number;
  /** Whether this device made the last change of it. */
  readonly isMine: boolean;
}

export interface SealedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Received {
  readonly documents: readonly DeliveredDocument[];
  /** Files that could not be opened: half written, damaged, or of something else. */
  readonly unreadable: readonly string[];
  /** A newer app wrote one of them: nothing of it was taken in. */
  readonly newer: boolean;
  /** Another device cannot read a file that is in this one's replica. */
  readonly isAsked: boolean;
  /** The folder was ended by another device. */
  readonly end: { readonly why: NonNullable<ParcelHead['why']>; readonly by: string; readonly at: number } | null;
}

/** Files that this device has read and the storage no longer lists. */
export interface Listed {
  readonly fetch: readonly string[];
  readonly absent: readonly string[];
}

/** A device that joined, as all of them know it. */
export interface DeviceNote {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch, by that device's clock. */
  readonly joinedAt: number;
  readonly lookedAt: number;
}
