import { useEffect, useState } from 'react';

/**
 * What a module holds, fetched once it is needed; until it is there, or where it cannot be had, what stands in for it.
 * @param load the same function on each drawing
 */
export function useFetched<T>(needed: boolean, load: () => Promise<{ readonly default: T }>, until: T): T {
  const [fetched, setFetched] = useState<{ readonly all: T } | null>(null);
  useEffect(() => {
    if (!needed) return;
    let left = false;
    void load().then(
      ({ default: all }) => left || setFetched({ all }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [needed, load]);
  return fetched ? fetched.all : until;
}
