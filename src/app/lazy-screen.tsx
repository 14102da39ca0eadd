import { type ComponentType, lazy, useState } from 'react';

/** What could not be fetched, and how to try it anew. */
const failed = new Set<() => void>();

export type LazyScreen<P extends object> = ComponentType<P> & {
  /** Fetches it now, so that it can be drawn without waiting. Never rejects: a failure shows when it is drawn. */
  readonly preload: () => Promise<void>;
};

/**
 * A component that is fetched when it is first shown. A fetch that fails is tried once more, since a short loss of the
 * network is the usual reason; if that fails too, the error boundary explains it, and its Retry calls `retryFetches`.
 */
export function lazyScreen<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
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
    // Decided once for each place it stands in, so that it is never drawn anew when the fetch ends.
    const [Now] = useState(() => fetched);
    const Shown = Now ?? Later;
    return <Shown {...props} />;
  }
  return Object.assign(Fetched, {
    preload: () =>
      fetch().then(
        () => {},
        () => {},
      ),
  });
}

/** Loads the page again with the newest build on this device: the files of its own may be gone for good. */
export function reloadNewest(): void {
  import('./versions').then(
    ({ versions }) => versions.reload(),
    () => window.location.reload(),
  );
}

/** Lets everything that could not be fetched be tried anew when it is next shown. */
export function retryFetches(): void {
  for (const again of failed) again();
  failed.clear();
}
