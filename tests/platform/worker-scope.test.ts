import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { confine } from '../../src/platform/worker-scope';

const ORIGIN = 'https://elevate.example';

/** A scope as browsers have it: some names of its own, some of its prototype. */
function scopeWith(fetch: typeof globalThis.fetch) {
  const prototype = { importScripts() {}, indexedDB: {}, caches: {}, fetch };
  const own = { origin: ORIGIN, WebSocket: class {}, XMLHttpRequest: class {}, setTimeout() {} };
  return Object.assign(Object.create(prototype), own) as Record<string, unknown> & { fetch: typeof globalThis.fetch };
}

describe('confine', () => {
  test('takes every way out for good, and leaves the rest', () => {
    const scope = scopeWith(vi.fn());
    confine(scope, 'nothing');
    for (const name of [
      'importScripts',
      'indexedDB',
      'caches',
      'fetch',
      'WebSocket',
      'XMLHttpRequest',
      'EventSource',
    ]) {
      expect(scope[name]).toBeUndefined();
      expect(() => Object.defineProperty(scope, name, { value: 1 })).toThrow();
    }
    expect(scope.setTimeout).toBeTypeOf('function');
  });

  test('with its own database it has that, and no request', () => {
    const scope = scopeWith(vi.fn());
    confine(scope, 'own database');
    expect(scope.indexedDB).toBeDefined();
    for (const name of ['fetch', 'caches', 'WebSocket', 'XMLHttpRequest', 'Worker', 'BroadcastChannel'])
      expect(scope[name]).toBeUndefined();
  });

  test('with its own files it asks its own origin, by whatever address, and no other', async () => {
    const fetch = vi.fn(async () => new Response('it'));
    const scope = scopeWith(fetch as typeof globalThis.fetch);
    confine(scope, 'own files');
    expect(scope.caches).toBeDefined();
    expect(await (await scope.fetch('/toolchain/llvm.wasm')).text()).toBe('it');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(new URL(`${ORIGIN}/toolchain/llvm.wasm`), { mode: 'same-origin' });
    for (const input of [
      'https://other.example/x',
      '//other.example/x',
      'data:text/plain,x',
      new Request('https://a.b/'),
    ])
      await expect(scope.fetch(input)).rejects.toThrow('its own origin only');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('every worker of the app', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file));
  const workers = sources.filter((file) => file.endsWith('.worker.ts'));

  test('gives up its ways out before anything else is loaded', () => {
    expect(workers.length).toBeGreaterThan(10);
    // Python's engine lives in one thread with the program, and locks the whole scope when it has started.
    const open = workers.filter(
      (file) =>
        !/^import '[\w./]+\/((no|own)-network|own-database)';\n/.test(readFileSync(file, 'utf8')) &&
        !file.endsWith('python.worker.ts'),
    );
    expect(open).toEqual([]);
  });

  test('is started by the one function that gives it the page’s policy', () => {
    const starting = sources.filter((file) => /new (Shared)?Worker\(/.test(readFileSync(file, 'utf8')));
    expect(starting).toEqual(['src/platform/own-scripts.ts']);
  });
});
