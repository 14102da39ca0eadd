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
  /** `null`: there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  /** A name is never used for two contents; writing one again after a failure is allowed. */
  put(name: string, bytes: Uint8Array): Promise<void>;
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
