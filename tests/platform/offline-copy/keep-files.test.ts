import { createHash, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AssetEnvironment } from '../../../src/platform/compiler/asset-store';
import { keepAll, keepFiles, sizeOf } from '../../../src/platform/offline-copy/keep-files';

const content = new TextEncoder().encode('an engine');
const sha256 = createHash('sha256').update(content).digest('hex');
const files = {
  core: {
    url: '/toolchain/core.bin',
    bytes: 1,
    sha256: '',
    contentBytes: content.byteLength,
    contentSha256: sha256,
  },
};

function browser(fetch: typeof globalThis.fetch) {
  const kept = new Map<string, string[]>();
  const caches = {
    open: async (name: string) => ({
      match: async () => undefined,
      put: async (url: string) => void kept.set(name, [...(kept.get(name) ?? []), url]),
      keys: async () => [],
    }),
  };
  const environment = {
    fetch,
    caches: caches as unknown as CacheStorage,
    subtle: webcrypto.subtle,
    onLine: () => true,
  } as AssetEnvironment;
  return { kept, environment };
}

test('the files of an engine are fetched and kept under its name', async () => {
  const { kept, environment } = browser(async () => new Response(content));
  const told: number[] = [];
  const keep = keepFiles(
    { files, cache: 'elevate-engine-sql' },
    (bytes) => told.push(bytes),
    new AbortController().signal,
    environment,
  );
  expect(await keep).toBe(true);
  expect([...kept]).toEqual([['elevate-engine-sql', ['/toolchain/core.bin']]]);
  expect(told.at(-1)).toBe(1);
});

test('stopped, the request is given up and nothing is kept', async () => {
  let asked = (_: AbortSignal) => {};
  const begun = new Promise<AbortSignal>((resolve) => {
    asked = resolve;
  });
  const { kept, environment } = browser((_, init) => {
    const signal = init?.signal as AbortSignal;
    asked(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const stop = new AbortController();
  const keep = keepFiles({ files }, () => {}, stop.signal, environment).catch((error: Error) => error.message);
  const signal = await begun;
  stop.abort();
  expect(signal.aborted).toBe(true);
  expect(await keep).toBe('offline');
  expect(kept.size).toBe(0);
});

test('of several parts only what is missing is fetched, and what came is counted over all of them', async () => {
  const asked: string[] = [];
  const { kept, environment } = browser(async (url) => {
    asked.push(String(url));
    return new Response(content);
  });
  const there = { files: { core: { ...files.core, url: '/toolchain/there.bin', bytes: 7 } }, cache: 'elevate-there' };
  const caches = environment.caches as CacheStorage;
  const open = caches.open.bind(caches);
  caches.open = async (name) =>
    name === 'elevate-there' ? ({ match: async () => new Response(content) } as unknown as Cache) : open(name);
  const parts = [
    { files, cache: 'elevate-compiler' },
    there,
    { files: { core: { ...files.core, url: '/toolchain/format.bin', bytes: 2 } }, cache: 'elevate-formatter' },
  ];
  expect(await sizeOf(parts, environment)).toEqual({ bytes: 10, missing: 3 });
  const told: number[] = [];
  expect(await keepAll(parts, (bytes) => told.push(bytes), new AbortController().signal, environment)).toBe(true);
  expect(asked).toEqual(['/toolchain/core.bin', '/toolchain/format.bin']);
  expect([...kept.keys()]).toEqual(['elevate-compiler', 'elevate-formatter']);
  expect(told.at(-1)).toBe(3);
});
