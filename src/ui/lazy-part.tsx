import { type ComponentType, lazy, useState } from 'react';

/** What could not be fetched, and how to try it again. */
const failed = new Set<() => void>();

export type LazyPart<P extends object> = ComponentType<P> & {
  /**
   * Fetches it now, so that it can be drawn without waiting. Returns whether it came; a failure shows when it is drawn.
   */
  readonly preload: () => Promise<boolean>;
};

/**
 * A component that is fetched when it is first shown. A fetch that fails is tried once more, since a short loss of the
 * network is the usual reason; if that fails too, the error boundary explains it, and its Retry calls `retryFetches`.
 */
export function lazyPart<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let fetched: ComponentType<object> | null = null;
  const fetch = async () => {
    fetched ??= (await load().catch(load)) as ComponentType<object>;
    return fetched;
  };
  const make = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        failed.add(again);
        throw error;
      }
    });
  // `lazy` keeps a rejection for good: another attempt needs another one.
  const again = () => {
    Later = make();
  };
  let Later = make();
  function Fetched(props: P) {
    // Decided once for each place, so that nothing is mounted a second time when the fetch ends.
    const [Now] = useState(() => fetched);
    const Shown = Now ?? Later;
    return <Shown {...props} />;
  }
  return Object.assign(Fetched, {
    preload: () =>
      fetch().then(
        () => true,
        () => false,
      ),
  });
}

/** Lets everything that could not be fetched be tried again when it is next shown. */
export function retryFetches(): void {
  for (const again of failed) again();
  failed.clear();
}
