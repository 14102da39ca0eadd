import { serviceWorkerUrl } from './own-scripts';

/**
 * `current`: nothing to say. `ready`: a newer build is here and waits. `replaced`: another tab went over to a newer
 * build, and this page continues with its own.
 */
export type VersionState = 'current' | 'ready' | 'replaced';

export interface AppVersions {
  /** Registers the service worker, once. */
  begin(): void;
  getState(): VersionState;
  subscribe(listener: () => void): () => void;
  /** Loads the page again, with the newest build that is here. */
  reload(): void;
}

export interface VersionsDeps {
  readonly container: ServiceWorkerContainer;
  readonly url: string;
  /** The build of this page. */
  readonly version: string;
  readonly reloadPage: () => void;
  /** Calls back when the page is shown again. */
  readonly onShow: (listener: () => void) => void;
  /** Milliseconds since some fixed moment. */
  readonly now: () => number;
}

const BETWEEN_CHECKS = 60 * 60 * 1000;
const ANSWER_TIME = 5_000;

/** Watches, once begun, for builds newer than this page's. */
export function watchVersions({ container, url, version, reloadPage, onShow, now }: VersionsDeps): AppVersions {
  const listeners = new Set<() => void>();
  let state: VersionState = 'current';
  let waiting: ServiceWorker | null = null;
  let reloading = false;
  const become = (next: VersionState) => {
    if (state === next) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const offer = async (worker: ServiceWorker | null) => {
    if (!worker || !container.controller || (await versionOf(worker)) === version) return;
    waiting = worker;
    become('ready');
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    void offer(registration.waiting);
    const follow = () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') void offer(installing);
      });
    };
    follow();
    registration.addEventListener('updatefound', follow);
    registration.active?.postMessage({ type: 'tidy' });
    let checked = now();
    onShow(() => {
      if (now() - checked < BETWEEN_CHECKS) return;
      checked = now();
      registration.update().catch(() => {});
    });
  };

  const changed = async () => {
    if (reloading) return reloadPage();
    const { controller } = container;
    if (!controller || (await versionOf(controller)) === version) return;
    waiting = null;
    become('replaced');
  };
  let begun = false;

  return {
    begin() {
      if (begun) return;
      begun = true;
      container.addEventListener('controllerchange', () => void changed());
      // Refused in private windows and where the server has no worker: the app works, online. A browser that is told to
      // block workers may also answer with nothing.
      const registering: Promise<ServiceWorkerRegistration | undefined> = container.register(serviceWorkerUrl(url), {
        updateViaCache: 'none',
      });
      registering.then(
        (registration) => registration && watch(registration),
        () => {},
      );
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload() {
      if (waiting?.state !== 'installed') return reloadPage();
      reloading = true;
      waiting.postMessage({ type: 'take-over' });
    },
  };
}

/** The build of a worker; `null` when it does not answer. */
function versionOf(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(null), ANSWER_TIME);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      port1.close();
      resolve(typeof data === 'string' ? data : null);
    };
    worker.postMessage({ type: 'version' }, [port2]);
  });
}
