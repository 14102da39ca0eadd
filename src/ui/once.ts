import { readable } from './readable';

/**
 * One promise for all callers. A fetch that fails is tried once more, since a short loss of the network is the usual
 * reason; if that fails too, all callers hear of it, and it is tried again the next time.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= readable(
      make()
        .catch(make)
        .catch((error: unknown) => {
          made = null;
          throw error;
        }),
    );
    return made;
  };
}
