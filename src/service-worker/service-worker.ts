import { openPressed } from './pressed';
import type { WorkerScope } from './scope';
import { type Build, createShellCache } from './shell-cache';

declare const __BUILD__: Build;

const scope = self as unknown as WorkerScope;
const build = __BUILD__;
const PAGE_LOCK = 'elevate-page-';

const shell = createShellCache({
  build,
  caches,
  fetch: (url, init) => fetch(url, init),
  // Each page holds a lock with its version for as long as it is open: `src/app/page-version.ts`.
  openVersions: async () => {
    if (!navigator.locks) return null;
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PAGE_LOCK) ? [name.slice(PAGE_LOCK.length)] : [])));
  },
});

/** Not while another build is on its way: its cache is nobody's yet. */
const tidy = async () => {
  if (!scope.registration.installing && !scope.registration.waiting) await shell.tidy();
};

scope.addEventListener('install', (event) => event.waitUntil(shell.fill()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim().then(tidy)));
scope.addEventListener('fetch', (event) => {
  const kind = shell.kindOf(event.request, scope.location.origin);
  if (kind) event.respondWith(shell[kind](event.request));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPressed(scope.clients, scope.location.origin, event.notification.data));
});
scope.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  if (type === 'version') event.ports[0]?.postMessage(build.version);
  if (type === 'files') event.ports[0]?.postMessage(shell.files());
  if (type === 'take-over') event.waitUntil(scope.skipWaiting());
  if (type === 'tidy') event.waitUntil(tidy());
});
