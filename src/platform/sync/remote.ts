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

/**
 * Why a storage did not do what it was asked.
 * - `offline`: no network; `unreachable`: no answer, and why is not told to a page
 * - `blocked`: it answers, and does not let this page read (CORS)
 * - `policy`: the page's own policy does not know the address yet
 * - `password`, `forbidden`, `address`, `read-only`, `full`, `too-large`, `busy`: as it said
 * - `folder-permission`: the browser asks again before it reads the chosen folder
 * - `not-a-storage`: it answers with something else; `failed`: anything else it said
 */
export type RemoteProblem =
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
  | 'failed';

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

/** Those that go by themselves: tried again, and nobody is asked. */
export const PASSING: readonly RemoteProblem[] = ['offline', 'unreachable', 'busy', 'failed'];
