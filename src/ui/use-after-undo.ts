import { useEffect, useEffectEvent } from 'react';

/** How long something that was removed is kept for Undo, in milliseconds; the toast is gone long before. */
const UNDO_TIME = 60_000;

interface Removed {
  /** ISO date-time. */
  readonly removedAt?: string;
}

/**
 * Ends what was removed once Undo is over: at once, or when its minute has passed.
 * @param purge one that fails is tried again with the next visit
 */
export function useAfterUndo<T extends Removed>(removed: readonly T[], purge: (one: T) => Promise<void>): void {
  const run = useEffectEvent(purge);
  useEffect(() => {
    const timers = removed.map((one) =>
      setTimeout(
        () => {
          run(one).catch(() => {});
        },
        Math.max(0, Date.parse(one.removedAt ?? '') + UNDO_TIME - Date.now()),
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [removed]);
}
