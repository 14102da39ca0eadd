/** What of the app is kept on the device, and what is still to be fetched: actors `lookOffline` and `fetchOffline`. */
import type { EngineName } from './compiler';

/** A part of the app that is fetched when first used: files of the build, or what runs a language. */
export type OfflinePartName = 'pdf' | 'fonts' | 'pictures' | EngineName;

export interface OfflinePart {
  readonly name: OfflinePartName;
  /** What it takes on the device. */
  readonly bytes: number;
  /** What of it is not on the device yet, in bytes. */
  readonly missing: number;
}

/** Why this page cannot keep files: no service worker looks after it, or one of another build does. */
export type Unkept = 'no-worker' | 'other-build';

/** What `lookOffline` gives. */
export type OfflineLook =
  | { readonly kind: 'unkept'; readonly reason: Unkept }
  | {
      readonly kind: 'looked';
      /** Of the screens and what they say, which are kept after the first visit. */
      readonly screenBytes: number;
      readonly parts: readonly OfflinePart[];
    };

/**
 * `offline`: no network. `interrupted`: the connection ended. `damaged`: a file is not what the build made.
 * `failed`: the server did not give it. `no-room`: it came, and the browser did not keep it.
 */
export type OfflineProblem = 'offline' | 'interrupted' | 'damaged' | 'failed' | 'no-room';

export interface FetchOfflineInput {
  readonly parts: readonly OfflinePart[];
}

/** What `fetchOffline` sends: progress, and one end. */
export type FetchOfflineEvent =
  /** Bytes that came since it began. */
  | { readonly type: 'copy.progressed'; readonly loadedBytes: number }
  | { readonly type: 'copy.finished' }
  | { readonly type: 'copy.failed'; readonly problem: OfflineProblem };
