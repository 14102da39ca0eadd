import { type EventObject, fromCallback } from 'xstate';
import type { ClockEvent } from '../../machines/contracts/clock';

/** The time of the device and the timer of a page; handed in by tests. */
export interface WallClock {
  now(): number;
  wait(ms: number, callback: () => void): () => void;
  onShown(callback: () => void): () => void;
}

export const browserWallClock: WallClock = {
  now: () => Date.now(),
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

/** Actor `clock`: at once, with each second of the device's clock, and when the page is shown again. */
export const clockLogic = (clock: WallClock = browserWallClock) =>
  fromCallback<EventObject>(({ sendBack }) => {
    let cancel = () => {};
    const look = () => {
      cancel();
      const at = clock.now();
      cancel = clock.wait(1000 - (at % 1000), look);
      sendBack({ type: 'clock.read', at } satisfies ClockEvent);
    };
    // Not before those who listen to the flow are there.
    cancel = clock.wait(0, look);
    const unsubscribe = clock.onShown(look);
    return () => {
      cancel();
      unsubscribe();
    };
  });
