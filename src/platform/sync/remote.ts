import type { StorageProblem } from '../../../machines/contracts/sync';

/** Immutable files in one folder: all that is asked of a storage. */
export interface Remote {
  /**
   * Names of the folder's files; `null`: there is no such folder.
   * @throws RemoteError, as every method here
   */
  list(): Promise<readonly string[] | null>;
  /** Makes the folder, and those above it that a storage lets be made. */
  prepare(): Promise<void>;
  /**
   * `null`: there is no such file.
   * @param signal gives the request up, by throwing its reason; with one it may take as long as a large file does
   */
  get(name: string, signal?: AbortSignal): Promise<Uint8Array | null>;
  /**
   * A name is never used for two contents; writing one again after a failure is allowed.
   * @param signal as with `get`
   */
  put(name: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  remove(name: string): Promise<void>;
}

export type RemoteProblem = StorageProblem;

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly problem: RemoteProblem,
    /** The status of HTTP, where there was one. */
    readonly status: number | null = null,
    /** Milliseconds after which it may be asked again, as it said. */
    readonly after: number | null = null,
  ) {
    super(status === null ? problem : `${problem} (${status})`);
  }
}
