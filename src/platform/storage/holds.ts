import type { OpenChannel } from './channel';

/** What the tab is told that takes something. */
export interface Holder {
  /** It has it. */
  granted(): void;
  /** Another tab has it. It goes on waiting for it until it is released. */
  refused(): void;
  /** Another tab asks for it; release it when all of it is stored. */
  asked(): void;
}

/** What only one tab at a time may go on with, by name. */
export interface Holds {
  /** Takes it, or waits for it, until it is released by the returned function or the tab ends. */
  hold(name: string, holder: Holder): () => void;
  isHeld(name: string): Promise<boolean>;
  /** Asks the tab that holds it to let go. `false`: it has not within {@link PATIENCE} milliseconds. */
  ask(name: string): Promise<boolean>;
}

/** How long a tab may take to store what it has; one that is asleep answers never. */
const PATIENCE = 5000;

/** How long a look of another tab, which holds it too, may take: whoever waits longer waits for a tab that has it. */
const LOOK = 250;

const CHANNEL = 'elevate-holds';
const lockOf = (name: string) => `elevate-hold-${name}`;

export interface HoldsDeps {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: OpenChannel;
  /** Aborts after so many milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** By Web Locks, which go with their tab, even after a crash. */
export function createHolds({ locks, channel, timeout = AbortSignal.timeout }: HoldsDeps): Holds {
  const held = new Map<string, () => void>();
  const asking = channel(CHANNEL);
  if (asking)
    asking.onmessage = ({ data }: MessageEvent) => {
      const { ask } = (data ?? {}) as { ask?: unknown };
      if (typeof ask === 'string') held.get(ask)?.();
    };

  return {
    hold(name, { granted, refused, asked }) {
      const letGo = new AbortController();
      let waits = true;
      let release = () => letGo.abort();
      timeout(LOOK).addEventListener('abort', () => {
        if (waits && !letGo.signal.aborted) refused();
      });
      locks
        .request(lockOf(name), { signal: letGo.signal }, () => {
          // Let go of while it was being granted.
          if (letGo.signal.aborted) return undefined;
          waits = false;
          held.set(name, asked);
          granted();
          return new Promise<void>((resolve) => {
            release = () => {
              if (held.get(name) === asked) held.delete(name);
              resolve();
            };
          });
        })
        .catch(() => {});
      return () => release();
    },
    isHeld: (name) =>
      new Promise((resolve) => {
        locks
          .request(lockOf(name), { mode: 'shared', ifAvailable: true }, (lock) => resolve(lock === null))
          .catch(() => resolve(false));
      }),
    ask: (name) =>
      new Promise((resolve) => {
        asking?.postMessage({ ask: name });
        locks
          .request(lockOf(name), { mode: 'shared', signal: timeout(PATIENCE) }, () => resolve(true))
          .catch(() => resolve(false));
      }),
  };
}
