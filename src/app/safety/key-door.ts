import type { Secrets } from '../../platform/storage/secrets';

/** Where a reply waits for a key that is locked, and the screen asks for its passphrase. */
export interface KeyDoor {
  /** Resolves when the key of a slot can be read, or is to stay locked; at once where it is not locked. */
  reach(slot: string, signal: AbortSignal): Promise<'open' | 'left'>;
  /** The slot whose key is waited for. */
  waiting(): string | null;
  subscribe(listener: () => void): () => void;
  /** Lets all that wait go on without the key. */
  leave(): void;
}

export function createKeyDoor(secrets: Pick<Secrets, 'read' | 'isLocked' | 'subscribe'>): KeyDoor {
  interface Waiting {
    readonly slot: string;
    settle(how: 'open' | 'left'): void;
  }
  const waiting = new Set<Waiting>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const isShut = (slot: string) => secrets.isLocked(slot) && secrets.read(slot) === null;
  secrets.subscribe(() => {
    for (const one of [...waiting]) if (!isShut(one.slot)) one.settle('open');
  });
  return {
    reach: (slot, signal) =>
      new Promise((resolve) => {
        if (!isShut(slot)) return resolve('open');
        if (signal.aborted) return resolve('left');
        const stop = () => one.settle('left');
        const one: Waiting = {
          slot,
          settle(how) {
            waiting.delete(one);
            signal.removeEventListener('abort', stop);
            resolve(how);
            tell();
          },
        };
        signal.addEventListener('abort', stop);
        waiting.add(one);
        tell();
      }),
    waiting: () => [...waiting][0]?.slot ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leave() {
      for (const one of [...waiting]) one.settle('left');
    },
  };
}
