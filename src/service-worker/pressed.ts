/** The name of the message by which the worker tells a page that a notification was pressed. */
export const NOTIFICATION_PRESSED = 'notification-pressed';

/** A window of the app, as the worker sees it. */
export interface PageClient {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>;
  openWindow(url: string): Promise<unknown>;
}

/**
 * Leads from a pressed notification to its place: the page that is open is brought to the front and told, so that nothing
 * in it is loaded again; where none is, one is opened.
 * @param data what the notification carries; anything but a path of the app leads to the app's first page
 */
export async function openPressed(pages: Pages, origin: string, data: unknown): Promise<void> {
  const path = pathOf(data, origin);
  const open = (await pages.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => {
    const { origin: its, pathname } = new URL(url);
    // The landing page has no screens to lead to.
    return its === origin && pathname !== '/';
  });
  const page = open.find(({ focused }) => focused) ?? open[0];
  if (!page) return void (await pages.openWindow(path));
  page.postMessage({ type: NOTIFICATION_PRESSED, path });
  // A browser that does not let it come to the front has still been told.
  await page.focus().catch(() => {});
}

function pathOf(data: unknown, origin: string): string {
  const { path } = (typeof data === 'object' && data !== null ? data : {}) as { path?: unknown };
  if (typeof path !== 'string' || !path.startsWith('/')) return '/home';
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : '/home';
}
