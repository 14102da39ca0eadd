import type { NotificationPermissionState } from '../../machines/contracts/reminders';

export interface Note {
  readonly title: string;
  readonly body: string;
  /** A second one with the same tag takes the place of the first. */
  readonly tag: string;
  /** When it is pressed. */
  readonly open: () => void;
}

/** Notifications of the browser. */
export interface Notifications {
  permission(): NotificationPermissionState;
  /** Asks the user, unless it is known already. Only from what the user did. */
  ask(): Promise<NotificationPermissionState>;
  /** `false`: the browser did not show it. */
  show(note: Note): Promise<boolean>;
}

type Given = Pick<typeof globalThis, 'Notification'> | Record<string, never>;

/** By the Notification API; where only the service worker may show one, by that. */
export function browserNotifications(
  given: Given = globalThis,
  worker: () => Promise<Pick<ServiceWorkerRegistration, 'showNotification'> | undefined> = async () =>
    navigator.serviceWorker?.getRegistration(),
): Notifications {
  const api = 'Notification' in given ? given.Notification : undefined;
  return {
    permission: () => api?.permission ?? 'none',
    ask: async () => {
      if (!api) return 'none';
      return api.permission === 'default' ? await api.requestPermission() : api.permission;
    },
    show: async ({ title, body, tag, open }) => {
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
        return registration.showNotification(title, { body, tag }).then(
          () => true,
          () => false,
        );
      }
    },
  };
}
