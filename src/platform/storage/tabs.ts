import { lastingLocks } from '../lasting-locks';
import { presence } from '../presence';
import type { OpenChannel } from './channel';

/** Which tab this is, and which others are gone for good. */
export interface Tabs {
  /** The same after a reload and a restore; another in a duplicate. `null`: the browser cannot tell its tabs apart. */
  readonly id: string | null;
  /** Whether nobody works under this id any more; what belongs to no tab (`null`) never had one. */
  isGone(tab: string | null): boolean;
  /** Finds out about tabs that were not met yet. */
  meet(tabs: Iterable<string>): Promise<void>;
  /** Hears of each tab that ended, and of each that came back. */
  subscribe(listener: (tab: string) => void): () => void;
}

export interface TabsDeps {
  readonly session: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: OpenChannel;
  readonly newId: () => string;
  readonly later: (callback: () => void, delay: number) => unknown;
  /** Calls back when the page was kept for Back, and is shown again. */
  readonly onReturn: (listener: () => void) => void;
}

const KEY = 'elevate-tab';
const lockOf = (id: string) => `elevate-tab-${id}`;
/** The page before a reload may release its lock a moment after the next one asks for it (milliseconds). */
const RELOAD = 400;
/** A tab whose lock is free this long after it ended is not being reloaded (milliseconds). */
const GRACE = 3000;

/**
 * The id of this tab: kept in sessionStorage, which a reload, a crash and a restore bring back, and held as a Web Lock for as
 * long as the tab lives. A duplicated tab finds its lock held and takes another id.
 */
export async function openTabs({ session, locks, channel, newId, later, onReturn }: TabsDeps): Promise<Tabs> {
  const gone = new Set<string>();
  const alive = new Set<string>();
  const listeners = new Set<(tab: string) => void>();
  const tell = (tab: string) => {
    for (const listener of [...listeners]) listener(tab);
  };
  const none: Tabs = { id: null, isGone: () => true, meet: async () => {}, subscribe: () => () => {} };
  if (!locks || !session) return none;

  const own = await ownId(session, locks, newId).catch(() => null);
  if (own === null) return none;
  const hellos = channel('elevate-tabs');
  if (hellos) {
    hellos.onmessage = ({ data }: MessageEvent) => {
      const { hello } = (data ?? {}) as { hello?: unknown };
      if (typeof hello === 'string' && gone.delete(hello)) {
        waitFor(hello);
        tell(hello);
      }
    };
    const greet = () => hellos.postMessage({ hello: own });
    greet();
    onReturn(greet);
  }

  const isFree = (id: string) =>
    new Promise<boolean>((resolve) => {
      locks
        .request(lockOf(id), { mode: 'shared', ifAvailable: true }, (lock) => resolve(lock !== null))
        .catch(() => resolve(false));
    });

  function waitFor(id: string): void {
    alive.add(id);
    // Granted when the tab ends, or between its two lives when it is reloaded.
    const ended = () => {
      later(async () => {
        if (!(await isFree(id))) return waitFor(id);
        alive.delete(id);
        gone.add(id);
        tell(id);
      }, GRACE);
    };
    locks?.request(lockOf(id), { mode: 'shared' }, ended).catch(() => {});
  }

  return {
    id: own,
    isGone: (tab) => tab === null || gone.has(tab),
    async meet(tabs) {
      const unknown = [...new Set(tabs)].filter((id) => id !== own && !gone.has(id) && !alive.has(id));
      await Promise.all(
        unknown.map(async (id) => {
          if (await isFree(id)) gone.add(id);
          else waitFor(id);
        }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function ownId(
  session: NonNullable<TabsDeps['session']>,
  locks: NonNullable<TabsDeps['locks']>,
  newId: () => string,
): Promise<string | null> {
  const known = session.getItem(KEY);
  if (known !== null && ((await hold(locks, known, { ifAvailable: true })) || (await hold(locks, known, soon()))))
    return known;
  const fresh = newId();
  if (!(await hold(locks, fresh, { ifAvailable: true }))) return null;
  session.setItem(KEY, fresh);
  return fresh;
}

const soon = (): LockOptions => ({ signal: AbortSignal.timeout(RELOAD) });

/** Holds the lock until the page ends; `false` when it was not to be had. */
const hold = (locks: NonNullable<TabsDeps['locks']>, id: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    locks
      .request(lockOf(id), options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<void>(() => {}) : undefined;
      })
      .catch(() => resolve(false));
  });

/** The tabs of this browser. */
export function browserTabs(channel: OpenChannel): Promise<Tabs> {
  const attempt = <T>(get: () => T): T | null => {
    try {
      return get();
    } catch {
      return null;
    }
  };
  const locks = attempt(() => navigator.locks);
  return openTabs({
    session: attempt(() => globalThis.sessionStorage ?? null),
    locks: locks ? lastingLocks(locks) : undefined,
    channel,
    newId: () => crypto.randomUUID(),
    later: setTimeout,
    onReturn: presence.onReturn,
  });
}
