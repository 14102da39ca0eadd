import type { Options } from 'react-markdown';

type Plugins = NonNullable<Options['rehypePlugins']>;

let loaded: Plugins | null = null;
let loading = false;
const listeners = new Set<() => void>();

/** Fetches the colouring of code, once for the page; a failed fetch is tried again when code is next shown. */
function load(): void {
  if (loading || loaded) return;
  loading = true;
  import('./colour-code').then(
    ({ colourCode }) => {
      loaded = [colourCode];
      for (const listener of [...listeners]) listener();
    },
    () => {
      loading = false;
    },
  );
}

/** For `useSyncExternalStore`: the plugins that colour code, `null` until they are loaded. Subscribing fetches them. */
export const highlighter = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    load();
    return () => listeners.delete(listener);
  },
  current: (): Plugins | null => loaded,
};
