import { lastingLocks } from '../platform/lasting-locks';

/** The build this page came from, which the build wrote into `index.html`; `null` in development. */
export const pageVersion: string | null =
  document.querySelector<HTMLMetaElement>('meta[name="elevate-version"]')?.content ?? null;

/** Says, for as long as the page is open, that it needs the files of its build: the service worker then keeps them. */
export function holdVersion(): void {
  if (pageVersion === null || !navigator.locks) return;
  lastingLocks(navigator.locks)
    .request(`elevate-page-${pageVersion}`, { mode: 'shared' }, () => new Promise(() => {}))
    // Refused where storage is: there are no kept files there either.
    .catch(() => {});
}
