import { expect, test, vi } from 'vitest';
import { browserNotifications, type NotificationPlaces } from '../../src/platform/notifications';

const nowhere: NotificationPlaces = { messages: undefined, permissions: undefined, worker: async () => undefined };
const note = (open = () => {}) => ({ title: 'Send it', body: 'Due Fri', tag: 'task 1', path: '/home', open });

/** The Notification API as far as it is used. @param breaks pages may not make one, as on phones */
function fakeApi(permission: NotificationPermission, breaks = false) {
  const made: { onclick: (() => void) | null; closed: boolean; close: () => void }[] = [];
  class Shown {
    static permission = permission;
    static requestPermission = async () => 'granted' as const;
    onclick: (() => void) | null = null;
    closed = false;
    constructor() {
      if (breaks) throw new TypeError('Illegal constructor.');
      made.push(this);
    }
    close() {
      this.closed = true;
    }
  }
  return { made, given: { Notification: Shown as unknown as typeof Notification } };
}

test('a press brings the page to the front, closes the notification and opens its place', async () => {
  const focus = vi.fn();
  vi.stubGlobal('window', { focus });
  const { made, given } = fakeApi('granted');
  const open = vi.fn();
  expect(await browserNotifications(given, nowhere).show(note(open))).toBe(true);
  made[0]?.onclick?.();
  expect([focus.mock.calls.length, made[0]?.closed, open.mock.calls.length]).toEqual([1, true, 1]);
  vi.unstubAllGlobals();
});

test('where only the service worker may show one, it gets the path to lead to', async () => {
  const shown: unknown[] = [];
  const worker = async () => ({
    showNotification: async (title: string, options?: NotificationOptions) => void shown.push([title, options]),
  });
  const { given } = fakeApi('granted', true);
  expect(await browserNotifications(given, { ...nowhere, worker }).show(note())).toBe(true);
  expect(shown).toEqual([['Send it', { body: 'Due Fri', tag: 'task 1', data: { path: '/home' } }]]);
  expect(await browserNotifications(given, nowhere).show(note())).toBe(false);
});

test.each(['default', 'denied'] as const)('%s: nothing is shown', async (permission) => {
  const { made, given } = fakeApi(permission);
  expect(await browserNotifications(given, nowhere).show(note())).toBe(false);
  expect(made).toEqual([]);
});

test('a change in the settings of the browser is told until it is no longer wanted', async () => {
  const status = new EventTarget();
  const permissions = { query: async () => status as PermissionStatus };
  const listener = vi.fn();
  const end = browserNotifications(fakeApi('denied').given, { ...nowhere, permissions }).onChange(listener);
  await Promise.resolve();
  status.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  status.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a browser that knows no such permission is no fault', async () => {
  const permissions = { query: () => Promise.reject(new TypeError('notifications')) };
  const end = browserNotifications({}, { ...nowhere, permissions }).onChange(() => {});
  await Promise.resolve();
  end();
  expect(browserNotifications({}, nowhere).permission()).toBe('none');
});
