/** By which a worker reaches another machine, other pages, or what is stored. */
const WAYS_OUT = [
  ...['XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource', 'fetchLater', 'FontFace'],
  ...['RTCPeerConnection', 'RTCDataChannel', 'importScripts', 'Worker', 'SharedWorker', 'BroadcastChannel'],
  ...['indexedDB', 'cookieStore', 'webkitRequestFileSystem', 'webkitRequestFileSystemSync', 'Notification'],
];

/**
 * Takes the ways out of a worker's global scope; nothing gives them back. The page's policy holds in workers as well,
 * but it lets through the chosen model's origin, which no worker has any business with.
 * @param scope the worker's `self`
 * @param keeps `own files`: it may fetch from its own origin, and has the browser's caches; `own database`: it has
 *   IndexedDB, and no request
 */
export function confine(scope: object, keeps: 'nothing' | 'own files' | 'own database'): void {
  const { fetch, origin } = scope as typeof globalThis;
  for (const name of WAYS_OUT) if (name !== 'indexedDB' || keeps !== 'own database') take(scope, name);
  if (keeps !== 'own files') take(scope, 'caches');
  take(scope, 'fetch', keeps === 'own files' ? ownFetch(fetch.bind(scope), origin) : undefined);
}

/** Asks this origin alone, and is led to no other. Relative addresses are the origin's: a launched worker has no other base. */
const ownFetch =
  (fetch: typeof globalThis.fetch, origin: string): typeof globalThis.fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    if (url.origin !== origin) throw new TypeError('A worker of this app asks its own origin only.');
    return fetch(input instanceof Request ? input : url, { ...init, mode: 'same-origin' });
  };

/** Takes a name from a scope, or puts a value in its place for good. */
export function take(scope: object, name: string, value?: unknown): void {
  for (let from: object | null = scope; from !== null && from !== Object.prototype; from = Object.getPrototypeOf(from))
    Reflect.deleteProperty(from, name);
  shut(scope, name, value);
}

export function shut(on: object, name: string, value: unknown): void {
  try {
    Object.defineProperty(on, name, { value, writable: false, configurable: false });
  } catch {
    // It cannot be changed: it stays what it is, which the tests name.
  }
}
