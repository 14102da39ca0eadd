import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function for a child that is drawn only when its props change: it stays the same and does what the newest one does.
 * What an effect calls takes React's own `useEffectEvent`.
 */
export function useEvent<A extends readonly unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
