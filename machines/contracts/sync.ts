/**
 * Why a storage did not do what it was asked.
 * - `offline`: no network; `unreachable`: no answer, and why is not told to a page
 * - `blocked`: it answers, and does not let this page read (CORS)
 * - `policy`: the page's own policy does not know the address yet
 * - `password`, `forbidden`, `address`, `read-only`, `full`, `too-large`, `busy`: as it said
 * - `folder-permission`: the browser asks again before it reads the chosen folder
 * - `not-a-storage`: it answers with something else; `failed`: anything else it said
 * - `device`: not the storage, but this browser
 */
export type StorageProblem =
  | 'offline'
  | 'unreachable'
  | 'blocked'
  | 'policy'
  | 'password'
  | 'forbidden'
  | 'address'
  | 'read-only'
  | 'full'
  | 'too-large'
  | 'busy'
  | 'folder-permission'
  | 'not-a-storage'
  | 'failed'
  | 'device';

export interface StorageFailure {
  readonly kind: 'failed';
  readonly problem: StorageProblem;
  /** Milliseconds after which the storage wants to be asked again, as it said. */
  readonly after: number | null;
}

/** Why a folder takes nothing more, by which device's name, and when (milliseconds since the epoch). */
export interface FolderEnd {
  readonly kind: 'end';
  readonly why: 'key-changed' | 'erased';
  readonly by: string;
  readonly at: number;
}

/** What actor `look` gives. */
export type LookResult =
  | {
      readonly kind: 'done';
      /** Documents of other devices that were taken in. */
      readonly documents: number;
      /** Values of this device that gave way to another's, and are kept aside. */
      readonly keptAside: number;
      /** Files of the storage that could not be read. */
      readonly unreadable: number;
      /** Milliseconds since the epoch. */
      readonly at: number;
    }
  /** A newer app wrote what is there. */
  | { readonly kind: 'newer' }
  /** The folder is gone. */
  | { readonly kind: 'lost' }
  | FolderEnd
  /** Everything on this device was erased. */
  | { readonly kind: 'erased' }
  | StorageFailure;

/** What actors `send` and `fill` give. */
export type SendResult = { readonly kind: 'done'; readonly at: number } | { readonly kind: 'erased' } | StorageFailure;

/** What actor `watch` tells while this tab keeps the devices in step. */
export type SyncWatchEvent =
  | { type: 'change.made' }
  | { type: 'look.due' }
  | { type: 'network.back' }
  | { type: 'progress.told'; done: number; all: number };

/** What actor `listen` tells in the other tabs: how far the one is that does it. */
export type SyncListenEvent = { type: 'state.told'; told: SyncTold } | { type: 'page.shown' };

/** What one tab tells the others. */
export interface SyncTold {
  readonly mark: SyncMark;
  readonly lastLook: number | null;
  readonly problem: StorageProblem | null;
}

/** How it stands, in the words of the frame. */
export type SyncMark = 'off' | 'in-step' | 'waiting' | 'offline' | 'needs-you' | 'paused';
