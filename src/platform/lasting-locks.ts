import { presence as ofThisPage, type Presence } from './presence';

type Locks = Pick<LockManager, 'request'>;
type Granted = (lock: Lock | null) => unknown;

/**
 * Web Locks that a page has again when it comes back: WebKit takes them away from a page that it keeps for Back. Whoever
 * took one meanwhile has it first.
 */
export function lastingLocks(locks: Locks, presence: Presence = ofThisPage): Locks {
  function request(name: string, ...rest: [Granted] | [LockOptions, Granted]): Promise<unknown> {
    const callback = rest.at(-1) as Granted;
    const options = rest.length > 1 ? (rest[0] as LockOptions) : {};
    return new Promise((resolve, reject) => {
      let held: Promise<unknown> | null = null;
      let over = false;
      const end = (settle: () => void) => {
        over = true;
        stop();
        settle();
      };
      const ask = (how: LockOptions) =>
        locks
          .request(name, how, (lock) => {
            if (over) return undefined;
            // A failure of the callback reaches the one who asked, below.
            held ??= Promise.resolve(callback(lock)).then(
              (value) => end(() => resolve(value)),
              (error) => end(() => reject(error)),
            );
            return held;
          })
          .catch((error: unknown) => {
            // Taken away with the page; asked for again below.
            if (!presence.isLeft() && !held && !over) end(() => reject(error));
          });
      // Who would not wait at first may have to wait now: it was held already.
      const again: LockOptions = options.mode ? { mode: options.mode } : {};
      const stop = presence.onReturn(() => {
        if (options.signal?.aborted) end(() => reject(options.signal?.reason));
        else void ask(held ? again : options);
      });
      void ask(options);
    });
  }
  return { request: request as Locks['request'] };
}
