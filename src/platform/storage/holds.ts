/** What only one tab at a time may go on with, by name. */
export interface Holds {
  /** Takes it, or waits for it, until it is released by the returned function or the tab ends. */
  hold(name: string): () => void;
  isHeld(name: string): Promise<boolean>;
}

const lockOf = (name: string) => `elevate-hold-${name}`;

/** By Web Locks, which go with their tab, even after a crash. A browser without them lets every tab go on. */
export function createHolds(locks: Pick<LockManager, 'request'> | undefined): Holds {
  return {
    hold(name) {
      const letGo = new AbortController();
      let release = () => letGo.abort();
      locks
        ?.request(lockOf(name), { signal: letGo.signal }, () => {
          // Let go of while it was being granted.
          if (letGo.signal.aborted) return undefined;
          return new Promise<void>((resolve) => {
            release = resolve;
          });
        })
        .catch(() => {});
      return () => release();
    },
    isHeld: (name) =>
      new Promise((resolve) => {
        if (!locks) return resolve(false);
        locks
          .request(lockOf(name), { mode: 'shared', ifAvailable: true }, (lock) => resolve(lock === null))
          .catch(() => resolve(false));
      }),
  };
}
