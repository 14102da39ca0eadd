import { type EventObject, fromCallback } from 'xstate';
import type { TickerEvent, TickerInput } from '../../machines/contracts/ticker';

/** The clock and the timer of a page; handed in by tests. */
export interface TickerClock {
  /** Milliseconds on a monotonic clock: setting the system's clock does not move it. */
  now(): number;
  /** Calls back once, in about `ms` milliseconds; returns what takes it back. */
  wait(ms: number, callback: () => void): () => void;
  /** Calls back whenever the page is shown again; returns what ends that. */
  onShown(callback: () => void): () => void;
}

const browserClock: TickerClock = {
  now: () => performance.now(),
  wait: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onShown: (callback) => {
    const look = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
};

/**
 * Actor `ticker`: ticks at `startedAt + n × every`. Each wait is measured from the start, so lateness does not add up.
 * A page in the background may be woken late: then one tick reports the time that has passed, at the latest when the
 * page is shown again.
 */
export const tickerLogic = (clock: TickerClock = browserClock) =>
  fromCallback<EventObject, TickerInput>(({ sendBack, input: { startedAt, every } }) => {
    let told = 0;
    let cancel = () => {};
    const look = () => {
      cancel();
      const elapsed = clock.now() - startedAt;
      const step = Math.floor(elapsed / every);
      // The next wait is set before the parent hears: it may stop this actor at once.
      cancel = clock.wait(Math.max(0, (step + 1) * every - elapsed), look);
      if (step <= told) return;
      told = step;
      sendBack({ type: 'clock.ticked', elapsed } satisfies TickerEvent);
    };
    const unsubscribe = clock.onShown(look);
    look();
    return () => {
      cancel();
      unsubscribe();
    };
  });
