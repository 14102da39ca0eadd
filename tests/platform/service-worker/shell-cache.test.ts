import { describe, expect, test } from 'vitest';
import { type Build, createShellCache, stemOf } from '../../../src/service-worker/shell-cache';

const ORIGIN = 'https://elevate.test';

/** The Cache API as far as the worker uses it, with addresses as keys. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : String(key), ORIGIN).pathname;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (key: RequestInfo) => kept.get(pathOf(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => void kept.set(pathOf(key), response),
      keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
    };
  };
  const caches = { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
  return { all, caches: caches as unknown as CacheStorage };
}

const file = (url: string) => ({ url, integrity: `sha256-of ${url}`, bytes: url.length });
const build = (version: string, now: string[], later: string[] = []): Build => ({
  version,
  now: now.map(file),
  later: later.map(file),
});

function world() {
  const { all, caches } = fakeCaches();
  const asked: string[] = [];
  const server = new Map<string, string>();
  const pageHeaders: Record<string, string> = {};
  let open: ReadonlySet<string> | null = new Set();
  const fetch = async (request: string | Request) => {
    const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    asked.push(path);
    const body = server.get(path);
    return body === undefined
      ? new Response('<page>', { status: 404, headers: { 'content-type': 'text/html' } })
      : new Response(body, {
          headers:
            path === '/' ? { 'content-type': 'text/html', ...pageHeaders } : { 'content-type': 'text/javascript' },
        });
  };
  return {
    all,
    asked,
    pageHeaders,
    kept: (version: string) => [...(all.get(`elevate-shell-${version}`)?.keys() ?? [])].sort(),
    publish(version: string, files: string[]) {
      server.clear();
      server.set('/', `<meta name="elevate-version" content="${version}" />`);
      for (const path of files) server.set(path, `${version} ${path}`);
    },
    opened: (versions: string[] | null) => {
      open = versions && new Set(versions);
    },
    shell: (one: Build) => createShellCache({ build: one, caches, fetch, openVersions: async () => open }),
  };
}
const get = (path: string) => new Request(ORIGIN + path);

describe('filling', () => {
  test('fetches the shell, not what is kept later', async () => {
    const { publish, shell, kept } = world();
    publish('one', ['/assets/home-AAAAAAAA.js', '/appearance.js']);
    await shell(
      build('one', ['/assets/home-AAAAAAAA.js', '/appearance.js'], ['/assets/pdf.worker-AAAAAAAA.js']),
    ).fill();
    expect(kept('one')).toEqual(['/appearance.js', '/assets/home-AAAAAAAA.js', '/index.html']);
  });

  test('takes unchanged files from the earlier build, fetches changed ones, and what was used of the rest', async () => {
    const { publish, shell, kept, asked } = world();
    const first = build('one', ['/assets/a-AAAAAAAA.js', '/appearance.js'], ['/assets/pdf.worker-AAAAAAAA.js']);
    publish('one', ['/assets/a-AAAAAAAA.js', '/appearance.js', '/assets/pdf.worker-AAAAAAAA.js']);
    await shell(first).fill();
    await shell(first).file(get('/assets/pdf.worker-AAAAAAAA.js'));
    asked.length = 0;
    publish('two', ['/assets/a-AAAAAAAA.js', '/appearance.js', '/assets/pdf.worker-BBBBBBBB.js', '/x-CCCCCCCC.bcmap']);
    await shell(
      build(
        'two',
        ['/assets/a-AAAAAAAA.js', '/appearance.js'],
        ['/assets/pdf.worker-BBBBBBBB.js', '/x-CCCCCCCC.bcmap'],
      ),
    ).fill();
    expect(asked.sort()).toEqual(['/', '/appearance.js', '/assets/pdf.worker-BBBBBBBB.js']);
    expect(kept('two')).toContain('/assets/pdf.worker-BBBBBBBB.js');
  });

  test.each([
    ['a file that is gone', 'one', []],
    ['a page of another build', 'two', ['/assets/a-AAAAAAAA.js']],
  ])('fails for %s', async (_, published, files) => {
    const { publish, shell, kept } = world();
    publish(published, files);
    await expect(shell(build('one', ['/assets/a-AAAAAAAA.js'])).fill()).rejects.toThrow();
    expect(kept('one')).not.toContain('/index.html');
  });
});

describe('answering', () => {
  const one = build('one', ['/assets/a-AAAAAAAA.js', '/icon.svg'], ['/icons/icon-192.png']);
  test.each([
    ['/home', 'navigate', 'page'],
    ['/roadmap/frontend', 'navigate', 'page'],
    ['/index.html', 'navigate', 'page'],
    ['/icon.svg', 'navigate', 'file'],
    ['/assets/a-AAAAAAAA.js', 'cors', 'file'],
    ['/assets/old-BBBBBBBB.js', 'cors', 'file'],
    ['/icons/icon-192.png', 'no-cors', 'file'],
    ['/toolchain/llvm.wasm.gz', 'cors', null],
    ['/toolchain/compiler-1234.js', 'cors', 'engine'],
    ['/service-worker.js', 'same-origin', null],
    ['/data.json', 'cors', null],
    ['https://models.example/v1/models', 'cors', null],
  ] as const)('%s asked by %s: %s', (path, mode, kind) => {
    const url = new URL(path, ORIGIN).href;
    expect(world().shell(one).kindOf({ method: 'GET', url, mode, headers: new Headers() }, ORIGIN)).toBe(kind);
  });

  test('the page comes with the headers that the server gave it', async () => {
    const { publish, shell, pageHeaders } = world();
    publish('one', ['/assets/a-AAAAAAAA.js', '/icon.svg']);
    Object.assign(pageHeaders, {
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-encoding': 'br',
      'content-length': '7',
      'clear-site-data': '"storage"',
    });
    await shell(one).fill();
    const page = await shell(one).page(get('/settings'));
    expect(Object.fromEntries(page.headers)).toEqual({
      'content-security-policy': "frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('requests that send something, and parts of files, are the browser’s', () => {
    const shell = world().shell(one);
    const request = { url: `${ORIGIN}/icon.svg`, mode: 'cors', headers: new Headers() } as const;
    expect(shell.kindOf({ ...request, method: 'POST' }, ORIGIN)).toBeNull();
    expect(shell.kindOf({ ...request, method: 'GET', headers: new Headers({ range: 'bytes=0-' }) }, ORIGIN)).toBeNull();
  });

  test('a page of an earlier build gets its own files; a missing one is answered by the server and not kept', async () => {
    const { publish, shell, kept } = world();
    publish('one', ['/assets/a-AAAAAAAA.js']);
    await shell(build('one', ['/assets/a-AAAAAAAA.js'])).fill();
    publish('two', ['/assets/a-BBBBBBBB.js']);
    const second = shell(build('two', ['/assets/a-BBBBBBBB.js'], ['/assets/late-BBBBBBBB.js']));
    await second.fill();
    expect(await (await second.file(get('/assets/a-AAAAAAAA.js'))).text()).toBe('one /assets/a-AAAAAAAA.js');
    expect((await second.file(get('/assets/late-BBBBBBBB.js'))).status).toBe(404);
    expect(kept('two')).not.toContain('/assets/late-BBBBBBBB.js');
    expect(await (await second.page(get('/home'))).text()).toContain('content="two"');
  });
});

test.each([
  ['no page of it is open', ['two'], ['elevate-shell-two', 'other']],
  ['a page of it is open', ['one', 'two'], ['elevate-shell-one', 'elevate-shell-two', 'other']],
  ['the browser cannot say', null, ['elevate-shell-one', 'elevate-shell-two', 'other']],
])('an earlier build when %s', async (_, opened, left) => {
  const { all, shell, opened: open } = world();
  for (const name of ['elevate-shell-one', 'elevate-shell-two', 'other']) all.set(name, new Map());
  open(opened);
  await shell(build('two', [])).tidy();
  expect([...all.keys()].sort()).toEqual(left);
});

test.each([
  ['/assets/pdf.worker-D2yqTJl8.js', '/assets/pdf.worker.js'],
  ['/assets/workspace-n_hRV8hl.js', '/assets/workspace.js'],
  ['/icons/icon-192.png', '/icons/icon-192.png'],
  ['/appearance.js', '/appearance.js'],
])('%s without its hash is %s', (url, stem) => expect(stemOf(url)).toBe(stem));
