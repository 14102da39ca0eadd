import { readable } from './readable';

/**
 * One promise for each key, for all callers, as React's `use` needs it; a fetch that failed is tried again the next
 * time.
 */
export function keptPromises<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const promise = readable(
      load(key).catch((error: unknown) => {
        kept.delete(key);
        throw error;
      }),
    );
    kept.set(key, promise);
    return promise;
  };
}
