/** One file of the build. */
export interface BuiltFile {
  /** Path from the origin's root, `/assets/…`. */
  readonly url: string;
  /** `sha256-…`, as in the `integrity` of a request. */
  readonly integrity: string;
  readonly bytes: number;
}

/** One build: what its worker keeps, put in by `tests/tools/app-shell/plugin.mjs`. */
export interface Build {
  readonly version: string;
  /** Fetched in the background after the first load: the screens. */
  readonly now: readonly BuiltFile[];
  /** Kept when first used: the PDF reader, its character maps, fonts of other scripts. */
  readonly later: readonly BuiltFile[];
}

export interface ShellDeps {
  readonly build: Build;
  readonly caches: CacheStorage;
  readonly fetch: (url: string | Request, init?: RequestInit) => Promise<Response>;
  /** Versions of the pages that are open; `null` when the browser cannot say. */
  readonly openVersions: () => Promise<ReadonlySet<string> | null>;
}

const PREFIX = 'elevate-shell-';
const SHELL = '/index.html';
/** What a worker loads as a script cannot be read from a cache by the page and handed over: no policy would let it run. */
const ENGINE_SCRIPT = /^\/toolchain\/[^/]+\.js$/;
const AT_ONCE = 4;
/** Servers differ in what they vary on; a file of a build is the same for everyone. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/** The address without what Vite makes from the content: `/assets/pdf.worker-D2yqTJl8.js` → `/assets/pdf.worker.js`. */
export const stemOf = (url: string): string =>
  url.startsWith('/assets/') ? url.replace(/-[\w-]{8}(?=\.[a-z0-9]+$)/i, '') : url;

/**
 * What the server says of the page goes with it: some of it, such as who may frame it, only a header can say. Left out is
 * what belongs to the transfer, since the text comes out of it, and an order that must not be given with each load.
 */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'clear-site-data'])
    headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  return headers;
}

/**
 * The files of one build in a cache of their own. Nothing of two builds is ever mixed: each file is checked against the
 * hash that the build gave it, and the page itself against the version written in it.
 */
export function createShellCache({ build, caches, fetch, openVersions }: ShellDeps) {
  const name = PREFIX + build.version;
  const later = new Set(build.later.map(({ url }) => url));
  const files = new Set([...later, ...build.now.map(({ url }) => url)]);
  const shellNames = async () => (await caches.keys()).filter((key) => key.startsWith(PREFIX));

  /** The same file in the cache of an earlier build. Only for addresses that change with their content. */
  async function kept(url: string, names: readonly string[]): Promise<Response | undefined> {
    if (stemOf(url) === url) return undefined;
    for (const key of names) {
      const found = await (await caches.open(key)).match(url, MATCH);
      if (found) return found;
    }
    return undefined;
  }

  async function fetchFile({ url, integrity }: BuiltFile): Promise<Response> {
    const response = await fetch(url, { integrity, cache: 'no-cache', credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    return response;
  }

  /** The page, asked for as `/` because many servers redirect `index.html`, and a redirected answer opens no page. */
  async function fetchPage(): Promise<Response> {
    const response = await fetch('/', { cache: 'no-cache', credentials: 'same-origin' });
    const text = await response.text();
    if (!response.ok || !text.includes(`content="${build.version}"`))
      throw new Error('The page on the server belongs to another build.');
    return new Response(text, { headers: headersOf(response) });
  }

  return {
    /**
     * Fills the cache of this build: from the caches of earlier builds where a file has not changed, else from the
     * server. What was used of the rest in an earlier build is brought along, so that it continues working offline.
     * @throws when a file is missing or of another build; the worker is then not installed, and tried again later
     */
    async fill(): Promise<void> {
      const cache = await caches.open(name);
      const earlier = (await shellNames()).filter((key) => key !== name);
      const used = new Set<string>();
      for (const key of earlier)
        for (const { url } of await (await caches.open(key)).keys()) used.add(stemOf(new URL(url).pathname));
      const queue = [...build.now, ...build.later.filter(({ url }) => used.has(stemOf(url)))].filter(
        ({ url }) => url !== SHELL,
      );
      const work = async () => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          if (await cache.match(file.url, MATCH)) continue;
          await cache.put(file.url, (await kept(file.url, earlier)) ?? (await fetchFile(file)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await cache.put(SHELL, await fetchPage());
    },

    /** What the page's request is for; `null` leaves it to the browser. */
    kindOf(
      request: Pick<Request, 'method' | 'url' | 'mode' | 'headers'>,
      origin: string,
    ): 'page' | 'file' | 'engine' | null {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return null;
      if (ENGINE_SCRIPT.test(url.pathname)) return 'engine';
      if (url.pathname.startsWith('/toolchain/') || url.pathname === '/service-worker.js') return null;
      if (files.has(url.pathname) && url.pathname !== SHELL) return 'file';
      if (request.mode === 'navigate') return 'page';
      // Parts of an earlier build, for a page that is still at it.
      return url.pathname.startsWith('/assets/') ? 'file' : null;
    },

    /** A script of an engine, from the cache in which the engine keeps its files. */
    async engine(request: Request): Promise<Response> {
      return (await caches.match(request.url, MATCH)) ?? fetch(request);
    },

    /** The page of this build for every address of the app; from the server when the browser dropped the cache. */
    async page(request: Request): Promise<Response> {
      const found = await (await caches.open(name)).match(SHELL, MATCH);
      return found ?? fetch(request);
    },

    /** A file of this build or, for a page that is still at an earlier one, of that. */
    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const cache = await caches.open(name);
      const found = (await cache.match(pathname, MATCH)) ?? (await kept(pathname, await shellNames()));
      if (found) return found;
      const response = await fetch(request);
      // Without room it is fetched again next time.
      if (later.has(pathname) && response.ok && !/html/.test(response.headers.get('content-type') ?? ''))
        await cache.put(pathname, response.clone()).catch(() => {});
      return response;
    },

    /** What a page that fetches all of the build needs to know: `askForFiles` of `src/platform/offline-copy`. */
    files() {
      const screenBytes = build.now.reduce((sum, { bytes }) => sum + bytes, 0);
      return { version: build.version, screenBytes, later: build.later };
    },

    /** Removes the caches of earlier builds of which no page is open. */
    async tidy(): Promise<void> {
      const open = await openVersions();
      if (!open) return;
      for (const key of await shellNames())
        if (key !== name && !open.has(key.slice(PREFIX.length))) await caches.delete(key);
    },
  };
}
