import type { NotificationPermissionState } from '../../machines/contracts/reminders';

/** As the service worker says it: `src/service-worker/pressed.ts`. */
const PRESSED = 'notification-pressed';

export interface Note {
  readonly title: string;
  readonly body: string;
  /** A second one with the same tag takes the place of the first. */
  readonly tag: string;
  /** Where it leads: a path of the app. */
  readonly path: string;
  /** When it is pressed and this page is the one that showed it. */
  readonly open: () => void;
}

/** Notifications of the browser. */
export interface Notifications {
  permission(): NotificationPermissionState;
  /** Tells when the permission changes, also in the browser's own settings. Returns what ends that. */
  onChange(listener: () => void): () => void;
  /** Asks the user, unless it is known already. Only from what the user did. */
  ask(): Promise<NotificationPermissionState>;
  /** `false`: the browser did not show it. */
  show(note: Note): Promise<boolean>;
  /** Tells the path of a notification that was pressed and that the service worker had shown. */
  onPressed(listener: (path: string) => void): () => void;
}

type Given = Pick<typeof globalThis, 'Notification'> | Record<string, never>;

export interface NotificationPlaces {
  readonly worker: () => Promise<Pick<ServiceWorkerRegistration, 'showNotification'> | undefined>;
  readonly permissions: Pick<Permissions, 'query'> | undefined;
  readonly messages: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

const browserPlaces = (): NotificationPlaces => {
  const { permissions, serviceWorker } = (globalThis.navigator ?? {}) as {
    readonly permissions?: Permissions;
    readonly serviceWorker?: ServiceWorkerContainer;
  };
  return { permissions, messages: serviceWorker, worker: async () => serviceWorker?.getRegistration() };
};

/** By the Notification API; where only the service worker may show one, by that. */
export function browserNotifications(
  given: Given = globalThis,
  { worker, permissions, messages }: NotificationPlaces = browserPlaces(),
): Notifications {
  const api = 'Notification' in given ? given.Notification : undefined;
  return {
    permission: () => api?.permission ?? 'none',
    onChange: (listener) => {
      let ended = false;
      let status: PermissionStatus | null = null;
      // Firefox and Safari know the name only in newer versions; the answer of `ask` is noted without it.
      permissions?.query({ name: 'notifications' }).then(
        (found) => {
          if (ended) return;
          status = found;
          found.addEventListener('change', listener);
        },
        () => {},
      );
      return () => {
        ended = true;
        status?.removeEventListener('change', listener);
      };
    },
    ask: async () => {
      if (!api) return 'none';
      return api.permission === 'default' ? await api.requestPermission() : api.permission;
    },
    show: async ({ title, body, tag, path, open }) => {
      if (api?.permission !== 'granted') return false;
      try {
        const shown = new api(title, { body, tag });
        shown.onclick = () => {
          window.focus();
          shown.close();
          open();
        };
        return true;
      } catch {
        // Phones refuse it to pages.
        const registration = await worker().catch(() => undefined);
        if (!registration) return false;
        return registration.showNotification(title, { body, tag, data: { path } }).then(
          () => true,
          () => false,
        );
      }
    },
    onPressed: (listener) => {
      const heard = (event: Event) => {
        const { type, path } = ((event as MessageEvent).data ?? {}) as { type?: unknown; path?: unknown };
        if (type === PRESSED && typeof path === 'string') listener(path);
      };
      messages?.addEventListener('message', heard);
      return () => messages?.removeEventListener('message', heard);
    },
  };
}
